import { clearBought, putBackItems } from "#db/repositories/shopping-list-repository.ts";
import { withoutBought } from "#domain/mutations/own-items.ts";
import type { AisleGroup } from "#domain/shopping/aisle-groups.ts";
import type { Line } from "#domain/shopping/lines.ts";
import { listAsText, type Written } from "#domain/shopping/list-text.ts";
import type { ShoppingList } from "#domain/user-document.ts";

import { countOf } from "../../-common/formats.ts";
import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useShareText } from "../../-common/use-share-text.ts";

const COPIED = "The list is copied";

/** The actions on the whole list: share, copy, clear. */
export function useListActions(list: ShoppingList) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const { copy, share } = useShareText();

  return {
    copy: (groups: readonly AisleGroup<Written>[]) => copy(listAsText(groups), COPIED),
    /** Shares the list with another app, or copies it if the browser can't share. */
    share: (groups: readonly AisleGroup<Written>[]) =>
      share("Shopping list", listAsText(groups), COPIED),
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
