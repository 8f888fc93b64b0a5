/**
 * The fixed vocabularies of the product: equipment, allergens and diets. Ids are stored; labels are
 * shown.
 */

export const EQUIPMENT_CATEGORIES = [
  {
    label: "Essentials",
    ids: ["frying_pan", "saucepan", "pot", "oven", "stove", "microwave", "baking_sheet"],
  },
  {
    label: "Small Appliances",
    ids: [
      "blender",
      "food_processor",
      "air_fryer",
      "slow_cooker",
      "pressure_cooker",
      "toaster",
      "kettle",
    ],
  },
  { label: "Other Tools", ids: ["grill", "rice_cooker", "wok", "stand_mixer"] },
] as const;

export type EquipmentId = (typeof EQUIPMENT_CATEGORIES)[number]["ids"][number];

export const EQUIPMENT_IDS: readonly EquipmentId[] = EQUIPMENT_CATEGORIES.flatMap(
  (category) => category.ids,
);

/** What most kitchens have: the default choice in the first run. */
export const USUAL_EQUIPMENT: readonly EquipmentId[] = [...EQUIPMENT_CATEGORIES[0].ids, "kettle"];

export const ALLERGEN_IDS = [
  "gluten",
  "dairy",
  "eggs",
  "soy",
  "peanuts",
  "tree_nuts",
  "shellfish",
  "fish",
  "sesame",
  "beef",
  "chicken",
  "lamb",
  "coconut",
] as const;
export type AllergenId = (typeof ALLERGEN_IDS)[number];

export const DIET_IDS = [
  "vegetarian",
  "vegan",
  "pescatarian",
  "low_carb",
  "low_fat",
  "paleo",
] as const;
export type DietId = (typeof DIET_IDS)[number];

/** "frying_pan" → "Frying pan". */
export function labelOf(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
