import { type Aisle, AISLES } from "#domain/aisle-names.ts";
import { aisleOf } from "#domain/aisles.ts";
import { turnedRound } from "#domain/amounts/general-foods.ts";
import { isDescription } from "#domain/amounts/line-words.ts";
import { singularOf } from "#domain/amounts/singular.ts";
import { isWhole, ONE_THING } from "#domain/amounts/split-foods.ts";
import { takeAmount } from "#domain/amounts/take-amount.ts";

import { type OwnItem, readOwnItem, splitAmount } from "./own-item.ts";

/** Commas and semicolons that are in no brackets and no number. */
const COMMA = /\s*[,;](?!\d)\s*(?![^([]*[)\]])(?:and\s+|&\s*)?/iu;
const AND = /\s+(?:and|plus)\s+|\s+[&+]\s+/iu;
/** What is said of one thing: "batteries for the remote", "Boots: shampoo, soap". */
const OF_ONE = /(?:^|\s)(?:for|from|in|of|on|or|to|with|without)\s|[:/]|\s[-–—]\s/iu;

/** Things in the singular that are bought by their flavours, and the flavours. */
const FLAVOURED =
  /(?:^|\s)(?:biscuit|cake|cereal|chocolate|cookie|cordial|cracker|crisp|dip|gum|hummus|ice cream|jam|jelly|juice|lollipop|lolly|muffin|noodle|nut|pie|pizza|popcorn|pretzel|quiche|sandwich|sauce|sausage|shampoo|smoothie|sorbet|soup|squash|stuffing|sweet|tart|tea|water|yoghurt|yogurt)$/u;
const FLAVOUR =
  /^(?:apple|bacon|banana|barbecue|bbq|beef|caramel|cheddar|cheese|cherry|chicken|chilli|chive|chocolate|cinnamon|coconut|coffee|cranberry|garlic|ginger|ham|hazelnut|herb|honey|leek|lemon|lime|mango|mint|mushroom|mustard|onion|orange|paprika|peach|pepper|pepperoni|peppermint|pineapple|pistachio|prawn|raspberry|salt|sea salt|sour cream|strawberry|tomato|tuna|vanilla|vegetable|vinegar)$/u;

/** Foods that say of none other which it is: "milk, bread" are two, "milk, oat" is one. */
const NO_KIND = /^(?:bacon|bread|flour|pasta|tea)$/u;
/** Aisles of things that say nothing of what stands behind them: "shampoo and shower gel". */
const NO_KINDS: ReadonlySet<Aisle> = new Set<Aisle>([
  "Household",
  "Health & beauty",
  "Baby",
  "Pets",
]);

/** A thing without its amount, and without what stands in brackets behind it. */
function bareName(part: string): string {
  const bare = part.replaceAll(/\s*[([][^()[\]]*[)\]]/gu, "");
  return splitAmount(bare)?.name ?? bare;
}

function hasOwnAmount(part: string): boolean {
  return /\d/u.test(part) && takeAmount(part)?.quantity !== undefined;
}

function isThing(part: string): boolean {
  const name = bareName(part);
  return aisleOf(name) !== "Other" && !isDescription(name) && !OF_ONE.test(name);
}

/** "dog food" is whole before "cat food", "soap" before anything; "lemon" is not before "lime juice". */
function isWholeThing(part: string, last: string): boolean {
  const lastWord = (text: string) => singularOf(text.toLowerCase().split(" ").at(-1) ?? "");
  const isOwnKind = part !== last && lastWord(part) === lastWord(last);
  if (isOwnKind || NO_KINDS.has(aisleOf(part))) return isThing(part);
  return isWhole(bareName(part), bareName(last), isThing);
}

function splitAtAnd(text: string): string[] {
  const parts = text.split(AND);
  const last = parts.at(-1) ?? "";
  if (parts.length < 2 || ONE_THING.test(text) || OF_ONE.test(bareName(text))) return [text];
  const isList = parts.every((part) => hasOwnAmount(part) || isWholeThing(part, last));
  return isList ? parts : [text];
}

/** The pieces between commas; an amount that stands alone belongs to what is before it. */
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

/** Whether the first piece is bought as what the others say: "crisps, salt and vinegar". */
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

/** The things that a line names, each as it is written; what may be one thing stays one. */
function thingsOfLine(line: string): string[] {
  const pieces = piecesOf(line);
  if (pieces.length < 2) return splitAtAnd(line);
  if (isOfKinds(pieces)) return [line];
  const things = pieces.flatMap(splitAtAnd);
  // "orange, lemon and lime marmalade"
  if (things.some((part) => AND.test(part) && !ONE_THING.test(part))) return [line];
  const unknown = things.filter((part) => !hasOwnAmount(part) && !isThing(part));
  if (unknown.length === 0) return things;
  // "bread, shepherd's pie, milk": among known things one that isn't is a thing as well.
  const isAside = unknown.some((part) => isDescription(part) || OF_ONE.test(part));
  const isList = unknown.length === 1 && things.length > 2 && isThing(things[0] ?? "");
  return isList && !isAside ? things : [line];
}

/** What the list's own text says besides things: "Shopping list", "Dairy & eggs". */
const HEADINGS: ReadonlySet<string> = new Set(["Shopping list", ...AISLES]);

/**
 * Reads what is typed or pasted into the list's field: each line is an item, and one that surely
 * names several things is as many ("bananas, yoghurt and dish soap"). "yoghurt, strawberry" and "mac
 * and cheese" are one. No word is left out, but for the headings of a list that was shared.
 */
export function readOwnItems(written: string): OwnItem[] {
  const lines = written.split(/\r\n|[\r\n\u{2028}\u{2029}]/u).map((line) => line.trim());
  const isShared = lines.includes("Shopping list");
  return lines
    .filter((line) => !(isShared && HEADINGS.has(line)))
    .flatMap((line) => thingsOfLine(line.replace(/^- /u, "")))
    .flatMap((text) => readOwnItem(text) ?? []);
}
