import type { Contender } from "./contender.ts";
import { forceStrictDurability } from "./durability.ts";

const LOADERS = {
  ours: async () => import("./ours.ts"),
  dexie: async () => import("./dexie.ts"),
  "dexie-put": async () => ({ contender: (await import("./dexie.ts")).putAlone }),
  firestore: async () => import("./firestore.ts"),
};

export type ContenderName = keyof typeof LOADERS;

/** Loads a contender; what it is timed for begins after that. */
async function load(name: ContenderName, strict: boolean): Promise<Contender> {
  if (strict) forceStrictDurability();
  return (await LOADERS[name]()).contender;
}

declare global {
  interface Window {
    bench: { load: typeof load; seedKitchen: typeof seedKitchen };
  }
}

/** Fills the app's own database, where this page has the app's address. */
async function seedKitchen(uid: string, counts: { plans: number; recipes: number }): Promise<void> {
  await (await import("./kitchen.ts")).seedKitchen(uid, counts);
}

window.bench = { load, seedKitchen };
