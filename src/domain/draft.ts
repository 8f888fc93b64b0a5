import { MEAL_TYPES, type MealType } from "./catalogue.ts";
import { MAX_TOTAL_SERVES, SERVES_PER_IDEA } from "./limits.ts";
import { clampDays, clampPeople, DEFAULT_SETUP, totalServes, type PlanSetup } from "./plans.ts";

/** An idea the cook has chosen for the plan. */
export interface SelectedMeal {
  id: string;
  mealType: MealType;
  title: string;
  blurb: string;
  servings: number;
}

/** A plan on its way from setup to saving. */
export interface Draft {
  /** A single meal has no days and people: its serves are always those of one idea. */
  kind: "plan" | "single";
  setup: PlanSetup;
  /** The meal types that ideas are chosen for, one at a time, in this order. */
  requiredMealTypes: MealType[];
  selectedMeals: SelectedMeal[];
}

export const EMPTY_DRAFT: Draft = {
  kind: "plan",
  setup: DEFAULT_SETUP,
  requiredMealTypes: [],
  selectedMeals: [],
};

export type DraftAction =
  | { type: "setDuration"; days: number }
  | { type: "setPeople"; people: number }
  | { type: "toggleMeal"; mealType: MealType }
  | { type: "replaceSetup"; fields: Partial<PlanSetup> }
  | { type: "addMeal"; meal: Omit<SelectedMeal, "servings"> & { servings?: number } }
  | { type: "removeMeal"; id: string }
  | { type: "setServings"; id: string; servings: number }
  | { type: "clearMeals" }
  | { type: "replaceMeals"; meals: SelectedMeal[] }
  | { type: "requireMealTypes"; mealTypes: MealType[] }
  | { type: "addRequiredMealType"; mealType: MealType }
  | { type: "removeRequiredMealType"; mealType: MealType }
  | { type: "startPlan" }
  | { type: "startSingle"; mealType: MealType };

/** Breakfast before lunch before dinner, each once, however they were picked. */
function inDayOrder(mealTypes: readonly MealType[]): MealType[] {
  return MEAL_TYPES.filter((mealType) => mealTypes.includes(mealType));
}

function withSetup(draft: Draft, fields: Partial<PlanSetup>): Draft {
  const { durationDays, peopleCount, mealsPerDay } = { ...draft.setup, ...fields };
  const setup = {
    durationDays: clampDays(durationDays),
    peopleCount: clampPeople(peopleCount),
    mealsPerDay: inDayOrder(mealsPerDay),
  };
  return { ...draft, setup };
}

function clampServings(servings: number): number {
  if (Number.isNaN(servings)) return SERVES_PER_IDEA;
  return Math.min(MAX_TOTAL_SERVES, Math.max(1, Math.round(servings)));
}

/** The draft after one thing the cook did. Numbers out of bounds are brought within them. */
export function changeDraft(draft: Draft, action: DraftAction): Draft {
  const { setup, selectedMeals, requiredMealTypes } = draft;
  switch (action.type) {
    case "setDuration":
      return withSetup(draft, { durationDays: action.days });
    case "setPeople":
      return withSetup(draft, { peopleCount: action.people });
    case "toggleMeal": {
      const { mealsPerDay } = setup;
      const picked = mealsPerDay.includes(action.mealType)
        ? mealsPerDay.filter((mealType) => mealType !== action.mealType)
        : [...mealsPerDay, action.mealType];
      return withSetup(draft, { mealsPerDay: picked });
    }
    case "replaceSetup":
      return withSetup(draft, action.fields);
    case "addMeal": {
      const others = selectedMeals.filter(({ id }) => id !== action.meal.id);
      const servings = clampServings(action.meal.servings ?? SERVES_PER_IDEA);
      return { ...draft, selectedMeals: [...others, { ...action.meal, servings }] };
    }
    case "removeMeal":
      return { ...draft, selectedMeals: selectedMeals.filter(({ id }) => id !== action.id) };
    case "setServings": {
      const servings = clampServings(action.servings);
      return {
        ...draft,
        selectedMeals: selectedMeals.map((meal) =>
          meal.id === action.id ? { ...meal, servings } : meal,
        ),
      };
    }
    case "clearMeals":
      return { ...draft, selectedMeals: [] };
    case "replaceMeals":
      return { ...draft, selectedMeals: action.meals };
    case "requireMealTypes":
      return { ...draft, requiredMealTypes: [...new Set(action.mealTypes)] };
    case "addRequiredMealType":
      return { ...draft, requiredMealTypes: [...new Set([...requiredMealTypes, action.mealType])] };
    case "removeRequiredMealType":
      return {
        ...draft,
        requiredMealTypes: requiredMealTypes.filter((mealType) => mealType !== action.mealType),
      };
    case "startPlan":
      return { kind: "plan", setup, requiredMealTypes: setup.mealsPerDay, selectedMeals: [] };
    case "startSingle":
      return {
        kind: "single",
        setup,
        requiredMealTypes: [action.mealType],
        selectedMeals: [],
      };
  }
}

/** Serves that each meal type of the draft is to cover. */
export function servesOf(draft: Draft): number {
  return draft.kind === "single" ? SERVES_PER_IDEA : totalServes(draft.setup);
}

/** The required meal types that nothing is selected for yet. */
export function remainingMealTypes(draft: Draft): MealType[] {
  return draft.requiredMealTypes.filter((mealType) => mealsOfType(draft, mealType).length === 0);
}

export function mealsOfType(draft: Draft, mealType: MealType): SelectedMeal[] {
  return draft.selectedMeals.filter((meal) => meal.mealType === mealType);
}
