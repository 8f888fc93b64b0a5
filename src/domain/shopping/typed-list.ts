import { type Aisle, AISLES } from "#domain/aisle-names.ts";
import { aisleOf } from "#domain/aisles.ts";
import { turnedRound } from "#domain/amounts/general-foods.ts";
import { isDescription } from "#domain/amounts/line-words.ts";
import { singularOf } from "#domain/amounts/singular.ts";
import { isWhole, ONE_THING } from "#domain/amounts/split-foods.ts";
import { isMeasureAlone } from "#domain/amounts/sum-parts.ts";
import { takeAmount } from "#domain/amounts/take-amount.ts";
import { takeLastAmount } from "#domain/amounts/take-last-amount.ts";
import type { Unit } from "#domain/amounts/units.ts";

import { type OwnItem, readOwnItem, splitAmount, withoutBullet } from "./own-item.ts";

/** Commas and semicolons outside brackets and numbers. */
const COMMA = /\s*[,;](?!\d)\s*(?![^([]*[)\]])(?:and\s+|&\s*)?/iu;
const AND = /\s+(?:and|plus)\s+|\s+[&+]\s+/iu;
const AT_AND = new RegExp(`(${AND.source})`, AND.flags);
/**
 * Words and signs that join a text into one thing: "batteries for the remote", "Boots: shampoo,
 * soap".
 */
const OF_ONE = /(?:^|\s)(?:for|from|in|of|on|or|to|with|without)\s|[:/]|\s[-–—]\s/iu;

/** Things, in the singular, that are bought by flavour, and the flavours. */
const FLAVOURED =
  /(?:^|\s)(?:(?:baby|cat|dog) food|biscuit|cake|cereal|chocolate|cookie|cordial|cracker|crisp|dip|gum|hummus|ice cream|jam|jelly|juice|lollipop|lolly|muffin|noodle|nut|pie|pizza|popcorn|pretzel|quiche|sandwich|sauce|sausage|shampoo|smoothie|sorbet|soup|squash|stuffing|sweet|tart|tea|water|yoghurt|yogurt)$/u;
const FLAVOUR =
  /^(?:apple|bacon|banana|barbecue|bbq|beef|caramel|cheddar|cheese|cherry|chicken|chilli|chive|chocolate|cinnamon|coconut|coffee|cranberry|garlic|ginger|ham|hazelnut|herb|honey|leek|lemon|lime|mango|mint|mushroom|mustard|onion|orange|paprika|peach|pepper|pepperoni|peppermint|pineapple|pistachio|prawn|raspberry|salt|sea salt|sour cream|strawberry|tomato|tuna|vanilla|vegetable|vinegar)$/u;

/** Foods that never qualify another one: "milk, bread" are two, "milk, oat" is one. */
const NO_KIND = /^(?:bacon|bread|flour|pasta|tea)$/u;
/** Aisles whose things never qualify what follows them: "shampoo and shower gel". */
const NO_KINDS: ReadonlySet<Aisle> = new Set<Aisle>([
  "Household",
  "Health & beauty",
  "Baby",
  "Pets",
]);

/** A thing without its amount or any text in brackets. */
function bareName(part: string): string {
  const bare = part.replaceAll(/\s*[([][^()[\]]*[)\]]/gu, "");
  return splitAmount(bare)?.name ?? bare;
}

/** "2 l milk", "a loaf" */
function hasOwnAmount(part: string): boolean {
  return /\d|^an?\s/iu.test(part) && takeAmount(part)?.quantity !== undefined;
}

function isThing(part: string): boolean {
  const name = bareName(part);
  return aisleOf(name) !== "Other" && !isDescription(name) && !OF_ONE.test(name);
}

/**
 * Whether a part of an "and" list is a thing by itself: "dog food" before "cat food", and "soap"
 * before anything, but not "lemon" before "lime juice".
 */
function isWholeThing(part: string, last: string): boolean {
  const lastWord = (text: string) => singularOf(text.toLowerCase().split(" ").at(-1) ?? "");
  const isOwnKind = part !== last && lastWord(part) === lastWord(last);
  if (isOwnKind || NO_KINDS.has(aisleOf(part))) return isThing(part);
  return isWhole(bareName(part), bareName(last), isThing);
}

/** Measures that are things by themselves: "cloves + 3 onions". */
const THINGS: ReadonlySet<Unit> = new Set(["clove", "head", "slice", "sprig", "stalk", "stick"]);

