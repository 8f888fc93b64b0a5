/** Dexie's modern build: smaller, without polyfills for browsers that the app doesn't support. */
export const modernDexie = [{ find: /^dexie$/, replacement: "dexie/dist/modern/dexie.mjs" }];
