import { type Amount, type FoodLine, readFoodLine } from "#domain/amounts/food-line.ts";
import { nameKey } from "#domain/mutations/settings.ts";
import { isOwnItem } from "#domain/mutations/shopping-list.ts";
import type { ShoppingIngredient } from "#domain/user-document.ts";

import type { OwnItem } from "./own-item.ts";

/** What a list item asks for. For an own item that is no food, `food` is the text as typed. */
export interface ListedThing extends Omit<FoodLine, "parsed"> {
  /** Identifies the thing on any list: manually assigned aisles and staples are stored under it. */
  storedKey: string;
}

/** What an own item asks for, independent of the rest of the list. */
interface OwnThing extends ListedThing {
  /** The food, by its `foodName`, if the text is a food's name and nothing else; otherwise null. */
  asked: string | null;
}

const ARTICLE = /^an?\s+(?!(?:few|little|bit|lot|couple)(?!\p{L}))(?=\S)/iu;

/** The name of an own item without the article that counts it: "birthday card". */
export function withoutArticle(name: string): string {
  return name.replace(ARTICLE, "");
}

/**
 * A key for matching own items to recipes' ingredients: the food's name and the form it is bought
 * in.
 */
function foodName({ parsed, form }: Pick<FoodLine, "parsed" | "form">): string {
  return `${parsed.name}|${form}`;
}

/**
 * Whether a text is a food's name and nothing else: "courgettes", "frozen peas", but not "yoghurt,
 * plain".
 */
function isNameAlone(text: string, { parsed, form }: FoodLine): boolean {
  const { words, preparation, note } = parsed;
  if (note !== "") return false;
  if (preparation === "") return nameKey(words) === nameKey(text);
  return form !== "" && nameKey(`${preparation} ${words}`) === nameKey(text);
}

/** The amount if it is just a number and a unit, so that summing loses nothing. */
function countable(amount: string): Amount | undefined {
  const { amount: read, parsed } = readFoodLine({ amount, name: "x" });
  return parsed.words === "x" && (parsed.note === "" || parsed.note === read?.size)
    ? read
    : undefined;
}

/** Fast enough to run at every tick: `readFoodLine` memoises the expensive part. */
function readOwn({ amount: written, name }: OwnItem): OwnThing {
  const bare = withoutArticle(name.trim() || written.trim());
  const counted = written.trim() === "" && bare !== name.trim() ? "1" : written;
  const text = nameKey(bare);
  const alone = readFoodLine({ amount: "", name: bare });
  if (!isNameAlone(bare, alone)) {
    const key = `${text}|own`;
    // "wine: red" is found as red wine, "Boots: shampoo" as what was typed.
    const food = /[:–-]\s/u.test(bare) ? alone.food : bare;
    return { key, asked: null, storedKey: key, food, form: "", amount: countable(counted) };
  }
  const { form, amount } = readFoodLine({ amount: counted, name: bare });
  return {
    key: `${text}|${form}|own`,
    asked: foodName({ parsed: alone.parsed, form }),
    storedKey: `${alone.food}|${form}`,
    food: alone.food,
    form,
    amount: countable(counted) && amount,
  };
}

/** The key under which the settings store a typed thing: its key on a list without recipes. */
export function storedKeyOf(name: string): string {
  return readOwn({ amount: "", name }).storedKey;
}

/**
 * Identifies the thing that each item of one list asks for. Recipes' ingredients are parsed and
 * merged by food. Own items are merged if they have the same text, and with a recipe's ingredient
 * if they are just the name of its food.
 */
export function thingsOf<Item extends ShoppingIngredient>(
  items: readonly Item[],
): (item: Item) => ListedThing {
  const asked = new Map<string, string>();
  for (const item of items) {
    if (isOwnItem(item)) continue;
    const line = readFoodLine(item);
    asked.set(foodName(line), line.key).set(line.key, line.key);
  }
  return (item) => {
    if (!isOwnItem(item)) {
      const { key, food, form, amount } = readFoodLine(item);
      return { key, storedKey: key, food, form, amount };
    }
    const { asked: name, ...own } = readOwn(item);
    const joined = name === null ? undefined : asked.get(name);
    return joined === undefined ? own : { ...own, key: joined, storedKey: joined };
  };
}
