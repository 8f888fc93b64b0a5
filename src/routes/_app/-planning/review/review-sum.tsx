import { readOr } from "#db/connection.ts";
import { getServing, listedFor } from "#db/repositories/settings-repository.ts";
import { getShopping } from "#db/repositories/shopping-settings-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { Meal } from "#domain/entities.ts";
import { addMeals } from "#domain/mutations/shopping-list.ts";

import { countOf } from "../../../-common/formats.ts";
import { loadLines } from "../../../-common/load-lines.ts";
import { useLiveData } from "../../../-common/use-live-data.ts";

import styles from "./review-sum.module.css";

const EMPTY_LIST = { meals: [], ingredients: [], updatedAt: 0 };

/** The totals of some recipes: the serves they make, and the items to buy; null if unreadable. */
function sumUp(db: SimmerDb, recipes: readonly Meal[]) {
  return readOr(db, "Error summing up the recipes", null, async () => {
    const [servings, listed, { settings }] = await Promise.all([
      Promise.all(recipes.map(({ id }) => getServing(db, id))),
      listedFor(db, recipes),
      getShopping(db),
    ]);
    const made = servings.reduce((sum, { serves }) => sum + serves, 0);
    const { ingredients } = addMeals(EMPTY_LIST, listed, 0);
    const lines = await loadLines(ingredients);
    return { made, toBuy: lines.countToBuy(ingredients, settings) };
  });
}

interface ReviewSumProps {
  /** Serves that the plan needs. */
  needed: number;
  /** The recipes that are ready. */
  recipes: readonly Meal[];
}

/** "14 serves needed, 16 made · 33 to buy". */
export function ReviewSum({ needed, recipes }: ReviewSumProps) {
  const ids = recipes.map(({ id }) => id).join(" ");
  const sum = useLiveData((db) => sumUp(db, recipes), [ids]);
  return (
    <p className={styles.sum} role="status">
      {countOf(needed, "serve")} needed
      {sum ? `, ${sum.made} made ` : null}
      {sum ? <span className={styles.buy}>· {sum.toBuy} to buy</span> : null}
    </p>
  );
}
