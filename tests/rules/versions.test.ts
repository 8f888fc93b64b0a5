import { doc, serverTimestamp, setDoc } from "firebase/firestore";
import { expect, test } from "vitest";

import {
  COOK,
  noteWith,
  planWith,
  portionChangesWith,
  recipeWith,
  settingsWith,
  shoppingSettingsWith,
  STRANGER,
  user,
} from "./allowed-documents.ts";
import "./matchers.ts";
import {
  lastMutationOf,
  connectServer,
  type Fields,
  type Forgery,
  type Sync,
} from "./rules-server.ts";

const server = await connectServer();
const USER = `users/${COOK}`;
const PLAN = `${USER}/aiMealPlans/p1`;
const RECIPE = `${USER}/personalRecipes/r1`;

// Far enough from the server's time not to match it by chance.
const deviceTime = new Date(Date.now() - 60_000);

const plan = { ...planWith("p1") };
const recipe = { ...recipeWith("r1") };

/** One document of each kind that is the cook's own. */
const OWN: readonly [path: string, fields: Fields][] = [
  [PLAN, plan],
  [RECIPE, recipe],
  [`${USER}/portionChanges/recent`, { ...portionChangesWith(1) }],
  [`${USER}/shoppingSettings/own`, { ...shoppingSettingsWith(1) }],
  [`${USER}/recipeNotes/m1`, { ...noteWith() }],
  [`${USER}/settings/own`, { ...settingsWith(1) }],
];

async function syncNow(): Promise<Sync> {
  return (await server.read(USER))?.["sync"] as Sync;
}

test("pushes raise the version by one each, and every written document carries it", async () => {
  await expect(
    server.push(COOK, { [PLAN]: plan, [RECIPE]: recipe }, { user: { ...user() } }),
  ).toBeAllowed();
  await expect(server.push(COOK, { [PLAN]: { ...plan, status: "completed" } })).toBeAllowed();
  await expect(server.push(COOK)).toBeAllowed();
  expect((await syncNow()).v).toBe(3);
  expect(await server.read(PLAN)).toMatchObject({ v: 2, status: "completed" });
  expect(await server.read(RECIPE)).toMatchObject({ v: 1 });
});

test("[S2.26] a step may move no last mutation id, and raises the version like any other", async () => {
  const step = async () =>
    server.push(COOK, {}, { sync: (next, before) => ({ ...next, clients: before.clients }) });
  await server.push(COOK, {});
  const before = await syncNow();
  await expect(step()).toBeAllowed();
  const { v, clients } = await syncNow();
  expect(v).toBe(before.v + 1);
  expect(clients).toEqual(before.clients);
});

test("several devices push in turn, each under its own last mutation id", async () => {
  await expect(server.push(COOK)).toBeAllowed();
  await expect(server.push(COOK, {}, { client: "tablet" })).toBeAllowed();
  await expect(server.push(COOK, {}, { client: "phone" })).toBeAllowed();
  await expect(server.push(COOK, {}, { client: "tablet" })).toBeAllowed();
  const { v, clients } = await syncNow();
  expect(v).toBe(4);
  expect(clients[COOK]).toMatchObject({ phone: { seq: 2 }, tablet: { seq: 2 } });
});

test("a last mutation id may rise past several mutations at once", async () => {
  await expect(
    server.push(
      COOK,
      {},
      { sync: (next) => ({ ...next, clients: { [COOK]: { phone: lastMutationOf(7) } } }) },
    ),
  ).toBeAllowed();
  await expect(
    server.push(
      COOK,
      {},
      { sync: (next) => ({ ...next, clients: { [COOK]: { phone: lastMutationOf(12) } } }) },
    ),
  ).toBeAllowed();
  expect((await syncNow()).clients[COOK]).toMatchObject({ phone: { seq: 12 } });
});

test("a document an administrator made without sync is taken up at version 1", async () => {
  await server.store(USER, { ...user() });
  await expect(server.push(COOK, { [PLAN]: plan })).toBeAllowed();
  expect(await syncNow()).toMatchObject({ v: 1, moved: { from: 0 } });
});

/** `sync` with the cook's own clients in place of everyone's. */
interface OwnSync {
  v: number;
  clients: Record<string, unknown>;
  moved?: Record<string, number>;
  [field: string]: unknown;
}

/** What a forger makes of the cook's own clients. */
function ownClients(
  forge: (next: OwnSync, before: OwnSync) => Fields,
): NonNullable<Forgery["sync"]> {
  return (next, before) => {
    const { clients, ...forged } = forge(
      { ...next, clients: next.clients[COOK] ?? {} },
      { ...before, clients: before.clients[COOK] ?? {} },
    );
    return clients === undefined ? forged : { ...forged, clients: { [COOK]: clients } };
  };
}

