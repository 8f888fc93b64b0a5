import {
  ALLERGEN_IDS,
  type AllergenId,
  DIET_IDS,
  type EquipmentId,
  labelOf,
} from "../../../src/domain/catalogue.ts";
import { IDEAS_UI_COUNT } from "../../../src/domain/limits.ts";
import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from "../../../src/domain/meal-types.ts";
import { NO_PREFERENCES, type Preferences } from "../../../src/domain/preferences.ts";
import { recipesFor } from "./adapt.ts";

/** Typical kitchens, by their equipment. */
export const KITCHENS: Readonly<Record<string, readonly EquipmentId[]>> = {
  "Full kitchen": [
    "frying_pan",
    "saucepan",
    "pot",
    "oven",
    "stove",
    "microwave",
    "baking_sheet",
    "blender",
    "food_processor",
    "toaster",
    "kettle",
    "grill",
    "wok",
  ],
  "Basic kitchen": ["frying_pan", "saucepan", "pot", "oven", "stove", "baking_sheet", "kettle"],
  "Stove only": ["frying_pan", "saucepan", "pot", "stove"],
  "One pan": ["frying_pan", "stove"],
  "One pot": ["pot", "stove"],
  "Student room": ["microwave", "kettle", "toaster"],
  "Oven only": ["oven", "baking_sheet"],
  "Air fryer and microwave": ["air_fryer", "microwave", "kettle"],
  "Slow cooker and stove": ["slow_cooker", "frying_pan", "saucepan", "stove"],
  "Rice cooker and wok": ["rice_cooker", "wok", "saucepan", "stove", "kettle"],
};

export interface Coverage {
  mealType: MealType;
  /** The restrictions in words: "Dairy + Vegan". */
  label: string;
  preferences: Preferences;
  count: number;
}

function pairs(ids: readonly AllergenId[]): [AllergenId, AllergenId][] {
  return ids.flatMap((first, index) =>
    ids.slice(index + 1).map((second): [AllergenId, AllergenId] => [first, second]),
  );
}

/** The cooks that are counted: every one or two restrictions, and ten kitchens. */
export function listCooks(): { label: string; preferences: Preferences }[] {
  const cooks: Preferences[] = [
    NO_PREFERENCES,
    ...ALLERGEN_IDS.map((id) => ({ ...NO_PREFERENCES, allergies: [id] })),
    ...DIET_IDS.map((id) => ({ ...NO_PREFERENCES, diet: [id] })),
    ...pairs(ALLERGEN_IDS).map((both) => ({ ...NO_PREFERENCES, allergies: both })),
    ...DIET_IDS.flatMap((diet) =>
      ALLERGEN_IDS.map((allergen) => ({ ...NO_PREFERENCES, allergies: [allergen], diet: [diet] })),
    ),
  ];
  const labelled = cooks.map((preferences) => ({
    label:
      [...preferences.allergies, ...preferences.diet].map(labelOf).join(" + ") || "No restriction",
    preferences,
  }));
  const kitchens = Object.entries(KITCHENS).map(([label, equipment]) => ({
    label,
    preferences: { ...NO_PREFERENCES, equipment },
  }));
  return [...labelled, ...kitchens];
}

/** How many dishes each of these cooks can choose from, by meal type. */
export function measureCoverage(): Coverage[] {
  return listCooks().flatMap(({ label, preferences }) => {
    const recipes = recipesFor(preferences);
    return MEAL_TYPES.map((mealType) => ({
      mealType,
      label,
      preferences,
      count: recipes.filter(({ base }) => base.mealType === mealType).length,
    }));
  });
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The counts as a page of documentation. */
export function writeCoverage(coverage: readonly Coverage[]): string {
  const counts = new Map(coverage.map((each) => [`${each.mealType} ${each.label}`, each.count]));
  const count = (mealType: MealType, label: string): string => {
    const found = counts.get(`${mealType} ${label}`) ?? 0;
    return found < IDEAS_UI_COUNT ? `**${found}**` : String(found);
  };
  const allergens = ALLERGEN_IDS.map(labelOf);
  const diets = DIET_IDS.map(labelOf);
  const sections = MEAL_TYPES.map((mealType) => {
    const withDiets = [
      ["None", count(mealType, "No restriction"), ...diets.map((diet) => count(mealType, diet))],
      ...allergens.map((allergen) => [
        allergen,
        count(mealType, allergen),
        ...diets.map((diet) => count(mealType, `${allergen} + ${diet}`)),
      ]),
    ];
    const withAllergens = allergens.map((row, at) => [
      row,
      ...allergens.map((column, to) =>
        to === at
          ? count(mealType, row)
          : count(mealType, to > at ? `${row} + ${column}` : `${column} + ${row}`),
      ),
    ]);
    return `## ${MEAL_TYPE_LABELS[mealType]}

Allergy and diet:

${table(["Allergy", "No diet", ...diets], withDiets)}

Two allergies:

${table(["", ...allergens], withAllergens)}

Kitchens:

${table(
  ["Kitchen", "Dishes"],
  Object.keys(KITCHENS).map((kitchen) => [kitchen, count(mealType, kitchen)]),
)}`;
  });
  const short = coverage.filter((each) => each.count < IDEAS_UI_COUNT);
  return `# What the built-in cookbook covers

How many dishes a cook can choose from, by meal type and restriction, substitutions included and
every one screened. The app asks for ${IDEAS_UI_COUNT} ideas at a time; fewer are **bold**, and the
answer then says so. ${short.length} of ${coverage.length} combinations have fewer.

Written by \`npx tsx functions/src/cookbook/write-coverage.ts\`; a test checks
that the bold ones are right.

${sections.join("\n\n")}
`;
}
