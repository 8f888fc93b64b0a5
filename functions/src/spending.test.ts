import { expect, test } from "vitest";

import type { FullRecipesAnswer } from "../../src/domain/recipe-service.ts";
import { cookbookProvider } from "./cookbook/cookbook-provider.ts";
import type { Counter } from "./limits/counter.ts";
import { noLimits } from "./limits/no-limits.fixture.ts";
import { createOwnCounter } from "./limits/own-counter.ts";
import { createLimits, type Limits, MODEL_BUDGET } from "./limits/request-limits.ts";
import { createModelProvider } from "./model/model-provider.ts";
import { type Behaviour, fails, says, startModelServer } from "./model/model-server.fixture.ts";
import { combineProviders } from "./providers.ts";
import { IDEAS, JSON_TYPE, ports, RECIPES, request } from "./service.fixture.ts";
import { handle } from "./service.ts";

const TEN_IDEAS = Array.from({ length: 10 }, (_, n) => ({
  title: `Dish ${n}`,
  blurb: "Good.",
  mealType: "dinner",
}));

/**
 * The most expensive behaviour of a model: two failures, then malformed output; when asked to
 * repair it, two failures, then recipes that the cook may not eat, so that all of it is requested
 * again.
 */
function worstModel(): Behaviour {
  const tries = new Map<string, number>();
  const forbidden = TEN_IDEAS.map((idea) => ({
    ...idea,
    ingredients: [{ name: "peanuts", amount: "1 cup" }],
    instructions: ["Serve."],
    equipment: [],
  }));
  return (response, asked) => {
    const question = JSON.stringify(asked.messages);
    const tried = (tries.get(question) ?? 0) + 1;
    tries.set(question, tried);
    if (tried % 3 > 0) return fails(500)(response, asked);
    const isRepair = asked.messages.length > 2;
    return says(isRepair ? { recipes: forbidden } : "no")(response, asked);
  };
}

/** Requests ten recipes several times at once. @returns the model's calls, and the answers */
async function ask(behaviour: Behaviour, { limits, times }: { limits: Limits; times: number }) {
  const server = await startModelServer(behaviour);
  const providers = combineProviders({
    cookbook: cookbookProvider,
    model: (takeCall) => createModelProvider(server.config, takeCall),
    logError: () => undefined,
  });
  const body = { uid: "u1", ideas: TEN_IDEAS, allergies: ["peanuts"] };
  try {
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        handle(request(RECIPES, body), { ...ports, providers, limits }),
      ),
    );
    return { calls: server.asked.length, answers };
  } finally {
    await server.close();
  }
}

test("a request makes at most 8 calls of the model, whatever that answers", async () => {
  const { calls, answers } = await ask(worstModel(), { limits: noLimits, times: 1 });
  expect(calls).toBe(8);
  expect(answers[0]?.status).toBe(200);
  const { recipes, source } = JSON.parse(answers[0]?.body ?? "") as FullRecipesAnswer;
  expect(source).toBe("cookbook");
  expect(JSON.stringify(recipes)).not.toContain("peanut");
});

test("42 requests of one cook leave most of the day to the others", async () => {
  const own = createOwnCounter(() => 0);
  const shared: Counter = {
    take: (id, allowance) => Promise.resolve(own.take(id, allowance)),
    forget: () => Promise.resolve(),
  };
  const limits = createLimits({
    own: createOwnCounter(() => 0),
    shared,
    budget: MODEL_BUDGET,
    logError: () => undefined,
  });
  const { calls, answers } = await ask(worstModel(), { limits, times: 42 });
  expect(calls).toBe(50);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await limits.takeModelCall("another cook")).toBe(true);
});

test("a count that can't be had turns the cook away, and says when to come back", async () => {
  const logged: unknown[] = [];
  const down = new Error("unavailable");
  const limits: Limits = { ...noLimits, takeRequest: () => Promise.reject(down) };
  const answer = await handle(request(IDEAS, { uid: "u1" }), {
    ...ports,
    limits,
    logError: (_, error) => logged.push(error),
  });
  expect(answer.status).toBe(503);
  expect(answer.headers["retry-after"]).toBe("60");
  expect(answer.body).toBe('{"error":"The recipe service is busy. Try again in a minute."}');
  expect(logged).toEqual([down]);
});

test.each([
  ["without a token", {}],
  ["with another cook's token", { authorization: "Bearer u1" }],
])("who names a cook %s uses up nothing of theirs", async (_, proof) => {
  const counted: string[] = [];
  const takeRequest: Limits["takeRequest"] = (uid) => {
    counted.push(uid);
    return Promise.resolve(0);
  };
  const limits = { ...noLimits, takeRequest };
  const headers = { ...JSON_TYPE, ...proof };
  const answer = await handle(request(IDEAS, { uid: "victim" }, { headers }), { ...ports, limits });
  expect(answer.status).toBe(401);
  expect(counted).toEqual([]);
});

test("an address that floods is turned away before anyone is looked up", async () => {
  const limits = { ...noLimits, admit: () => 90 };
  const readCook = () => Promise.reject(new Error("looked up"));
  const answer = await handle(request(IDEAS, { uid: "u1" }), { ...ports, limits, readCook });
  expect(answer.status).toBe(429);
  expect(answer.headers["retry-after"]).toBe("90");
});
