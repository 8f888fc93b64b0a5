import { expect, test } from "vitest";

import { photoCountPath, photoPath, thumbPath } from "#sync/photos/photo-paths.ts";
import { photoOf } from "#sync/photos/photos.fixture.ts";

import type { Fields, Remote, RemoteError } from "./remote.ts";

/** A signed-in cook, on a server that only this suite uses. */
export interface ContractCook {
  uid: string;
  remote: Remote;
  /** Holds back watch events, or releases them. */
  holdStream(isHeld: boolean): void;
  /** Writes past all security rules. */
  seed(path: string, fields: Fields): Promise<void>;
  dispose(): Promise<void>;
}

/** A listener opens late on a busy machine. */
const PATIENT = { timeout: 20_000 };

const EMPTY = {
  favorites: [],
  current_meals: [],
  allergies: [],
  diet: [],
  cookingEquipment: [],
  lastPlanDefaults: { durationDays: 0, mealsPerDay: [], peopleCount: 0 },
  shoppingList: { ingredients: [], meals: [], updatedAt: 1 },
  storedMeals: [],
  updatedAt: 1,
};

interface Sync {
  v: number;
  at: unknown;
  /** By account, then by client. */
  clients: Record<string, Record<string, { at: unknown }>>;
}

function syncOf(user: Fields | null): Sync {
  const { sync } = user ?? {};
  return sync as Sync;
}

function mealsOf(user: Fields | null): string[] {
  const { current_meals } = user ?? {};
  return current_meals as string[];
}

