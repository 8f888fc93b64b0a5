import type { AllergenId, DietId } from "../../../src/domain/catalogue.ts";
import { TITLE_MAX } from "../../../src/domain/limits.ts";

const DIET_MARKS: Record<DietId, string> = {
  vegan: "Vegan",
  vegetarian: "Vegetarian",
  pescatarian: "Pescatarian",
  low_carb: "Low-Carb",
  low_fat: "Low-Fat",
  paleo: "Paleo",
};

const ALLERGEN_MARKS: Record<AllergenId, string> = {
  gluten: "Gluten-Free",
  dairy: "Dairy-Free",
  eggs: "Egg-Free",
  soy: "Soy-Free",
  peanuts: "Peanut-Free",
  tree_nuts: "Tree-Nut-Free",
  shellfish: "Shellfish-Free",
  fish: "Fish-Free",
  sesame: "Sesame-Free",
  beef: "Beef-Free",
  chicken: "Chicken-Free",
  lamb: "Lamb-Free",
  coconut: "Coconut-Free",
};

/** The restrictions that the original dish violates and the adapted dish meets. */
export interface Changed {
  diets: readonly DietId[];
  allergens: readonly AllergenId[];
}

/** Marks a dish's title with its adaptations; the same change gives the same title. */
export function markTitle(title: string, { diets, allergens }: Changed): string {
  const marks = [
    ...diets.map((id) => DIET_MARKS[id]).sort(),
    ...allergens.map((id) => ALLERGEN_MARKS[id]).sort(),
  ];
  const marked = [...marks, title].join(" ");
  return marked.length <= TITLE_MAX ? marked : `${marks.slice(0, 2).join(" ")} ${title}`;
}

const MARK = new RegExp(
  `^(?:(?:${[...Object.values(DIET_MARKS), ...Object.values(ALLERGEN_MARKS)].join("|")}) )+`,
  "i",
);

/** The title as written in the cookbook. */
export function unmarkTitle(title: string): string {
  return title.replace(MARK, "");
}
