// Imported before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";

import { putMeta } from "#db/meta.ts";
import { createDevice, type Device } from "#sync/doubles/device.fixture.ts";
import { run, stopEngines } from "#sync/doubles/engine.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { RemoteError } from "#sync/remotes/remote.ts";

/** How an engine starts and stops, and what it does not report. */

afterEach(stopEngines);

const soup = { mealId: "soup", on: true, at: 3 };

/** A promise that stays pending until the test resolves it. */
function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Calls back before the status is stored, with the new phase. */
function beforeStatus({ db }: Device, call: (phase: unknown) => void): void {
  db.meta.hook("updating", (changes, key, { value }) => {
    if (key !== "status") return;
    const phase = (changes as Record<string, unknown>)["value.phase"];
    call(phase ?? (value as { phase: string }).phase);
  });
}

test("[S7.29] a token that expired before the app was opened is refreshed, too", async () => {
  const server = createMemoryServer();
  const other = await createDevice(server);
  await other.mutate("setCurrentMeal", soup);
  await other.sync();
  const device = await run(server, {
    before: async ({ link }) => void (link.tokenExpired = true),
  });
  await device.timers.advance(5_000);
  expect(device.take().filter((line) => line === "refreshToken")).toHaveLength(1);
  expect(await device.user()).toMatchObject({ current_meals: ["soup"] });
});

test("[S7.29] another failure before it takes no expired token its refreshing", async () => {
  const kinds = ["transient", "unauthenticated"] as const;
  const failures = [...kinds];
  const device = await run(createMemoryServer(), {
    change: ({ transact }) => ({
      transact: async (body) => {
        const kind = failures.shift();
        if (kind) throw new RemoteError(kind, "by the test");
        return transact(body);
      },
    }),
  });
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(10_000);
  expect(device.take()).toContain("refreshToken");
  expect(await device.pending()).toEqual([]);
});

test("[S7.30] a session for which no new token is given is over, and the engine says so", async () => {
  const device = await run(createMemoryServer(), {
    change: () => ({
      refreshToken: async () => Promise.reject(new RemoteError("unauthenticated", "revoked")),
    }),
  });
  device.link.tokenExpired = true;
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(100);
  expect(device.take()).toContain("signed out");
  await device.timers.advance(600_000);
  expect(device.take()).toEqual([]);
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
});

test.each(["transient", "quota", "misconfigured"] as const)(
  "[S11.2] an account that changed is met at once, and nothing else told, whatever a request failed for: %s",
  async (failure) => {
    const device = await run(createMemoryServer(), {
      change: () => ({
        transact: async () => {
          device.link.uid = "mallory";
          throw new RemoteError(failure, "by the test");
        },
      }),
    });
    await device.mutate("setCurrentMeal", soup);
    await device.timers.advance(100);
    const told = device.take();
    expect(told).toContain("signed out");
    expect(told.filter((line) => line.startsWith("Sync waits"))).toEqual([]);
  },
);

test("[S12.2] beside a newer app's data it ends, and calls that no failure of the sync", async () => {
  const device = await run(createMemoryServer());
  await device.mutate("setCurrentMeal", soup);
  await putMeta(device.db, { engineVersion: 99 });
  device.take();
  await device.timers.advance(100);
  expect(device.take().filter((line) => !line.startsWith("get"))).toEqual(["outdated"]);

  const late = await run(createMemoryServer(), {
    online: false,
    before: async ({ db }) => putMeta(db, { engineVersion: 99 }),
  });
  expect(late.take()).toEqual(["outdated"]);
  // Nothing of the engine is waiting any more.
  expect(late.timers.nextOf(600_000)).toBe(600_000);
});

test("[S12.6] that it is closed is no failure to store the status", async () => {
  const device = await run(createMemoryServer());
  device.db.close();
  device.take();
  await device.signal({ online: false });
  await device.signal({ online: true });
  await device.timers.advance(600_000);
  expect(device.take()).toEqual([]);
});

test("a database that can't be made ready is reported, with or without a network", async () => {
  const device = await run(createMemoryServer(), {
    online: false,
    async before({ db }) {
      await db.meta.clear();
      db.meta.hook("creating", (_key, { key }) => {
        if (key === "clientId") throw new Error("damaged");
      });
    },
  });
  expect(device.take()).toContain("Sync failed");
});

test("one that is stopped says nothing of what fails after that", async () => {
  const cycle = createGate();
  const cycling = await run(createMemoryServer(), {
    lock: async () => {
      await cycle.opened;
      throw new TypeError("a bug");
    },
  });
  const meals = createGate();
  const refreshing = await run(createMemoryServer(), {
    change: () => ({
      sharedMeals: async () => {
        await meals.opened;
        throw new TypeError("a bug");
      },
    }),
  });
  for (const [device, gate] of [
    [cycling, cycle],
    [refreshing, meals],
  ] as const) {
    device.take();
    const stopped = device.engine.stop();
    gate.open();
    await stopped;
    await device.timers.settle();
    expect(device.take()).toEqual([]);
  }
});

test("one that is stopped in the middle of a cycle leaves the status as it stands", async () => {
  const gate = createGate();
  let isHeld = false;
  const device = await run(createMemoryServer(), {
    lock: async (job) => {
      if (isHeld) await gate.opened;
      await job();
    },
  });
  isHeld = true;
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(100);
  expect(await device.phase()).toBe("syncing");
  const stopped = device.engine.stop();
  gate.open();
  await stopped;
  expect(await device.phase()).toBe("syncing");
});

test("one that is stopped hears nothing of what the cook does then, and waits for nothing", async () => {
  const device = await run(createMemoryServer());
  await device.engine.stop();
  const read: unknown[] = [];
  device.db.outbox.hook("reading", (entry) => {
    read.push(entry);
    return entry;
  });
  await device.mutate("setCurrentMeal", soup);
  await device.timers.settle();
  expect(read).toEqual([]);
  expect(device.timers.nextOf(600_000)).toBe(600_000);
});

test("stopping one takes until its cycle and its refresh of shared meals have both ended", async () => {
  const [cycle, meals] = [createGate(), createGate()];
  let isHeld = false;
  const device = await run(createMemoryServer(), {
    lock: async (job) => {
      if (isHeld) await cycle.opened;
      await job();
    },
    change: () => ({
      sharedMeals: async () => {
        await meals.opened;
        return [];
      },
    }),
  });
  isHeld = true;
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(100);
  const stopped = device.engine.stop().then(() => device.log.push("stopped"));
  meals.open();
  await device.timers.settle();
  expect(device.take()).not.toContain("stopped");
  cycle.open();
  await stopped;
});

test("what is shown already is not stored again", async () => {
  const device = await run(createMemoryServer());
  const stored: unknown[] = [];
  beforeStatus(device, (phase) => stored.push(phase));
  await device.signal({ online: false });
  await device.signal({ visible: false });
  await device.signal({});
  expect(stored).toEqual(["offline"]);
});

test("[S7.9] a status that could not be stored at once is not stored in place of a later one", async () => {
  const device = await run(createMemoryServer());
  await device.signal({ visible: false });
  let losses = 1;
  beforeStatus(device, (phase) => {
    if (phase !== "idle" || losses === 0) return;
    losses -= 1;
    // Outside the transaction that is lost here.
    queueMicrotask(() => void device.signal({ online: false }));
    throw new DOMException("The connection was lost.", "UnknownError");
  });
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(100);
  expect([losses, await device.phase()]).toEqual([0, "offline"]);
});
