import { IDBFactory, IDBKeyRange } from "fake-indexeddb";

import { mutate } from "#db/mutate.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { STORED_COLLECTIONS } from "#domain/documents.ts";
import type { AiMealPlan, Meal, UserDocument } from "#domain/entities.ts";
import type { MutationArgs, MutationName } from "#domain/mutations.ts";

import type { SyncContext } from "./commit.ts";
import { ensureClient } from "./local.ts";
import { createLink, createMemoryRemote, type Link } from "./memory-remote.ts";
import type { MemoryServer } from "./memory-server.ts";
import { pull } from "./pull.ts";
import { push } from "./push.ts";

/** A device for tests: an IndexedDB of its own, and a link to an in-memory server. */
export interface Device {
  db: SimmerDb;
  link: Link;
  context: SyncContext;
  mutate<N extends MutationName>(name: N, args: MutationArgs<N>): Promise<void>;
  /** Pulls, pushes what waits, and pulls what that made necessary. */
  sync(): Promise<void>;
  user(): Promise<UserDocument | undefined>;
  pending(): Promise<string[]>;
}

export async function createDevice(
  server: MemoryServer,
  { uid = "alice", now = () => 1_000, storage = new IDBFactory() } = {},
): Promise<Device> {
  const db = openDatabase(uid, { indexedDB: storage, IDBKeyRange });
  await ensureClient(db);
  const link = createLink(uid);
  const context = { db, remote: createMemoryRemote(server, link), now };
  return {
    db,
    link,
    context,
    mutate: (name, args) => mutate(db, name, args),
    async sync() {
      await pull(context);
      if ((await push(context)) === "pull") await pull(context);
    },
    user: () => db.users.get(uid),
    pending: async () => (await db.outbox.orderBy("seq").toArray()).map(({ name }) => name),
  };
}

/** Every synced row of a device, for comparing two. */
export async function rowsOf(db: SimmerDb): Promise<Record<string, Record<string, unknown>>> {
  const rows: Record<string, Record<string, unknown>> = {};
  for (const collection of STORED_COLLECTIONS) {
    const keys = await db.table(collection).toCollection().primaryKeys();
    const docs = await db.table(collection).bulkGet(keys);
    rows[collection] = Object.fromEntries(keys.map((key, index) => [String(key), docs[index]]));
  }
  return rows;
}

export function makeMeal(id: string, title = id): Meal {
  return {
    id,
    title,
    ingredients: [{ name: `${id} flour`, amount: "1 cup" }],
    instructions: ["Mix."],
    mealType: "dinner",
    blurb: "",
    equipment: [],
  };
}

export function makePlan(id: string, meals: readonly Meal[] = [makeMeal(`${id}-r`)]): AiMealPlan {
  return {
    id,
    recipes: meals.map((meal) => ({ ...meal, cooked: false })),
    createdAt: 1,
    updatedAt: 1,
    status: "new",
    userId: "alice",
  };
}
