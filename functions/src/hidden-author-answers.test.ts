import { expect, test } from "vitest";

import { HIDDEN_AUTHORS_PATH } from "../../src/domain/hidden-authors.ts";
import { mealsOfHiddenAuthors } from "./hidden-author-answers.ts";
import { noLimits } from "./limits/no-limits.fixture.ts";
import { JSON_TYPE, ports, request } from "./service.fixture.ts";
import { handle } from "./service.ts";

const AUTHORS = new Map([
  ["a1", "ana"],
  ["a2", "ana"],
  ["b1", "ben"],
  ["mine", "u1"],
]);
const asked: (readonly string[])[] = [];
const withAuthors = {
  ...ports,
  readAuthors: async (ids: readonly string[]) => {
    asked.push(ids);
    return new Map(ids.flatMap((id) => [[id, AUTHORS.get(id)] as const]).filter(hasAuthor));
  },
};

function hasAuthor(entry: readonly [string, string | undefined]): entry is [string, string] {
  return entry[1] !== undefined;
}

async function ask(body: unknown, authorization?: string, given = withAuthors) {
  const headers = { ...JSON_TYPE, ...(authorization && { authorization }) };
  const answer = await handle(request(HIDDEN_AUTHORS_PATH, body, { headers }), given);
  return { status: answer.status, json: JSON.parse(answer.body) as unknown };
}

test("tells which of the meals shown are by the authors of those hidden, and nothing else", async () => {
  const body = { hidden: ["a1", "unknown"], shown: ["a1", "a2", "b1", "nobodys"] };
  expect(await ask(body, "Bearer u1")).toEqual({ status: 200, json: { meals: ["a1", "a2"] } });
});

test("a cook's own meals are not hidden from them, nor are those without an author", async () => {
  const { readAuthors } = withAuthors;
  const hidden = ["mine", "nobodys"];
  expect(
    await mealsOfHiddenAuthors({ hidden, shown: ["mine", "else"] }, "u1", readAuthors),
  ).toEqual({ meals: [] });
});

test("where nothing is hidden nothing is read", async () => {
  asked.length = 0;
  expect((await ask({ hidden: [], shown: ["a1"] }, "Bearer u1")).json).toEqual({ meals: [] });
  expect(asked).toEqual([]);
});

test.each([[undefined], ["Bearer rubbish"]])(
  "without a valid ID token (%s) nothing is revealed, whatever uid is named",
  async (authorization) => {
    asked.length = 0;
    const answer = await ask({ uid: "u1", hidden: ["a1"], shown: ["a2"] }, authorization);
    expect(answer).toEqual({ status: 401, json: { error: "Authentication failed" } });
    expect(asked).toEqual([]);
  },
);

const many = (count: number) => Array.from({ length: count }, (_, at) => `m${at}`);

test.each<[string, unknown]>([
  ["no lists", {}],
  ["too many hidden", { hidden: many(201), shown: [] }],
  ["too many shown", { hidden: [], shown: many(201) }],
  ["an id that leads elsewhere", { hidden: ["a/b/c"], shown: ["x"] }],
  ["an id that Firestore keeps to itself", { hidden: ["__x__"], shown: ["x"] }],
  ["an id that is a place", { hidden: [".."], shown: ["x"] }],
  ["an empty id", { hidden: [""], shown: ["x"] }],
  ["an endless id", { hidden: ["x".repeat(129)], shown: ["x"] }],
  ["an id that is none", { hidden: [7], shown: ["x"] }],
  ["null", null],
])("refuses %s", async (_, body) => {
  asked.length = 0;
  expect((await ask(body, "Bearer u1")).status).toBe(400);
  expect(asked).toEqual([]);
});

test("takes the longest lists", async () => {
  const { status } = await ask({ hidden: many(200), shown: many(200) }, "Bearer u1");
  expect(status).toBe(200);
});

test("is counted for the cook of the token", async () => {
  const counted: string[] = [];
  const takeRequest = (uid: string) => {
    counted.push(uid);
    return Promise.resolve(90);
  };
  const limited = { ...withAuthors, limits: { ...noLimits, takeRequest } };
  const answer = await ask({ uid: "ben", hidden: ["a1"], shown: ["a2"] }, "Bearer u1", limited);
  expect(answer.status).toBe(429);
  expect(counted).toEqual(["u1"]);
});
