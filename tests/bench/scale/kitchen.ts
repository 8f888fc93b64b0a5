import { Timestamp } from "firebase/firestore/lite";

import type { AiMealPlan, Meal, PersonalRecipe } from "#domain/entities.ts";
import { emptyUser } from "#domain/user-document.ts";
import type { EmulatorCook } from "#sync/doubles/emulator.fixture.ts";
import type { Fields } from "#sync/remotes/remote.ts";

import { COOKBOOK } from "../../../src/cookbook/cookbook.ts";
import { renderRecipe } from "../../../src/cookbook/render.ts";
import { makeShoppingList } from "../bench-documents.ts";
import { makeShared } from "../strangers-meals.ts";
import { YEAR } from "./flow-names.ts";

const DAY_MS = 86_400_000;

/** A meal of the cookbook, as long as cooks' own are. */
export function makeMeal(id: string, index: number): Meal {
  const recipe = COOKBOOK[index % COOKBOOK.length];
  if (!recipe) throw new Error("The cookbook is empty.");
  return { ...renderRecipe(recipe), id };
}

/** A plan whose recipes are the cookbook's from `first` on. */
export function makePlan(uid: string, id: string, first: number, at: number): AiMealPlan {
  const recipes = [0, 1, 2, 3].map((part) => ({
    ...makeMeal(`${id}-${part}`, first + part),
    cooked: false,
  }));
  return { id, recipes, createdAt: at, updatedAt: at, status: "new", userId: uid };
}

/** Stores on the server what a cook has after a year. */
export async function seedYear({ uid, seed }: Pick<EmulatorCook, "uid" | "seed">): Promise<void> {
  for (const [path, fields] of Object.entries(makeYear(uid))) await seed(path, fields);
}

/** Those documents, by path. */
export function makeYear(uid: string): Record<string, Fields> {
  const now = Date.now();
  const documents: Record<string, Fields> = {};
  for (let index = 0; index < YEAR.plans; index += 1) {
    const plan = makePlan(uid, `plan-${index}`, index * 4, now - index * 7 * DAY_MS);
    documents[`users/${uid}/aiMealPlans/${plan.id}`] = { ...plan, v: 1 };
  }
  for (let index = 0; index < YEAR.recipes; index += 1) {
    const times = { createdAt: now, updatedAt: now };
    const recipe: PersonalRecipe = { ...makeMeal(`own-${index}`, index), userId: uid, ...times };
    documents[`users/${uid}/personalRecipes/${recipe.id}`] = { ...recipe, v: 1 };
  }
  for (let index = 0; index < YEAR.marks; index += 1) {
    const mark = { id: `shared-${index}`, favorite: index % 3 === 0, stars: 5 };
    documents[`users/${uid}/mealMarks/${mark.id}`] = { ...mark, v: 1 };
  }
  const shoppingList = makeShoppingList(YEAR.items);
  // The sync state that these pushes would have left.
  const moved = { from: 0, to: 1, aiMealPlans: 1, personalRecipes: 1, mealMarks: 1 };
  const sync = { v: 1, at: Timestamp.now(), clients: {}, moved };
  documents[`users/${uid}`] = { ...emptyUser(now), shoppingList, sync };
  return documents;
}

/** How many meals strangers share in all, ten minutes apart, the last one just now. */
export const SHARED = { before: 100, since: 3 };

/** Stores some of these meals. */
export async function seedShared(
  { seed }: Pick<EmulatorCook, "seed">,
  { count, from = 0 }: { count: number; from?: number },
): Promise<void> {
  const now = Date.now();
  for (let index = from; index < from + count; index += 1) {
    const meal = makeShared(`shared-${index}`);
    const sharedAt = Timestamp.fromMillis(
      now - (SHARED.before + SHARED.since - 1 - index) * 600_000,
    );
    await seed(`aiMeals/${meal.id}`, { ...meal, sharedAt });
  }
}
