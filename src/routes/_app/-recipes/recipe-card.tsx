import { Tag } from "lucide-react";
import { useEffect } from "react";

import { getDocument } from "#db/document-store.ts";
import { getPersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { Meal, PersonalRecipe, UserDocument } from "#domain/entities.ts";
import { Chip } from "#ui/chip.tsx";
import { PictureCard } from "#ui/picture-card.tsx";

import { placeIn, linkToCooking } from "../../-common/cook-place.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useCheckedData } from "../../-meals/kept-checks.ts";
import { MealCard } from "../../-meals/meal-card.tsx";
import { OwnRecipeActions } from "./own-recipe-actions.tsx";
import type { RecipeRow } from "./recipe-query.ts";

import styles from "./recipe-card.module.css";

/** How many of a recipe's tags its card shows. */
const TAGS_SHOWN = 3;

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

/** Reads one recipe from where its row says that it is; null if it is there no longer. */
async function readMeal(db: SimmerDb, { id, source, planId }: RecipeRow): Promise<Meal | null> {
  if (source === "own") return getPersonalRecipe(db, id);
  if (source === "shared") return (await getDocument(db, "aiMeals", id)) ?? null;
  const plan = planId === null ? undefined : await getDocument(db, "aiMealPlans", planId);
  return plan?.recipes.find((recipe) => recipe.id === id) ?? null;
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
    (db) => readMeal(db, row),
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
    <MealCard
      as="article"
      meal={meal}
      planId={planId}
      link={linkToCooking(placeIn(planId, id, session.uid))}
      user={user}
      meta={<Tags tags={tags} />}
      renderMenu={
        source === "own"
          ? (close) => <OwnRecipeActions recipe={meal as PersonalRecipe} close={close} />
          : undefined
      }
    />
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const more = tags.length - TAGS_SHOWN;
  return (
    <>
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <Chip key={tag} icon={<Tag aria-hidden />}>
          {tag}
        </Chip>
      ))}
      {more > 0 ? <span>+{more} more</span> : null}
    </>
  );
}
