import type { StoragePlace } from "./stored-portions.ts";

/** Days in which most portions stay good (`from`), and after which none should be relied on (`to`). */
export interface Span {
  from: number;
  to: number;
}

/** A kind of dish, and what a food-safety authority says about keeping it. */
export interface DishKind {
  id: string;
  name: string;
  keeps: Readonly<Record<StoragePlace, Span>>;
  /** Whether it is still good to eat after it was frozen; that is about quality, not safety. */
  freezesWell: boolean;
  /** Who says so. */
  source: string;
  /** Words in a title or an ingredient by which it is known. */
  words: RegExp;
}

/*
 * Fridge: 4 °C or colder; freezer: −18 °C or colder. The freezer's figures are about quality: food
 * that stays frozen stays safe.
 *
 * Sources: FoodSafety.gov (USDA and FDA), Cold Food Storage Chart: leftovers, soups and stews,
 * salads, pizza, egg dishes, nuggets and patties, bacon, sausage and ham. UK Food Standards Agency,
 * advice on chilling: rice within 24 hours, thawed food within 24 hours of having thawed. Where a
 * dish is of two kinds, the one that keeps shorter counts, and so does the shorter end where cooks
 * can't know: bacon's one month of the freezer stands for all cured meat's one to two.
 */
const CHART = "FoodSafety.gov";
const FSA = "UK Food Standards Agency";
const LEFTOVERS = { fridge: { from: 3, to: 4 }, freezer: { from: 60, to: 90 } } as const;

/** Sorted by how long they keep, shortest first: the first match counts. */
const KINDS: readonly DishKind[] = [
  {
    id: "rice",
    name: "Rice dishes",
    keeps: { ...LEFTOVERS, fridge: { from: 0, to: 1 } },
    freezesWell: true,
    source: FSA,
    words:
      /\b(?:rice(?! (?:noodle|vinegar|paper|flour|wine|cake|cracker|milk|wrapper|syrup|vermicelli|bran))|risotto|paella|biryani|pila[fu]|jambalaya|congee|sushi|kedgeree|arborio|basmati|jasmine rice)\b/u,
  },
  {
    id: "cured",
    name: "With bacon, ham or sausage",
    keeps: { ...LEFTOVERS, freezer: { from: 30, to: 60 } },
    freezesWell: true,
    source: CHART,
    words:
      /\b(?:bacon|pancetta|ham|gammon|prosciutto|chorizo|sausages?|hot dogs?|frankfurters?)\b/u,
  },
  {
    id: "pizza",
    name: "Pizza",
    keeps: { ...LEFTOVERS, freezer: { from: 30, to: 60 } },
    freezesWell: true,
    source: CHART,
    words: /\b(?:pizzas?|calzones?|flatbread pizzas?)\b/u,
  },
  {
    id: "salad",
    name: "Salads",
    keeps: LEFTOVERS,
    freezesWell: false,
    source: CHART,
    words: /\b(?:salads?|coleslaw|slaw|tabbouleh|fattoush)\b/u,
  },
  {
    id: "patties",
    name: "Nuggets and patties",
    keeps: { ...LEFTOVERS, freezer: { from: 30, to: 90 } },
    freezesWell: true,
    source: CHART,
    words: /\b(?:nuggets?|patt(?:y|ies)|burgers?|fishcakes?|fritters?)\b/u,
  },
  {
    id: "soup",
    name: "Soups and stews",
    keeps: LEFTOVERS,
    freezesWell: true,
    source: CHART,
    words:
      /\b(?:soups?|stews?|chill?i con carne|chowder|broth|dals?|dhal|goulash|gumbo|ramen|pho)\b/u,
  },
  {
    id: "eggs",
    name: "Egg bakes and quiches",
    keeps: LEFTOVERS,
    freezesWell: true,
    source: CHART,
    words: /\b(?:quiches?|frittatas?|stratas?|egg muffins?|tortilla española)\b/u,
  },
];

/** The fallback kind. */
export const OTHER_DISH: DishKind = {
  id: "other",
  name: "Other cooked dishes",
  keeps: LEFTOVERS,
  freezesWell: true,
  source: CHART,
  words: /(?!)/u,
};

export const DISH_KINDS: readonly DishKind[] = [...KINDS, OTHER_DISH];

/**
 * Portions that were frozen and now thaw in the fridge. A day to thaw, and the 24 hours that the UK
 * Food Standards Agency gives thawed food; USDA's 3 to 4 days are longer.
 */
export const THAWED: Span = { from: 1, to: 2 };
export const THAWED_SOURCE = FSA;

/** Look-alikes of rice. */
const NO_RICE = /\b(?:cauliflower|broccoli|konjac) rice\b|\brice cooker\b/gu;
/** Kinds that an ingredient makes a dish of; the others are known by the title alone. */
const BY_INGREDIENT = new Set(["rice", "cured"]);
/** The maximum length of text that is read. */
const READ_MAX = 200;

function readable(text: string): string {
  return text.slice(0, READ_MAX).toLowerCase().replace(NO_RICE, "");
}

/**
 * The kind of a dish, by the words of its title and of its ingredients; the one that keeps shortest
 * if it is of several. It is a guess, for guidance.
 */
export function kindOf(title: string, ingredients: readonly string[]): DishKind {
  const said = readable(title);
  const holds = ingredients.map(readable);
  return (
    KINDS.find(
      ({ id, words }) =>
        words.test(said) || (BY_INGREDIENT.has(id) && holds.some((name) => words.test(name))),
    ) ?? OTHER_DISH
  );
}