/** Whether an amount is a part of a sum with the other text's: "1 cup" and "2 tsp milk". */
function isSummand(amount: string, other: string): boolean {
  if (/^\P{L}+$/u.test(amount)) return true;
  const unit = takeAmount(`${amount} of x`)?.unit;
  if (!isMeasureAlone(amount) || unit === undefined || THINGS.has(unit)) return false;
  const measured = takeAmount(other) ?? takeLastAmount(other);
  return measured !== undefined && measured.unit !== "";
}

/** The parts between "and" and "plus"; a sum of amounts stays with its thing. */
function partsAtAnd(text: string): string[] {
  const pieces = text.split(AT_AND);
  const parts: string[] = [];
  let begun = "";
  for (let at = 0; at < pieces.length; at += 2) {
    const [part = "", joint = "", next = ""] = pieces.slice(at, at + 3);
    const before = parts.at(-1);
    if (joint !== "" && isSummand(part, next)) begun += part + joint;
    else if (before !== undefined && begun === "" && isSummand(part, before)) {
      parts[parts.length - 1] = before + (pieces[at - 1] ?? "") + part;
    } else {
      parts.push(begun + part);
      begun = "";
    }
  }
  return parts;
}

function splitAtAnd(text: string): string[] {
  const parts = partsAtAnd(text);
  const last = parts.at(-1) ?? "";
  if (parts.length < 2 || ONE_THING.test(text) || OF_ONE.test(bareName(text))) return [text];
  const isList = parts.every((part) => hasOwnAmount(part) || isWholeThing(part, last));
  return isList ? parts : [text];
}

/** The pieces between commas; a bare amount belongs to the piece before it. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  for (const piece of line.split(COMMA).filter((one) => one !== "")) {
    const before = pieces.at(-1);
    const counted = takeAmount(`${piece} of x`)?.rest.trim() ?? "";
    if (
      before !== undefined &&
      (/^\P{L}+$/u.test(piece) || /^(?:fillets? )?(?:of )?x$/u.test(counted))
    ) {
      pieces[pieces.length - 1] = `${before}, ${piece}`;
    } else pieces.push(piece);
  }
  return pieces;
}

/** Whether the other pieces are kinds or flavours of the first: "crisps, salt and vinegar". */
function isOfKinds([first = "", ...others]: readonly string[]): boolean {
  const named = first.toLowerCase().split(" ");
  const isFlavoured = FLAVOURED.test(
    [...named.slice(0, -1), singularOf(named.at(-1) ?? "")].join(" "),
  );
  return others
    .flatMap((piece) => piece.split(AND))
    .every((kind) => {
      const said = kind.toLowerCase();
      if (NO_KIND.test(said) || (said === "coffee" && !/cake|cream|bean/iu.test(first)))
        return false;
      return (
        (isFlavoured && FLAVOUR.test(said)) ||
        turnedRound(`${first}, ${kind}`) !== `${first}, ${kind}`
      );
    });
}

/** The things that a line names, as written; a text that may be one thing is not split. */
function thingsOfLine(line: string): string[] {
  const pieces = piecesOf(line);
  if (pieces.length < 2) return splitAtAnd(line);
  if (isOfKinds(pieces)) return [line];
  const things = pieces.flatMap(splitAtAnd);
  // "orange, lemon and lime marmalade"
  if (things.some((part) => partsAtAnd(part).length > 1 && !ONE_THING.test(part))) return [line];
  const unknown = things.filter((part) => !hasOwnAmount(part) && !isThing(part));
  if (unknown.length === 0) return things;
  // "bread, shepherd's pie, milk": one unknown piece among known things counts as a thing too.
  const isAside = unknown.some((part) => isDescription(part) || OF_ONE.test(part));
  const isList = unknown.length === 1 && things.length > 2 && isThing(things[0] ?? "");
  return isList && !isAside ? things : [line];
}

/** Headings in the text of an exported list: "Shopping list", "Dairy & eggs". */
const HEADINGS: ReadonlySet<string> = new Set(["Shopping list", ...AISLES]);

/**
 * Parses text that was typed or pasted into the list's field: each line is one item, or several if
 * it certainly names several things ("bananas, yoghurt and dish soap"). "yoghurt, strawberry" and
 * "mac and cheese" are one. No word is dropped, except the headings of a shared list.
 */
export function readOwnItems(written: string): OwnItem[] {
  const lines = written.split(/\r\n|[\r\n\u{2028}\u{2029}]/u).map((line) => line.trim());
  const isShared = lines.includes("Shopping list");
  return lines
    .filter((line) => !(isShared && HEADINGS.has(line)))
    .flatMap((line) => thingsOfLine(withoutBullet(line)))
    .flatMap((text) => readOwnItem(text) ?? []);
}
