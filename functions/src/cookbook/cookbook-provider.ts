import { usedOf } from "../../../src/domain/leftovers.ts";
import type { FullRecipe, MealIdea } from "../../../src/domain/recipe-service.ts";
import { recipeTime } from "../../../src/domain/recipe-time.ts";
import { titleKey } from "../../../src/domain/titles.ts";
import type { IdeasAsk, RecipeProvider, RecipesAsk } from "../provider.ts";
import { type Adapted, recipesFor } from "./adapt.ts";
import { findClosest } from "./closest.ts";
import { unmarkTitle } from "./marks.ts";
import { seededRandom } from "./random.ts";

/** Traits that two dishes in one answer should not share, and the penalty for the later dish. */
const LIKENESS: readonly [weight: number, traits: (item: Adapted) => string][] = [
  [1, ({ base }) => base.cuisine],
  [1.5, ({ base }) => base.ingredients[0]?.[0] ?? ""],
  [0.5, ({ base }) => base.mealType],
];

/** The score for each matching word of a leftover: more than for variety. */
const USED_UP = 5;

/**
 * Up to `count` of `pool`, drawn so that cuisines, main ingredients and meal types vary, and so that
 * dishes that use up leftovers come first.
 */
function pickVaried(
  pool: readonly Adapted[],
  { count, leftovers }: Pick<IdeasAsk, "count" | "leftovers">,
  random: () => number,
): Adapted[] {
  const used = usedOf(leftovers);
  // A dish in its original form comes before an adapted one.
  const left = pool.map((item) => ({
    item,
    luck: random() + (item.isChanged ? 0.5 : 0) - USED_UP * used(item.recipe),
  }));
  const traits = new Map<string, number>();
  const picked: Adapted[] = [];
  while (picked.length < count && left.length > 0) {
    const costs = left.map(({ item, luck }) =>
      LIKENESS.reduce(
        (sum, [weight, trait]) => sum + weight * (traits.get(trait(item)) ?? 0),
        luck,
      ),
    );
    for (const { item } of left.splice(costs.indexOf(Math.min(...costs)), 1)) {
      for (const [, trait] of LIKENESS) traits.set(trait(item), (traits.get(trait(item)) ?? 0) + 1);
      picked.push(item);
    }
  }
  return picked;
}

function pickIdeas({ preferences, count, mealType, exclude, leftovers, seed }: IdeasAsk) {
  const excluded = new Set(exclude.map(titleKey));
  const pool = recipesFor(preferences).filter(
    ({ base, recipe }) =>
      (mealType === undefined || base.mealType === mealType) &&
      !excluded.has(titleKey(recipe.title)) &&
      !excluded.has(titleKey(base.title)),
  );
  return pickVaried(pool, { count, leftovers }, seededRandom(seed)).map(({ recipe }): MealIdea => {
    const { title, blurb, picture } = recipe;
    const minutes = recipeTime(recipe)?.total;
    return { title, blurb, picture, minutes: minutes && Math.ceil(minutes) };
  });
}

/**
 * The dish with exactly that title, or the same dish adapted differently: the cook's preferences
 * may have changed since the idea.
 */
function findByTitle(title: string, among: readonly Adapted[]): Adapted | undefined {
  const wanted = titleKey(title);
  const base = titleKey(unmarkTitle(title));
  return (
    among.find(({ recipe }) => titleKey(recipe.title) === wanted) ??
    among.find((item) => titleKey(item.base.title) === base)
  );
}

function findRecipes({ preferences, ideas }: RecipesAsk): (FullRecipe | undefined)[] {
  const all = recipesFor(preferences);
  const exact = ideas.map(({ title }) => findByTitle(title, all));
  const taken = new Set(exact);
  return ideas.map((idea, index) => {
    const found =
      exact[index] ??
      findClosest(
        idea,
        all.filter((item) => !taken.has(item)),
      );
    taken.add(found);
    return found?.recipe;
  });
}

/** The built-in cookbook, which needs no key and no network, and never fails. */
export const cookbookProvider: RecipeProvider = {
  source: "cookbook",
  ideas: (ask) => Promise.resolve(pickIdeas(ask)),
  recipes: (ask) => Promise.resolve(findRecipes(ask)),
};
