/** Dexie built for the browsers that the app is for: without what older ones lack, it is smaller. */
export const modernDexie = [{ find: /^dexie$/, replacement: "dexie/dist/modern/dexie.mjs" }];
