import type * as v from "valibot";

import { eatPortion, logMeal } from "./cooked-meals.ts";
import type { DocRef, Docs, Intention, Invocation } from "./define.ts";
import { sendFeedback } from "./feedback.ts";
import { bringFavorites, bringKitchen, bringPlan } from "./from-file.ts";
import { replaceMissing } from "./missing-ingredients.ts";
import { addOwnItem, clearBought, editOwnItem, putBackItems, removeOwnItem } from "./own-items.ts";
import {
  deletePersonalRecipe,
  savePersonalRecipe,
  savePersonalRecipes,
  tagOwnRecipe,
} from "./personal-recipes.ts";
import { namePlan, setPlanDay, setPlanDays } from "./plan-days.ts";
import { addPlanRecipe, movePlanRecipe, removePlanRecipe, swapPlanRecipe } from "./plan-recipes.ts";
import { deletePlan, savePlan } from "./plans.ts";
import {
  addPortions,
  discardPortions,
  editPortions,
  movePortions,
  undoPortions,
} from "./portions.ts";
import { tagRecipe, writeRecipeNote } from "./recipe-notes.ts";
import { setServes, setSharing, setUnits } from "./settings.ts";
import {
  countHeart,
  countReport,
  hideMeal,
  rateMeal,
  reportMeal,
  setFavorite,
  takeBackMeal,
} from "./shared-meals.ts";
import { addMealsToList, removeMealFromList, setBought } from "./shopping-list.ts";
import {
  moveAisle,
  removeShop,
  saveShop,
  setAisle,
  setAtHand,
  setStaple,
  takeStaple,
} from "./shopping-settings.ts";
import {
  createUser,
  setCurrentMeal,
  setEquipment,
  setPlanDefaults,
  setPreference,
} from "./user.ts";

/** Makes the compiler check that each mutation is listed under its own name. */
function byName<const M extends { [N in keyof M]: { name: N } }>(listed: M): M {
  return listed;
}

/**
 * Every mutation by its name in the outbox. Names and the shape of arguments are stored on devices:
 * a change of shape needs a new `version` and an upcast, never a rename.
 */
export const mutations = byName({
  addMealsToList,
  addOwnItem,
  addPlanRecipe,
  addPortions,
  bringFavorites,
  bringKitchen,
  bringPlan,
  clearBought,
  countHeart,
  countReport,
  createUser,
  deletePersonalRecipe,
  deletePlan,
  discardPortions,
  eatPortion,
  editOwnItem,
  editPortions,
  hideMeal,
  logMeal,
  moveAisle,
  movePlanRecipe,
  movePortions,
  putBackItems,
  namePlan,
  rateMeal,
  removeMealFromList,
  removeOwnItem,
  removePlanRecipe,
  removeShop,
  reportMeal,
  replaceMissing,
  savePersonalRecipe,
  savePersonalRecipes,
  savePlan,
  saveShop,
  sendFeedback,
  setAisle,
  setAtHand,
  setBought,
  setCurrentMeal,
  setEquipment,
  setFavorite,
  setPlanDay,
  setPlanDays,
  setPlanDefaults,
  setPreference,
  setStaple,
  setServes,
  setSharing,
  setUnits,
  swapPlanRecipe,
  tagOwnRecipe,
  tagRecipe,
  takeBackMeal,
  takeStaple,
  undoPortions,
  writeRecipeNote,
});

export type MutationName = keyof typeof mutations;
export type MutationArgs<N extends MutationName> = v.InferOutput<(typeof mutations)[N]["args"]>;

/**
 * A number that rises with each added mutation and each new version of one. Rows to which an app with a
 * lower number has applied mutations are rebased.
 */
export const MUTATIONS_KNOWN = Object.values(mutations).reduce(
  (sum, { version }) => sum + version,
  0,
);

function isName(name: string): name is MutationName {
  return Object.hasOwn(mutations, name);
}

/**
 * Whether this version of the app can apply it. An unknown invocation waits for a version that can.
 */
export function isKnown({ name, version }: Pick<Invocation, "name" | "version">): boolean {
  return isName(name) && version >= 1 && version <= mutations[name].version;
}

/**
 * The intention of a known invocation.
 * @throws if it is unknown, or its arguments are damaged
 */
export function read(invocation: Invocation): Intention {
  const { name, version, args } = invocation;
  if (!isName(name) || !isKnown(invocation)) throw new Error(`Unknown mutation ${name}`);
  return mutations[name].read(args, version);
}

/** The intention of an invocation; null if it is unknown, or its arguments are damaged. */
export function readIfSound(invocation: Invocation): Intention | null {
  try {
    return read(invocation);
  } catch {
    return null;
  }
}

/**
 * What an invocation says to everyone, to be queued with it; null for nothing, or if its arguments
 * are damaged.
 */
export function followUpOf(invocation: Invocation): Invocation | null {
  return readIfSound(invocation)?.followUp() ?? null;
}

/** Whether an invocation changes shared meals; false if it is unknown. */
export function isForEveryone({ name }: Pick<Invocation, "name">): boolean {
  return isName(name) && mutations[name].scope === "everyone";
}

/** Whether what the cook does meanwhile goes before an invocation; false if it is unknown. */
export function isBulk({ name }: Pick<Invocation, "name">): boolean {
  const declared: { isBulk?: boolean } = isName(name) ? mutations[name] : {};
  return declared.isBulk ?? false;
}

/** Whether the cook would not miss the invocation, so that it is not parked if it is refused. */
export function isSlight({ name }: Pick<Invocation, "name">): boolean {
  const declared: { isSlight?: boolean } = isName(name) ? mutations[name] : {};
  return declared.isSlight ?? false;
}

/** The documents that a known invocation reads or writes. */
export function touchedBy(invocation: Invocation, kitchenId: string): DocRef[] {
  return read(invocation).touches(kitchenId);
}

/** The changes that a known invocation makes to `docs`. */
export function applyInvocation(invocation: Invocation, docs: Docs, kitchenId: string): Docs {
  return read(invocation).apply(docs, kitchenId);
}
