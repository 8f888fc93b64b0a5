import { eatPortion, logMeal, restorePortion, type LogMealArgs } from "./cooked-meals.ts";
import { sendFeedback } from "./feedback.ts";
import { upcastArgs, type DocRef, type Docs, type Mutation } from "./mutation.ts";
import { deletePersonalRecipe, savePersonalRecipe } from "./personal-recipes.ts";
import { deletePlan, savePlan } from "./plans.ts";
import { isRatingShared, rateMeal, setFavorite } from "./shared-meals.ts";
import { addMealsToList, removeMealFromList, setBought } from "./shopping-list.ts";
import { createUser, setCurrentMeal, setPreference } from "./user.ts";

/**
 * Every mutation by the name it has in the outbox. Names and the shape of their arguments are
 * stored on devices: a change of shape takes a new `version` and an upcast, never a rename.
 */
export const mutations = {
  addMealsToList,
  createUser,
  deletePersonalRecipe,
  deletePlan,
  eatPortion,
  logMeal,
  rateMeal,
  removeMealFromList,
  restorePortion,
  savePersonalRecipe,
  savePlan,
  sendFeedback,
  setBought,
  setCurrentMeal,
  setFavorite,
  setPreference,
} as const;

export type MutationName = keyof typeof mutations;
export type MutationArgs<N extends MutationName> =
  (typeof mutations)[N] extends Mutation<infer Args> ? Args : never;

/** The version the arguments of every mutation are written at today. */
export const MUTATION_VERSION = 1;

/** A mutation as stored and sent: its name, the version of its arguments, and the arguments (JSON). */
export interface Invocation {
  name: string;
  version: number;
  args: unknown;
}

/** Whether this version of the app knows how to apply it; what it doesn't know waits for one that does. */
export function isKnown({ name, version }: Pick<Invocation, "name" | "version">): boolean {
  return Object.hasOwn(mutations, name) && version <= MUTATION_VERSION && version >= 1;
}

/** A known invocation's mutation, and its arguments in the shape they have today. */
function read({ name, version, args }: Invocation): { mutation: Mutation<unknown>; args: unknown } {
  if (!isKnown({ name, version })) throw new Error(`Unknown mutation ${name}`);
  const mutation: Mutation<unknown> = mutations[name as MutationName];
  return { mutation, args: upcastArgs(mutation, args, { version, current: MUTATION_VERSION }) };
}

/**
 * What of an invocation has to be done in its place, and what of it can be done later than all that
 * waits behind it: the part that changes a meal everyone shares. Null where no part can.
 */
export interface Postponed {
  now: Invocation | null;
  later: Invocation;
}

/** @throws where the arguments can't be read */
export function postpone(invocation: Invocation): Postponed | null {
  const { name, version } = invocation;
  if (!isKnown(invocation)) return null;
  if (name === "setFavorite" || name === "rateMeal") return { now: null, later: invocation };
  if (name !== "logMeal") return null;
  const { meal, planId, stars, at } = read(invocation).args as LogMealArgs;
  if (!isRatingShared(stars)) return null;
  return {
    now: { name, version, args: { ...(invocation.args as object), stars: null } },
    later: {
      name: "rateMeal",
      version: MUTATION_VERSION,
      args: { meal, planId: planId ?? "", stars, at },
    },
  };
}

/** Whether both make the same meal a favourite or not: their order decides which it is. */
export function isSameFavorite(a: Invocation, b: Invocation): boolean {
  if (a.name !== "setFavorite" || b.name !== "setFavorite") return false;
  const [one, other] = [a.args, b.args] as (MutationArgs<"setFavorite"> | null)[];
  return one?.mealId === other?.mealId;
}

/** The documents a known invocation reads or writes. */
export function touchedBy(invocation: Invocation, uid: string): DocRef[] {
  const { mutation, args } = read(invocation);
  return mutation.touches(args, uid);
}

/** What a known invocation changes in `docs`. */
export function applyInvocation(invocation: Invocation, docs: Docs, uid: string): Docs {
  const { mutation, args } = read(invocation);
  return mutation.apply(docs, args, uid);
}
