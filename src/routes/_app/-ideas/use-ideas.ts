import { useCallback, useEffect, useRef, useState } from "react";

import { fetchMealIdeas } from "#api/recipe-service.ts";
import { getUser } from "#db/user.ts";
import type { MealType } from "#domain/catalogue.ts";
import { IDEAS_UI_COUNT } from "#domain/limits.ts";

import { isUnderWay, usePlanning, type PlanningStore } from "../../-draft.ts";
import { useKitchen } from "../../-kitchen.ts";
import { addIdeas, EMPTY_BOARD, type IdeaBoard } from "./idea-board.ts";

/** The service takes no more titles than this to leave out; the newest matter most. */
const EXCLUDED_MOST = 200;

/** Titles shown or rejected for this meal type, and those chosen for the others. */
function titlesToExclude(store: PlanningStore, mealType: MealType): string[] {
  const { boards, draft } = store.read();
  const here = boards[mealType]?.ideas ?? [];
  const elsewhere = draft.selectedMeals.filter((meal) => meal.mealType !== mealType);
  return [...elsewhere, ...here].map(({ title }) => title).slice(-EXCLUDED_MOST);
}

interface Progress {
  busy: boolean;
  failure?: string;
  /** Why there are fewer ideas than asked for. */
  note?: string;
}

/**
 * The ideas for one meal type: the first ones are fetched when there are none yet, more on demand.
 * What is on the board stays there whatever happens.
 */
export function useIdeas(mealType: MealType) {
  const { db, session } = useKitchen();
  const { planning, store } = usePlanning();
  const [progress, setProgress] = useState<Progress>(() => ({
    busy: !store.read().boards[mealType],
  }));
  const underWay = useRef<AbortController>(null);
  const { uid } = session;

  const fetchMore = useCallback(async () => {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    try {
      const { allergies, diet, cookingEquipment } = await getUser(db);
      const answer = await fetchMealIdeas(
        {
          uid,
          count: IDEAS_UI_COUNT,
          mealType,
          allergies,
          dietPreferences: diet,
          equipment: cookingEquipment,
          exclude: titlesToExclude(store, mealType),
        },
        { signal },
      );
      if (signal.aborted) return;
      const ideas = answer.ideas.map((idea) => ({ ...idea, id: crypto.randomUUID() }));
      store.setBoard(mealType, addIdeas(store.read().boards[mealType] ?? EMPTY_BOARD, ideas));
      setProgress({ busy: false, ...(answer.note ? { note: answer.note } : {}) });
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof Error ? error.message : String(error);
      setProgress({ busy: false, failure });
    }
  }, [db, uid, store, mealType]);

  useEffect(() => {
    if (!isUnderWay(store.read())) {
      // Opened by its address, or reloaded: a plan for this meal alone begins here.
      store.act({ type: "replaceSetup", fields: { mealsPerDay: [mealType] } });
      store.act({ type: "startPlan" });
    }
    if (!store.read().boards[mealType]) void fetchMore();
    return () => underWay.current?.abort();
  }, [fetchMore, store, mealType]);

  const generate = () => {
    setProgress({ busy: true });
    void fetchMore();
  };

  const board: IdeaBoard = planning.boards[mealType] ?? EMPTY_BOARD;
  return { board, progress, generate };
}
