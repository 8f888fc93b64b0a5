import type * as v from "valibot";

import { eatPortion, logMeal, restorePortion } from "./cooked-meals.ts";
import type { DocRef, Docs, Intention, Invocation } from "./define.ts";
import { sendFeedback } from "./feedback.ts";
import { deletePersonalRecipe, savePersonalRecipe } from "./personal-recipes.ts";
import { deletePlan, savePlan } from "./plans.ts";
import { hideMeal, rateMeal, reportMeal, setFavorite } from "./shared-meals.ts";
import { addMealsToList, removeMealFromList, setBought } from "./shopping-list.ts";
import { createUser, setCurrentMeal, setPreference } from "./user.ts";

/** Holds each mutation to being listed under its own name. */
function byName<const M extends { [N in keyof M]: { name: N } }>(listed: M): M {
  return listed;
}

/**
 * Every mutation by the name it has in the outbox. Names and the shape of their arguments are
 * stored on devices: a change of shape takes a new `version` and an upcast, never a rename.
 */
export const mutations = byName({
  addMealsToList,
  createUser,
  deletePersonalRecipe,
  deletePlan,
  eatPortion,
  hideMeal,
  logMeal,
  rateMeal,
  removeMealFromList,
  reportMeal,
  restorePortion,
  savePersonalRecipe,
  savePlan,
  sendFeedback,
  setBought,
  setCurrentMeal,
  setFavorite,
  setPreference,
});

export type MutationName = keyof typeof mutations;
export type MutationArgs<N extends MutationName> = v.InferOutput<(typeof mutations)[N]["args"]>;

/**
 * What this app knows of mutations, as a number: it rises with each that is added, and with each
 * version. Rows that were laid over by an app that knew less are laid over again.
 */
export const MUTATIONS_KNOWN = Object.values(mutations).reduce(
  (sum, { version }) => sum + version,
  0,
);

function isName(name: string): name is MutationName {
  return Object.hasOwn(mutations, name);
}

/** Whether this version of the app knows how to apply it; what it doesn't know waits for one that does. */
export function isKnown({ name, version }: Pick<Invocation, "name" | "version">): boolean {
  return isName(name) && version >= 1 && version <= mutations[name].version;
}

/**
 * What a known invocation does.
 * @throws where it isn't known, or its arguments are damaged
 */
export function read(invocation: Invocation): Intention {
  const { name, version, args } = invocation;
  if (!isName(name) || !isKnown(invocation)) throw new Error(`Unknown mutation ${name}`);
  return mutations[name].read(args, version);
}

/** What an invocation does; null where it isn't known, or its arguments are damaged. */
export function readIfSound(invocation: Invocation): Intention | null {
  try {
    return read(invocation);
  } catch {
    return null;
  }
}

/**
 * What of an invocation has to be done in its place, and what of it can be done later than all that
 * waits behind it: the part that changes a meal everyone shares.
 */
export interface Postponed {
  now: Invocation | null;
  later: Invocation;
}

/** Null where no part can be done later, and of what can't be read. */
export function postpone(invocation: Invocation): Postponed | null {
  const intention = readIfSound(invocation);
  if (!intention) return null;
  if (intention.isAboutMeal() !== null) return { now: null, later: invocation };
  const later = lostPartOf(invocation);
  return later && { now: { ...invocation, ownOnly: true }, later };
}

/** Whether both are about the same shared meal alone: the later one has the last word on it. */
export function areAboutSameMeal(a: Invocation, b: Invocation): boolean {
  const meal = readIfSound(a)?.isAboutMeal() ?? null;
  return meal !== null && meal === readIfSound(b)?.isAboutMeal();
}

/** The documents a known invocation reads or writes. */
export function touchedBy(invocation: Invocation, uid: string): DocRef[] {
  const refs = read(invocation).touches(uid);
  return invocation.ownOnly ? refs.filter(({ collection }) => collection !== "aiMeals") : refs;
}

/** What a known invocation changes in `docs`. */
export function applyInvocation(invocation: Invocation, docs: Docs, uid: string): Docs {
  const { apply, applyOwn } = read(invocation);
  if (!invocation.ownOnly) return apply(docs, uid);
  if (!applyOwn) throw new Error(`Nothing of ${invocation.name} is the cook's own`);
  return applyOwn(docs, uid);
}

/** Whether something is left of an invocation when what it says to everyone is refused. */
export function hasOwnPart(invocation: Invocation, uid: string): boolean {
  const intention = readIfSound(invocation);
  if (!intention || invocation.ownOnly) return false;
  const isShared = intention.touches(uid).some(({ collection }) => collection === "aiMeals");
  return isShared && intention.applyOwn !== null;
}

/** What is lost of an invocation whose own part alone takes effect; null for nothing to tell. */
export function lostPartOf(invocation: Invocation): Invocation | null {
  return readIfSound(invocation)?.lostPart() ?? null;
}