/** Tests what push and pull rely on in every remote. */
export function testRemote(name: string, createCook: () => Promise<ContractCook>): void {
  function contract(title: string, body: (cook: ContractCook) => Promise<void>): void {
    test(`${name}: ${title}`, { timeout: 60_000 }, async () => {
      expect.hasAssertions();
      const cook = await createCook();
      try {
        await body(cook);
      } finally {
        await cook.dispose();
      }
    });
  }

  /** Writes the user document with the next version and last mutation id, as every push does. */
  async function step({ uid, remote }: ContractCook, v: number, more: Fields = {}): Promise<void> {
    await remote.transact(async (tx) => {
      const user = await tx.get(`users/${uid}`);
      tx.set(`users/${uid}`, userAt(remote, v, { ...user, ...more }));
    });
  }

  function userAt(remote: Remote, v: number, more: Fields = {}): Fields {
    const at = remote.serverTime();
    const clients = { [String(remote.signedInUid())]: { c: { seq: v, id: `m${v}`, at } } };
    return { ...EMPTY, ...more, sync: { v, at, clients } };
  }

  contract("a transaction reads and writes; a document that isn't there is null", async (cook) => {
    const { uid, remote } = cook;
    const before = await remote.transact(async (tx) => {
      const user = await tx.get(`users/${uid}`);
      tx.set(`users/${uid}`, userAt(remote, 1));
      return user;
    });
    expect(before).toBeNull();
    const user = await remote.get(`users/${uid}`);
    expect(user).toMatchObject({
      ...EMPTY,
      sync: { v: 1, clients: { [uid]: { c: { seq: 1, id: "m1" } } } },
    });
    expect(await remote.get(`users/${uid}/aiMealPlans/none`)).toBeNull();
  });

  contract("a time of the server's is read as ms, and is written back as it was", async (cook) => {
    const { uid, remote } = cook;
    await step(cook, 1);
    const first = syncOf(await remote.get(`users/${uid}`)).at;
    expect(remote.millis(first)).toEqual(expect.any(Number));
    expect(remote.millis("yesterday")).toBeNull();
    expect(remote.millis(remote.timestamp(5_000))).toBe(5_000);
    const at = remote.serverTime();
    await remote.transact(async (tx) => {
      const user = await tx.get(`users/${uid}`);
      const { clients } = syncOf(user);
      const mine = { ...clients[uid], d: { seq: 1, id: "other", at } };
      tx.set(`users/${uid}`, { ...user, sync: { v: 2, at, clients: { [uid]: mine } } });
    });
    const { clients } = syncOf(await remote.get(`users/${uid}`));
    expect(clients[uid]?.["c"]?.at).toEqual(first);
  });

  contract("what a transaction's body throws is thrown, and nothing is written", async (cook) => {
    const { uid, remote } = cook;
    const reason = new Error("no");
    const failing = remote.transact(async (tx) => {
      await tx.get(`users/${uid}`);
      tx.set(`users/${uid}`, userAt(remote, 1));
      throw reason;
    });
    await expect(failing).rejects.toBe(reason);
    expect(await remote.get(`users/${uid}`)).toBeNull();
  });

  contract("transactions that meet are serialised: none is lost", async (cook) => {
    const { uid, remote } = cook;
    await step(cook, 1);
    const raise = () =>
      remote.transact(async (tx) => {
        const user = await tx.get(`users/${uid}`);
        const { v } = syncOf(user);
        const current_meals = [...mealsOf(user), `meal${v}`];
        tx.set(`users/${uid}`, userAt(remote, v + 1, { current_meals }));
      });
    // A transaction that loses a race fails as stale or, if rules judge by the newest state, as
    // denied.
    const outcomes = await Promise.allSettled([raise(), raise(), raise()]);
    const done = outcomes.filter(({ status }) => status === "fulfilled").length;
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") {
        expect(["transient", "denied"]).toContain((outcome.reason as RemoteError).kind);
      }
    }
    expect(done).toBeGreaterThan(0);
    const user = await remote.get(`users/${uid}`);
    expect(mealsOf(user)).toHaveLength(done);
    expect(syncOf(user).v).toBe(1 + done);
  });

  contract("a refused write is denied, with nothing written", async (cook) => {
    const { uid, remote } = cook;
    await step(cook, 1);
    await expect(step(cook, 7)).rejects.toMatchObject({ name: "RemoteError", kind: "denied" });
    const stranger = remote.transact(async (tx) => tx.set("users/somebody", userAt(remote, 1)));
    await expect(stranger).rejects.toMatchObject({ kind: "denied" });
    await expect(remote.get("users/somebody")).rejects.toMatchObject({ kind: "denied" });
    expect(await remote.get(`users/${uid}`)).toMatchObject({ sync: { v: 1 } });
  });

  contract("data that no document can hold is invalid", async (cook) => {
    const { remote } = cook;
    const undefinedField = step(cook, 1, { favorites: undefined });
    await expect(undefinedField).rejects.toMatchObject({ kind: "invalid" });
    const elsewhere = remote.transact(async (tx) => tx.set("users", {}));
    await expect(elsewhere).rejects.toMatchObject({ kind: "invalid" });
  });

  contract("changes come in order of (v, id), strictly after a position", async (cook) => {
    const { uid, remote, seed } = cook;
    const plans = `users/${uid}/aiMealPlans`;
    for (const [id, v] of Object.entries({ b: 2, a: 2, c: 2, z: 1, d: 3 })) {
      await seed(`${plans}/${id}`, { v });
    }
    const ids = async (after: { v: number; id?: string }, limit = 10) =>
      (await remote.changesSince(uid, "aiMealPlans", after, limit)).map(({ id }) => id);
    expect(await ids({ v: 0 })).toEqual(["z", "a", "b", "c", "d"]);
    expect(await ids({ v: 1 })).toEqual(["a", "b", "c", "d"]);
    expect(await ids({ v: 2, id: "a" })).toEqual(["b", "c", "d"]);
    expect(await ids({ v: 2, id: "c" }, 1)).toEqual(["d"]);
    expect(await ids({ v: 2 })).toEqual(["d"]);
    expect(await ids({ v: 3 })).toEqual([]);
  });

  contract("changes are asked for by number: what has none for a version is none", async (cook) => {
    const { uid, remote, seed } = cook;
    const versions = { none: {}, text: { v: "2" }, null: { v: null }, map: { v: {} } };
    const sound = { part: { v: 1.5 }, one: { v: 1 }, two: { v: 2 } };
    for (const [id, fields] of Object.entries({ ...versions, ...sound })) {
      await seed(`users/${uid}/aiMealPlans/${id}`, fields);
    }
    const ids = async (after: { v: number; id?: string }) =>
      (await remote.changesSince(uid, "aiMealPlans", after, 10)).map(({ id }) => id);
    expect(await ids({ v: 0 })).toEqual(["one", "part", "two"]);
    expect(await ids({ v: 1, id: "one" })).toEqual(["part", "two"]);
    expect(await ids({ v: 1.5, id: "part" })).toEqual(["two"]);
    expect(await ids({ v: 2, id: "two" })).toEqual([]);
  });

  contract("an update changes the fields it names, of a document that is there", async (cook) => {
    const { uid, remote, seed } = cook;
    await step(cook, 1, { favorites: ["a"], diet: ["vegan"] });
    await remote.transact(async (tx) => {
      const { sync } = userAt(remote, 2);
      await tx.get(`users/${uid}`);
      tx.update(`users/${uid}`, { favorites: ["a", "b"], sync });
    });
    expect(await remote.get(`users/${uid}`)).toMatchObject({
      favorites: ["a", "b"],
      diet: ["vegan"],
      sync: { v: 2 },
    });
    await seed(`users/${uid}/aiMealPlans/p`, { v: 1 });
    const nowhere = remote.transact(async (tx) => {
      const user = await tx.get(`users/${uid}`);
      tx.update(`users/${uid}/aiMealPlans/none`, { v: 3 });
      tx.set(`users/${uid}`, userAt(remote, 3, { ...user }));
    });
    await expect(nowhere).rejects.toMatchObject({ name: "RemoteError" });
    expect(await remote.get(`users/${uid}`)).toMatchObject({ sync: { v: 2 } });
  });

  contract("shared meals come newest first by the server's time, page by page", async (cook) => {
    const { uid, remote, seed } = cook;
    const base = 1_700_000_000_000;
    for (const [id, age] of Object.entries({ a: 1, b: 2, c: 2, d: 3 })) {
      const fields = { createdAt: base + 86_400_000 * age, title: `${age}` };
      await seed(`aiMeals/${uid}-${id}`, { ...fields, sharedAt: new Date(base - age) });
    }
    await seed(`aiMeals/${uid}-none`, { createdAt: base + 10 * 86_400_000, sharedAt: null });
    const page = (query: Parameters<Remote["sharedMeals"]>[0]) => remote.sharedMeals(query);
    const ids = (docs: { id: string }[]) => docs.map(({ id }) => id.slice(uid.length + 1));
    const first = await page({ limit: 2 });
    expect(ids(first)).toEqual(["a", "c"]);
    const after = first.at(-1);
    expect(ids(await page({ limit: 5, ...(after && { after }) }))).toEqual(["b", "d"]);
    expect(ids(await page({ limit: 5, newerThan: base - 3 }))).toEqual(["a", "c", "b"]);
  });

  contract(
    "the watch tells the user document, then every change, until it is ended",
    async (cook) => {
      const { uid, remote } = cook;
      const versions: (number | null)[] = [];
      const end = remote.watchUser(
        uid,
        (user) => versions.push(user ? syncOf(user).v : null),
        (error) => {
          throw error;
        },
      );
      await expect.poll(() => versions, PATIENT).toEqual([null]);
      await step(cook, 1);
      await expect.poll(() => versions.at(-1), PATIENT).toBe(1);
      end();
      await step(cook, 2);
      await remote.get(`users/${uid}`);
      expect(versions).not.toContain(2);
    },
  );

  contract(
    "[S6.9] while the watch lags, a read, a transaction and a list have the server's state",
    async (cook) => {
      const { uid, remote, seed } = cook;
      await step(cook, 1);
      const versions: (number | null)[] = [];
      const end = remote.watchUser(
        uid,
        (user) => versions.push(user ? syncOf(user).v : null),
        (error) => {
          throw error;
        },
      );
      await expect.poll(() => versions.at(-1), PATIENT).toBe(1);
      cook.holdStream(true);
      await step(cook, 2);
      await seed(`users/${uid}/aiMealPlans/p`, { v: 2 });
      expect(syncOf(await remote.get(`users/${uid}`)).v).toBe(2);
      const read = await remote.transact(async (tx) => tx.get(`users/${uid}`));
      expect(syncOf(read).v).toBe(2);
      expect(await remote.changesSince(uid, "aiMealPlans", { v: 1 }, 5)).toHaveLength(1);
      expect(versions.at(-1)).toBe(1);
      cook.holdStream(false);
      await expect.poll(() => versions.at(-1), PATIENT).toBe(2);
      end();
    },
  );

  contract("documents come by id in pages, those without a version among them", async (cook) => {
    const { uid, remote, seed } = cook;
    for (const [id, fields] of Object.entries({ b: {}, a: { v: 3 }, d: { v: "x" }, c: { v: 1 } })) {
      await seed(`users/${uid}/aiMealPlans/${id}`, fields);
    }
    const page = async (after: string | null) =>
      (await remote.documentsAfter(uid, "aiMealPlans", after, 3)).map(({ id }) => id);
    expect(await page(null)).toEqual(["a", "b", "c"]);
    expect(await page("c")).toEqual(["d"]);
    expect(await page("d")).toEqual([]);
  });

  contract("the small sizes of photos are listed, with their bytes", async ({ uid, remote }) => {
    const { id, type, large, thumb } = await photoOf("soup");
    await remote.transact(async (tx) => {
      const at = remote.serverTime();
      tx.set(photoCountPath(uid), { id, at, count: 1 });
      tx.set(photoPath(uid, id), { bytes: remote.storedBytes(large), type, at });
      tx.set(thumbPath(uid, id), { bytes: remote.storedBytes(thumb), type });
    });
    const listed = await remote.documentsAfter(uid, "thumbs", null, 3);
    expect(listed.map((found) => found.id)).toEqual([id]);
    expect(remote.readBytes(listed[0]?.fields["bytes"])).toEqual(thumb);
  });

  contract("it knows its account, and gets it a new token", async ({ uid, remote }) => {
    expect(remote.signedInUid()).toBe(uid);
    await remote.refreshToken();
    expect(remote.signedInUid()).toBe(uid);
  });

  contract(
    "tells a wrong clock from a right one, and by how much it is wrong",
    async ({ remote }) => {
      const year = 365 * 86_400_000;
      const right = await remote.clockAhead(Date.now, 0);
      const fast = await remote.clockAhead(() => Date.now() + year, 0);
      const slow = await remote.clockAhead(() => Date.now() - year, year);
      expect(right).toBe(0);
      expect(Math.abs((fast ?? 0) - year)).toBeLessThan(60_000);
      expect(Math.abs((slow ?? 0) + year)).toBeLessThan(60_000);
    },
  );
}
