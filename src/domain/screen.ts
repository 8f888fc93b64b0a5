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
import { type Word, readWords } from "./screen-words.ts";

/** What the screen reads of a recipe; a meal idea is one without ingredients and steps. */
export interface ScreenedRecipe {
  title: string;
  ingredients: readonly { name: string; amount: string }[];
  instructions: readonly string[];
  /** Equipment ids; others are ignored. */
  equipment: readonly string[];
}

export interface ScreenResult {
  /** Allergens the recipe holds, or often holds in the shape it is bought. */
  allergens: { id: AllergenId; because: string }[];
  /** Diets the recipe breaks. */
  diets: { id: DietId; because: string }[];
  /** Equipment it needs. */
  equipment: { id: EquipmentId; because: string }[];
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

/** The places where `has` (or, when given, `may`) meets `bits`, in words; undefined where none does. */
function explain(findings: readonly Finding[], bits: number, withMay: boolean): string | undefined {
  const sure = findings.filter(({ has }) => (has & bits) !== 0).map(({ because }) => because);
  const maybe = withMay
    ? findings
        .filter(({ has, may }) => (has & bits) === 0 && (may & bits) !== 0)
        .map(({ because }) => `${because}, in some kinds`)
    : [];
  const places = [...new Set([...sure, ...maybe])];
  return places.length === 0 ? undefined : places.slice(0, NAMED_MAX).join("; ");
}

/**
 * What a recipe holds, breaks and needs, by its words alone: deterministic, no clock, no network.
 *
 * It would rather raise a false alarm than miss an allergen: a word that may stand for one counts,
 * and so does one in "no nuts" or "butter or oil". It can't see what isn't written, nor read other
 * languages than English and some foreign names; it is a safeguard beside the label, not instead.
 */
export function screen(recipe: ScreenedRecipe): ScreenResult {
  const texts = [recipe.title, ...recipe.instructions].map((text, index) => ({
    text,
    words: readWords(text),
    place: index === 0 ? "in the title" : `step ${index}`,
  }));
  const findings = findAll(recipe, texts);
  const allergens = ALLERGEN_IDS.flatMap((id) => {
    const because = explain(findings, bitsOf(id), true);
    return because === undefined ? [] : [{ id, because }];
  });
  // An idea has no amounts: its title is read as a usual portion.
  const amounts =
    recipe.ingredients.length > 0 ? recipe.ingredients : [{ name: recipe.title, amount: "" }];
  const broken = new Map<DietId, string>(
    breakQuantityDiets(amounts, recipe.instructions).map(({ id, because }) => [id, because]),
  );
  for (const [id, bits] of DIET_BREAKERS) {
    const because = explain(findings, bits, false);
    if (because !== undefined) broken.set(id, because);
  }
  return {
    allergens,
    diets: DIET_IDS.flatMap((id) => {
      const because = broken.get(id);
      return because === undefined ? [] : [{ id, because }];
    }),
    equipment: findEquipment(recipe.equipment, texts),
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

/** The same, of what the screen has found in that recipe before. */
export function selectConflicts(
  { allergens, diets, equipment }: ScreenResult,
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
  };
}
