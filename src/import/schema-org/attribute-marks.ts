import type { Attributes, Marks, Place } from "./items.ts";
import { isHeading, markedHeading } from "./plain-text.ts";

/** Where elements keep a value that isn't their text. */
const VALUE_ATTRIBUTES: Readonly<Record<string, string>> = {
  meta: "content",
  time: "datetime",
  link: "href",
  a: "href",
  img: "src",
  data: "value",
};
/** How many names an attribute may list; no page of a cook's has more. */
const NAMES_MAX = 40;

/** The value of a property that is in the element's attributes; undefined if it is its text. */
export function valueOf(
  tag: string,
  attributes: Attributes,
  names: readonly string[],
): string | undefined {
  const attribute = VALUE_ATTRIBUTES[tag];
  // A link is its words, unless an address is asked for: "<a itemprop=recipeIngredient href=/leek>".
  const isWords = tag === "a" && !names.some((name) => /url|image|video/iu.test(name));
  return (
    attributes["content"] ||
    (attribute && !isWords ? attributes[attribute] : undefined) ||
    undefined
  );
}

/** The different words of an attribute. */
export function wordsIn(attribute: string | undefined): string[] {
  const words = (attribute ?? "").split(/\s+/u, NAMES_MAX);
  return [...new Set(words)].filter((word) => word !== "");
}

/** Among ingredients, the name of one may be a heading: its amount is beside it. */
const isSteps = (name: string) => /instructions$/iu.test(name);

/** What microdata and RDFa say of an element; RDFa's attributes mean the same, as far as recipes go. */
export function attributeMarks(tag: string, attributes: Attributes, place: Place): Marks {
  const { itemprop, property, itemtype, typeof: type, itemref, id } = attributes;
  const names = wordsIn(itemprop ?? property).filter((name) => !/^(?:og|fb|article):/u.test(name));
  if (names.length === 0 && isHeading(tag) && place.names.some(isSteps)) {
    return { names: ["@heading"], wrap: markedHeading, id };
  }
  const isItem = Object.hasOwn(attributes, "itemscope") || Boolean(type);
  return {
    ...(isItem ? { types: wordsIn(itemtype ?? type), references: wordsIn(itemref) } : {}),
    names,
    value: valueOf(tag, attributes, names),
    id,
  };
}
