import { expect, test } from "vitest";

import type { OutboxEntry } from "#db/schema.ts";
import {
  createDevice,
  makeMeal,
  makePlan,
  sharedFields,
  type Device,
} from "#sync/doubles/device.fixture.ts";
import { createLink, createMemoryRemote } from "#sync/doubles/memory-remote.ts";
import {
  createMemoryServer,
  type CommitRequest,
  type MemoryServer,
} from "#sync/doubles/memory-server.ts";
import { withFate, type Fate } from "#sync/protocol/marker.ts";
import { rebaseAfter } from "#sync/pull/apply-server-state.ts";
import { pull } from "#sync/pull/pull.ts";
import { RemoteError } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { push } from "./push.ts";

/**
 * The decisions about a mutation that goes alone (skipped, withheld, postponed), and what becomes
 * of it if the server, another host or a late request has handled it differently.
 */

const FATES = ["whole", "skipped", "withheld", "postponed"] as const satisfies Fate[];
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
    if (entry) await db.outbox.put(withFate(entry, fate));
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
  withheld: { stored: 1, ratings: 1, parked: ["rateMeal"] },
  postponed: { stored: 1, ratings: 2, parked: [] },
};

async function outcomeOf({ db }: Device, server: MemoryServer) {
  const stored = (server.read("users/alice").fields?.["storedMeals"] ?? []) as { count: number }[];
  for (const { count } of stored) expect(count).toBe(2);
  const ratings = server.read("aiMeals/soup").fields?.["ratingCount"];
  const parked = (await db.parked.toArray()).map(({ name }) => name);
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
    // Both may have been sent: the other host's marker counts as this storage's own.
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

const refusesShared = ({ writes }: CommitRequest) =>
  [...writes.keys()].some((path) => path.startsWith("aiMeals/"));

test("[S3.6] [S7.24] a rating that was put off and is refused then is parked by itself", async () => {
  const { server, device } = await createLogged();
  await plan(device, "postponed");
  server.denyWhen(refusesShared);
  await expectOutcome(device, server, "withheld");
  expect(await device.db.parked.toArray()).toMatchObject([{ reason: "denied" }]);
});

test("[S3.6] [S7.26] of a log that was put off, what can't wait is refused: all of it is parked", async () => {
  const { server, device } = await createLogged();
  await plan(device, "postponed");
  server.denyWhen(({ writes }) => hasStored(writes));
  await expectOutcome(device, server, "skipped");
  expect(await device.db.parked.toArray()).toMatchObject([{ reason: "denied", args: log }]);
});

function hasStored(writes: CommitRequest["writes"]): boolean {
  return ((writes.get("users/alice")?.["storedMeals"] ?? []) as unknown[]).length > 0;
}

test("[S3.12] [S7.23] a log whose stars are withheld is not put off as well when others write meanwhile", async () => {
  const { server, device } = await createLogged();
  await device.mutate("setCurrentMeal", current("after"));
  await plan(device, "withheld");
  const { commit } = server;
  server.commit = ({ writes }) => (writes.size > 0 ? "stale" : "committed");
  await expect(push(device.context)).rejects.toMatchObject({ kind: "contention" });
  const [entry] = await device.db.outbox.orderBy("seq").toArray();
  expect([entry?.ownOnly, entry?.postponed]).toEqual([true, undefined]);
  server.commit = commit;
  await expectOutcome(device, server, "withheld");
});

test("[S7.16] when everything is refused for a while, the stars are not lost for it", async () => {
  const { server, device } = await createLogged();
  server.denyWhen(({ uid }) => uid === "alice");
  await expect(push(device.context)).rejects.toMatchObject({ kind: "denied" });
  expect(await device.db.parked.count()).toBe(0);
  server.denyWhen(() => false);
  await expectOutcome(device, server, "whole");
});

test.each([
  { sent: "with what was behind it", alone: false },
  { sent: "alone", alone: true },
])(
  "[S3.6] [S8.2] what another host has seen through meanwhile, $sent, is not put off",
  async ({ alone }) => {
    const { server, device } = await createLogged();
    // So that the other host's commits are not applied at once.
    const other = await createDevice(server);
    await other.mutate("savePlan", { plan: makePlan("p1"), addToShoppingList: false, at: 6 });
    await other.sync();
    await device.mutate("setCurrentMeal", current("after"));
    const { remote } = device.context;
    let tries = 0;
    let outcome = "";
    const transact: typeof remote.transact = async (body) => {
      tries += 1;
      if (tries === 3) {
        const after = await device.db.outbox.orderBy("seq").last();
        if (alone && after) await device.db.outbox.delete(after.seq);
        outcome = await push(device.context);
        if (alone && after) await device.db.outbox.put(after);
      }
      if (tries <= 3) throw new RemoteError("contention", "lost to others");
      return remote.transact(body);
    };
    await push({ ...device.context, remote: { ...remote, transact } });
    expect(outcome).toBe("pull");
    const entries: OutboxEntry[] = await device.db.outbox.toArray();
    expect(entries.filter(({ postponed }) => postponed)).toEqual([]);
    await expectOutcome(device, server, "whole");
  },
);
