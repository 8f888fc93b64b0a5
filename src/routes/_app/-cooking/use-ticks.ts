import { setIngredientChecked } from "#db/cook-sessions.ts";
import type { CookSessionRow } from "#db/schema.ts";

import { useKitchen } from "../../-kitchen.ts";
import { useAhead } from "../../-use-ahead.ts";

/** Which ingredients are set out, by their place in the list. */
export interface Ticks {
  isTicked: (index: number) => boolean;
  tick: (index: number, ticked: boolean) => void;
}

export function useTicks({ recipeId, checkedIngredients }: CookSessionRow): Ticks {
  const { db } = useKitchen();
  const [ticked, setTicked] = useAhead(checkedIngredients);
  return {
    isTicked: (index) => ticked.includes(index),
    tick: (index, on) => {
      const others = ticked.filter((other) => other !== index);
      setTicked(on ? [...others, index] : others, () =>
        setIngredientChecked(db, recipeId, index, on),
      );
    },
  };
}
