import { labelOf } from "./catalogue.ts";
import { isKnown, type Invocation, type MutationArgs, type MutationName } from "./mutations.ts";

/** `meal`: the title of what the arguments name by its id alone; where nobody knows it, words that need none. */
type Describe = {
  [N in MutationName]: (args: MutationArgs<N>, meal: string | undefined) => string;
};

function onOff(on: boolean, added: string, removed: string): string {
  return on ? added : removed;
}

const words: Describe = {
  addMealsToList: ({ meals }) =>
    `Put ${meals.map(({ title }) => title).join(", ")} on the shopping list`,
  createUser: () => "Set up your kitchen",
  deletePersonalRecipe: (_, meal) =>
    meal === undefined ? "Deleted a recipe of your own" : `Deleted your recipe ${meal}`,
  deletePlan: () => "Deleted a meal plan",
  eatPortion: ({ stored }, meal) =>
    `Ate a portion ${meal === undefined ? "" : `of ${meal} `}from the ${stored.storage}`,
  hideMeal: ({ hides }, meal = "a meal") =>
    ({
      nothing: `Showed ${meal} again`,
      meal: `Hid ${meal}`,
      author: `Hid all by the cook of ${meal}`,
    })[hides],
  logMeal: ({ meal }) => `Logged ${meal.title}`,
  rateMeal: ({ meal, stars }) => `Gave ${meal.title} ${stars} stars`,
  removeMealFromList: (_, meal = "a meal") => `Took ${meal} off the shopping list`,
  reportMeal: ({ on }, meal = "a meal") =>
    onOff(on, `Reported ${meal}`, `Took back your report of ${meal}`),
  restorePortion: ({ stored }) => `Put a portion of ${stored.title} back`,
  savePersonalRecipe: ({ recipe }) => `Saved your recipe ${recipe.title}`,
  savePlan: ({ plan }) => `Saved a plan: ${plan.recipes.map(({ title }) => title).join(", ")}`,
  sendFeedback: () => "Sent a report",
  setBought: ({ items, bought }) =>
    `${bought ? "Ticked" : "Unticked"} ${items.map(({ name }) => name).join(", ")}`,
  setCurrentMeal: ({ on }, meal = "a meal") =>
    onOff(on, `Added ${meal} to current meals`, `Took ${meal} out of current meals`),
  setFavorite: ({ on }, meal = "a meal") =>
    onOff(on, `Added ${meal} to favorites`, `Removed ${meal} from favorites`),
  setPreference: ({ id, on }) => `${onOff(on, "Added", "Removed")} ${labelOf(id)}`,
};

const WORDS_MAX = 160;

/** The meal that a change names by its id alone; undefined for none. */
export function mealNamedIn({ args }: Invocation): string | undefined {
  const { mealId, recipeId, stored } = (args ?? {}) as Record<string, unknown>;
  const id = mealId ?? recipeId ?? (stored as { recipeId?: unknown } | undefined)?.recipeId;
  return typeof id === "string" ? id : undefined;
}

/**
 * What a change was, in the cook's words; a change this version doesn't know is named as such.
 * @param meal the title of the meal that `mealNamedIn` tells, where that is known
 */
export function describeChange(change: Invocation, meal?: string): string {
  if (!isKnown(change)) return "A change made by a newer version of Simmer";
  // `isKnown` says that the name is one of ours; its arguments are those that name was given.
  const describe = words[change.name as MutationName] as (
    args: unknown,
    meal: string | undefined,
  ) => string;
  try {
    const said = describe(change.args, meal);
    return said.length > WORDS_MAX ? `${said.slice(0, WORDS_MAX - 1)}…` : said;
  } catch {
    // Arguments that can't be read are one reason to be parked: the cook is still told of it.
    return "A change that can't be read";
  }
}
