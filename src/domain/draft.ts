import {
  clampDays,
  clampPeople,
  DEFAULT_SETUP,
  totalServes,
  type PlanSetup,
} from "#domain/mutations/plans.ts";

import { SERVES_PER_IDEA } from "./limits.ts";
import { MEAL_TYPES, type MealType } from "./meal-types.ts";

/** An idea the cook has chosen for the plan. */
export interface SelectedMeal {
  id: string;
  mealType: MealType;
  title: string;
  blurb: string;
  /** How it is drawn, if the service provides it. */
  picture?: string | undefined;
  servings: number;
}

type ChosenIdea = Pick<SelectedMeal, "id" | "title" | "blurb" | "picture">;

/** A plan between setup and saving. */
export interface Draft {
  /** A single meal has no days and people; it always covers the serves of one idea. */
  kind: "plan" | "single";
  setup: PlanSetup;
  /** The meal types to choose ideas for, one at a time, in this order. */
  requiredMealTypes: MealType[];
  selectedMeals: SelectedMeal[];
  /** Names of what the cook has and wants used up; empty for nothing. */
  leftovers: readonly string[];
}

export const EMPTY_DRAFT: Draft = {
  kind: "plan",
  setup: DEFAULT_SETUP,
  requiredMealTypes: [],
  selectedMeals: [],
  leftovers: [],
};

export type DraftAction =
  | { type: "setDuration"; days: number }
  | { type: "setPeople"; people: number }
  | { type: "toggleMeal"; mealType: MealType }
  | { type: "replaceSetup"; fields: Partial<PlanSetup> }
  /** The ideas chosen for a meal type replace those chosen for it before. */
  | { type: "chooseIdeas"; mealType: MealType; ideas: readonly ChosenIdea[] }
  /** Replaces a chosen idea with another, for the same meal type and number of serves. */
  | { type: "swapIdea"; id: string; idea: ChosenIdea }
  | { type: "startPlan" }
  | { type: "startSingle"; mealType: MealType; leftovers?: readonly string[] };

/** Breakfast before lunch before dinner, each once, in whatever order they were picked. */
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

/** The reducer of the draft. Numbers are clamped to their bounds. */
export function changeDraft(draft: Draft, action: DraftAction): Draft {
  const { setup } = draft;
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
    case "chooseIdeas": {
      const { mealType } = action;
      const others = draft.selectedMeals.filter((meal) => meal.mealType !== mealType);
      const chosen = action.ideas.map(({ id, title, blurb, picture }) => ({
        id,
        title,
        blurb,
        picture,
        mealType,
        servings: SERVES_PER_IDEA,
      }));
      return { ...draft, selectedMeals: [...others, ...chosen] };
    }
    case "swapIdea": {
      const { id, title, blurb, picture } = action.idea;
      const selectedMeals = draft.selectedMeals.map((meal) =>
        meal.id === action.id ? { ...meal, id, title, blurb, picture } : meal,
      );
      return { ...draft, selectedMeals };
    }
    case "startPlan":
      return {
        kind: "plan",
        setup,
        requiredMealTypes: setup.mealsPerDay,
        selectedMeals: [],
        leftovers: [],
      };
    case "startSingle":
      return {
        kind: "single",
        setup,
        requiredMealTypes: [action.mealType],
        selectedMeals: [],
        leftovers: action.leftovers ?? [],
      };
  }
}

/** The serves that the draft must cover for each meal type. */
export function servesOf(draft: Draft): number {
  return draft.kind === "single" ? SERVES_PER_IDEA : totalServes(draft.setup);
}

/** The required meal types without any selected idea. */
export function remainingMealTypes(draft: Draft): MealType[] {
  return draft.requiredMealTypes.filter(
    (mealType) => !draft.selectedMeals.some((meal) => meal.mealType === mealType),
  );
}
