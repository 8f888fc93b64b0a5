import { eatPortion, logMeal, restorePortion } from "./cooked-meals.ts";
import { sendFeedback } from "./feedback.ts";
import { upcastArgs, type DocRef, type Docs, type Mutation } from "./mutation.ts";
import { deletePersonalRecipe, savePersonalRecipe } from "./personal-recipes.ts";
import { deletePlan, savePlan } from "./plans.ts";
import { hideMeal, rateMeal, reportMeal, setFavorite } from "./shared-meals.ts";
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
  /** Whether the cook's own part of it alone takes effect: the server has refused the rest. */
  ownOnly?: boolean;
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
  const { name } = invocation;
  if (!isKnown(invocation)) return null;
  if (ABOUT_SHARED_MEALS.has(name)) return { now: null, later: invocation };
  const later = lostPartOf(invocation);
  return later && { now: { ...invocation, ownOnly: true }, later };
}

/** Mutations about one shared meal alone. */
const ABOUT_SHARED_MEALS: ReadonlySet<string> = new Set<MutationName>([
  "hideMeal",
  "rateMeal",
  "reportMeal",
  "setFavorite",
]);

/** Whether both are about the same shared meal alone: the later one has the last word on it. */
export function areAboutSameMeal(a: Invocation, b: Invocation): boolean {
  const id = sharedMealOf(a);
  return id !== undefined && id === sharedMealOf(b);
}

function sharedMealOf({ name, args }: Invocation): unknown {
  if (!ABOUT_SHARED_MEALS.has(name)) return undefined;
  const { mealId, meal } = (args ?? {}) as { mealId?: unknown; meal?: { id?: unknown } };
  return mealId ?? meal?.id;
}

/** The documents a known invocation reads or writes. */
export function touchedBy(invocation: Invocation, uid: string): DocRef[] {
  const { mutation, args } = read(invocation);
  const refs = mutation.touches(args, uid);
  return invocation.ownOnly ? refs.filter(({ collection }) => collection !== "aiMeals") : refs;
}

/** What a known invocation changes in `docs`. */
export function applyInvocation(invocation: Invocation, docs: Docs, uid: string): Docs {
  const { mutation, args } = read(invocation);
  if (!invocation.ownOnly) return mutation.apply(docs, args, uid);
  if (!mutation.applyOwn) throw new Error(`Nothing of ${invocation.name} is the cook's own`);
  return mutation.applyOwn(docs, args, uid);
}

/** Whether something is left of a known invocation when what it says to everyone is refused. */
export function hasOwnPart(invocation: Invocation, uid: string): boolean {
  const { mutation, args } = read(invocation);
  const isShared = mutation.touches(args, uid).some(({ collection }) => collection === "aiMeals");
  return isShared && !invocation.ownOnly && mutation.applyOwn !== undefined;
}

/** What is lost of a known invocation whose own part alone takes effect; null for nothing to tell. */
export function lostPartOf(invocation: Invocation): Invocation | null {
  const { mutation, args } = read(invocation);
  const lost = mutation.lostPart?.(args);
  return lost ? { ...lost, version: MUTATION_VERSION } : null;
}
