import type { EquipmentId } from "#domain/catalogue.ts";
import type { MealType } from "#domain/meal-types.ts";

/**
 * One line of a recipe: `[key, amount]` or `[key, amount, name]`.
 *
 * - `key`: the ingredient in kebab-case, from the common vocabulary ("butter", "soy-sauce"); steps
 *   name it as `{key}`, and substitutions are made by key, so both change together.
 * - `amount`: metric, for 4 serves: "250 g", "400 ml", "2 tbsp", "1 tsp", "3", "1 large", "2 cloves", "to taste".
 * - `name`: what the shopping list shows, where it says more than the key ("brown onion, finely
 *   chopped"); without it the key with spaces.
 */
export type CookbookIngredient =
  | readonly [key: string, amount: string]
  | readonly [key: string, amount: string, name: string];

/**
 * A built-in recipe for 4 serves. It doesn't list allergens and diets: the dietary check finds
 * them.
 */
export interface CookbookRecipe {
  /** Kebab-case, unique in the whole cookbook. */
  id: string;
  title: string;
  mealType: MealType;
  /** One or two appetising sentences; at most 280 characters. */
  blurb: string;
  cuisine: string;
  /** 1 cheap, 2 everyday, 3 a treat. */
  cost: 1 | 2 | 3;
  /** Minutes from start to table. */
  minutes: number;
  equipment: readonly EquipmentId[];
  /**
   * How it is drawn: its form (src/pictures/drawing/drawn-kinds.ts) and the visible foods, the most
   * characteristic first. Each is named in the words of an ingredient, so that a food that is
   * substituted disappears from the picture.
   */
  picture: { form: string; foods: readonly string[] };
  ingredients: readonly CookbookIngredient[];
  /** 4–10 steps with times and temperatures (°C). `{key}` stands for an ingredient's name. */
  steps: readonly string[];
}
