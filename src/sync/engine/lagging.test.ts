// Imported before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";

import { createDevice, makeMeal } from "#sync/doubles/device.fixture.ts";
import { run, stopEngines } from "#sync/doubles/engine.fixture.ts";
import { holdStream } from "#sync/doubles/memory-remote.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import type { Remote } from "#sync/remotes/remote.ts";

/** Engines on networks whose listener lags, is held back, or has died silently. */

afterEach(stopEngines);

const STORY_S = 90;
const current = (mealId: string) => ({ mealId, on: true, at: 3 });
const item = (name: string) => ({ mealId: `own:${name}`, name, amount: "1" });

/** A cook with a list of their own, on the server. */
async function seedList(server: MemoryServer, names: readonly string[]): Promise<void> {
  const device = await createDevice(server);
  for (const name of names)
    await device.mutate("addOwnItem", { id: name, name, amount: "1", at: 1 });
  await device.sync();
}

async function bought(device: Awaited<ReturnType<typeof run>>): Promise<string[]> {
  const lines = (await device.user())?.shoppingList.ingredients ?? [];
  return lines.filter((line) => line.bought).map(({ name }) => name);
}

test("[S5.13] [S6.9] with the stream held back and then all requests failing, what was ticked stays ticked", async () => {
  const server = createMemoryServer();
  await seedList(server, ["milk", "bread", "eggs"]);
  const device = await run(server);
  holdStream(device.link, true);
  await device.mutate("setBought", { items: [item("milk")], bought: true, at: 2 });
  await device.timers.advance(2_000);
  expect([await bought(device), await device.phase()]).toEqual([["milk"], "idle"]);

  device.link.offline = true;
  await device.mutate("setBought", { items: [item("bread")], bought: true, at: 3 });
  for (let second = 0; second < STORY_S; second += 1) {
    if (second === 12) device.link.offline = false;
    await device.timers.advance(1_000);
    expect(await bought(device)).toEqual(["milk", "bread"]);
  }
  expect([await device.pending(), await device.phase()]).toEqual([[], "idle"]);
  holdStream(device.link, false);
  await device.timers.advance(5_000);
  expect(await bought(device)).toEqual(["milk", "bread"]);
});

test("[S5.13] two phones that push in turns read nothing whole, and keep their client ids", async () => {
  const server = createMemoryServer();
  await seedList(server, ["milk"]);
  const phones = [await run(server), await run(server)];
  const ids = async () =>
    Promise.all(phones.map(async ({ db }) => (await db.meta.get("clientId"))?.value));
  await phones[0]?.timers.advance(1_000);
  const before = await ids();
  for (const phone of phones) phone.take();
  for (let turn = 0; turn < 8; turn += 1) {
    const phone = phones[turn % 2];
    for (const other of phones) holdStream(other.link, turn % 3 !== 2);
    await phone?.mutate("setCurrentMeal", current(`meal${turn}`));
    for (const other of phones) await other.timers.advance(1_500);
  }
  for (const phone of phones) {
    holdStream(phone.link, false);
    await phone.timers.advance(5_000);
    expect((await phone.user())?.current_meals).toHaveLength(8);
    expect(phone.take().filter((name) => name.startsWith("documents"))).toEqual([]);
    expect(await phone.db.deadLetters.count()).toBe(0);
  }
  expect(await ids()).toEqual(before);
});

/** A remote whose first watch becomes silent once `state.isDead`. */
function dying(state: { isDead: boolean }) {
  let opened = 0;
  return ({ watchUser }: Remote): Partial<Remote> => ({
    watchUser(uid, onChange, onError) {
      opened += 1;
      const isFirst = opened === 1;
      return watchUser(
        uid,
        (fields) => {
          if (!isFirst || !state.isDead) onChange(fields);
        },
        onError,
      );
    },
  });
}

test("[S6.5] a listener that has died without a word is replaced after two minutes, and tells what it missed", async () => {
  const server = createMemoryServer();
  const state = { isDead: false };
  const device = await run(server, { change: dying(state) });
  state.isDead = true;
  const other = await createDevice(server);
  await other.mutate("setCurrentMeal", current("stew"));
  await other.sync();
  await device.timers.advance(110_000);
  expect(await device.user()).not.toMatchObject({ current_meals: ["stew"] });
  await device.timers.advance(10_000);
  expect(await device.user()).toMatchObject({ current_meals: ["stew"] });
});

test("[S6.8] where this device pushes meanwhile, it is replaced after ten seconds", async () => {
  const server = createMemoryServer();
  const state = { isDead: false };
  const device = await run(server, { change: dying(state) });
  state.isDead = true;
  await device.mutate("setCurrentMeal", current("soup"));
  await device.timers.advance(1_000);
  const other = await createDevice(server);
  await other.mutate("setCurrentMeal", current("stew"));
  await other.sync();
  await device.timers.advance(8_000);
  expect(await device.user()).toMatchObject({ current_meals: ["soup"] });
  await device.timers.advance(2_000);
  expect(await device.user()).toMatchObject({ current_meals: ["soup", "stew"] });
});

test("[S3.17] what a push leaves behind is not called synced, and goes out without anyone's doing", async () => {
  const server = createMemoryServer();
  const device = await run(server, {
    // Another client's push precedes each response, more often than one cycle has rounds.
    change: (remote) => {
      let times = 0;
      return {
        async transact(body) {
          const done = await remote.transact(body);
          times += 1;
          if (times > 6) return done;
          const other = await createDevice(server);
          await other.mutate("setCurrentMeal", current(`other${times}`));
          await other.sync();
          await device.mutate("setCurrentMeal", current(`own${times}`));
          return done;
        },
      };
    },
  });
  await device.mutate("setCurrentMeal", current("own0"));
  for (let second = 0; second < STORY_S; second += 1) {
    await device.timers.advance(1_000);
    const isAllThere = (await device.pending()).length === 0;
    expect([await device.phase(), isAllThere]).not.toEqual(["idle", false]);
  }
  expect([await device.pending(), await device.phase()]).toEqual([[], "idle"]);
});

test("[S7.35] where the browser is wrong about being offline, all goes as it does online", async () => {
  const server = createMemoryServer();
  const device = await run(server, { online: false });
  device.link.offline = false;
  await device.timers.advance(120_000);
  expect(await device.phase()).toBe("idle");
  await device.mutate("rateMeal", { meal: makeMeal("soup"), stars: 3, at: 4 });
  await device.timers.advance(2_000);
  expect(await device.pending()).toEqual([]);
  const other = await createDevice(server);
  await other.mutate("setCurrentMeal", current("stew"));
  await other.sync();
  await device.timers.advance(1_000);
  expect(await device.user()).toMatchObject({ current_meals: ["stew"] });
});
