import {
  addPlanRecipe,
  movePlanRecipe,
  placePlanRecipe,
  removePlanRecipe,
  restorePlanRecipe,
  setPlanDays,
  spreadPlan,
  swapBack,
  swapPlanRecipe,
  unplanRecipe,
} from "#db/repositories/plan-recipe-repository.ts";
import type { Meal } from "#domain/entities.ts";

import { countOf } from "../../-common/formats.ts";
import { useCommandInTurn } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

type Named = Pick<Meal, "id" | "title">;

/** Edits to a saved plan, with Undo. */
export function usePlanEdits(planId: string) {
  const { db } = useSignedInCook();
  const inTurn = useCommandInTurn();

  return {
    /** Resolves to the recipe's new index; null if it was not moved. */
    move: async ({ id }: Named, by: -1 | 1) => {
      let place: number | null = null;
      await inTurn(async () => {
        place = await movePlanRecipe(db, planId, id, by);
      });
      return place as number | null;
    },
    /**
     * Moves a recipe before those that are to follow it, nearest first. Resolves to whether it was
     * stored.
     */
    drop: async (recipes: readonly Named[], id: string, followers: readonly string[]) => {
      const title = recipes.find((recipe) => recipe.id === id)?.title;
      let isPlaced = false;
      await inTurn(
        () => placePlanRecipe(db, planId, id, followers),
        (back) => {
          if (!back) return null;
          isPlaced = true;
          const place = recipes.length - followers.length;
          return {
            text: `${title} is now number ${place} of ${recipes.length}`,
            undo: () => placePlanRecipe(db, planId, id, back),
          };
        },
      );
      return isPlaced;
    },
    /** Resolves to whether it was stored. */
    remove: ({ id, title }: Named) =>
      inTurn(
        () => removePlanRecipe(db, planId, id),
        (removed) =>
          removed && {
            text: `${title} is out of the plan${removed.items === null ? "" : " and off the shopping list"}`,
            undo: () => restorePlanRecipe(db, removed),
          },
      ),
    /** Resolves to whether it was stored. */
    add: (meal: Meal) =>
      inTurn(
        async () => {
          const added = await addPlanRecipe(db, planId, meal);
          if (!added) throw new Error(`${meal.title} can’t be added to this plan any more`);
          return added;
        },
        (added) => ({
          text: `${meal.title} is in the plan${added.unlist ? " and on the shopping list" : ""}`,
          undo: () => unplanRecipe(db, added),
        }),
      ),
    /** Spreads what has no day over the week from `today` on. Resolves to whether it was stored. */
    spread: (today: string) =>
      inTurn(
        () => spreadPlan(db, planId, today),
        (change) =>
          change && {
            text: `${countOf(change.days.length, "recipe")} spread over the week`,
            undo: () => setPlanDays(db, change),
          },
      ),
    /** Resolves to whether it was stored. */
    swap: ({ id, title }: Named, next: Meal) =>
      inTurn(
        async () => {
          const swapped = await swapPlanRecipe(db, planId, id, next);
          if (!swapped) throw new Error(`${title} is not in this plan any more`);
          return swapped;
        },
        (swapped) => ({
          text: `${next.title} replaces ${title}${swapped.unlist ? ", on the shopping list too" : ""}`,
          undo: () => swapBack(db, swapped),
        }),
      ),
  };
}
