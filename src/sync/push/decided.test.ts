import { expect, test } from "vitest";

import { createDevice, makeMeal, sharedFields, type Device } from "#sync/doubles/device.fixture.ts";
import { createLink, createMemoryRemote } from "#sync/doubles/memory-remote.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import { rebaseAfter } from "#sync/pull/apply-server-state.ts";
import { pull } from "#sync/pull/pull.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { push } from "./push.ts";

/**
 * The decision that a mutation is skipped, and what becomes of it if the server, another host or a
 * late request has handled it differently.
 */

const FATES = ["whole", "skipped"] as const;
type Fate = (typeof FATES)[number];
const log = {
  meal: makeMeal("soup"),
  planId: null,
  portions: { fridge: 2, freezer: 0 },
  stars: 5,
  imageUrl: "",
  at: 5,
};
const current = (mealId: string) => ({ mealId, on: true, at: 6 });

/** A shared meal that one cook has rated, and a device that has a log of it with a rating. */
async function createLogged(): Promise<{ server: MemoryServer; device: Device }> {
  const server = createMemoryServer();
  server.edit("aiMeals/soup", sharedFields("soup", 1_000));
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("logMeal", log);
  return { server, device };
}

/** As the engine would record it. */
async function plan({ db }: Device, fate: Fate): Promise<void> {
  await rebaseAfter(db, async () => {
    const entry = await db.outbox.orderBy("seq").first();
    if (!entry) return;
    const { refused: _refused, ...plain } = entry;
    await db.outbox.put(fate === "skipped" ? { ...plain, refused: "denied" } : plain);
  });
}

/** Another host of the same storage, which gets no reply to its next commit. */
function deafHost({ context }: Device, server: MemoryServer): SyncContext {
  const link = createLink("alice");
  link.commits = ["lost-reply"];
  return { ...context, remote: createMemoryRemote(server, link) };
}

const OUTCOMES: Record<Fate, { stored: number; ratings: number; parked: string[] }> = {
  whole: { stored: 1, ratings: 2, parked: [] },
  skipped: { stored: 0, ratings: 1, parked: ["logMeal"] },
};

async function outcomeOf({ db }: Device, server: MemoryServer) {
  const stored = (server.read("users/alice").fields?.["storedMeals"] ?? []) as { count: number }[];
  for (const { count } of stored) expect(count).toBe(2);
  const ratings = server.read("aiMeals/soup").fields?.["ratingCount"];
  const parked = (await db.deadLetters.toArray()).map(({ name }) => name);
  return { stored: stored.length, ratings, parked };
}

async function expectOutcome(device: Device, server: MemoryServer, fate: Fate): Promise<void> {
  await device.sync();
  expect(await device.pending()).toEqual([]);
  expect(await outcomeOf(device, server)).toEqual(OUTCOMES[fate]);
  expect((await device.user())?.storedMeals).toHaveLength(OUTCOMES[fate].stored);
  expect(await device.db.base.count()).toBe(0);
}

const COMBINATIONS = FATES.flatMap((done) => FATES.map((planned) => ({ done, planned })));

test.each(COMBINATIONS)(
  "[S2.9] [S2.18] sent as $done and believed lost, then planned as $planned: a pull tells what it came to",
  async ({ done, planned }) => {
    const { server, device } = await createLogged();
    await plan(device, done);
    device.link.commits = ["late"];
    await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
    await plan(device, planned);
    server.deliverLate();
    await pull(device.context);
    await expectOutcome(device, server, done);
  },
);

test.each(COMBINATIONS)(
  "[S2.9] [S2.18] sent as $done and believed lost, then planned as $planned: the next push finds it so",
  async ({ done, planned }) => {
    const { server, device } = await createLogged();
    await plan(device, done);
    device.link.commits = ["late"];
    await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
    await plan(device, planned);
    await device.mutate("setCurrentMeal", current("after"));
    server.deliverLate();
    await push(device.context);
    await expectOutcome(device, server, done);
    expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["after"] });
  },
);

test.each(FATES)(
  "[S2.21] [S8.2] a batch on its way when another host has sent its first as %s does not pass that by",
  async (fate) => {
    const { server, device } = await createLogged();
    await device.mutate("setCurrentMeal", current("after"));
    // Both may have been sent: the other host's last mutation id counts as this storage's own.
    device.link.commits = ["lost-request"];
    await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
    const { remote } = device.context;
    let isFirst = true;
    let heard: unknown;
    const transact: typeof remote.transact = async (body) => {
      if (isFirst) {
        isFirst = false;
        await plan(device, fate);
        // It was sent alone, and this host doesn't know: it sends both as it had read them before.
        const after = await device.db.outbox.orderBy("seq").last();
        if (after) await device.db.outbox.delete(after.seq);
        heard = await push(deafHost(device, server)).catch((error: unknown) => error);
        if (after) await device.db.outbox.put(after);
      }
      return remote.transact(body);
    };
    await push({ ...device.context, remote: { ...remote, transact } });
    expect(heard).toMatchObject({ kind: "transient" });
    await expectOutcome(device, server, fate);
    expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["after"] });
  },
);

test("[S7.16] when everything is refused for a while, the stars are not lost for it", async () => {
  const { server, device } = await createLogged();
  server.denyWhen(({ uid }) => uid === "alice");
  await expect(push(device.context)).rejects.toMatchObject({ kind: "denied" });
  expect(await device.db.deadLetters.count()).toBe(0);
  server.denyWhen(() => false);
  await expectOutcome(device, server, "whole");
});
