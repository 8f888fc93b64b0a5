// Imported before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";

import { hasKitchen } from "#db/sync-status.ts";
import { emptyUser } from "#domain/user-document.ts";
import { createDevice, makeMeal, rowsOf } from "#sync/doubles/device.fixture.ts";
import { run, stopEngines } from "#sync/doubles/engine.fixture.ts";
import { createLink, createMemoryRemote } from "#sync/doubles/memory-remote.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import { advanceSync, readSync } from "#sync/protocol/wire.ts";
import type { Remote } from "#sync/remotes/remote.ts";

/** A first sync beside another of the cook's devices that writes without a pause. */

afterEach(stopEngines);

const BEFORE = 400;
const MEANWHILE = 2_000;
const LAG_MS = 500;
const PERIOD_MS = 250;

/** Another device, without a database of its own, which saves one recipe after the other. */
function createWriter(server: MemoryServer) {
  const remote = createMemoryRemote(server, createLink("alice"));
  const writer = { by: "alice", clientId: "writer" };
  return async (index: number) => {
    const [path, id] = ["users/alice", `recipe${index}`];
    await remote.transact(async (tx) => {
      const user = await tx.get(path);
      const { v } = readSync(remote, user, writer);
      const step = { v: v + 1, ...writer, lastMutation: { seq: v + 1, id } };
      const sync = advanceSync(remote, user, { ...step, moved: ["personalRecipes"] });
      const recipe = { ...makeMeal(id), userId: "alice", createdAt: 1, updatedAt: 1, v: v + 1 };
      tx.set(`${path}/personalRecipes/${id}`, recipe);
      tx.set(path, { ...(user ?? emptyUser(1)), sync });
    });
  };
}

/** Counts the documents that a device's requests bring. */
function counting(brought: { documents: number }) {
  return ({ get, changesSince }: Remote): Partial<Remote> => {
    const count = <T>(docs: T[]) => {
      brought.documents += docs.length;
      return docs;
    };
    return {
      get: async (path) => count([await get(path)])[0] ?? null,
      changesSince: async (...query) => count(await changesSince(...query)),
    };
  };
}

test("[S5.3] [S5.38] while 2,000 recipes are saved one by one, a first sync soon has what is there, and reads hardly any twice", async () => {
  const server = createMemoryServer();
  const save = createWriter(server);
  for (let index = 0; index < BEFORE; index += 1) await save(index);
  const brought = { documents: 0 };
  const phases = new Set<string | undefined>();
  const reader = await run(server, { online: false, change: counting(brought) });
  reader.link.pause = async () =>
    new Promise((resolve) => void reader.timers.after(LAG_MS, resolve));
  await reader.signal({ online: true });

  let firstAt = -1;
  for (let index = 0; index < MEANWHILE; index += 1) {
    await save(BEFORE + index);
    await reader.timers.advance(PERIOD_MS);
    if (firstAt < 0 && (await hasKitchen(reader.db))) firstAt = index * PERIOD_MS;
    if (firstAt >= 0 && index % 20 === 0) phases.add(await reader.phase());
  }
  await reader.timers.advance(5_000);
  expect(firstAt).toBeGreaterThan(0);
  expect(firstAt).toBeLessThan(10 * LAG_MS);
  expect([...phases]).toEqual(["idle"]);
  const other = await createDevice(server);
  await other.sync();
  expect(await rowsOf(reader.db)).toEqual(await rowsOf(other.db));
  expect(await reader.db.personalRecipes.count()).toBe(BEFORE + MEANWHILE);
  expect(brought.documents).toBeLessThanOrEqual(1.2 * (BEFORE + MEANWHILE));
}, 300_000);
