/** The aisles of a supermarket, in the order in which a shop is usually walked. */
export const AISLES = [
  "Fruit & vegetables",
  "Bakery",
  "Meat & fish",
  "Dairy & eggs",
  "Pasta, rice & grains",
  "Tins & jars",
  "Sauces & oils",
  "Herbs & spices",
  "Baking",
  "Nuts, seeds & dried fruit",
  "Snacks & sweets",
  "Frozen",
  "Drinks",
  "Household",
  "Health & beauty",
  "Baby",
  "Pets",
  "Other",
] as const;
export type Aisle = (typeof AISLES)[number];
