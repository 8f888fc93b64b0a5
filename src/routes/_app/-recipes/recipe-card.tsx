import { useEffect } from "react";

import type { Meal, PersonalRecipe } from "#domain/entities.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { PictureCard } from "#ui/picture-card.tsx";

import { SavedMealCard } from "../-meal-grid/saved-meal-card.tsx";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useCheckedData } from "../../-meals/kept-checks.ts";
import { OwnRecipeActions } from "./own-recipe-actions.tsx";
import type { RecipeRow } from "./recipe-query.ts";
import { readStoredRecipe } from "./stored-recipe.ts";

import styles from "./recipe-card.module.css";

/**
 * Recipes whose cards were shown: who comes back to the list finds the cards at once, as high as they
 * were, and so the place that it was scrolled to.
 */
const seen = new Map<string, Meal>();
const SEEN_MOST = 300;

interface RecipeCardProps {
  row: RecipeRow;
  /** The recipe, if it has been read before. */
  known: PersonalRecipe | undefined;
  user: UserDocument;
}

function mealsOf(meal: Meal | null): readonly Meal[] {
  return meal ? [meal] : [];
}

/** The card of a recipe of any kind, for an `li`: it reads its own recipe, and follows it. */
export function RecipeCard({ row, known, user }: RecipeCardProps) {
  const { session } = useSignedInCook();
  const { id, source, planId, tags } = row;
  const key = JSON.stringify([session.uid, source, planId, id]);
  const meal = useCheckedData<Meal | null>(
    (db) => readStoredRecipe(db, row),
    [id, source, planId],
    known ?? seen.get(key) ?? null,
    mealsOf,
  );
  useEffect(() => {
    if (!meal) return;
    if (seen.size >= SEEN_MOST) seen.clear();
    seen.set(key, meal);
  }, [key, meal]);
  if (!meal) return <PictureCard picture={<div className={styles.blank} />} title={row.title} />;
  return (
    <SavedMealCard
      meal={meal}
      planId={planId}
      tags={tags}
      user={user}
      renderMenu={
        source === "own"
          ? (close) => <OwnRecipeActions recipe={meal as PersonalRecipe} close={close} />
          : undefined
      }
    />
  );
}
