import { labelOf } from "./catalogue.ts";
import { isKnown, type Invocation, type MutationArgs, type MutationName } from "./mutations.ts";

type Describe = { [N in MutationName]: (args: MutationArgs<N>) => string };

function onOff(on: boolean, added: string, removed: string): string {
  return on ? added : removed;
}

const words: Describe = {
  addMealsToList: ({ meals }) =>
    `Put ${meals.map(({ title }) => title).join(", ")} on the shopping list`,
  createUser: () => "Set up your kitchen",
  deletePersonalRecipe: () => "Deleted a recipe of your own",
  deletePlan: () => "Deleted a meal plan",
  eatPortion: ({ stored }) => `Ate a portion from the ${stored.storage}`,
  logMeal: ({ meal }) => `Logged ${meal.title}`,
  removeMealFromList: () => "Took a meal off the shopping list",
  restorePortion: ({ stored }) => `Put a portion of ${stored.title} back`,
  savePersonalRecipe: ({ recipe }) => `Saved your recipe ${recipe.title}`,
  savePlan: ({ plan }) => `Saved a plan: ${plan.recipes.map(({ title }) => title).join(", ")}`,
  sendFeedback: () => "Sent a report",
  setBought: ({ items, bought }) =>
    `${bought ? "Ticked" : "Unticked"} ${items.map(({ name }) => name).join(", ")}`,
  setCurrentMeal: ({ on }) =>
    onOff(on, "Added a meal to current meals", "Took a meal out of current meals"),
  setFavorite: ({ on }) => onOff(on, "Added a favorite", "Removed a favorite"),
  setPreference: ({ id, on }) => `${onOff(on, "Added", "Removed")} ${labelOf(id)}`,
};

const WORDS_MAX = 160;

/** What a change was, in the cook's words; a change this version doesn't know is named as such. */
export function describeChange(change: Invocation): string {
  if (!isKnown(change)) return "A change made by a newer version of Simmer";
  // `isKnown` says that the name is one of ours; its arguments are those that name was given.
  const describe = words[change.name as MutationName] as (args: unknown) => string;
  try {
    const said = describe(change.args);
    return said.length > WORDS_MAX ? `${said.slice(0, WORDS_MAX - 1)}…` : said;
  } catch {
    // Arguments that can't be read are one reason to be parked: the cook is still told of it.
    return "A change that can't be read";
  }
}
