import { Dexie } from "dexie";

import { readOr, withConnection } from "#db/connection.ts";
import { getDocument, listDocuments, readRow } from "#db/document-store.ts";
import { mutate, mutateAll } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command, NoRoomError } from "#db/storage-command.ts";
import type { AiMealPlan, Meal, PlanRecipe, PlanStatus } from "#domain/entities.ts";
import { newestFirst, newPlan } from "#domain/mutations/plans.ts";
import { mutations } from "#domain/mutations/registry.ts";
import { hasRoomFor } from "#domain/mutations/shopping-list.ts";
import type { LastPlanDefaults } from "#domain/user-document.ts";
import {
  PLAN_NOT_CHANGED,
  PLAN_NOT_DELETED,
  PLAN_NOT_LISTED,
  PLAN_NOT_SAVED,
} from "#failure-words/storage-words.ts";

import { listedFor } from "./settings-repository.ts";
import { readUser } from "./user-repository.ts";

/**
 * Plans of one status by index, oldest first; the cost doesn't grow with the number of plans
 * stored.
 */
function plansWith(db: SimmerDb, status: PlanStatus) {
  return db.aiMealPlans
    .where("[status+createdAt]")
    .between([status, Dexie.minKey], [status, Dexie.maxKey]);
}

async function newestWith(db: SimmerDb, status: PlanStatus): Promise<AiMealPlan | null> {
  const row = await plansWith(db, status).last();
  return row ? readRow("aiMealPlans", row) : null;
}

const GROUPS = {
  active: ["new", "in-progress", "single"],
  completed: ["completed"],
} as const satisfies Record<string, readonly PlanStatus[]>;

export type PlanGroup = keyof typeof GROUPS;

/** The newest `limit` plans of a group, and the group's total number. */
export async function listPlans(
  db: SimmerDb,
  group: PlanGroup,
  limit: number,
): Promise<{ plans: AiMealPlan[]; total: number }> {
  const statuses = GROUPS[group];
  const [newest, counts] = await Promise.all([
    Promise.all(
      statuses.map((status) =>
        listDocuments(db, "aiMealPlans", plansWith(db, status).reverse().limit(limit)),
      ),
    ),
    Promise.all(statuses.map((status) => plansWith(db, status).count())),
  ]);
  return {
    plans: newestFirst(newest.flat()).slice(0, limit),
    total: counts.reduce((sum, count) => sum + count, 0),
  };
}

export async function getPlan(db: SimmerDb, planId: string): Promise<AiMealPlan | null> {
  return (await withConnection(db, () => getDocument(db, "aiMealPlans", planId))) ?? null;
}

/**
 * How many of the newest plans are searched for a recipe: more than a
 * year of weekly plans, and a constant amount of work however many plans there are. (An index by
 * recipe would need a second copy of the ids in every stored plan.)
 */
const PLANS_SEARCHED = 60;

/** The newest plans, as many as a search covers. */
export function listRecentPlans(db: SimmerDb): Promise<AiMealPlan[]> {
  const newest = db.aiMealPlans.orderBy("createdAt").reverse().limit(PLANS_SEARCHED);
  return listDocuments(db, "aiMealPlans", newest);
}

/** The recipes of the newest plans, by id; each from the newest plan that holds it. */
export async function listPlannedRecipes(db: SimmerDb): Promise<ReadonlyMap<string, PlanRecipe>> {
  const plans = (await listRecentPlans(db)).toReversed();
  return new Map(plans.flatMap(({ recipes }) => recipes.map((recipe) => [recipe.id, recipe])));
}

/** The newest plan that is not a single meal. */
export async function getCurrentPlan(db: SimmerDb): Promise<AiMealPlan | null> {
  const statuses: PlanStatus[] = ["new", "in-progress", "completed"];
  const newest = await readOr(db, "Error fetching current plan", [], () =>
    Promise.all(statuses.map((status) => newestWith(db, status))),
  );
  return newestFirst(newest.filter((plan) => plan !== null))[0] ?? null;
}

