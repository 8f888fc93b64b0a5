import {
  ALLERGEN_IDS,
  type AllergenId,
  DIET_IDS,
  type DietId,
  type EquipmentId,
} from "#domain/catalogue.ts";
import type { Preferences } from "#domain/preferences.ts";

import { breakQuantityDiets } from "./diets.ts";
import { findEquipment, lacksEquipment } from "./equipment.ts";
import { type Finding, findAll } from "./findings.ts";
import { bitsOf } from "./tags.ts";
import { boundTexts, READ_MAX, readText } from "./texts.ts";
import { findUnchecked } from "./unchecked.ts";

/** What the screen reads of a recipe; a meal idea is one without ingredients and steps. */
export interface ScreenedRecipe {
  title: string;
  blurb: string;
  ingredients: readonly { name: string; amount: string }[];
  instructions: readonly string[];
  /** Equipment ids; others are ignored. */
  equipment: readonly string[];
}

/** An allergen in a recipe: by its foods, or only by some kinds of one of them. */
export interface FoundAllergen {
  id: AllergenId;
  /** "in": a food of the recipe surely or usually holds it. "may": only some kinds or brands do. */
  certainty: "in" | "may";
  /** The foods that give this certainty, and where they stand. */
  because: string;
  /** With "in": further foods that hold it in some kinds only; they too would have to be replaced. */
  mayBecause?: string;
}

export interface ScreenResult {
  /** Allergens the recipe holds, or may hold. */
  allergens: FoundAllergen[];
  /** Diets the recipe breaks. */
  diets: { id: DietId; because: string }[];
  /** Equipment it needs. */
  equipment: { id: EquipmentId; because: string }[];
  /**
   * What could not be checked: words of mixed scripts, text that can't be read, names that nothing
   * knows. Anything may be in it, so whoever avoids something can't be told that the recipe is free
   * of it.
   */
  unchecked: { because: string }[];
}

/** How many places an explanation names. */
const NAMED_MAX = 3;

/** Diets broken by any amount of a food. */
const DIET_BREAKERS: readonly (readonly [DietId, number])[] = [
  ["vegetarian", bitsOf("meat", "beef", "chicken", "lamb", "fish", "shellfish", "rennet")],
  [
    "vegan",
    bitsOf("meat", "beef", "chicken", "lamb", "fish", "shellfish", "dairy", "eggs", "animal"),
  ],
  ["pescatarian", bitsOf("meat", "beef", "chicken", "lamb")],
  ["paleo", bitsOf("gluten", "dairy", "soy", "peanuts")],
];

/** Places in words, each once, the first few; undefined where there is none. */
function explain(findings: readonly Finding[]): string | undefined {
  const places = [...new Set(findings.map(({ because }) => because))];
  return places.length === 0 ? undefined : places.slice(0, NAMED_MAX).join("; ");
}

function findAllergen(id: AllergenId, findings: readonly Finding[]): FoundAllergen | undefined {
  const bit = bitsOf(id);
  const sure = explain(findings.filter(({ has }) => (has & bit) !== 0));
  const maybe = explain(findings.filter(({ has, may }) => (has & bit) === 0 && (may & bit) !== 0));
  if (sure !== undefined) {
    return {
      id,
      certainty: "in",
      because: sure,
      ...(maybe !== undefined && { mayBecause: maybe }),
    };
  }
  return maybe === undefined ? undefined : { id, certainty: "may", because: maybe };
}

/**
 * What a recipe holds, breaks and needs, by its words alone: deterministic, no clock, no network.
 *
 * It would rather raise a false alarm than miss an allergen: a word that may stand for one counts,
 * and so does one in "no nuts" or "butter or oil". What it can't read it says to be unchecked. It
 * can't see what isn't written, nor read other languages than English and some foreign names; it is
 * a safeguard beside the label, not instead. It takes time in proportion to what it reads.
 */
export function screen(recipe: ScreenedRecipe, readMax = READ_MAX): ScreenResult {
  const { recipe: bounded, isCut } = boundTexts(recipe, readMax);
  const title = readText(bounded.title, "in the title");
  const blurb = readText(bounded.blurb, "in the description");
  const steps = bounded.instructions.map((text, index) => readText(text, `step ${index + 1}`));
  const ingredients = bounded.ingredients.map(({ name, amount }) => ({
    name: readText(name, ""),
    amount: readText(amount, ""),
  }));
  const names = ingredients.map(({ name }) => name);
  const findings = findAll({ ingredients, claims: [title, blurb], steps });
  const isIdea = ingredients.length === 0;
  // An idea has no amounts: its title is read as a usual portion.
  const amounts = isIdea ? [{ name: bounded.title, amount: "" }] : bounded.ingredients;
  const broken = new Map<DietId, string>(
    breakQuantityDiets(amounts, [bounded.blurb, ...bounded.instructions]).map(({ id, because }) => [
      id,
      because,
    ]),
  );
  for (const [id, bits] of DIET_BREAKERS) {
    const because = explain(findings.filter(({ has }) => (has & bits) !== 0));
    if (because !== undefined) broken.set(id, because);
  }
  return {
    allergens: ALLERGEN_IDS.flatMap((id) => findAllergen(id, findings) ?? []),
    diets: DIET_IDS.flatMap((id) => {
      const because = broken.get(id);
      return because === undefined ? [] : [{ id, because }];
    }),
    // A description sings of pans and ovens; what a recipe needs, its steps say.
    equipment: findEquipment(recipe.equipment, [title, ...(isIdea ? [blurb] : []), ...steps]),
    unchecked: findUnchecked(
      [title, blurb, ...ingredients.flatMap(({ name, amount }) => [name, amount]), ...steps],
      names,
      isCut,
    ),
  };
}

/**
 * What of a recipe matters to this cook: allergens they avoid, diets they keep, equipment they
 * don't own.
 */
export function conflicts(recipe: ScreenedRecipe, preferences: Preferences): ScreenResult {
  return selectConflicts(screen(recipe), recipe, preferences);
}

/** The same, of what the screen has found in that recipe before. */
export function selectConflicts(
  { allergens, diets, equipment, unchecked }: ScreenResult,
  recipe: Pick<ScreenedRecipe, "equipment">,
  preferences: Preferences,
): ScreenResult {
  return {
    allergens: allergens.filter(({ id }) => preferences.allergies.includes(id)),
    diets: diets.filter(({ id }) => preferences.diet.includes(id)),
    equipment: equipment.filter(
      ({ id }) =>
        preferences.equipment.length > 0 &&
        lacksEquipment(id, recipe.equipment.includes(id), preferences.equipment),
    ),
    // What can't be read tells nothing of tools, so it is against those alone who avoid a food.
    unchecked: preferences.allergies.length + preferences.diet.length > 0 ? unchecked : [],
  };
}

/** Whether nothing speaks against the recipe, and all of it could be checked. */
export function isFree({ allergens, diets, equipment, unchecked }: ScreenResult): boolean {
  return allergens.length + diets.length + equipment.length + unchecked.length === 0;
}
