import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { Auth } from "firebase/auth";
import { expect } from "vitest";

import { mutate } from "#db/mutate.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import type { MutationArgs, MutationName } from "#domain/mutations/registry.ts";
import { ensureClient } from "#sync/protocol/local.ts";
import { pull } from "#sync/pull/pull.ts";
import { push } from "#sync/push/push.ts";
import { createFirestoreRemote } from "#sync/remotes/firestore-remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import type { connectServer } from "./rules-server.ts";

/** A device that runs the app's own code, on the emulator with its rules. */
export interface Device {
  db: SimmerDb;
  context: SyncContext;
  mutate<N extends MutationName>(name: N, args: MutationArgs<N>): Promise<void>;
  /** Brings device and server to the same state; fails if a mutation is refused on the way. */
  sync(): Promise<void>;
}

type Server = Pick<Awaited<ReturnType<typeof connectServer>>, "liteAs">;

export async function createDeviceOf(
  server: Server,
  uid: string,
  storage = new IDBFactory(),
): Promise<Device> {
  const db = openDatabase(uid, { indexedDB: storage, IDBKeyRange });
  await ensureClient(db);
  const claims = { iat: String(Date.now() / 1_000) };
  const currentUser = {
    uid,
    getIdToken: () => Promise.resolve(""),
    getIdTokenResult: () => Promise.resolve({ claims }),
  };
  const auth = { currentUser } as unknown as Auth;
  const remote = createFirestoreRemote({ firestore: server.liteAs(uid), auth });
  const context = { db, remote, now: Date.now };
  return {
    db,
    context,
    mutate: (name, args) => mutate(db, name, args),
    async sync() {
      await pull(context);
      await push(context);
      await pull(context);
      expect(await db.deadLetters.toArray()).toEqual([]);
      expect(await db.outbox.toArray()).toEqual([]);
    },
  };
}
