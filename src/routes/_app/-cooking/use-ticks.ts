import { setIngredientChecked } from "#db/repositories/cook-session-repository.ts";
import type { CookSessionRow } from "#db/schema.ts";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useOptimisticValue } from "../../-common/use-optimistic-value.ts";

/** Which ingredients are set out, by their position in the list. */
export interface Ticks {
  isTicked: (index: number) => boolean;
  tick: (index: number, ticked: boolean) => void;
}

export function useTicks({ recipeId, checkedIngredients }: CookSessionRow): Ticks {
  const { db } = useSignedInCook();
  const [ticked, setTicked] = useOptimisticValue(checkedIngredients);
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
