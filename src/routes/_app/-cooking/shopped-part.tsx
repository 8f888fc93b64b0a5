import { Link } from "@tanstack/react-router";

import type { Meal } from "#domain/entities.ts";
import { textLinkClass } from "#ui/link-class.ts";

import { readToBuyFor } from "../../-common/read-to-buy.ts";
import { useLiveData } from "../../-common/use-live-data.ts";

import styles from "./shopped-part.module.css";

/**
 * "8 of 11 in, 3 to buy", as a link to the shopping list; nothing while the meal isn't on the list. What
 * the cook has taken off the list counts as in.
 */
export function ShoppedPart({ meal: { id, ingredients } }: { meal: Meal }) {
  const toBuy = useLiveData((db) => readToBuyFor(db, id), [id]) ?? null;
  if (toBuy === null || ingredients.length === 0) return null;
  const all = Math.max(toBuy, ingredients.length);
  return (
    <Link to="/shopping-list" className={`${textLinkClass} ${styles.link}`}>
      {toBuy === 0 ? `All ${all} in` : `${all - toBuy} of ${all} in, ${toBuy} to buy`}
    </Link>
  );
}
