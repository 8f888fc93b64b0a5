import { IDBFactory } from "fake-indexeddb";
import { expect } from "vitest";

import { getMeta } from "#db/meta.ts";
import {
  createContext,
  createDevice,
  makeMeal,
  makePlan,
  rowsOf,
  type Device,
} from "#sync/doubles/device.fixture.ts";
import { createLink, createMemoryRemote } from "#sync/doubles/memory-remote.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import type { Remote } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { pull } from "./pull.ts";

/** Pulls that are cut short, for tests. */

export const DAY_MS = 86_400_000;
const PAGE_SIZE = 2;

export const savePlan = (id: string) => ({ plan: makePlan(id), addToShoppingList: false, at: 6 });
const times = { createdAt: 1, updatedAt: 1 };
export const saveRecipe = (id: string) => ({
  recipe: { ...makeMeal(id), userId: "alice", ...times },
});

/** A server with a kitchen, and another of the cook's devices. */
export async function start() {
  const clock = { here: 100 * DAY_MS, there: 100 * DAY_MS };
  const server = createMemoryServer({ now: () => clock.there });
  const other = await createDevice(server);
  for (const id of ["a", "b", "c", "d", "e"]) await other.mutate("savePlan", savePlan(id));
  for (const id of ["f", "g", "h"]) await other.mutate("savePersonalRecipe", saveRecipe(id));
  await other.sync();
  return { server, other, clock };
}

/** The app on one storage: each opening of it is another process. */
export function createStorage(server: MemoryServer, now: () => number) {
  const storage = new IDBFactory();
  /** The documents that were brought, as often as they were. */
  const brought: string[] = [];
  const open = async (): Promise<SyncContext & { link: Device["link"] }> => {
    const link = createLink("alice");
    const remote = createMemoryRemote(server, link);
    const note = <T extends { id: string }>(page: T[]) => {
      brought.push(...page.map(({ id }) => id));
      return page;
    };
    const counted: Remote = {
      ...remote,
      changesSince: async (...query) => note(await remote.changesSince(...query)),
    };
    const context = await createContext(counted, { storage, now });
    return { ...context, pageSize: PAGE_SIZE, link };
  };
  return { brought, open };
}

/**
 * Pulls until the server was asked so many times; the process ends there. Whether it had ended.
 * @param before what happens elsewhere before a request that comes after so many
 */
export async function pullUntil(
  { link, ...context }: Awaited<ReturnType<ReturnType<typeof createStorage>["open"]>>,
  requests: number,
  before: (requests: number) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  let happening = Promise.resolve();
  link.pause = async () => {
    if (link.requests.length >= requests) throw new Error("The process was killed.");
    // Some requests are made at the same time.
    happening = happening.then(() => before(link.requests.length));
    await happening;
  };
  const isDone = await pull(context).then(
    () => true,
    () => false,
  );
  context.db.close();
  await happening;
  return isDone;
}

export async function expectSame(server: MemoryServer, { db }: SyncContext): Promise<void> {
  const fresh = await createDevice(server);
  await pull(fresh.context);
  expect(await rowsOf(db)).toEqual(await rowsOf(fresh.db));
  expect(await getMeta(db, "cursor", 0)).toBe(await getMeta(fresh.db, "cursor", 0));
  // What was kept on the way is gone.
  expect([await db.fetchedPages.count(), await db.meta.get("checkpoint")]).toEqual([0, undefined]);
}
