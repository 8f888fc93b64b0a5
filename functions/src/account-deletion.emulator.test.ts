import { getAuth } from "firebase-admin/auth";
import { Query } from "firebase-admin/firestore";
import { expect, test, vi } from "vitest";

import { ACCOUNT_GONE_PATH, DELETE_ACCOUNT_PATH } from "../../src/domain/account-service.ts";
import { app, firestore, portsOf, readAll, seed, tracesOf } from "./account-deletion.fixture.ts";
import { closedAccountId, deleteAccount, deletionSteps } from "./account-deletion.ts";
import { createAuthorReader, mealsOfHiddenAuthors } from "./hidden-author-answers.ts";
import { readRecentCook } from "./identity.ts";
import { JSON_TYPE, ports, request } from "./service.fixture.ts";
import { handle } from "./service.ts";
import { newCook } from "./signed-in.fixture.ts";
import { isUserGone, removeUser } from "./users.ts";

/** Deletes an account on the emulators, and checks every collection afterwards. */

const STEPS = deletionSteps("nobody", portsOf()).length;

test("the search for traces finds all seeded documents", async () => {
  const [uid, tag] = [crypto.randomUUID(), crypto.randomUUID()];
  await seed(uid, tag);
  // Two counters: the cook's requests and the model's calls.
  expect(await tracesOf(uid, tag)).toHaveLength(11 + 1 + 1 + 2);
  await deleteAccount(uid, portsOf());
  expect(await tracesOf(uid, tag)).toEqual([]);
});

test("stopped after any step and asked for again, everything is gone, and nothing of anybody else's", async () => {
  const [robin, kim] = [crypto.randomUUID(), crypto.randomUUID()];
  const kims = crypto.randomUUID();
  await seed(kim, kims);
  const before = [...(await readAll())].filter(([path, fields]) =>
    `${path} ${fields}`.includes(kims),
  );
  expect(STEPS).toBeGreaterThan(5);
  for (let done = 0; done <= STEPS; done += 1) {
    const tag = `after-${done}-${crypto.randomUUID()}`;
    await seed(robin, tag);
    const removed: string[] = [];
    // The account is deleted last: until then its cook can sign in and retry.
    for (const step of deletionSteps(robin, portsOf(removed)).slice(0, done)) await step.run();
    expect(removed).toEqual(done === STEPS ? [robin] : []);
    await deleteAccount(robin, portsOf(removed));
    expect(await tracesOf(robin, tag), `stopped after ${done} steps`).toEqual([]);
    expect(removed.at(-1)).toBe(robin);
  }
  const all = await readAll();
  expect(before.map(([path]) => [path, all.get(path)])).toEqual(before);
});

test("what others see of the cook's meals and feedback stays, without the cook", async () => {
  const [uid, tag] = [crypto.randomUUID(), crypto.randomUUID()];
  await seed(uid, tag);
  await deleteAccount(uid, portsOf());
  const fields = async (path: string) => (await firestore.doc(path).get()).data();
  expect(await fields(`aiMeals/${tag}-m1`)).toEqual({
    title: "Soup",
    planId: `${tag}-m1`,
    ratingCount: 3,
  });
  expect(await fields(`feedback/${tag}-f1`)).toEqual({
    text: "I am deleted-account",
    url: "https://simmer.example/cook/deleted-account/soup",
    timestamp: 1,
  });
  // Only a hash remains, with its expiry time.
  const note = await firestore.doc(`closedAccounts/${closedAccountId(uid)}`).get();
  expect(Object.keys(note.data() ?? {})).toEqual(["expiresAt"]);
});

test("what another device writes in the middle goes as well", async () => {
  const [uid, tag] = [crypto.randomUUID(), crypto.randomUUID()];
  await seed(uid, tag);
  for (const step of deletionSteps(uid, portsOf())) {
    if (step.name === "the cook's document") await seed(uid, tag);
    await step.run();
  }
  expect(await tracesOf(uid, tag)).toEqual([]);
});

