import type { Contender } from "./contender.ts";
import { watchDurability } from "./durability.ts";

/** RxDB is installed only for the bench: elsewhere its types are missing and can't be checked. */
const RXDB = import.meta.glob<{ contender: Contender }>("../rxdb/contender.ts");

const LOADERS = {
  ours: async () => import("./ours.ts"),
  dexie: async () => import("./dexie.ts"),
  "dexie-put": async () => ({ contender: (await import("./dexie.ts")).putAlone }),
  firestore: async () => import("./firestore.ts"),
  rxdb: loadRxdb,
};

async function loadRxdb(): Promise<{ contender: Contender }> {
  const [load] = Object.values(RXDB);
  if (!load) throw new Error("The bench page was built without RxDB.");
  return load();
}

export type ContenderName = keyof typeof LOADERS;

let durabilities: () => IDBTransactionDurability[] = () => [];

/** Loads a contender before it is timed. */
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

/** Fills the app's own database, if this page has the app's address. */
async function seedKitchen(
  uid: string,
  counts: { items: number; plans: number; recipes: number },
): Promise<void> {
  await (await import("./kitchen.ts")).seedKitchen(uid, counts);
}

window.bench = { load, durabilities: () => durabilities(), seedKitchen };
