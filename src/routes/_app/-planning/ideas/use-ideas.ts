import { useCallback, useEffect, useRef } from "react";
import * as v from "valibot";

import type { MealType } from "#domain/meal-types.ts";

import { useEntryState } from "../../../-common/entry-state.ts";
import { useMoreIdeas, type FoundIdeas } from "../../../-ideas/use-more-ideas.ts";
import { isUnderWay, usePlanning, type PlanningStore } from "../planning-draft.ts";
import { addIdeas, EMPTY_BOARD, type IdeaBoard } from "./idea-board.ts";

/**
 * The titles to exclude: those shown or rejected for this meal type, and those chosen for the others.
 */
function titlesToExclude(store: PlanningStore, mealType: MealType): string[] {
  const { boards, draft } = store.read();
  const here = boards[mealType]?.ideas ?? [];
  const elsewhere = draft.selectedMeals.filter((meal) => meal.mealType !== mealType);
  // Leftovers are not ideas.
  return [...draft.leftovers, ...[...elsewhere, ...here].map(({ title }) => title)];
}

/** One meal type's board, and how to get more ideas onto it. What is on it stays. */
export function useBoard(mealType: MealType) {
  const { planning, store } = usePlanning();
  const exclude = useCallback(() => titlesToExclude(store, mealType), [store, mealType]);
  const leftovers = useCallback(() => store.read().draft.leftovers, [store]);
  const onFound = useCallback(
    ({ ideas, recipes }: FoundIdeas) => {
      store.addRecipes(recipes);
      store.setBoard(mealType, addIdeas(store.read().boards[mealType] ?? EMPTY_BOARD, ideas));
    },
    [store, mealType],
  );
  const startsBusy = () => !store.read().boards[mealType];
  const request = useMoreIdeas({ mealType, exclude, leftovers, onFound, startsBusy });
  const board: IdeaBoard = planning.boards[mealType] ?? EMPTY_BOARD;
  return { board, ...request };
}

/**
 * The ideas for one meal type: the first ones are fetched if there are none yet, more on demand.
 */
export function useIdeas(mealType: MealType) {
  const { planning, store } = usePlanning();
  const { generate, ...board } = useBoard(mealType);
  // Whether the ideas are for a plan or a single meal, and what they use up: once a plan is saved or
  // cancelled, going back to its ideas starts a new one like it.
  const [kind, keepKind] = useEntryState("kind", v.picklist(["plan", "single"]), "plan");
  const [there, keepThere] = useEntryState("leftovers", v.array(v.string()), []);
  const begunAs = useRef({ kind, leftovers: there });

  useEffect(() => {
    if (!isUnderWay(store.read())) {
      // Reached by address or by going back: planning a single meal starts here.
      const { kind: begun, leftovers } = begunAs.current;
      if (begun === "single") store.act({ type: "startSingle", mealType, leftovers });
      else {
        store.act({ type: "replaceSetup", fields: { mealsPerDay: [mealType] } });
        store.act({ type: "startPlan" });
      }
    }
    if (!store.read().boards[mealType]) generate();
  }, [generate, store, mealType]);

  const isBegun = isUnderWay(planning);
  const { kind: begun, leftovers } = planning.draft;
  useEffect(() => {
    if (!isBegun) return;
    keepKind(begun);
    keepThere([...leftovers]);
  }, [isBegun, begun, leftovers, keepKind, keepThere]);

  return { ...board, generate };
}
