import { type Aisle, AISLES } from "#domain/aisle-names.ts";
import { aisleOf } from "#domain/aisles.ts";
import {
  type SummedFood,
  sumIngredients,
  type Total,
  totalWords,
} from "#domain/amounts/sum-ingredients.ts";
import { APP_LOCALE } from "#domain/app-locale.ts";
import type { ShoppingIngredient, ShoppingMeal, ShoppingSettings } from "#domain/entities.ts";

import { leftOutFoods } from "./aisle-groups.ts";
import { sharedWords, shareAmount } from "./line-texts.ts";
import { type ListedThing, thingsOf } from "./listed-things.ts";

/** What one meal asks for of a line: one stored ingredient. */
export interface Part<Item extends ShoppingIngredient = ShoppingIngredient> {
  /** The ingredient as it is stored. Ticking a line ticks all of these. */
  item: Item;
  /** The meal's title; "" for an ingredient whose meal is not on the list. */
  meal: string;
  /** As it was written, amount and name: "2 cloves garlic, crushed". */
  text: string;
}

/** One thing to buy, or one that is in the basket: a row of the list. */
export interface Line<Item extends ShoppingIngredient = ShoppingIngredient> {
  /** Unlike that of any other line of a list: the thing, and whether it is bought. */
  key: string;
  /**
   * The thing itself, in the basket or not, whichever meals ask for it and however they write it:
   * "courgette|", "tomato|tinned", "card: mum|own". Meant to be stored (aisles moved by hand, staples); no words for
   * the screen.
   */
  food: string;
  /**
   * "Garlic": the food as it is written, without preparation and amount; of own items all that was
   * typed. Never blank.
   */
  name: string;
  /** "5 cloves", "200 g + 2 cups", "½ tsp + to taste"; "" if nobody says how much. */
  amount: string;
  /** The sums behind `amount`; what isn't understood is in none of them. */
  totals: Total[];
  /** Every ingredient of this line, in the order of the list; at least one. */
  parts: Part<Item>[];
  /** As the table has it, whatever the cook has moved. */
  aisle: Aisle;
  isBought: boolean;
  /**
   * What of the same food is on the other side: already in the basket for a line that is to buy,
   * still to buy for one in the basket. "3 cloves", "some"; null if there is none.
   */
  otherAmount: string | null;
}

/** Created once: `localeCompare` would look up its rules in each of thousands of comparisons. */
const collator = new Intl.Collator(APP_LOCALE);
const places = new Map<string, number>(AISLES.map((aisle, place) => [aisle, place]));
const aisles = new Map<string, Aisle>();
/** The cache's size limit; it is cleared when full. */
const AISLES_KNOWN_MAX = 4_000;

/** The aisle of a thing. What is tinned or frozen stands there, whatever it is. */
function aisleOfThing({ storedKey, food, form }: ListedThing, { name }: ShoppingIngredient): Aisle {
  const known = aisles.get(storedKey);
  if (known) return known;
  const named = aisleOf(`${form} ${food}`);
  const aisle = named === "Other" ? aisleOf(name) : named;
  if (aisles.size >= AISLES_KNOWN_MAX) aisles.clear();
  aisles.set(storedKey, aisle);
  return aisle;
}

/** "5 cloves + to taste": what is summed, then what is not, each once. */
function amountOf({ shares, totals, unsummed }: SummedFood<ShoppingIngredient>): string {
  const [only] = shares;
  if (only && shares.length === 1) return shareAmount(only);
  const texts = unsummed.map(shareAmount);
  const said = texts.filter(
    (text, at) => texts.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === at,
  );
  const isSilent = said.every((text) => text === "");
  if (totals.length === 0 && isSilent) return "";
  // A share without an amount is still to be bought.
  return [totalWords(totals), ...said.map((text) => text || "some")].filter(Boolean).join(" + ");
}

/**
 * The lines of a list: one a thing to buy, with what all meals together need of it, and one a thing
 * in the basket. Sorted by aisle in the usual order of a shop, then by name.
 *
 * Ingredients of one food, and own items of one text, are one line as long as all or none are bought. Where only some are (a
 * share ticked on an older app, or a meal added after shopping), there are two, and each says what
 * the other holds. So a line is bought or not, and ticking it means ticking its parts.
 *
 * A pure function of the items: without one meal's, it is as if that meal had never been there. The
 * parts of all lines are the items, each once.
 *
 * Takes any text; what can't be understood is a line as it is written.
 */
export function toBuyLines<Item extends ShoppingIngredient>(
  items: readonly Item[],
  meals: readonly ShoppingMeal[] = [],
): Line<Item>[] {
  const titles = new Map(meals.map(({ id, title }) => [id, title]));
  const thingOf = thingsOf(items);
  const sides = [false, true].map((isBought) => ({
    isBought,
    foods: sumIngredients(
      items.filter(({ bought }) => bought === isBought),
      thingOf,
    ),
  }));
  const lines = sides.flatMap(({ isBought, foods }, side) => {
    const others = new Map(sides[1 - side]?.foods.map((food) => [food.key, food]));
    return foods.flatMap((food): Line<Item>[] => {
      const [first] = food.shares;
      if (!first) return [];
      const thing = thingOf(first);
      const parts = food.shares.map((item) => ({
        item,
        meal: titles.get(item.mealId) ?? "",
        text: `${item.amount} ${item.name}`.trim(),
      }));
      const other = others.get(food.key);
      const line = {
        key: `${food.key}|${isBought}`,
        food: thing.storedKey,
        name: sharedWords(food.shares, food.totals),
        amount: amountOf(food),
        totals: food.totals,
        parts,
        aisle: aisleOfThing(thing, first),
        isBought,
        otherAmount: other ? amountOf(other) || "some" : null,
      };
      return [line];
    });
  });
  const place = ({ aisle }: Line) => places.get(aisle) ?? places.size;
  return lines.toSorted((a, b) => place(a) - place(b) || collator.compare(a.name, b.name));
}

/** How many things are still to buy: the lines that the list shows, without what is at home. */
export function countToBuy(
  items: readonly ShoppingIngredient[],
  settings: Pick<ShoppingSettings, "staples">,
): number {
  const leftOut = leftOutFoods(settings);
  const things = items.filter(({ bought }) => !bought).map(thingsOf(items));
  const toBuy = things.filter(({ storedKey }) => !leftOut.has(storedKey));
  return new Set(toBuy.map(({ key }) => key)).size;
}