const forgeries: Record<string, (next: OwnSync, before: OwnSync) => Fields> = {
  "the version stays": (next, before) => ({ ...next, v: before.v }),
  "the version skips one": (next) => ({ ...next, v: next.v + 1 }),
  "the version falls": (next, before) => ({ ...next, v: before.v - 1 }),
  "the version is no number": (next) => ({ ...next, v: String(next.v) }),
  "the version is no whole number": (next) => ({ ...next, v: next.v + 0.5 }),
  "the version is missing": ({ at, clients }) => ({ at, clients }),
  "the time is missing": ({ v, clients }) => ({ v, clients }),
  "the time is the device's": (next) => ({ ...next, at: deviceTime }),
  "the last mutation ids are missing": ({ v, at }) => ({ v, at }),
  "the last mutation id stays": (next, before) => forgePhone(next, seqOf(before.clients["phone"])),
  "the last mutation id falls": (next, before) =>
    forgePhone(next, seqOf(before.clients["phone"]) - 1),
  "the last mutation id is no number": (next) => forgePhone(next, "9"),
  "the last mutation id is no whole number": (next) => forgePhone(next, 9.5),
  "the last mutation id has no id": (next) => forgePhone(next, 9, { id: undefined }),
  "its id is empty": (next) => forgePhone(next, 9, { id: "" }),
  "its id is too long": (next) => forgePhone(next, 9, { id: "x".repeat(129) }),
  "the last mutation id's time is the device's": (next) => forgePhone(next, 9, { at: deviceTime }),
  "the last mutation id's time is a number": (next) => forgePhone(next, 9, { at: Date.now() }),
  "the last mutation id says more than it should": (next) => forgePhone(next, 9, { note: "x" }),
  "the last mutation id is no map": (next) => ({ ...next, clients: { ...next.clients, phone: 9 } }),
  "another's last mutation id moves too": (next) => ({
    ...next,
    clients: { ...next.clients, tablet: lastMutationOf(9) },
  }),
  "another's last mutation id falls": (next, before) => ({
    ...next,
    clients: { ...before.clients, tablet: lastMutationOf(1) },
  }),
  "another's last mutation id falls, with one's own risen": (next) => ({
    ...next,
    clients: { ...next.clients, tablet: lastMutationOf(1) },
  }),
  "another's last mutation id is gone": ({ clients: { tablet: _gone, ...clients }, ...next }) => ({
    ...next,
    clients,
  }),
  "one's own last mutation id is gone": (next, { clients: { phone: _gone, ...clients } }) => ({
    ...next,
    clients,
  }),
  "all last mutation ids are gone": (next) => ({ ...next, clients: {} }),
  "a new client takes the place of one that is still in use": (
    next,
    { clients: { tablet: _gone, ...clients } },
  ) => ({ ...next, clients: { ...clients, laptop: lastMutationOf(1) } }),
  "two clients join at once": (next, before) => ({
    ...next,
    clients: { ...before.clients, laptop: lastMutationOf(1), watch: lastMutationOf(1) },
  }),
  "a new client's last mutation id says nothing": (next, before) => ({
    ...next,
    clients: { ...before.clients, laptop: lastMutationOf(0) },
  }),
  "a new client has no name to speak of": (next, before) => ({
    ...next,
    clients: { ...before.clients, ["x".repeat(129)]: lastMutationOf(1) },
  }),
  "sync says more than it should": (next) => ({ ...next, note: "x" }),
  "sync says more than it should in place of notes": ({ moved: _none, ...next }) => ({
    ...next,
    note: "x",
  }),
  "the notes are a number": (next) => ({ ...next, moved: next.v }),
  "the notes are a text": (next) => ({ ...next, moved: "aiMealPlans" }),
  "the notes are a list": (next) => ({ ...next, moved: ["aiMealPlans"] }),
  "the notes are long": (next) =>
    forgeNotes(
      next,
      Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`collection${at}`, 1])),
    ),
};

function seqOf(lastMutation: unknown): number {
  return (lastMutation as { seq: number }).seq;
}

