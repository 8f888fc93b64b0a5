import {
  movePlanRecipe,
  placePlanRecipe,
  removePlanRecipe,
  restorePlanRecipe,
  swapBack,
  swapPlanRecipe,
} from "#db/repositories/plan-recipe-repository.ts";
import type { Meal } from "#domain/entities.ts";
import { useToast } from "#ui/toast-context.ts";

import { useCommandInTurn } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

type Named = Pick<Meal, "id" | "title">;

/** Changes of a saved plan; what goes can be undone. */
export function usePlanEdits(planId: string) {
  const { db } = useSignedInCook();
  const inTurn = useCommandInTurn();
  const toast = useToast();

  const tell = (text: string, undo: () => Promise<void>) =>
    toast.show({
      text,
      tone: "success",
      action: { label: "Undo", run: () => void inTurn(undo) },
    });

  return {
    /** Resolves to the recipe's place, from 0; null if it was not moved. */
    move: async ({ id }: Named, by: -1 | 1) => {
      let place: number | null = null;
      await inTurn(async () => {
        place = await movePlanRecipe(db, planId, id, by);
      });
      return place as number | null;
    },
    /**
     * Puts one of the plan's recipes before those that are to follow it, the nearest first. Resolves
     * to whether it was stored.
     */
    drop: async (recipes: readonly Named[], id: string, followers: readonly string[]) => {
      const title = recipes.find((recipe) => recipe.id === id)?.title;
      let isPlaced = false;
      await inTurn(async () => {
        const back = await placePlanRecipe(db, planId, id, followers);
        if (!back) return;
        isPlaced = true;
        const place = recipes.length - followers.length;
        tell(`${title} is now number ${place} of ${recipes.length}`, async () => {
          await placePlanRecipe(db, planId, id, back);
        });
      });
      return isPlaced;
    },
    /** Resolves to whether it was stored. */
    remove: ({ id, title }: Named) =>
      inTurn(async () => {
        const removed = await removePlanRecipe(db, planId, id);
        if (!removed) return;
        const list = removed.items === null ? "" : " and off the shopping list";
        tell(`${title} is out of the plan${list}`, () => restorePlanRecipe(db, removed));
      }),
    /** Resolves to whether it was stored. */
    swap: ({ id, title }: Named, next: Meal) =>
      inTurn(async () => {
        const swapped = await swapPlanRecipe(db, planId, id, next);
        if (!swapped) throw new Error(`${title} is not in this plan any more`);
        const list = swapped.unlist ? ", on the shopping list too" : "";
        tell(`${next.title} replaces ${title}${list}`, () => swapBack(db, swapped));
      }),
  };
}
