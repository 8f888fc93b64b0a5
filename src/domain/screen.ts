import {
  ALLERGEN_IDS,
  type AllergenId,
  DIET_IDS,
  type DietId,
  type EquipmentId,
} from "./catalogue.ts";
import { breakQuantityDiets } from "./screen-diets.ts";
import { findEquipment, lacksEquipment } from "./screen-equipment.ts";
import { type FoundFood, findFoods } from "./screen-foods.ts";
import { bitsOf } from "./screen-tags.ts";
import { findUnknownNames } from "./screen-unknown-names.ts";
import { type Word, readWords } from "./screen-words.ts";

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

/** Short names that steps use for an ingredient: after "gluten-free penne", "the pasta" has no gluten either. */
const SHORT_NAMES = new Set(
  "flour pasta noodle bread breadcrumb tortilla wrap milk butter cream cheese yogurt mayonnaise mayo chocolate egg sausage burger mince bacon"
    .split(" ")
    .flatMap((name) => readWords(name).map(({ stem }) => stem)),
);

interface Finding {
  has: number;
  may: number;
  because: string;
}

/** Names that no step means by their last word alone: "butter the tin" is not of peanut butter. */
const NEVER_SHORT = new Set(["butter"]);

function stemsOf(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ stem }) => stem)
    .join(" ");
}

/** What steps may call a listed food: "coconut milk" and "milk". */
function namesOf(words: readonly Word[], { from, to }: FoundFood): string[] {
  const names: string[] = [];
  for (let start = from; start < to; start += 1) {
    const name = stemsOf(words, start, to);
    if (start === from || !NEVER_SHORT.has(name)) names.push(name);
  }
  return names;
}

function phraseOf(text: string, words: readonly Word[], { from, to }: FoundFood): string {
  return text.slice(words[from]?.start, words[to - 1]?.end).toLowerCase();
}

/** Foods in the ingredients and, where no ingredient speaks of them, in the title and steps. */
function findAll(
  { ingredients }: ScreenedRecipe,
  texts: readonly { text: string; words: readonly Word[]; place: string }[],
): Finding[] {
  const findings: Finding[] = [];
  const listed = new Set<string>();
  let cleared = 0;
  for (const { name, amount } of ingredients) {
    const words = readWords(name);
    const named = findFoods(words, { weak: true, trailing: true });
    cleared |= named.cleared;
    for (const food of named.foods) {
      for (const shortName of namesOf(words, food)) listed.add(shortName);
      findings.push({ has: food.has, may: food.may, because: phraseOf(name, words, food) });
    }
    const amountWords = readWords(amount);
    for (const food of findFoods(amountWords, { weak: false, trailing: false }).foods) {
      findings.push({ has: food.has, may: food.may, because: phraseOf(amount, amountWords, food) });
    }
  }
  const isIdea = ingredients.length === 0;
  for (const { text, words, place } of texts) {
    for (const food of findFoods(words, { weak: isIdea, trailing: false }).foods) {
      const stems = stemsOf(words, food.from, food.to);
      // Judged among the ingredients already: after "oat milk", "the milk" is no other.
      if (listed.has(stems)) continue;
      const keep = SHORT_NAMES.has(stems) ? ~cleared : ~0;
      const because = `${phraseOf(text, words, food)} (${place})`;
      findings.push({ has: food.has & keep, may: food.may & keep, because });
    }
  }
  return findings;
}

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

/** What no list can judge, in the cook's words. */
function findUnchecked({ ingredients }: ScreenedRecipe): ScreenResult["unchecked"] {
  const names = ingredients.flatMap(({ name }) => {
    const words = readWords(name);
    return findUnknownNames(name, words).map(({ from, to }) =>
      name.slice(words[from]?.start, words[to - 1]?.end),
    );
  });
  return [...new Set(names)].map((name) => ({ because: `“${name}” is a name we don't know` }));
}

/**
 * What a recipe holds, breaks and needs, by its words alone: deterministic, no clock, no network.
 *
 * It would rather raise a false alarm than miss an allergen: a word that may stand for one counts,
 * and so does one in "no nuts" or "butter or oil". It can't see what isn't written, nor read other
 * languages than English and some foreign names; it is a safeguard beside the label, not instead.
 */
export function screen(recipe: ScreenedRecipe): ScreenResult {
  const texts = [
    { text: recipe.title, place: "in the title" },
    { text: recipe.blurb, place: "in the description" },
    ...recipe.instructions.map((text, index) => ({ text, place: `step ${index + 1}` })),
  ].map(({ text, place }) => ({ text, place, words: readWords(text) }));
  const findings = findAll(recipe, texts);
  const allergens = ALLERGEN_IDS.flatMap((id) => findAllergen(id, findings) ?? []);
  // An idea has no amounts: its title is read as a usual portion.
  const isIdea = recipe.ingredients.length === 0;
  const amounts = isIdea ? [{ name: recipe.title, amount: "" }] : recipe.ingredients;
  const broken = new Map<DietId, string>(
    breakQuantityDiets(amounts, [recipe.blurb, ...recipe.instructions]).map(({ id, because }) => [
      id,
      because,
    ]),
  );
  for (const [id, bits] of DIET_BREAKERS) {
    const because = explain(findings.filter(({ has }) => (has & bits) !== 0));
    if (because !== undefined) broken.set(id, because);
  }
  return {
    allergens,
    diets: DIET_IDS.flatMap((id) => {
      const because = broken.get(id);
      return because === undefined ? [] : [{ id, because }];
    }),
    // A description sings of pans and ovens; what a recipe needs, its steps say.
    equipment: findEquipment(
      recipe.equipment,
      isIdea ? texts : texts.filter(({ text }) => text !== recipe.blurb),
    ),
    unchecked: findUnchecked(recipe),
  };
}

/** What a cook avoids, keeps to and owns; who lists no equipment at all is restricted by none. */
export interface ScreenedCook {
  allergies: readonly AllergenId[];
  diet: readonly DietId[];
  equipment: readonly EquipmentId[];
}

/**
 * What of a recipe matters to this cook: allergens they avoid, diets they keep, equipment they
 * don't own.
 */
export function conflicts(recipe: ScreenedRecipe, cook: ScreenedCook): ScreenResult {
  return selectConflicts(screen(recipe), recipe, cook);
}

/** Whether nothing is left that speaks against the recipe, nor anything that could not be checked. */
export function isFree({ allergens, diets, equipment, unchecked }: ScreenResult): boolean {
  return allergens.length + diets.length + equipment.length + unchecked.length === 0;
}

/** The same, of what the screen has found in that recipe before. */
export function selectConflicts(
  { allergens, diets, equipment, unchecked }: ScreenResult,
  recipe: Pick<ScreenedRecipe, "equipment">,
  cook: ScreenedCook,
): ScreenResult {
  return {
    allergens: allergens.filter(({ id }) => cook.allergies.includes(id)),
    diets: diets.filter(({ id }) => cook.diet.includes(id)),
    equipment: equipment.filter(
      ({ id }) =>
        cook.equipment.length > 0 &&
        lacksEquipment(id, recipe.equipment.includes(id), cook.equipment),
    ),
    // What can't be read tells nothing of tools, so it is against those alone who avoid a food.
    unchecked: cook.allergies.length + cook.diet.length > 0 ? unchecked : [],
  };
}