function forgePhone(next: OwnSync, seq: unknown, lastMutation: object = {}): OwnSync {
  const { id, at } = { ...lastMutationOf(9), ...lastMutation } as Record<string, unknown>;
  const forged = Object.fromEntries(
    Object.entries({ ...lastMutationOf(9), ...lastMutation, seq, id, at }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  return { ...next, clients: { ...next.clients, phone: forged } };
}

function forgeNotes<S extends Pick<Sync, "moved">>(next: S, notes: Record<string, number>): S {
  return { ...next, moved: { ...next.moved, ...notes } };
}

test.each(Object.entries(forgeries))("a step is refused when %s", async (_, forge) => {
  const sync = ownClients(forge);
  for (const client of ["phone", "tablet", "phone", "tablet"])
    await expect(server.push(COOK, {}, { client })).toBeAllowed();
  await expect(server.push(COOK, {}, { sync })).toBeDenied();
  await expect(server.push(COOK, { [PLAN]: plan }, { sync })).toBeDenied();
  await expect(server.push(COOK, { [PLAN]: plan })).toBeAllowed();
});

test("an app that makes no notes of what has moved pushes as before, and the next notes begin after it", async () => {
  const withoutNotes = { sync: ({ moved: _none, ...next }: Sync) => next };
  await expect(server.push(COOK, { [PLAN]: plan }, withoutNotes)).toBeAllowed();
  await expect(server.push(COOK, { [PLAN]: plan })).toBeAllowed();
  expect((await syncNow()).moved).toEqual({ from: 1, to: 2, aiMealPlans: 2 });
  const asTheyWere = { sync: (next: Sync, { moved }: Sync) => ({ ...next, moved }) };
  await expect(server.push(COOK, { [RECIPE]: recipe }, asTheyWere)).toBeAllowed();
  await expect(server.push(COOK, { [PLAN]: plan })).toBeAllowed();
  expect((await syncNow()).moved).toEqual({ from: 3, to: 4, aiMealPlans: 4 });
});

test.each(OWN)("%s is refused when notes are made and it is in none", async (path, fields) => {
  const collection = path.split("/")[2] ?? "";
  await expect(server.push(COOK, { [path]: fields })).toBeAllowed();
  const leftOut = { sync: (next: Sync) => forgeNotes(next, { [collection]: 1 }) };
  await expect(server.push(COOK, { [path]: fields }, leftOut)).toBeDenied();
  await expect(server.push(COOK, { [path]: fields })).toBeAllowed();
});

test("a first step is refused at any version but 1", async () => {
  for (const v of [0, 2, -1]) {
    await expect(server.push(COOK, {}, { sync: (next) => ({ ...next, v }) })).toBeDenied();
  }
  await expect(server.push(COOK)).toBeAllowed();
});

test("a user document without sync is refused, and so is taking sync away", async () => {
  const db = server.as(COOK);
  await expect(setDoc(doc(db, USER), { ...user() })).toBeDenied();
  await expect(server.push(COOK)).toBeAllowed();
  await expect(setDoc(doc(db, USER), { ...user() })).toBeDenied();
});

test("a replayed user document is refused", async () => {
  const db = server.as(COOK);
  const first = {
    ...user(),
    sync: { v: 1, at: serverTimestamp(), clients: { [COOK]: { phone: lastMutationOf(1) } } },
  };
  await setDoc(doc(db, USER), first);
  await expect(setDoc(doc(db, USER), first)).toBeDenied();
  await expect(server.push(COOK)).toBeAllowed();
  await expect(setDoc(doc(db, USER), first)).toBeDenied();
});

test.each(OWN)("%s is refused with any version but the new one", async (path, fields) => {
  await expect(server.push(COOK, { [path]: fields })).toBeAllowed();
  await expect(server.push(COOK)).toBeAllowed();
  for (const v of [0, 1, 2, 4, -3, 3.5, "3", null]) {
    await expect(server.push(COOK, { [path]: fields }, { v })).toBeDenied();
  }
  await expect(server.push(COOK, { [path]: fields }, { v: 3 })).toBeAllowed();
});

test.each(OWN)("%s is refused without the step, at any version", async (path, fields) => {
  for (const v of [0, 1]) {
    await expect(server.push(COOK, { [path]: { ...fields, v } }, { sync: null })).toBeDenied();
  }
  await expect(server.push(COOK, { [path]: fields })).toBeAllowed();
  for (const v of [0, 1, 2]) {
    await expect(server.push(COOK, { [path]: { ...fields, v } }, { sync: null })).toBeDenied();
  }
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const lastMutation = (seq: number, at: Date) => ({ seq, id: `mutation-${seq}`, at });

async function storeClients(clients: Record<string, object>): Promise<void> {
  await server.store(USER, {
    ...user(),
    sync: { v: 5, at: daysAgo(1), clients: { [COOK]: clients } },
  });
}

/** A push by a new client that removes the client `gone`. */
function join(...gone: string[]): Promise<void> {
  return server.push(
    COOK,
    {},
    {
      client: "laptop",
      sync: ({ clients, ...next }) => ({
        ...next,
        clients: {
          [COOK]: Object.fromEntries(
            Object.entries(clients[COOK] ?? {}).filter(([id]) => !gone.includes(id)),
          ),
        },
      }),
    },
  );
}

test("[S9.11] a new client may take the place of one that has been away for half a year", async () => {
  await storeClients({ phone: lastMutation(3, daysAgo(181)), tablet: lastMutation(4, daysAgo(2)) });
  await expect(join("phone")).toBeAllowed();
  expect((await syncNow()).clients[COOK]).toMatchObject({ tablet: { seq: 4 }, laptop: { seq: 1 } });
});

test("[S9.11] a client stays that has been away for less, and so does a second one", async () => {
  await storeClients({ phone: lastMutation(3, daysAgo(179)), tablet: lastMutation(4, daysAgo(2)) });
  await expect(join("phone")).toBeDenied();
  await storeClients({
    phone: lastMutation(3, daysAgo(181)),
    tablet: lastMutation(4, daysAgo(200)),
  });
  await expect(join("phone", "tablet")).toBeDenied();
});

test("only a new client takes another's place", async () => {
  await storeClients({ phone: lastMutation(3, daysAgo(181)), laptop: lastMutation(4, daysAgo(2)) });
  await expect(join("phone")).toBeDenied();
});

test("there are at most 200 clients", async () => {
  const clients = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`c${index}`, lastMutation(1, daysAgo(1))]),
    );
  await storeClients(clients(200));
  await expect(join()).toBeDenied();
  await expect(join("c1", "c2")).toBeDenied();
  await expect(join("c1")).toBeAllowed();
  await storeClients({ ...clients(199), old: lastMutation(1, daysAgo(300)) });
  await expect(join("old")).toBeAllowed();
  await storeClients(clients(199));
  await expect(join()).toBeAllowed();
});

const OF_STRANGER = { [STRANGER]: { phone: { ...lastMutation(4, daysAgo(300)) } } };
const others: Record<string, NonNullable<Forgery["sync"]>> = {
  "another account's last mutation id rises with one's own": (next) => ({
    ...next,
    clients: { ...next.clients, [STRANGER]: { phone: lastMutationOf(5) } },
  }),
  "another account's last mutation id rises instead of one's own": (next, before) => ({
    ...next,
    clients: { ...before.clients, [STRANGER]: { phone: lastMutationOf(5) } },
  }),
  "another account's last mutation id is gone": (next) => ({
    ...next,
    clients: { ...next.clients, [STRANGER]: {} },
  }),
  "another account's last mutation ids are gone": ({ clients, ...next }) => ({
    ...next,
    clients: { [COOK]: clients[COOK] },
  }),
  "another account's last mutation id gives its place to one's own": (
    { clients, ...next },
    before,
  ) => ({
    ...next,
    clients: {
      [COOK]: { ...before.clients[COOK], ...clients[COOK], phone: OF_STRANGER[STRANGER].phone },
    },
  }),
  "a client joins for another account": (next, before) => ({
    ...next,
    clients: {
      ...before.clients,
      [STRANGER]: { ...OF_STRANGER[STRANGER], laptop: lastMutationOf(1) },
    },
  }),
  "a client joins for an account that has none": (next, before) => ({
    ...next,
    clients: { ...before.clients, nobody: { laptop: lastMutationOf(1) } },
  }),
};

test.each(Object.entries(others))("[S9.13] a step is refused when %s", async (_, sync) => {
  const own = { [COOK]: { phone: lastMutation(2, daysAgo(2)) } };
  const clients = { ...own, ...OF_STRANGER };
  await server.store(USER, { ...user(), sync: { v: 5, at: daysAgo(1), clients } });
  await expect(server.push(COOK, {}, { sync })).toBeDenied();
  await expect(server.push(COOK)).toBeAllowed();
  expect((await syncNow()).clients).toMatchObject({
    [COOK]: { phone: { seq: 3 } },
    [STRANGER]: { phone: { seq: 4 } },
  });
});

test("[S9.13] another account's clients leave the cook's all their places", async () => {
  const many = Array.from(
    { length: 200 },
    (_, at) => [`c${at}`, lastMutation(1, daysAgo(1))] as const,
  );
  const clients = { [STRANGER]: Object.fromEntries(many) };
  await server.store(USER, { ...user(), sync: { v: 5, at: daysAgo(1), clients } });
  await expect(server.push(COOK, {}, { client: "laptop" })).toBeAllowed();
});
