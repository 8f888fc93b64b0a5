import { useSyncExternalStore } from "react";

import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { MealType } from "#domain/catalogue.ts";
import type { MealSource } from "#domain/device-ideas.ts";
import { changeDraft, EMPTY_DRAFT, type Draft, type DraftAction } from "#domain/draft.ts";
import type { Meal } from "#domain/entities.ts";
import type { PlanSetup } from "#domain/mutations/plans.ts";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import type { IdeaBoard } from "./ideas/idea-board.ts";

/** A full recipe of the draft, and who it comes from. */
export interface DraftRecipe {
  recipe: Meal;
  /** Undefined where the service did not say. */
  source: MealSource | undefined;
}

/** What is being planned on this device, in memory alone. */
export interface Planning {
  draft: Draft;
  /** Whether the cook has changed the setup, which then no longer follows the last plan's. */
  touched: boolean;
  boards: Partial<Record<MealType, IdeaBoard>>;
  /** Full recipes so far, by the id of the idea they belong to. */
  recipes: Record<string, DraftRecipe>;
  /** Whether it is a plan on this device by now, shown only until its screen has been left. */
  saved: boolean;
}

const NOTHING_PLANNED: Planning = {
  draft: EMPTY_DRAFT,
  touched: false,
  boards: {},
  recipes: {},
  saved: false,
};

/** Whether leaving now would lose what the cook has begun. */
export function isUnderWay({ draft, boards, saved }: Planning): boolean {
  return !saved && (draft.requiredMealTypes.length > 0 || Object.keys(boards).length > 0);
}

export interface PlanningStore {
  read(): Planning;
  subscribe(onChange: () => void): () => void;
  /** Does one thing to the draft; starting anew also drops the ideas and recipes of before. */
  act(action: DraftAction): void;
  /** Fills in the setup of the last plan, unless the cook has begun to change it. */
  startFrom(setup: PlanSetup): void;
  setBoard(mealType: MealType, board: IdeaBoard): void;
  addRecipes(recipes: Record<string, DraftRecipe>): void;
  /** What is planned is stored: leaving loses nothing any more. */
  markSaved(): void;
  clear(): void;
}

function createPlanningStore(): PlanningStore {
  let planning = NOTHING_PLANNED;
  const listeners = new Set<() => void>();
  const set = (next: Planning) => {
    planning = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => planning,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    act(action) {
      const draft = changeDraft(planning.draft, action);
      const starts = action.type === "startPlan" || action.type === "startSingle";
      set({ ...(starts ? NOTHING_PLANNED : planning), draft, touched: true });
    },
    startFrom(setup) {
      if (planning.touched) return;
      const draft = changeDraft(planning.draft, { type: "replaceSetup", fields: setup });
      set({ ...planning, draft });
    },
    setBoard: (mealType, board) =>
      set({ ...planning, boards: { ...planning.boards, [mealType]: board } }),
    addRecipes: (recipes) => set({ ...planning, recipes: { ...planning.recipes, ...recipes } }),
    markSaved: () => set({ ...planning, saved: true }),
    clear: () => set(NOTHING_PLANNED),
  };
}

// Kept by kitchen, so that a draft is never carried into another cook's.
const stores = new WeakMap<SimmerDb, PlanningStore>();

function planningOf(db: SimmerDb): PlanningStore {
  const kept = stores.get(db);
  if (kept) return kept;
  const created = createPlanningStore();
  stores.set(db, created);
  return created;
}

/** The cook's planning, its setup that of their last plan when there was one. */
export async function openPlanning(db: SimmerDb): Promise<PlanningStore> {
  const store = planningOf(db);
  const { lastPlanDefaults } = await getUser(db);
  if (lastPlanDefaults.durationDays > 0) store.startFrom(lastPlanDefaults);
  return store;
}

/** What is being planned, live, and the store that changes it. */
export function usePlanning(): { planning: Planning; store: PlanningStore } {
  const store = planningOf(useSignedInCook().db);
  return { planning: useSyncExternalStore(store.subscribe, store.read), store };
}
