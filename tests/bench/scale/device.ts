import { setTimeout as delay } from "node:timers/promises";

import { getDocument } from "#db/document-store.ts";
import { mutate } from "#db/mutate.ts";
import type { MutationArgs, MutationName } from "#domain/mutations/registry.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { createContext } from "#sync/doubles/device.fixture.ts";
import type { EmulatorCook } from "#sync/doubles/emulator.fixture.ts";
import { startEngine, type Engine } from "#sync/engine/engine.ts";
import { readLocal } from "#sync/protocol/local.ts";
import { readSync } from "#sync/protocol/wire.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { countRemote, type Operations } from "./operations.ts";

const POLL_MS = 50;
/** How long nothing may change until a device counts as idle: longer than its own delays. */
const REST_MS = 1_500;
const PATIENCE_MS = 120_000;

/** One of the cook's devices: the app's own engine over Firestore, with what it asks counted. */
export interface Device {
  mutate<N extends MutationName>(name: N, args: MutationArgs<N>): Promise<void>;
  /** What this device shows as stored portions. */
  stored(): Promise<UserDocument["storedMeals"]>;
  /** Opens the app: the engine runs, and watches the cook's document. */
  open(): void;
  close(): Promise<void>;
  /** The cook looks at the meals of others, this much later by the device's clock. */
  browse(laterMs: number): Promise<void>;
  /** Waits until the device is idle, and returns the server operations since the last call. */
  rest(): Promise<Operations>;
}

export async function createDevice({
  uid,
  signInElsewhere,
}: Pick<EmulatorCook, "uid" | "signInElsewhere">): Promise<Device> {
  // Two listeners in one app instance would share a connection.
  const inner = await signInElsewhere();
  const counted = countRemote(inner);
  let later = 0;
  const now = () => Date.now() + later;
  const context: SyncContext = await createContext(counted.remote, { uid, now });
  const { db } = context;
  let engine: Engine | null = null;
  let failure: Error | null = null;

  /** A fingerprint of the device's state, to detect activity. */
  async function look(): Promise<string> {
    if (failure) throw failure;
    const local = await readLocal(db);
    const server = readSync(inner, await inner.get(`users/${uid}`), local);
    const isBehind = engine !== null && (local.cursor !== server.v || local.entries.length > 0);
    const seen = (await db.meta.get("sharedMealsAt"))?.value ?? 0;
    return isBehind || counted.isBusy() ? "" : JSON.stringify([server.v, local.cursor, seen]);
  }

  return {
    mutate: (name, args) => mutate(db, name, args),
    stored: async () => (await getDocument(db, "users", uid))?.storedMeals ?? [],
    open() {
      engine = startEngine({
        context,
        signals: { isOnline: () => true, isVisible: () => true, subscribe: () => () => undefined },
        timers: {
          after(ms, run) {
            const timer = setTimeout(run, ms);
            return () => clearTimeout(timer);
          },
        },
        random: Math.random,
        lock: async (job) => job(),
        onSignedOut: () => undefined,
        onOutdated: () => undefined,
        report: (message, error) => {
          failure = new Error(message, { cause: error });
        },
      });
    },
    async close() {
      await engine?.stop();
      engine = null;
    },
    async browse(laterMs) {
      later += laterMs;
      await db.meta.put({ key: "sharedMealsWantedAt", value: now() });
    },
    async rest() {
      const end = Date.now() + PATIENCE_MS;
      let since = Date.now();
      let before = await look();
      while (before === "" || Date.now() - since < REST_MS) {
        if (Date.now() > end) throw new Error("The device does not come to rest.");
        await delay(POLL_MS);
        const seen = await look();
        if (seen !== before) since = Date.now();
        before = seen;
      }
      return counted.take();
    },
  };
}
