import { type Aisle, AISLES } from "#domain/aisle-names.ts";
import { aisleOf } from "#domain/aisles.ts";
import {
  type SummedFood,
  sumIngredients,
  type Total,
  totalWords,
} from "#domain/amounts/sum-ingredients.ts";
import { APP_LOCALE } from "#domain/app-locale.ts";
import type { ShoppingSettings } from "#domain/entities.ts";
import type { ShoppingIngredient, ShoppingMeal } from "#domain/user-document.ts";

import { leftOutFoods } from "./aisle-groups.ts";
import { type AtHand, atHandFor, readAtHand, withoutAtHand } from "./at-hand.ts";
import { sharedWords, shareAmount } from "./line-texts.ts";
import { type ListedThing, thingsOf } from "./listed-things.ts";
import { juicesWithFruit, shopAmount } from "./shop-amount.ts";

/** One meal's share of a line: one stored ingredient. */
export interface Part<Item extends ShoppingIngredient = ShoppingIngredient> {
  /** The ingredient as it is stored. Ticking a line ticks all of these. */
  item: Item;
  /** The meal's title; "" for an ingredient whose meal is not on the list. */
  meal: string;
  /** As it was written, amount and name: "2 cloves garlic, crushed". */
  text: string;
}

/** A row of the list: one thing to buy, or one in the basket. */
export interface Line<Item extends ShoppingIngredient = ShoppingIngredient> {
  /** Unique within a list: made of the thing and whether it is bought. */
  key: string;
  /**
   * The thing itself, in the basket or not, whichever meals ask for it and however they write it:
   * "courgette|", "tomato|tinned", "card: mum|own". Meant for storage (manually assigned aisles,
   * staples), not for display.
   */
  food: string;
  /**
   * "Garlic": the food as it is written, without preparation and amount; for own items, the whole
   * text as typed. Never blank.
   */
  name: string;
  /**
   * What to buy, or what is in the basket: "5 cloves", "200 g + 2 cups", "½ tsp + to taste"; "" if
   * nobody says how much. For a line to buy, without what is at hand.
   */
  amount: string;
  /** What the cook has of it, as typed: "200 g"; "" for nothing. */
  atHand: string;
  /** Whether a line to buy needs no more than is at hand. */
  isAtHand: boolean;
  /** The amount as one buys it: "some (3⅓ tbsp)", "2 (juice of 1)". */
  shopAmount: string;
  /** The sums behind `amount`; unparsed amounts are in none of them. */
  totals: Total[];
  /** Every ingredient of this line, in the order of the list; at least one. */
  parts: Part<Item>[];
  /** The default aisle, regardless of the cook's own assignments. */
  aisle: Aisle;
  isBought: boolean;
  /**
   * The amount of the same food on the other side: in the basket for a line to buy, and still to
   * buy for a line in the basket. "3 cloves", "some"; null if there is none.
   */
  otherAmount: string | null;
}

/** Created once: `localeCompare` would look up its rules in each of thousands of comparisons. */
const collator = new Intl.Collator(APP_LOCALE);
const places = new Map<string, number>(AISLES.map((aisle, place) => [aisle, place]));
const aisles = new Map<string, Aisle>();
/** The cache's size limit; it is cleared when full. */
const AISLES_KNOWN_MAX = 4_000;

/** The default aisle of a thing. Anything tinned or frozen is in the aisle for those. */
function aisleOfThing({ storedKey, food, form }: ListedThing, { name }: ShoppingIngredient): Aisle {
  const known = aisles.get(storedKey);
  if (known) return known;
  const named = aisleOf(`${form} ${food}`);
  const aisle = named === "Other" ? aisleOf(name) : named;
  if (aisles.size >= AISLES_KNOWN_MAX) aisles.clear();
  aisles.set(storedKey, aisle);
  return aisle;
}

