import { getUser } from "#db/repositories/user-repository.ts";
import type { SelectedMeal } from "#domain/draft.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { useToast } from "#ui/toast-context.ts";

import { useLiveData } from "../../../-common/use-live-data.ts";
import type { Idea } from "../../../-ideas/idea.ts";
import { SwapSheet } from "../../../-ideas/swap-sheet.tsx";
import { ideasLeft, swapChosen } from "../ideas/idea-board.ts";
import { useBoard } from "../ideas/use-ideas.ts";
import { usePlanning } from "../planning-draft.ts";

interface SwapRecipeProps {
  meal: SelectedMeal;
  onClose: () => void;
}

/** The ideas not chosen, and new ones on demand, to replace one meal of the draft. */
export function SwapRecipe({ meal, onClose }: SwapRecipeProps) {
  const { planning, store } = usePlanning();
  const { board, ...request } = useBoard(meal.mealType);
  const user = useLiveData(getUser, []);
  const toast = useToast();
  const { mealType } = meal;

  const swap = (from: Pick<Idea, "id">, to: Omit<SelectedMeal, "mealType" | "servings">) => {
    store.act({ type: "swapIdea", id: from.id, idea: to });
    const now = store.read().boards[mealType];
    if (now) store.setBoard(mealType, swapChosen(now, to.id, from.id));
  };

  return (
    <SwapSheet
      {...request}
      title={meal.title}
      mealType={mealType}
      ideas={ideasLeft(board)}
      recipes={planning.recipes}
      preferences={user && preferencesOf(user)}
      onChoose={(idea, made) => {
        store.addRecipes({ [idea.id]: made });
        swap(meal, idea);
        toast.show({
          text: `${idea.title} replaces ${meal.title}`,
          tone: "success",
          undo: () => swap(idea, meal),
        });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
