import type { SharedMeal } from "../../src/domain/entities.ts";
import type { Account } from "./account.ts";

/**
 * A meal that somebody has shared, newer than all others; its id and title contain the account's
 * email.
 */
export function makeSharedMeal({ email }: Account): Omit<SharedMeal, "sharedAt"> & {
  sharedAt: Date;
} {
  const tag = email.slice(0, email.indexOf("@"));
  const at = Date.now() - 1_000;
  return {
    id: tag,
    title: `Pie ${tag}`,
    ingredients: [{ name: "apple", amount: "3" }],
    instructions: ["Bake."],
    mealType: "dinner",
    blurb: "",
    equipment: [],
    ratingAverage: 5,
    ratingCount: 1,
    favoriteCount: 0,
    createdAt: at,
    updatedAt: at,
    sharedAt: new Date(at),
    planId: tag,
    recipeId: tag,
  };
}
