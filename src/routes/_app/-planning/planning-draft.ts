import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { changeDraft, EMPTY_DRAFT, type Draft, type DraftAction } from "#domain/draft.ts";
import type { MealType } from "#domain/meal-types.ts";
import type { PlanSetup } from "#domain/mutations/plans.ts";

import { createDraftKeeper } from "../../-common/draft-keeper.ts";
import { createStore, useStore, type Store } from "../../-common/store.ts";
import { createUnsavedMark } from "../../-common/unsaved-work.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import type { IdeaRecipe } from "../../-ideas/idea.ts";
import type { IdeaBoard } from "./ideas/idea-board.ts";
import { findKeptPlanning, PLAN_KEY, SETUP_KEY } from "./kept-planning.ts";

/** What is being planned on this device. */
export interface Planning {
  /** Distinguishes it from the next plan; it becomes the plan's id. */
  id: string;
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

function nothingPlanned(): Planning {
  return {
    id: crypto.randomUUID(),
    draft: EMPTY_DRAFT,
    touched: false,
    boards: {},
    recipes: {},
    saved: false,
  };
}

/** Whether leaving now would lose work that the cook has begun. */
export function isUnderWay({ draft, boards, saved }: Planning): boolean {
  return !saved && (draft.requiredMealTypes.length > 0 || Object.keys(boards).length > 0);
}

export interface PlanningStore extends Pick<Store<Planning>, "read" | "subscribe"> {
  /** Applies an action to the draft; starting over also drops the previous ideas and recipes. */
  act(action: DraftAction): void;
  /** Uses the setup of the last plan, unless the cook has begun to change it. */
  startFrom(setup: PlanSetup): void;
  setBoard(mealType: MealType, board: IdeaBoard): void;
  addRecipes(recipes: Record<string, IdeaRecipe>): void;
  /** Marks the plan as stored: leaving loses nothing any more. */
  markSaved(): void;
  clear(): void;
  /** Undoes a `clear`, unless another plan has been begun since. */
  putBack(planning: Planning): void;
  /** Restores, once, an unfinished plan kept on this device. */
  restore(): Promise<void>;
  /** Whether all of it is stored on this device, so that closing the page loses nothing. */
  isKept(): boolean;
  /** Calls `tell` if it can't be stored; returns the unsubscribe function. */
  followFailures(tell: (error: unknown) => void): () => void;
}

function createPlanningStore(db: SimmerDb): PlanningStore {
  const planned = createStore(nothingPlanned());
  /** Where the device keeps it; null if there is nothing to keep. */
  let slot: { key: string; id: string } | null = null;
  let restoring: Promise<void> | undefined;
  const told = new Set<(error: unknown) => void>();
  const markUnsaved = createUnsavedMark();
  const keeper = createDraftKeeper(db, (error) => {
    for (const tell of told) tell(error);
  });
  const show = (next: Planning) => {
    markUnsaved(isUnderWay(next));
    planned.set(next);
  };
  const set = (next: Planning) => {
    const { id, draft, boards, recipes } = next;
    const before = slot;
    const key = isUnderWay(next) ? PLAN_KEY : next.touched && !next.saved ? SETUP_KEY : null;
    slot = key === null ? null : { key, id };
    if (before && (before.key !== key || before.id !== id)) keeper.drop(before);
    const value = { draft, boards, recipes };
    if (slot) keeper.keep({ ...slot, value, isSlight: key === SETUP_KEY });
    show(next);
  };
  const restore = async () => {
    const kept = await findKeptPlanning(db);
    // The cook may have started another one meanwhile.
    if (!kept || slot) return;
    const { id, key, planning: found } = kept;
    slot = { id, key };
    show({ ...found, id, touched: true, saved: false });
  };
  return {
    read: planned.read,
    subscribe: planned.subscribe,
    act(action) {
      const planning = planned.read();
      const draft = changeDraft(planning.draft, action);
      const starts = action.type === "startPlan" || action.type === "startSingle";
      set({ ...(starts ? nothingPlanned() : planning), draft, touched: true });
    },
    startFrom(setup) {
      const planning = planned.read();
      if (planning.touched) return;
      const draft = changeDraft(planning.draft, { type: "replaceSetup", fields: setup });
      set({ ...planning, draft });
    },
    setBoard(mealType, board) {
      const planning = planned.read();
      set({ ...planning, boards: { ...planning.boards, [mealType]: board } });
    },
    addRecipes(recipes) {
      const planning = planned.read();
      set({ ...planning, recipes: { ...planning.recipes, ...recipes } });
    },
    markSaved: () => set({ ...planned.read(), saved: true }),
    clear: () => set(nothingPlanned()),
    putBack(cleared) {
      if (!isUnderWay(planned.read())) set(cleared);
    },
    restore: () => (restoring ??= restore()),
    isKept: keeper.isKept,
    followFailures(tell) {
      told.add(tell);
      return () => told.delete(tell);
    },
  };
}

// One store per kitchen, so that a draft is never carried into another cook's.
const stores = new WeakMap<SimmerDb, PlanningStore>();

function planningOf(db: SimmerDb): PlanningStore {
  const kept = stores.get(db);
  if (kept) return kept;
  const created = createPlanningStore(db);
  stores.set(db, created);
  return created;
}

/**
 * Opens the cook's planning: where they had left it, or with the setup of their last plan if there is
 * one.
 */
export async function openPlanning(db: SimmerDb): Promise<PlanningStore> {
  const store = planningOf(db);
  await store.restore();
  const { lastPlanDefaults } = await getUser(db);
  if (lastPlanDefaults.durationDays > 0) store.startFrom(lastPlanDefaults);
  return store;
}

/** The planning state, live, and its store. */
export function usePlanning(): { planning: Planning; store: PlanningStore } {
  const store = planningOf(useSignedInCook().db);
  return { planning: useStore(store), store };
}
