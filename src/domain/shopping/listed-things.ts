import { type Amount, type FoodLine, readFoodLine } from "#domain/amounts/food-line.ts";
import type { ShoppingIngredient } from "#domain/entities.ts";
import { nameKey } from "#domain/mutations/settings.ts";
import { isOwnItem } from "#domain/mutations/shopping-list.ts";

import type { OwnItem } from "./own-item.ts";

/** What an item of the list asks to buy; of an own item that is no food, `food` is what was typed. */
export interface ListedThing extends Omit<FoodLine, "parsed"> {
  /** The thing on any list, to be stored: aisles moved by hand and staples are kept by it. */
  storedKey: string;
}

/** What an own item asks for, whatever else is on the list. */
interface OwnThing extends ListedThing {
  /** The food that the text names and says nothing else of, as `foodName` has it; null for any other. */
  asked: string | null;
}

const ARTICLE = /^an?\s+(?!(?:few|little|bit|lot|couple)(?!\p{L}))(?=\S)/iu;

/** The name of an own item without the article that counts it: "birthday card". */
export function withoutArticle(name: string): string {
  return name.replace(ARTICLE, "");
}

/** A food by the name that recipes and cooks alike give it, in the form it is bought in. */
function foodName({ parsed, form }: Pick<FoodLine, "parsed" | "form">): string {
  return `${parsed.name}|${form}`;
}

/** Whether a text is a food's name and nothing else: "courgettes", "frozen peas", but no "yoghurt, plain". */
function isNameAlone(text: string, { parsed, form }: FoodLine): boolean {
  const { words, preparation, note } = parsed;
  if (note !== "") return false;
  if (preparation === "") return nameKey(words) === nameKey(text);
  return form !== "" && nameKey(`${preparation} ${words}`) === nameKey(text);
}

/** An amount that is a number and a unit, so that nothing of it is lost in a sum. */
function countable(amount: string): Amount | undefined {
  const { amount: read, parsed } = readFoodLine({ amount, name: "x" });
  return parsed.words === "x" && (parsed.note === "" || parsed.note === read?.size)
    ? read
    : undefined;
}

/** Quick enough for each tick of a list: what takes time is remembered by `readFoodLine`. */
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

/** By what a thing that a cook writes is kept among the settings: what it is on a list without recipes. */
export function storedKeyOf(name: string): string {
  return readOwn({ amount: "", name }).storedKey;
}

/**
 * Reads the items of one list. What recipes ask for is understood, and is one thing for all that ask
 * for the same food. Own items are the cook's words: they are one thing if they are the same text, and
 * a recipe's if they name its food and say nothing else.
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
