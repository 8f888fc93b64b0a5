import { OTHER_NAMES, SAME_TO_BUY, WHOLE_NAMES } from "./food-names.ts";
import { ASIDE, MAKER, describes, isPiece } from "./line-words.ts";
import { singularOf } from "./singular.ts";

const WHOLE = new Set(WHOLE_NAMES);
/** The names that OTHER_NAMES maps to: none of them is split again ("strong white flour"). */
const OWN = new Set(OTHER_NAMES.values());
/** The maximum number of words in a listed name. */
const NAME_WORDS = 4;

interface NameAndPreparation {
  name: string;
  /** The name as written: its own number, case and choice of word. */
  words: string;
  /** The descriptive words that were removed from the name, in order. */
  described: string[];
}

/** "green onions" → "green onion": only the head noun becomes singular. */
function inSingular(words: readonly string[]): string {
  const of = words.indexOf("of");
  const last = of > 0 ? of - 1 : words.length - 1;
  return words.map((word, at) => (at === last ? singularOf(word) : word)).join(" ");
}

/** The number of words from `at` that form a name which must stay whole; 0 for none. */
function wholeNameAt(words: readonly string[], at: number): number {
  for (let length = Math.min(NAME_WORDS, words.length - at); length > 1; length -= 1) {
    const name = inSingular(words.slice(at, at + length));
    if (WHOLE.has(name) || OWN.has(name) || OTHER_NAMES.has(name)) return length;
  }
  return 0;
}

/** Other names that only count when they are the whole name, not the end of a longer one. */
const ALONE: ReadonlySet<string> = new Set(
  "canola spray ketchup lardon molasses romaine swiss".split(" "),
);

/** The British name of a food, keeping any words before it: "baby zucchini". */
function ownName(name: string): string {
  const words = name.split(" ");
  for (let at = Math.max(0, words.length - NAME_WORDS); at < words.length; at += 1) {
    const end = words.slice(at).join(" ");
    if (WHOLE.has(end) || OWN.has(end)) return name;
    const own = OTHER_NAMES.get(end);
    if (own !== undefined && (at === 0 || !ALONE.has(end))) {
      return [...words.slice(0, at), own].join(" ");
    }
  }
  return name;
}

/** Foods that are always sold dried, so that "dried" says nothing. */
const ALWAYS_DRIED =
  /^(?:fusilli|lasagne|lentils?|linguine|orzo|pasta|rigatoni|tagliatelle|vermicelli|spaghetti|penne|macaroni|noodles?)$/u;

/** "coriander leaves and tender stems" */
const LEAVES_AND_STEMS =
  /(?<=\p{L})\s+(?:leaves|fronds)\s+(?:and|with)\s+(?:\p{L}+\s+){0,2}(?:leaves|stems?|stalks?|sprigs|fronds)$/iu;

/** Splits a text into the food's name and the words that only describe it. */
export function readName(text: string): NameAndPreparation {
  const maker = MAKER.exec(text)?.[0] ?? "";
  const written = text
    .replace(maker, "")
    .replaceAll("’", "'")
    .replace(LEAVES_AND_STEMS, " leaves")
    .split(/\s+/u)
    .filter((word) => word !== "");
  const words = written.map((word) => (word === "&" ? "and" : word.toLowerCase()));
  const kept: string[] = [];
  // The words of `kept` as they were written, index by index.
  const shown: string[] = [];
  const described: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const whole = wholeNameAt(words, at);
    if (whole > 0) {
      kept.push(...words.slice(at, at + whole));
      shown.push(...written.slice(at, at + whole));
      at += whole - 1;
    } else if (describes(word) || (word === "ground" && describes(words[at - 1] ?? ""))) {
      described.push(word);
    } else {
      kept.push(word);
      shown.push(written[at] ?? "");
    }
  }
  const dropFirst = () => [kept.shift(), shown.shift()];
  const dropLast = () => [kept.pop(), shown.pop()];
  while (/^(?:of|and|or|&|the|a|an)$/u.test(kept[0] ?? "")) dropFirst();
  while (/^(?:and|or|&|of|the)$/u.test(kept.at(-1) ?? "")) dropLast();
  if (kept.length > 1 && wholeNameAt(kept, Math.max(0, kept.length - 2)) === 0) {
    while (kept.length > 1 && isPiece(singularOf(kept.at(-1) ?? ""), kept.at(-2) ?? "")) {
      if (WHOLE.has(inSingular(kept)) || WHOLE.has(inSingular(kept.slice(-2)))) break;
      described.push(dropLast()[0] ?? "");
    }
  }
  if (kept[0] === "dried" && ALWAYS_DRIED.test(kept.at(-1) ?? "")) dropFirst();
  const name = kept.length > 0 ? inSingular(kept) : words.join(" ");
  const isOne = WHOLE.has(name) || OWN.has(name) || OTHER_NAMES.has(name);
  return {
    name: isOne ? ownName(name) : name.split(" and ").map(ownName).join(" and "),
    // A cook who names the maker wants to see that in the shop.
    words: `${maker.replaceAll("’", "'")}${(kept.length > 0 ? shown : written).join(" ")}`,
    described,
  };
}

/**
 * Whether the lists know the text as the name of a food, regardless of what its single words mean.
 */
export function isKnownName(text: string): boolean {
  const name = inSingular(text.split(" "));
  return WHOLE.has(name) || OWN.has(name) || OTHER_NAMES.has(name) || SAME_TO_BUY.has(name);
}

/** Where the name ends and asides begin, as an index into the text. */
export function endOfName(text: string): number {
  const sign = /[,;:]/u.exec(text)?.index ?? text.length;
  const aside = ASIDE.exec(text)?.index ?? text.length;
  return Math.min(sign, aside);
}

/** The name under which foods are merged: the food's own, or that of the food it is bought as. */
export function sameFood(name: string): string {
  return SAME_TO_BUY.get(name) ?? name;
}
