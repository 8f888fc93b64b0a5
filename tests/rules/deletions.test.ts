import { deleteDoc, doc, setDoc } from "firebase/firestore";
import { beforeEach, describe, expect, test } from "vitest";

import { COOK, planWith, recipeWith, STRANGER } from "./documents.ts";
import { expectDenied, useServer } from "./server.ts";

const server = await useServer();
const USER = `users/${COOK}`;
const at = new Date(Date.now() + 90 * 86_400_000);

/** Ids as they may be: with a colon, as the record's own id has. */
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
    await server.push(COOK, { [DOC]: null, [RECORD]: { at } });
    expect(await server.read(DOC)).toBeNull();
    expect(await server.read(RECORD)).toMatchObject({ v: 2 });
    await server.push(COOK, { [DOC]: fields });
    await server.push(COOK, { [DOC]: null, [RECORD]: { at } });
    expect(await server.read(DOC)).toBeNull();
    expect(await server.read(RECORD)).toMatchObject({ v: 4 });
  });

  test("stays without a record", async () => {
    await expectDenied(deleteDoc(doc(server.as(COOK), DOC)));
    await expectDenied(server.push(COOK, { [DOC]: null }));
  });

  test("stays without the step", async () => {
    for (const v of [1, 2]) {
      await expectDenied(
        server.push(COOK, { [DOC]: null, [RECORD]: { at, v } }, { sync: null }),
      );
    }
  });

  test("stays when its record is of any version but the new one", async () => {
    await server.push(COOK);
    for (const v of [0, 1, 2, 4, "3"]) {
      await expectDenied(server.push(COOK, { [DOC]: null, [RECORD]: { at } }, { v }));
    }
    await server.push(COOK, { [DOC]: null, [RECORD]: { at } }, { v: 3 });
  });

  test("stays when only an earlier deletion is on record", async () => {
    await server.push(COOK, { [DOC]: null, [RECORD]: { at } });
    await server.push(COOK, { [DOC]: fields });
    await expectDenied(server.push(COOK, { [DOC]: null }));
    await expectDenied(deleteDoc(doc(server.as(COOK), DOC)));
  });

  test("is not put on record while it is there", async () => {
    await expectDenied(server.push(COOK, { [RECORD]: { at } }));
    await expectDenied(server.push(COOK, { [DOC]: fields, [RECORD]: { at } }));
    await expectDenied(server.push(COOK, { [`${USER}/deletions/${collection}:`]: { at } }));
  });

  test("stays for a stranger, record or not", async () => {
    await expectDenied(server.push(STRANGER, { [DOC]: null, [RECORD]: { at } }));
    await expectDenied(setDoc(doc(server.as(STRANGER), RECORD), { v: 2, at }));
  });

  test("has a record of nothing but version and time", async () => {
    for (const record of [
      {},
      { at: at.getTime() },
      { at: "soon" },
      { at, note: "x" },
    ]) {
      await expectDenied(server.push(COOK, { [DOC]: null, [RECORD]: record }));
    }
  });
});

test("records name the cook's own collections only", async () => {
  for (const key of ["aiMeals:m1", "feedback:f1", "users:cook", "m1", ":m1", "xaiMealPlans:p1"]) {
    await expectDenied(server.push(COOK, { [`${USER}/deletions/${key}`]: { at } }));
  }
});

test("records stay", async () => {
  const RECORD = `${USER}/deletions/aiMealPlans:p1`;
  await server.push(COOK, { [`${USER}/aiMealPlans/p1`]: { ...planWith("p1") } });
  await server.push(COOK, { [`${USER}/aiMealPlans/p1`]: null, [RECORD]: { at } });
  await expectDenied(deleteDoc(doc(server.as(COOK), RECORD)));
  await expectDenied(server.push(COOK, { [RECORD]: null }));
});
