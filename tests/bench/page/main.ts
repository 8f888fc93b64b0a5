import type { Contender } from "./contender.ts";
import { watchDurability } from "./durability.ts";

const LOADERS = {
  ours: async () => import("./ours.ts"),
  dexie: async () => import("./dexie.ts"),
  "dexie-put": async () => ({ contender: (await import("./dexie.ts")).putAlone }),
  firestore: async () => import("./firestore.ts"),
  rxdb: async () => import("./rxdb.ts"),
};

export type ContenderName = keyof typeof LOADERS;

let durabilities: () => IDBTransactionDurability[] = () => [];

/** Loads a contender; what it is timed for begins after that. */
async function load(name: ContenderName, isForcedStrict: boolean): Promise<Contender> {
  durabilities = watchDurability(isForcedStrict);
  return (await LOADERS[name]()).contender;
}

declare global {
  interface Window {
    bench: {
      load: typeof load;
      durabilities: typeof durabilities;
      seedKitchen: typeof seedKitchen;
    };
  }
}

/** Fills the app's own database, where this page has the app's address. */
async function seedKitchen(uid: string, counts: { plans: number; recipes: number }): Promise<void> {
  await (await import("./kitchen.ts")).seedKitchen(uid, counts);
}

window.bench = { load, durabilities: () => durabilities(), seedKitchen };
