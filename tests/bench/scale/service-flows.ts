import { NO_PREFERENCES } from "#domain/preferences.ts";

import { cookbookProvider } from "../../../functions/src/cookbook/cookbook-provider.ts";
import type { Counter } from "../../../functions/src/limits/counter.ts";
import { createOwnCounter } from "../../../functions/src/limits/own-counter.ts";
import { createLimits } from "../../../functions/src/limits/request-limits.ts";
import { createModelProvider } from "../../../functions/src/model/model-provider.ts";
import { says, startModelServer } from "../../../functions/src/model/model-server.fixture.ts";
import { combineProviders } from "../../../functions/src/providers.ts";

/** What the recipe service spends on planning: ten ideas, and the recipes of four of them. */
export interface ServiceUse {
  requests: number;
  /** Documents of `serviceLimits` that are read, and as many that are written. */
  counts: number;
  modelCalls: number;
  /** Characters that the model is sent and sends, with the schema of its answer. */
  charsIn: number;
  charsOut: number;
  /** Processor time of the service itself, ms: the cookbook's whole work, without the model's wait. */
  cpuMs: number;
}

const IDEAS = 10;
const RECIPES = 4;

/**
 * Runs the recipe service's own code twice: over the cookbook, for its processor time, and over a model
 * that answers with the cookbook's meals, for what is sent and counted.
 */
export async function countService(): Promise<ServiceUse> {
  const signal = new AbortController().signal;
  const ask = {
    preferences: NO_PREFERENCES,
    mealType: "dinner" as const,
    exclude: [],
    leftovers: [],
    signal,
  };
  const ideas = (await cookbookProvider.ideas({ ...ask, count: IDEAS, seed: 0.5 })).map((idea) => ({
    ...idea,
    mealType: "dinner" as const,
  }));
  const chosen = ideas.slice(0, RECIPES);
  const recipes = await cookbookProvider.recipes({ ...ask, ideas: chosen });

  let counts = 0;
  const shared: Counter = {
    async take() {
      counts += 1;
      return 0;
    },
    forget: async () => undefined,
  };
  const logError = (message: string, error: unknown) => {
    throw new Error(message, { cause: error });
  };
  const own = createOwnCounter(Date.now);
  const budget = { perDay: 1_000, perCook: 1_000 };
  const limits = createLimits({ own, shared, budget, logError });

  const server = await startModelServer(
    says({ ideas }),
    says({ recipes: recipes.slice(0, 3) }),
    says({ recipes: recipes.slice(3) }),
  );
  try {
    const model = (takeCall: () => Promise<boolean>) =>
      createModelProvider(server.config, takeCall);
    const providers = combineProviders({ cookbook: cookbookProvider, model, logError });
    const takeCall = async () => limits.takeModelCall("cook");
    for (const run of [
      async () => providers.ideas({ ...ask, count: IDEAS, seed: 0.5 }, takeCall),
      async () => providers.recipes({ ...ask, ideas: chosen }, takeCall),
    ]) {
      await limits.takeRequest("cook", "203.0.113.7");
      await run();
    }
    const sent = server.asked.map((question) => JSON.stringify(question).length);
    const answers = [{ ideas }, { recipes }].map((answer) => JSON.stringify(answer).length);
    return {
      requests: 2,
      counts,
      modelCalls: server.asked.length,
      charsIn: sent.reduce((sum, one) => sum + one, 0),
      charsOut: answers.reduce((sum, one) => sum + one, 0),
      cpuMs: await timeCookbook(),
    };
  } finally {
    await server.close();
  }
}

/** The mean of many plans, so that JIT compilation doesn't count. */
async function timeCookbook(): Promise<number> {
  const RUNS = 50;
  const signal = new AbortController().signal;
  const providers = combineProviders({
    cookbook: cookbookProvider,
    model: undefined,
    logError: () => undefined,
  });
  const takeCall = async () => false;
  const plan = async (seed: number) => {
    const ask = {
      preferences: NO_PREFERENCES,
      mealType: "dinner" as const,
      exclude: [],
      leftovers: [],
      signal,
    };
    const { items } = await providers.ideas({ ...ask, count: IDEAS, seed }, takeCall);
    const ideas = items.slice(0, RECIPES).map((idea) => ({ ...idea, mealType: "dinner" as const }));
    await providers.recipes({ ...ask, ideas }, takeCall);
  };
  await plan(0);
  const before = process.cpuUsage();
  for (let run = 0; run < RUNS; run += 1) await plan(run / RUNS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / RUNS;
}