test("more documents than fit into one batch are all deleted", async () => {
  const uid = crypto.randomUUID();
  const writer = firestore.bulkWriter();
  for (let at = 0; at < 650; at += 1) {
    void writer.set(firestore.doc(`mealAuthors/${uid.slice(0, 8)}-${at}`), { uid });
  }
  await writer.close();
  await deleteAccount(uid, portsOf());
  expect(await tracesOf(uid, "none")).toEqual([]);
});

test("what the cook shared stays one cook's, under a name that leads nowhere, also when it was stopped and asked for again", async () => {
  const [uid, tag] = [crypto.randomUUID(), crypto.randomUUID()];
  await seed(uid, tag);
  const steps = deletionSteps(uid, portsOf());
  const ofAuthors = steps.findIndex(({ name }) => name === "names of the meals' author");
  for (const step of steps.slice(0, ofAuthors + 1)) await step.run();
  // Another device shares a meal meanwhile.
  await firestore.doc(`mealAuthors/${tag}-m2`).set({ uid });
  await deleteAccount(uid, portsOf());
  const names = ["m1", "m2"].map((id) => firestore.doc(`mealAuthors/${tag}-${id}`));
  const [first, second] = await firestore.getAll(...names);
  expect(first?.get("uid")).toMatch(/^[0-9a-f-]{36}$/u);
  expect(second?.get("uid")).toBe(first?.get("uid"));
  expect(await tracesOf(uid, tag)).toEqual([]);

  const readAuthors = createAuthorReader(firestore);
  const question = { hidden: [`${tag}-m1`], shown: [`${tag}-m2`] };
  expect(await mealsOfHiddenAuthors(question, "kim", readAuthors)).toEqual({
    meals: [`${tag}-m2`],
  });
});

test("a kitchen of any size is read a page at a time", async () => {
  const uid = crypto.randomUUID();
  const tag = uid.slice(0, 8);
  const writer = firestore.bulkWriter();
  for (let at = 0; at < 320; at += 1) {
    void writer.set(firestore.doc(`feedback/${tag}-${at}`), { uid, text: "", url: "" });
  }
  await writer.close();

  const sizes: number[] = [];
  const { get } = Query.prototype;
  const spy = vi.spyOn(Query.prototype, "get").mockImplementation(async function (this: Query) {
    const found = await get.call(this);
    sizes.push(found.size);
    return found;
  });
  await deleteAccount(uid, portsOf());
  spy.mockRestore();
  expect(Math.max(...sizes)).toBe(300);
  expect(await tracesOf(uid, tag)).toEqual([]);
});

test("through the service: with a fresh sign-in the account is deleted, and reported as gone", async () => {
  const { uid, token } = await newCook();
  const tag = crypto.randomUUID();
  await seed(uid, tag);
  const service = {
    ...ports,
    accounts: {
      readRecentCook: (headers: Parameters<typeof readRecentCook>[0]) =>
        readRecentCook(headers, Date.now()),
      deleteAccount: (cook: string) =>
        deleteAccount(cook, { ...portsOf(), removeAccount: removeUser }),
      isGone: isUserGone,
    },
  };
  const ask = async (path: string) => {
    const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
    const { status, body } = await handle(request(path, { uid }, { headers }), service);
    return { status, json: JSON.parse(body) as unknown };
  };
  await getAuth(app).updateUser(uid, { disabled: true });
  expect(await ask(ACCOUNT_GONE_PATH)).toEqual({ status: 200, json: { gone: false } });
  await getAuth(app).updateUser(uid, { disabled: false });
  expect(await ask(DELETE_ACCOUNT_PATH)).toEqual({ status: 200, json: { deleted: true } });
  expect(await ask(ACCOUNT_GONE_PATH)).toEqual({ status: 200, json: { gone: true } });
  // The response may be lost: a retry succeeds although nothing is left.
  expect(await ask(DELETE_ACCOUNT_PATH)).toEqual({
    status: 401,
    json: { error: "User not found" },
  });
  expect(await tracesOf(uid, tag)).toEqual([]);
});