/** "5 cloves + to taste": the sums, then the distinct amounts that can't be summed. */
function amountOf(food: SummedFood<ShoppingIngredient>): string {
  const [only] = food.shares;
  return only && food.shares.length === 1 ? shareAmount(only) : sumWords(food);
}

function sumWords({
  totals,
  unsummed,
}: Pick<SummedFood<ShoppingIngredient>, "totals" | "unsummed">): string {
  const texts = unsummed.map(shareAmount);
  const said = texts.filter(
    (text, at) => texts.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === at,
  );
  const isSilent = said.every((text) => text === "");
  if (totals.length === 0 && isSilent) return "";
  // A share without an amount is still to be bought.
  return [totalWords(totals), ...said.map((text) => text || "some")].filter(Boolean).join(" + ");
}

/** What of a line is to buy, given what the cook has of it; `left` are its sums. */
function amountsOf(
  food: SummedFood<ShoppingIngredient>,
  { storedKey, food: name }: ListedThing,
  isBought: boolean,
  entries: readonly AtHand[],
): Pick<Line, "amount" | "atHand" | "isAtHand"> & { left: Total[] } {
  const whole = amountOf(food);
  const mealIds = food.shares.map(({ mealId }) => mealId);
  const atHand = atHandFor(entries, storedKey, mealIds)?.amount ?? "";
  const has = atHand === "" || isBought ? undefined : readAtHand(name, atHand);
  const totals = has && withoutAtHand(name, food.totals, has);
  if (!totals) return { amount: whole, atHand, isAtHand: false, left: food.totals };
  const isAtHand = totals.length === 0 && food.unsummed.length === 0;
  return { amount: sumWords({ ...food, totals }), atHand, isAtHand, left: totals };
}

/**
 * The lines of a list: one per thing to buy, with the total that all meals need, and one per thing
 * in the basket. Sorted by aisle in the usual order of a shop, then by name.
 *
 * Ingredients of one food, and own items with the same text, are one line as long as all or none
 * are bought. If only some are (a share ticked on an older app, or a meal added after shopping),
 * there are two, and each states the other's amount. So a line is either bought or not, and ticking
 * it ticks all its parts.
 *
 * A pure function of the items: removing a meal's items leaves no trace of it. Every item is a part
 * of exactly one line.
 *
 * Accepts any text; one that can't be parsed becomes a line as written.
 *
 * @param atHand what the cook has of things on the list: lines to buy are without it
 */
export function toBuyLines<Item extends ShoppingIngredient>(
  items: readonly Item[],
  meals: readonly ShoppingMeal[] = [],
  atHand: readonly AtHand[] = [],
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
      const { left, ...amounts } = amountsOf(food, thing, isBought, atHand);
      const line: Omit<Line<Item>, "shopAmount"> = {
        key: `${food.key}|${isBought}`,
        food: thing.storedKey,
        name: sharedWords(food.shares, food.totals),
        ...amounts,
        totals: food.totals,
        parts,
        aisle: aisleOfThing(thing, first),
        isBought,
        otherAmount: other ? amountOf(other) || "some" : null,
      };
      return [{ ...line, shopAmount: shopAmount({ ...line, totals: left }) }];
    });
  });
  const place = ({ aisle }: Line) => places.get(aisle) ?? places.size;
  return lines.toSorted((a, b) => place(a) - place(b) || collator.compare(a.name, b.name));
}

/** How many things are still to buy: the lines shown, excluding what is at home. */
export function countToBuy(
  items: readonly ShoppingIngredient[],
  settings: Pick<ShoppingSettings, "staples">,
): number {
  const leftOut = leftOutFoods(settings);
  const things = items.filter(({ bought }) => !bought).map(thingsOf(items));
  const toBuy = things.filter(({ storedKey }) => !leftOut.has(storedKey));
  const keys = new Set(toBuy.map(({ key }) => key));
  for (const juice of juicesWithFruit(keys)) keys.delete(juice);
  return keys.size;
}
