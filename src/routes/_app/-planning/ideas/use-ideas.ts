import { useCallback, useEffect, useRef } from "react";
import * as v from "valibot";

import { fetchMealIdeas, RecipeServiceError } from "#api/recipe-client.ts";
import { listDeviceIdeas } from "#db/repositories/device-idea-repository.ts";
import { requireUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { MealType } from "#domain/catalogue.ts";
import { IDEAS_UI_COUNT } from "#domain/limits.ts";
import { preferencesOf } from "#domain/preferences.ts";

import { useEntryState } from "../../../-common/entry-state.ts";
import { useSignedInCook, useServiceFetch } from "../../../-common/use-live-data.ts";
import { useRequest, type RequestState, type RequestWork } from "../../../-common/use-request.ts";
import {
  isUnderWay,
  usePlanning,
  type DraftRecipe,
  type PlanningStore,
} from "../planning-draft.ts";
import { addIdeas, EMPTY_BOARD, type Idea, type IdeaBoard } from "./idea-board.ts";

/** The service accepts no more titles than this to exclude; the newest matter most. */
const EXCLUDED_MOST = 200;

const OFFLINE = "You’re offline. Here are meals on this device that fit, with their full recipes.";
const OFFLINE_NONE = "You’re offline, and no other meal on this device fits.";
const DEVICE_NONE = "No other meal on this device fits.";

/** The titles shown or rejected for this meal type, and those chosen for the others. */
function titlesToExclude(store: PlanningStore, mealType: MealType): string[] {
  const { boards, draft } = store.read();
  const here = boards[mealType]?.ideas ?? [];
  const elsewhere = draft.selectedMeals.filter((meal) => meal.mealType !== mealType);
  return [...elsewhere, ...here].map(({ title }) => title);
}

function addToBoard(store: PlanningStore, mealType: MealType, ideas: readonly Idea[]): void {
  store.setBoard(mealType, addIdeas(store.read().boards[mealType] ?? EMPTY_BOARD, ideas));
}

/** Adds the device's meals to the board and their recipes to the draft; resolves to how many. */
async function addDeviceIdeas(db: SimmerDb, store: PlanningStore, mealType: MealType) {
  const exclude = titlesToExclude(store, mealType);
  const meals = await listDeviceIdeas(db, { mealType, exclude, count: IDEAS_UI_COUNT });
  const source = "device" as const;
  store.addRecipes(
    Object.fromEntries(
      meals.map((recipe): [string, DraftRecipe] => [recipe.id, { recipe, source }]),
    ),
  );
  addToBoard(
    store,
    mealType,
    meals.map(({ id, title, blurb }) => ({ id, title, blurb, source })),
  );
  return meals.length;
}

interface Told {
  /** Why there are fewer or other ideas than requested. */
  note: string;
  /** Whether this device's meals have been searched already. */
  searchedDevice: boolean;
}
export type IdeasProgress = RequestState<Told>;
type Tell = Parameters<RequestWork<Told>>[1];

/**
 * The ideas for one meal type: the first ones are fetched if there are none yet, more on demand.
 * Without a network, they are meals of this device. What is on the board stays, whatever happens.
 */
export function useIdeas(mealType: MealType) {
  const { db, session } = useSignedInCook();
  const serviceFetch = useServiceFetch();
  const { planning, store } = usePlanning();
  const { state, start, stop } = useRequest<Told>(() => !store.read().boards[mealType]);
  // Whether the ideas are for a plan or a single meal; a reload forgets the draft, which knows it.
  const [kind, keepKind] = useEntryState("kind", v.picklist(["plan", "single"]), "plan");
  const begunAs = useRef(kind);
  const { uid } = session;

  const searchDevice = useCallback(
    async (tell: Tell) => {
      const found = await addDeviceIdeas(db, store, mealType);
      tell({ searchedDevice: true });
      if (navigator.onLine) {
        if (found === 0) tell({ note: DEVICE_NONE });
      } else if (found === 0) throw new Error(OFFLINE_NONE);
      else tell({ note: OFFLINE });
    },
    [db, store, mealType],
  );

  const askService = useCallback(
    async (signal: AbortSignal, tell: Tell) => {
      const preferences = preferencesOf(await requireUser(db));
      const { ideas, source, note } = await fetchMealIdeas(
        {
          uid,
          count: IDEAS_UI_COUNT,
          mealType,
          preferences,
          exclude: titlesToExclude(store, mealType).slice(-EXCLUDED_MOST),
        },
        { signal, fetch: serviceFetch },
      );
      signal.throwIfAborted();
      const added = ideas.map((idea) => ({ ...idea, id: crypto.randomUUID(), source }));
      addToBoard(store, mealType, added);
      if (note) tell({ note });
    },
    [db, uid, serviceFetch, store, mealType],
  );

  const generate = useCallback(
    (from: "service" | "device" = "service") =>
      start(async (signal, tell) => {
        if (from === "device" || !navigator.onLine) return searchDevice(tell);
        try {
          await askService(signal, tell);
        } catch (error) {
          // No answer at all counts as no network: the device offers its own meals.
          const isUnreachable = error instanceof RecipeServiceError && error.status === 0;
          // A failure to search the device matters less than the error itself.
          if (isUnreachable && !signal.aborted) await searchDevice(tell).catch(() => {});
          throw error;
        }
      }),
    [start, searchDevice, askService],
  );

  useEffect(() => {
    if (!isUnderWay(store.read())) {
      // Reached by address or by a reload: planning a single meal starts here.
      if (begunAs.current === "single") store.act({ type: "startSingle", mealType });
      else {
        store.act({ type: "replaceSetup", fields: { mealsPerDay: [mealType] } });
        store.act({ type: "startPlan" });
      }
    }
    if (!store.read().boards[mealType]) generate();
  }, [generate, store, mealType]);

  const isBegun = isUnderWay(planning);
  const { kind: begun } = planning.draft;
  useEffect(() => {
    if (isBegun) keepKind(begun);
  }, [isBegun, begun, keepKind]);

  const board: IdeaBoard = planning.boards[mealType] ?? EMPTY_BOARD;
  return { board, progress: state, generate, stop };
}
