import * as v from "valibot";

import { readOr } from "#db/connection.ts";
import { dropDraft, findDraft } from "#db/repositories/draft-repository.ts";
import { getPlan } from "#db/repositories/plan-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { EQUIPMENT_IDS } from "#domain/catalogue.ts";
import { MEAL_AUTHORS } from "#domain/entities.ts";
import { PLAN_DAYS, PLAN_PEOPLE } from "#domain/limits.ts";
import { MEAL_TYPES } from "#domain/meal-types.ts";

import type { Planning } from "./planning-draft.ts";

/** The planning state, also of a setup that has not been started. */
export const PLAN_KEY = "plan";
export const SETUP_KEY = "setup";

const mealTypes = v.array(v.picklist(MEAL_TYPES));
const source = v.optional(v.picklist(["model", "cookbook", "device"]));
const picture = v.optional(v.string());
const idea = { id: v.string(), title: v.string(), blurb: v.string(), picture };

/*
 * As strict as possible, unlike documents: a recipe that lost an ingredient to damage would be checked
 * without it for what the cook must not eat.
 */
const Recipe = v.object({
  id: v.string(),
  title: v.string(),
  blurb: v.string(),
  mealType: v.picklist(MEAL_TYPES),
  ingredients: v.array(v.object({ name: v.string(), amount: v.string() })),
  instructions: v.array(v.string()),
  equipment: v.array(v.picklist(EQUIPMENT_IDS)),
  author: v.optional(v.picklist(MEAL_AUTHORS)),
  picture,
});

const Board = v.object({
  ideas: v.array(v.object({ ...idea, minutes: v.optional(v.number()), source })),
  chosen: v.array(v.string()),
  rejected: v.array(v.string()),
});

function between({ min, max }: { min: number; max: number }) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

const KeptValue = v.object({
  draft: v.object({
    kind: v.picklist(["plan", "single"]),
    setup: v.object({
      durationDays: between(PLAN_DAYS),
      peopleCount: between(PLAN_PEOPLE),
      mealsPerDay: mealTypes,
    }),
    requiredMealTypes: mealTypes,
    selectedMeals: v.array(
      v.object({ ...idea, mealType: v.picklist(MEAL_TYPES), servings: v.number() }),
    ),
    leftovers: v.array(v.string()),
  }),
  boards: v.object({
    breakfast: v.optional(Board),
    lunch: v.optional(Board),
    dinner: v.optional(Board),
  }),
  recipes: v.record(v.string(), v.object({ recipe: Recipe, source })),
});

type Kept = Pick<Planning, "draft" | "boards" | "recipes">;

interface KeptPlanning {
  key: string;
  id: string;
  planning: Kept;
}

/** What was being planned when the app was closed, or null. */
export async function findKeptPlanning(db: SimmerDb): Promise<KeptPlanning | null> {
  for (const key of [PLAN_KEY, SETUP_KEY]) {
    const kept = await findDraft(db, key, KeptValue);
    if (!kept) continue;
    const saved = await readOr(db, "Failed to look whether a plan is saved", null, () =>
      getPlan(db, kept.id),
    );
    if (!saved) return { key, id: kept.id, planning: kept.value as Kept };
    // The browser was killed after the plan was saved and before its draft was dropped.
    await dropDraft(db, kept).catch((error: unknown) => console.warn("A draft stays", error));
  }
  return null;
}
