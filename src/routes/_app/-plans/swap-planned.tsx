import { useCallback, useEffect, useRef, useState } from "react";

import type { AiMealPlan, Meal, PlanRecipe } from "#domain/entities.ts";
import type { Preferences } from "#domain/preferences.ts";

import type { IdeaRecipe } from "../../-ideas/idea.ts";
import { SwapSheet } from "../../-ideas/swap-sheet.tsx";
import { useMoreIdeas, type FoundIdeas } from "../../-ideas/use-more-ideas.ts";

interface SwapPlannedProps {
  plan: AiMealPlan;
  recipe: PlanRecipe;
  preferences: Preferences;
  /** Stores the swap; resolves to whether that worked. */
  onSwap: (next: Meal) => Promise<boolean>;
  onClose: () => void;
}

/** Replacements for a planned recipe: this device's meals at once, new ideas on demand. */
export function SwapPlanned({ plan, recipe, preferences, onSwap, onClose }: SwapPlannedProps) {
  const [found, setFound] = useState<FoundIdeas>({ ideas: [], recipes: {} });
  // Titles that requests exclude: those planned, and those already offered.
  const known = useRef(plan.recipes.map(({ title }) => title));
  const exclude = useCallback(() => known.current, []);
  const onFound = useCallback(({ ideas, recipes }: FoundIdeas) => {
    known.current.push(...ideas.map(({ title }) => title));
    setFound((now) => ({
      ideas: [...now.ideas, ...ideas.filter(({ id }) => !now.ideas.some((one) => one.id === id))],
      recipes: { ...now.recipes, ...recipes },
    }));
  }, []);
  const { mealType } = recipe;
  const startsBusy = () => true;
  const { generate, ...request } = useMoreIdeas({ mealType, exclude, onFound, startsBusy });
  useEffect(() => generate("device"), [generate]);

  const choose = async (made: IdeaRecipe) => {
    if (await onSwap(made.recipe)) onClose();
  };
  const isIn = (id: string) => plan.recipes.some((other) => other.id === id);
  return (
    <SwapSheet
      title={recipe.title}
      mealType={mealType}
      ideas={found.ideas.filter(({ id }) => !isIn(id))}
      recipes={found.recipes}
      preferences={preferences}
      {...request}
      generate={generate}
      onChoose={(_, made) => choose(made)}
      onClose={onClose}
    />
  );
}
