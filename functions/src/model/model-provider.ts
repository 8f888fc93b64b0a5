import type { GenericSchema, InferOutput } from "valibot";

import {
  type FullRecipe,
  MealIdea,
  ReadFullRecipe,
  type RecipeIdea,
} from "../../../src/domain/recipe-service.ts";
import { titleKey } from "../../../src/domain/titles.ts";
import type { IdeasAsk, RecipeProvider, RecipesAsk } from "../provider.ts";
import type { TakeCall } from "../providers.ts";
import { answerSchema } from "./answer-schema.ts";
import type { ModelConfig } from "./config.ts";
import { type Prompt, writeIdeasPrompt } from "./prompts/ideas.ts";
import { writeRecipesPrompt } from "./prompts/recipes.ts";
import { readAnswer } from "./read-answer.ts";

/** Recipes per answer: a few keep each answer short, and one bad answer spoils only those. */
const RECIPES_PER_ANSWER = 3;
const TOKENS = { base: 600, idea: 150, recipe: 2_000 };

interface Wanted<S extends GenericSchema> {
  prompt: Prompt;
  list: "ideas" | "recipes";
  schema: S;
  maxTokens: number;
  signal: AbortSignal;
}

/**
 * Meals from a language model. `takeCall` counts one call and says whether the budget allows it.
 * The SDK is loaded only with the first question.
 */
export function createModelProvider(config: ModelConfig, takeCall: TakeCall): RecipeProvider {
  /** The items of one answer; malformed output is returned to the model once for repair. */
  async function ask<const S extends GenericSchema>(wanted: Wanted<S>): Promise<InferOutput<S>[]> {
    const { askModel } = await import("./ask-model.ts");
    const { prompt, list, schema, maxTokens } = wanted;
    const signal = AbortSignal.any([wanted.signal, AbortSignal.timeout(config.timeoutMs)]);
    const question = { system: prompt.system, schema: answerSchema(list), maxTokens, signal };
    const messages = [{ role: "user" as const, content: prompt.user }];
    const first = await askModel(config, takeCall, { ...question, messages });
    const read = readAnswer(first, list, schema);
    // After a timeout there is no time for a second try.
    if (read.problem === undefined || signal.aborted) return read.items;
    const again = await askModel(config, takeCall, {
      ...question,
      messages: [
        ...messages,
        { role: "assistant", content: first.slice(0, 8_000) },
        {
          role: "user",
          content: `That can't be used. ${read.problem} Answer again with the JSON object alone.`,
        },
      ],
    });
    return readAnswer(again, list, schema).items;
  }

  async function askForRecipes(
    { preferences, signal }: RecipesAsk,
    ideas: readonly RecipeIdea[],
  ): Promise<(FullRecipe | undefined)[]> {
    const recipes = await ask({
      prompt: writeRecipesPrompt({ preferences, ideas }),
      list: "recipes",
      schema: ReadFullRecipe,
      maxTokens: TOKENS.base + TOKENS.recipe * ideas.length,
      signal,
    });
    return matchToIdeas(recipes, ideas);
  }

  return {
    source: "model",
    ideas: (wanted: IdeasAsk) =>
      ask({
        prompt: writeIdeasPrompt(wanted),
        list: "ideas",
        schema: MealIdea,
        maxTokens: TOKENS.base + TOKENS.idea * wanted.count,
        signal: wanted.signal,
      }),

    async recipes(wanted: RecipesAsk) {
      const parts: (readonly RecipeIdea[])[] = [];
      for (let at = 0; at < wanted.ideas.length; at += RECIPES_PER_ANSWER) {
        parts.push(wanted.ideas.slice(at, at + RECIPES_PER_ANSWER));
      }
      const answers = await Promise.allSettled(parts.map((ideas) => askForRecipes(wanted, ideas)));
      const failed = answers.filter((answer) => answer.status === "rejected");
      if (failed.length === answers.length) throw failed[0]?.reason;
      return answers.flatMap((answer, part) =>
        answer.status === "fulfilled" ? answer.value : (parts[part] ?? []).map(() => undefined),
      );
    },
  };
}

/**
 * Each idea's recipe: the one with its title. If there is none and the model wrote as many recipes
 * as asked, it is the one in the idea's position, under the model's title. The meal type is the
 * idea's: the model has no say in it.
 */
function matchToIdeas(
  recipes: readonly FullRecipe[],
  ideas: readonly RecipeIdea[],
): (FullRecipe | undefined)[] {
  const byTitle = new Map(recipes.map((recipe) => [titleKey(recipe.title), recipe]));
  const titles = new Set(ideas.map(({ title }) => titleKey(title)));
  return ideas.map(({ title, mealType }, index) => {
    const placed = recipes.length === ideas.length ? recipes[index] : undefined;
    const isFree = placed !== undefined && !titles.has(titleKey(placed.title));
    const recipe = byTitle.get(titleKey(title)) ?? (isFree ? placed : undefined);
    return recipe && { ...recipe, mealType };
  });
}
