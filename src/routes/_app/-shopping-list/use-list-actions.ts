import { clearBought, putBackItems } from "#db/repositories/shopping-list-repository.ts";
import type { ShoppingList } from "#domain/entities.ts";
import { withoutBought } from "#domain/mutations/own-items.ts";
import type { AisleGroup } from "#domain/shopping/aisle-groups.ts";
import type { Line } from "#domain/shopping/lines.ts";
import { listAsText, type Written } from "#domain/shopping/list-text.ts";
import { useToast } from "#ui/toast-context.ts";

import { countOf } from "../../-common/formats.ts";
import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

/** The actions on the whole list: share, copy, clear. */
export function useListActions(list: ShoppingList) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const toast = useToast();

  const copy = async (groups: readonly AisleGroup<Written>[]) => {
    try {
      await navigator.clipboard.writeText(listAsText(groups));
      toast.show({ text: "The list is copied", tone: "success" });
    } catch (error) {
      console.warn("The list could not be copied", error);
      toast.show({ text: "This browser doesn\u2019t let Simmer copy.", tone: "danger" });
    }
  };

  return {
    copy,
    /** Shares the list with another app, or copies it if the browser can't share. */
    share: async (groups: readonly AisleGroup<Written>[]) => {
      const text = listAsText(groups);
      if (!("share" in navigator)) return copy(groups);
      try {
        await navigator.share({ title: "Shopping list", text });
      } catch (error) {
        // The cook has closed the sheet.
        if (error instanceof DOMException && error.name === "AbortError") return undefined;
        return copy(groups);
      }
      return undefined;
    },
    /** Removes bought items from the list, with undo. */
    clear: (things: readonly Line[]) => {
      const items = things.flatMap(({ parts }) => parts.map(({ item }) => item));
      const left = withoutBought(list, items, 0);
      const meals = list.meals.filter((meal) => !left.meals.includes(meal));
      const foods = things.map(({ food, name }) => ({ food, name }));
      const what = things.length === 1 ? (things[0]?.name ?? "") : countOf(things.length, "thing");
      void run(() => clearBought(db, items, foods), {
        text: `Cleared: ${what}`,
        undo: () => putBackItems(db, items, meals),
      });
    },
  };
}
