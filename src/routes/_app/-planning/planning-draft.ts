import { useSyncExternalStore } from "react";

import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { changeDraft, EMPTY_DRAFT, type Draft, type DraftAction } from "#domain/draft.ts";
import type { MealType } from "#domain/meal-types.ts";
import type { PlanSetup } from "#domain/mutations/plans.ts";

import { createUnsavedMark } from "../../-common/unsaved-work.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import type { IdeaRecipe } from "../../-ideas/idea.ts";
import type { IdeaBoard } from "./ideas/idea-board.ts";

/** What is being planned on this device; it exists only in memory. */
export interface Planning {
  draft: Draft;
  /** Whether the cook has changed the setup, which then no longer follows the last plan's setup. */
  touched: boolean;
  boards: Partial<Record<MealType, IdeaBoard>>;
  /** The full recipes so far, by the id of their idea. */
  recipes: Record<string, IdeaRecipe>;
  /**
   * Whether the plan has been stored on this device; the draft is then shown only until the cook
   * leaves.
   */
  saved: boolean;
}

const NOTHING_PLANNED: Planning = {
  draft: EMPTY_DRAFT,
  touched: false,
  boards: {},
  recipes: {},
  saved: false,
};

/** Whether leaving now would lose work that the cook has begun. */
export function isUnderWay({ draft, boards, saved }: Planning): boolean {
  return !saved && (draft.requiredMealTypes.length > 0 || Object.keys(boards).length > 0);
}

export interface PlanningStore {
  read(): Planning;
  subscribe(onChange: () => void): () => void;
  /** Applies an action to the draft; starting anew also drops the previous ideas and recipes. */
  act(action: DraftAction): void;
  /** Uses the setup of the last plan, unless the cook has begun to change it. */
  startFrom(setup: PlanSetup): void;
  setBoard(mealType: MealType, board: IdeaBoard): void;
  addRecipes(recipes: Record<string, IdeaRecipe>): void;
  /** Marks the plan as stored: leaving loses nothing any more. */
  markSaved(): void;
  clear(): void;
}

function createPlanningStore(): PlanningStore {
  let planning = NOTHING_PLANNED;
  const listeners = new Set<() => void>();
  const markUnsaved = createUnsavedMark();
  const set = (next: Planning) => {
    planning = next;
    markUnsaved(isUnderWay(next));
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

// One store per kitchen, so that a draft is never carried into another cook's.
const stores = new WeakMap<SimmerDb, PlanningStore>();

function planningOf(db: SimmerDb): PlanningStore {
  const kept = stores.get(db);
  if (kept) return kept;
  const created = createPlanningStore();
  stores.set(db, created);
  return created;
}

/** Opens the cook's planning, with the setup of their last plan if there is one. */
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
