import { IDBFactory, IDBKeyRange } from "fake-indexeddb";

import { getDocument, getDocuments, readIds } from "#db/document-store.ts";
import { mutate } from "#db/mutate.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { STORED_COLLECTIONS } from "#domain/collections.ts";
import type { AiMealPlan, Meal } from "#domain/entities.ts";
import type { MutationArgs, MutationName } from "#domain/mutations/registry.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { ensureClient } from "#sync/protocol/local.ts";
import { pull } from "#sync/pull/pull.ts";
import { flush } from "#sync/push/push.ts";
import type { Remote } from "#sync/remotes/remote.ts";
import { refreshSharedMeals } from "#sync/shared-meals/refresh.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { createLink, createMemoryRemote, type Link } from "./memory-remote.ts";
import type { MemoryServer } from "./memory-server.ts";

/** A device for tests: an IndexedDB of its own, and a link to an in-memory server. */
export interface Device {
  db: SimmerDb;
  link: Link;
  context: SyncContext;
  mutate<N extends MutationName>(name: N, args: MutationArgs<N>): Promise<void>;
  sync(): Promise<void>;
  user(): Promise<UserDocument | undefined>;
  pending(): Promise<string[]>;
}

interface DeviceOptions {
  uid?: string;
  now?: () => number;
  storage?: IDBFactory;
}

/** A device's database and context over any remote. */
export async function createContext(
  remote: Remote,
  options: DeviceOptions = {},
): Promise<SyncContext> {
  const { uid = "alice", now = () => 1_000, storage = new IDBFactory() } = options;
  const db = openDatabase(uid, { indexedDB: storage, IDBKeyRange });
  await ensureClient(db);
  return { db, remote, now };
}

/**
 * Pulls, pushes what waits, pulls again if the push made that necessary, and refreshes shared
 * meals.
 */
export async function syncOnce(context: SyncContext): Promise<void> {
  await pull(context);
  while (await flush(context));
  await refreshSharedMeals(context);
}

export async function createDevice(
  server: MemoryServer,
  options: DeviceOptions = {},
): Promise<Device> {
  const { uid = "alice" } = options;
  const link = createLink(uid);
  const context = await createContext(createMemoryRemote(server, link), options);
  const { db } = context;
  return {
    db,
    link,
    context,
    mutate: (name, args) => mutate(db, name, args),
    sync: () => syncOnce(context),
    user: () => getDocument(db, "users", uid),
    pending: async () => (await db.outbox.orderBy("seq").toArray()).map(({ name }) => name),
  };
}

/** Every synced row of a device, for comparing two devices. */
export async function rowsOf(db: SimmerDb): Promise<Record<string, Record<string, unknown>>> {
  const rows: Record<string, Record<string, unknown>> = {};
  for (const collection of STORED_COLLECTIONS) {
    const keys = await readIds(db, collection);
    const docs = await getDocuments(db, collection, keys);
    rows[collection] = Object.fromEntries(keys.map((key, index) => [key, docs[index]]));
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

/** A meal's fields on the server, shared at `at`, ms. */
export function sharedFields(id: string, at: number): Record<string, unknown> {
  return {
    ...makeMeal(id),
    ratingAverage: 5,
    ratingCount: 1,
    favoriteCount: 0,
    createdAt: at,
    updatedAt: at,
    sharedAt: new Date(at),
    planId: id,
    recipeId: id,
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
