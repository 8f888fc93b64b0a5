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
import { boundTexts, READ_MAX, readName, readText } from "./texts.ts";
import { findUnchecked } from "./unchecked.ts";

/** What the screen reads of a recipe; a meal idea has no ingredients and no steps. */
export interface ScreenedRecipe {
  title: string;
  blurb: string;
  ingredients: readonly { name: string; amount: string }[];
  instructions: readonly string[];
  /** What else the recipe says, such as how to vary it. */
  note?: string | undefined;
  /** Equipment ids; others are ignored. */
  equipment: readonly string[];
}

/** An allergen in a recipe: the foods contain it, or only some kinds of one of them do. */
export interface FoundAllergen {
  id: AllergenId;
  /**
   * "in": a food of the recipe always or usually contains it. "may": only some kinds or brands do.
   */
  certainty: "in" | "may";
  /** The foods that make it this certain, and where they are mentioned. */
  because: string;
  /**
   * With "in": further foods of which only some kinds contain it; they too would have to be
   * replaced.
   */
  mayBecause?: string;
}

export interface ScreenResult {
  /** Allergens that the recipe contains or may contain. */
  allergens: FoundAllergen[];
  /** Diets that the recipe breaks. */
  diets: { id: DietId; because: string }[];
  /** Equipment that the recipe needs. */
  equipment: { id: EquipmentId; because: string }[];
  /**
   * What could not be checked: words of mixed scripts, unreadable text, unknown names. Anything may
   * be in it, so a cook who avoids something can't be told that the recipe is free of it.
   */
  unchecked: { because: string }[];
}

/** How many places an explanation names. */
const NAMED_MAX = 3;

/** Diets that any amount of a food breaks. */
const DIET_BREAKERS: readonly (readonly [DietId, number])[] = [
  ["vegetarian", bitsOf("meat", "beef", "chicken", "lamb", "fish", "shellfish", "rennet")],
  [
    "vegan",
    bitsOf("meat", "beef", "chicken", "lamb", "fish", "shellfish", "dairy", "eggs", "animal"),
  ],
  ["pescatarian", bitsOf("meat", "beef", "chicken", "lamb")],
  ["paleo", bitsOf("gluten", "dairy", "soy", "peanuts")],
];

/** The first few places in words, each once; undefined if there is none. */
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
 * What a recipe contains, breaks and needs, judged by its words alone: deterministic, no clock, no
 * network.
 *
 * It prefers a false alarm to a missed allergen: a word that may stand for an allergen counts, and
 * so does one in "no nuts" or "butter or oil". What it can't read is reported as unchecked. It
 * can't see ingredients that aren't written down, and it reads only English and some foreign names.
 * It is a safeguard in addition to the label, and doesn't replace it. Its time is proportional to
 * the length of the text.
 */
export function screen(recipe: ScreenedRecipe, readMax = READ_MAX): ScreenResult {
  const { recipe: bounded, isCut } = boundTexts(recipe, readMax);
  const title = readText(bounded.title, "in the title");
  const blurb = readText(bounded.blurb, "in the description");
  const steps = bounded.instructions.map((text, index) => readText(text, `step ${index + 1}`));
  const note = readText(bounded.note, "in the note");
  const ingredients = bounded.ingredients.map(({ name, amount }) => ({
    name: readName(name),
    amount: readText(amount, ""),
  }));
  const names = ingredients.map(({ name }) => name);
  const findings = findAll({ ingredients, claims: [title, blurb], steps: [...steps, note] });
  const isIdea = ingredients.length === 0;
  // An idea has no amounts: its title is read as a usual portion.
  const amounts = isIdea
    ? [{ name: bounded.title, amount: "", words: title.words }]
    : ingredients.map(({ name, amount }) => ({
        name: name.text,
        amount: amount.text,
        words: name.words,
      }));
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
    // A description may mention pans and ovens for effect; the steps say what a recipe needs.
    equipment: findEquipment(recipe.equipment, [title, ...(isIdea ? [blurb] : []), ...steps]),
    unchecked: findUnchecked(
      [title, blurb, ...ingredients.flatMap(({ name, amount }) => [name, amount]), ...steps, note],
      names,
      isCut,
    ),
  };
}

/**
 * What matters to this cook in a recipe: allergens they avoid, diets they keep, and equipment they
 * don't own.
 */
export function conflicts(recipe: ScreenedRecipe, preferences: Preferences): ScreenResult {
  return selectConflicts(screen(recipe), recipe, preferences);
}

/** The same as `conflicts`, from an earlier result of `screen` for that recipe. */
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
    // Unreadable text says nothing about tools, so it matters only to cooks who avoid a food.
    unchecked: preferences.allergies.length + preferences.diet.length > 0 ? unchecked : [],
  };
}

/** Whether nothing conflicts with the recipe, and all of it could be checked. */
export function isFree({ allergens, diets, equipment, unchecked }: ScreenResult): boolean {
  return allergens.length + diets.length + equipment.length + unchecked.length === 0;
}
