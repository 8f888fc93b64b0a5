import { deleteDoc, doc, setDoc } from "firebase/firestore";
import { beforeEach, describe, expect, test } from "vitest";

import { COOK, planWith, recipeWith, STRANGER } from "./allowed-documents.ts";
import "./matchers.ts";
import { connectServer, type Sync } from "./rules-server.ts";

const server = await connectServer();
const USER = `users/${COOK}`;
const at = new Date(Date.now() + 90 * 86_400_000);

/** Valid ids, including one with a colon, which the record's own id also contains. */
const IDS = ["d1", "a:b", "a b%2F+ü"];
const CASES = IDS.flatMap((id) => [
  ["aiMealPlans", id, { ...planWith(id) }] as const,
  ["personalRecipes", id, { ...recipeWith(id) }] as const,
]);

describe.each(CASES)("%s/%s", (collection, id, fields) => {
  const DOC = `${USER}/${collection}/${id}`;
  const RECORD = `${USER}/deletions/${collection}:${id}`;

  beforeEach(() => server.push(COOK, { [DOC]: fields }));

  test("goes with its record, and may come back and go again", async () => {
    await expect(server.push(COOK, { [DOC]: null, [RECORD]: { at } })).toBeAllowed();
    expect(await server.read(DOC)).toBeNull();
    expect(await server.read(RECORD)).toMatchObject({ v: 2 });
    await expect(server.push(COOK, { [DOC]: fields })).toBeAllowed();
    await expect(server.push(COOK, { [DOC]: null, [RECORD]: { at } })).toBeAllowed();
    expect(await server.read(DOC)).toBeNull();
    expect(await server.read(RECORD)).toMatchObject({ v: 4 });
  });

  test("stays without a record", async () => {
    await expect(deleteDoc(doc(server.as(COOK), DOC))).toBeDenied();
    await expect(server.push(COOK, { [DOC]: null })).toBeDenied();
  });

  test("stays when notes are made and its record is in none", async () => {
    const { push } = server;
    const leftOut = {
      sync: ({ moved, ...next }: Sync) => ({ ...next, moved: { ...moved, deletions: 1 } }),
    };
    await expect(push(COOK, { [DOC]: null, [RECORD]: { at } }, leftOut)).toBeDenied();
    await expect(push(COOK, { [DOC]: null, [RECORD]: { at } })).toBeAllowed();
  });

  test("stays without the step", async () => {
    for (const v of [1, 2]) {
      await expect(
        server.push(COOK, { [DOC]: null, [RECORD]: { at, v } }, { sync: null }),
      ).toBeDenied();
    }
  });

  test("stays when its record is of any version but the new one", async () => {
    await expect(server.push(COOK)).toBeAllowed();
    for (const v of [0, 1, 2, 4, "3"]) {
      await expect(server.push(COOK, { [DOC]: null, [RECORD]: { at } }, { v })).toBeDenied();
    }
    await expect(server.push(COOK, { [DOC]: null, [RECORD]: { at } }, { v: 3 })).toBeAllowed();
  });

  test("stays when only an earlier deletion is on record", async () => {
    await expect(server.push(COOK, { [DOC]: null, [RECORD]: { at } })).toBeAllowed();
    await expect(server.push(COOK, { [DOC]: fields })).toBeAllowed();
    await expect(server.push(COOK, { [DOC]: null })).toBeDenied();
    await expect(deleteDoc(doc(server.as(COOK), DOC))).toBeDenied();
  });

  test("is not put on record while it is there", async () => {
    await expect(server.push(COOK, { [RECORD]: { at } })).toBeDenied();
    await expect(server.push(COOK, { [DOC]: fields, [RECORD]: { at } })).toBeDenied();
    await expect(server.push(COOK, { [`${USER}/deletions/${collection}:`]: { at } })).toBeDenied();
  });

  test("stays for a stranger, record or not", async () => {
    await expect(server.push(STRANGER, { [DOC]: null, [RECORD]: { at } })).toBeDenied();
    await expect(setDoc(doc(server.as(STRANGER), RECORD), { v: 2, at })).toBeDenied();
  });

  test("has a record of nothing but version and time", async () => {
    for (const record of [{}, { at: at.getTime() }, { at: "soon" }, { at, note: "x" }]) {
      await expect(server.push(COOK, { [DOC]: null, [RECORD]: record })).toBeDenied();
    }
  });
});

test("records name the cook's own collections only", async () => {
  for (const key of ["aiMeals:m1", "feedback:f1", "users:cook", "m1", ":m1", "xaiMealPlans:p1"]) {
    await expect(server.push(COOK, { [`${USER}/deletions/${key}`]: { at } })).toBeDenied();
  }
});

test("records stay", async () => {
  const RECORD = `${USER}/deletions/aiMealPlans:p1`;
  await expect(
    server.push(COOK, { [`${USER}/aiMealPlans/p1`]: { ...planWith("p1") } }),
  ).toBeAllowed();
  await expect(
    server.push(COOK, { [`${USER}/aiMealPlans/p1`]: null, [RECORD]: { at } }),
  ).toBeAllowed();
  await expect(deleteDoc(doc(server.as(COOK), RECORD))).toBeDenied();
  await expect(server.push(COOK, { [RECORD]: null })).toBeDenied();
});
