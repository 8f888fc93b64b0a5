import { expect, test } from "vitest";

import { discardDeadLetter } from "#db/mutate.ts";
import { getUser, requireUser, setPreference } from "#db/repositories/user-repository.ts";
import { emptyUser } from "#domain/user-document.ts";
import { createDevice, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { readLocal } from "#sync/protocol/local.ts";

import { applyServerState } from "./apply-server-state.ts";

/** What the cook avoids must survive any applied server state. */

async function start() {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("createUser", { at: 1 });
  await device.sync();
  return { server, device };
}

/** Applies a user document with these allergies at a version, whoever may have fetched it. */
async function apply(
  { db }: Device,
  cursor: number,
  allergies: "eggs"[],
  lastMutation = { seq: 0, id: "" },
) {
  const from = await readLocal(db);
  const rows = [
    { collection: "users" as const, id: db.kitchenId, doc: { ...emptyUser(1), allergies } },
  ];
  await applyServerState(db, {
    from,
    cursor,
    lastMutation,
    rows,
    whole: false,
    pulled: { here: 5, there: 0 },
  });
}

const avoided = async ({ db }: Device) => (await requireUser(db)).allergies;

test("[S1.13] a server state from before the last one takes nothing from what the cook avoids", async () => {
  const { device } = await start();
  await setPreference(device.db, "allergies", "peanuts", true);
  await device.sync();
  expect(await device.pending()).toEqual([]);
  const { cursor } = await readLocal(device.db);

  await apply(device, cursor - 1, ["eggs"]);

  expect((await device.user())?.allergies).toEqual(["eggs"]);
  expect(await avoided(device)).toEqual(["eggs", "peanuts"]);
  expect((await getUser(device.db)).allergies).toEqual(["eggs", "peanuts"]);
  // What it lost can be given up on this device, where the document holds nothing to remove.
  await setPreference(device.db, "allergies", "peanuts", false);
  expect(await avoided(device)).toEqual(["eggs"]);
});

test("[S1.13] what the cook gave up on another device is given up here, too", async () => {
  const { server, device } = await start();
  const other = await createDevice(server);
  await setPreference(device.db, "allergies", "peanuts", true);
  await device.sync();
  await other.sync();
  await setPreference(other.db, "allergies", "peanuts", false);
  await other.sync();
  await device.sync();
  expect(await avoided(device)).toEqual([]);
});

test("[S1.13] a choice whose document is gone is still avoided", async () => {
  const { device } = await start();
  await setPreference(device.db, "allergies", "peanuts", true);
  await device.db.users.clear();
  expect((await getUser(device.db)).allergies).toEqual(["peanuts"]);
  expect(await avoided(device)).toEqual(["peanuts"]);
});

test("[S1.13] a refused choice is avoided until the cook discards it", async () => {
  const { device } = await start();
  await setPreference(device.db, "allergies", "peanuts", true);
  // A foreign last mutation id: the fate of the choice is unknown.
  const { cursor, entries } = await readLocal(device.db);
  const seq = (entries.at(-1)?.seq ?? 0) + 5;
  await device.db.meta.put({ key: "sentSeq", value: seq - 4 });
  await apply(device, cursor + 1, [], { seq, id: "unknown" });
  const [parked] = await device.db.deadLetters.toArray();
  expect(parked).toMatchObject({ name: "setPreference", reason: "uncertain" });

  expect((await device.user())?.allergies).toEqual([]);
  expect(await avoided(device)).toEqual(["peanuts"]);
  await discardDeadLetter(device.db, parked?.id ?? "");
  expect(await avoided(device)).toEqual([]);
});
