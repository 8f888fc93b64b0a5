import { expect, test } from "vitest";

import { putMeta } from "#db/meta.ts";
import type { OutboxEntry } from "#db/schema.ts";
import { createDevice, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { readLocal } from "#sync/protocol/local.ts";
import { pull } from "#sync/pull/pull.ts";
import type { Remote } from "#sync/remotes/remote.ts";

import { push } from "./push.ts";

/** Mutations of a newer app that block the mutations this version knows. */

const tick = (mealId: string) => ({ mealId, on: true, at: 3 });
const unknown = { id: "newer", name: "fromTheFuture", version: 9, args: { of: "it" }, at: 4 };

async function start() {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await device.db.outbox.add({ ...unknown });
  await device.mutate("setCurrentMeal", tick("soup"));
  return { server, device };
}

const queueOf = async ({ db }: Device): Promise<OutboxEntry[]> =>
  db.outbox.orderBy("seq").toArray();

test("[S2.12] what is not known makes way, as it is, and what is behind it goes with the same push", async () => {
  const { server, device } = await start();
  expect(await push(device.context)).toBe("applied");
  expect(await queueOf(device)).toEqual([{ ...unknown, seq: 3 }]);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["soup"] });
  // With nothing behind it, it stays in place.
  device.link.requests.length = 0;
  expect(await push(device.context)).toBe("applied");
  expect(device.link.requests).toEqual([]);
  expect(await queueOf(device)).toEqual([{ ...unknown, seq: 3 }]);
});

test("[S2.12] [S4.3] what was sent before it is applied first: no pull is due for that", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("setCurrentMeal", tick("stew"));
  await device.db.outbox.add({ ...unknown });
  await device.mutate("setCurrentMeal", tick("soup"));
  expect(await push(device.context)).toBe("applied");
  expect((await queueOf(device)).map(({ id }) => id)).toEqual(["newer"]);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["stew", "soup"] });
});

test("[S2.12] [S8.2] what another tab has moved meanwhile is not moved twice", async () => {
  const { device } = await start();
  const { remote } = device.context;
  let hasRun = false;
  const get: Remote["get"] = async (path) => {
    const fields = await remote.get(path);
    if (!hasRun) {
      hasRun = true;
      await push(device.context);
    }
    return fields;
  };
  await push({ ...device.context, remote: { ...remote, get } });
  await device.sync();
  expect((await queueOf(device)).map(({ id }) => id)).toEqual(["newer"]);
});

test("[S2.9] what the newer app has sent already is not moved, so that it is not sent again", async () => {
  const { server, device } = await start();
  const { clientId } = await readLocal(device.db);
  await putMeta(device.db, { sentSeq: 1 });
  const clients = { alice: { [clientId]: { seq: 1, id: "newer" } } };
  server.edit("users/alice", { current_meals: ["of the future"], sync: { v: 1, clients } });
  expect(await push(device.context)).toBe("pull");
  expect(server.read("users/alice").fields).toMatchObject({
    current_meals: ["of the future", "soup"],
  });
  expect((await queueOf(device)).map(({ seq, id }) => [seq, id])).toContainEqual([1, "newer"]);
  await pull(device.context);
  expect(await queueOf(device)).toEqual([]);
});

test("[S9.4] under a last mutation id that is not this storage's nothing makes way before a pull", async () => {
  const { server, device } = await start();
  const { clientId } = await readLocal(device.db);
  const clients = { alice: { [clientId]: { seq: 7, id: "a copy's" } } };
  server.edit("users/alice", { sync: { v: 1, clients } });
  const before = await queueOf(device);
  const commits = server.log.length;
  expect(await push(device.context)).toBe("pull");
  expect(await queueOf(device)).toEqual(before);
  expect(server.log).toHaveLength(commits);
});
