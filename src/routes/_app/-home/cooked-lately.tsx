import { Link } from "@tanstack/react-router";

import type { CookedMeal } from "#domain/cooked-lately.ts";
import type { Meal } from "#domain/entities.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { CardGrid } from "#ui/card-grid.tsx";
import { stretchedLinkClass } from "#ui/link-class.ts";
import { PictureCard } from "#ui/picture-card.tsx";
import { SectionTitle } from "#ui/section-title.tsx";

import { linkToCooking, placeIn } from "../../-common/cook-place.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

import styles from "./today.module.css";

interface CookedLatelyProps {
  lately: readonly CookedMeal[];
  known: ReadonlyMap<string, Meal> | null;
}

/** Meals to cook once more. */
export function CookedLately({ lately, known }: CookedLatelyProps) {
  const { session } = useSignedInCook();
  return (
    <section className={styles.lately} aria-labelledby="cooked-lately">
      <SectionTitle id="cooked-lately">Cooked lately</SectionTitle>
      <CardGrid label="Cooked lately" min="small">
        {lately.map(({ recipeId, planId, title, meal: planned }) => {
          const meal = planned ?? known?.get(recipeId);
          return (
            <PictureCard
              key={recipeId}
              as="li"
              picture={
                <MealPicture
                  seed={recipeId}
                  words={[title, ...(meal?.ingredients ?? []).map(({ name }) => name)]}
                  kind={meal?.mealType}
                />
              }
              title={
                <Link
                  {...linkToCooking(placeIn(planId, recipeId, session.uid))}
                  className={stretchedLinkClass}
                >
                  {title}
                </Link>
              }
            />
          );
        })}
      </CardGrid>
    </section>
  );
}