/**
 * The newest plan with status single, for the screen that shows it. Rejects if it can't be read.
 */
export async function readLatestSingle(db: SimmerDb): Promise<AiMealPlan | null> {
  return newestWith(db, "single");
}

/** The newest plan with status single. */
export function getLatestSingle(db: SimmerDb): Promise<AiMealPlan | null> {
  return readOr(db, "Error fetching latest single meal", null, () => readLatestSingle(db));
}

/** The id, or a new one if it is taken, for instance by another tab that saved the same draft. */
async function freeId(db: SimmerDb, id: string | undefined): Promise<string> {
  if (id === undefined) return crypto.randomUUID();
  const isTaken = await readOr(db, "Failed to look whether a plan is there", true, async () => {
    return (await db.aiMealPlans.get(id)) !== undefined;
  });
  return isTaken ? crypto.randomUUID() : id;
}

/**
 * Saves recipes as a new plan, or as a single meal if there was only one idea. The recipes come from a
 * review, or from a plan to be cooked again. Resolves to the new plan's id.
 * @throws StorageError also if the shopping list has no room for their ingredients: nothing is saved
 */
export async function savePlan(
  db: SimmerDb,
  review: {
    /** The plan's id, unless it is taken; random if absent. */
    id?: string;
    recipes: Meal[];
    /** How many ideas were chosen; the number of recipes if absent. */
    ideas?: number;
    addToShoppingList: boolean;
    defaults?: LastPlanDefaults;
    name?: string;
    /** The calendar day that all of them are planned for; none if absent. */
    day?: string;
  },
): Promise<string> {
  const at = Date.now();
  const { recipes, ideas, addToShoppingList, defaults, name = "", day = "" } = review;
  const id = await freeId(db, review.id);
  const plan = newPlan(recipes, { id, userId: db.kitchenId, name, day, ideas, at });
  await command(PLAN_NOT_SAVED, async () => {
    if (addToShoppingList) {
      const { shoppingList } = await readUser(db, PLAN_NOT_SAVED);
      if (!hasRoomFor(shoppingList, plan.recipes)) throw new NoRoomError(PLAN_NOT_LISTED);
    }
    const listed = addToShoppingList ? { listed: await listedFor(db, plan.recipes) } : {};
    const saving = mutations.savePlan.invoke({ plan, addToShoppingList, ...listed, at });
    // The plan is the kitchen's, its numbers are the person's.
    const numbers = defaults ? [mutations.setPlanDefaults.invoke({ defaults, at })] : [];
    await mutateAll(db, [saving, ...numbers]);
  });
  return plan.id;
}

/**
 * The plans with meals on days from `first` on, the newest first. An index finds them, so it costs
 * the same however many plans there are.
 */
export function listPlansOnDays(db: SimmerDb, first: string): Promise<AiMealPlan[]> {
  return readOr(db, "Error reading what is planned for days", [], async () => {
    const onDays = db.aiMealPlans.where("lastDay").aboveOrEqual(first);
    return newestFirst(await listDocuments(db, "aiMealPlans", onDays));
  });
}

/** Names a plan; an empty name removes its name. Resolves to the previous name. */
export function namePlan(db: SimmerDb, planId: string, name: string): Promise<string> {
  return command(PLAN_NOT_CHANGED, async () => {
    const before = (await getPlan(db, planId))?.name ?? "";
    await mutate(db, "namePlan", { planId, name, at: Date.now() });
    return before;
  });
}

/** Restores a deleted plan unchanged. */
export function restorePlan(db: SimmerDb, plan: AiMealPlan): Promise<void> {
  return command(PLAN_NOT_SAVED, () =>
    mutate(db, "savePlan", { plan, addToShoppingList: false, at: Date.now() }),
  );
}

export function deletePlan(db: SimmerDb, planId: string): Promise<void> {
  return command(PLAN_NOT_DELETED, () => mutate(db, "deletePlan", { planId }));
}
