import type * as v from "valibot";

import { eatPortion, logMeal } from "./cooked-meals.ts";
import type { DocRef, Docs, Intention, Invocation } from "./define.ts";
import { sendFeedback } from "./feedback.ts";
import { replaceMissing } from "./missing-ingredients.ts";
import { addOwnItem, clearBought, editOwnItem, putBackItems, removeOwnItem } from "./own-items.ts";
import {
  deletePersonalRecipe,
  savePersonalRecipe,
  savePersonalRecipes,
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
import { writeRecipeNote } from "./recipe-notes.ts";
import { setServes, setSharing, setUnits } from "./settings.ts";
import { hideMeal, rateMeal, reportMeal, setFavorite, takeBackMeal } from "./shared-meals.ts";
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
  clearBought,
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
 * An invocation split in two: `now` must be applied in order, and `later` may be applied after the
 * mutations behind it. `later` is the part that changes a shared meal.
 */
export interface Postponed {
  now: Invocation | null;
  later: Invocation;
}

/** Null if no part can be postponed, or if the invocation can't be parsed. */
export function postpone(invocation: Invocation): Postponed | null {
  const intention = readIfSound(invocation);
  if (!intention) return null;
  if (intention.isAboutMeal() !== null) return { now: null, later: invocation };
  const later = lostPartOf(invocation);
  return later && { now: { ...invocation, ownOnly: true }, later };
}

/** Whether both are only about the same shared meal: then the later one decides. */
export function areAboutSameMeal(a: Invocation, b: Invocation): boolean {
  const meal = readIfSound(a)?.isAboutMeal() ?? null;
  return meal !== null && meal === readIfSound(b)?.isAboutMeal();
}

/** The documents that a known invocation reads or writes. */
export function touchedBy(invocation: Invocation, kitchenId: string): DocRef[] {
  const refs = read(invocation).touches(kitchenId);
  return invocation.ownOnly ? refs.filter(({ collection }) => collection !== "aiMeals") : refs;
}

/** The changes that a known invocation makes to `docs`. */
export function applyInvocation(invocation: Invocation, docs: Docs, kitchenId: string): Docs {
  const { apply, applyOwn } = read(invocation);
  if (!invocation.ownOnly) return apply(docs, kitchenId);
  if (!applyOwn) throw new Error(`Nothing of ${invocation.name} is the cook's own`);
  return applyOwn(docs, kitchenId);
}

/** Whether something is left of an invocation if its public part is refused. */
export function hasOwnPart(invocation: Invocation, kitchenId: string): boolean {
  const intention = readIfSound(invocation);
  if (!intention || invocation.ownOnly) return false;
  const isShared = intention.touches(kitchenId).some(({ collection }) => collection === "aiMeals");
  return isShared && intention.applyOwn !== null;
}

/**
 * The part of an invocation that is lost if only the cook's own part takes effect; null if there is
 * nothing to report.
 */
export function lostPartOf(invocation: Invocation): Invocation | null {
  return readIfSound(invocation)?.lostPart() ?? null;
}
