import { aisleOf } from "#domain/aisles.ts";

import { HEADING } from "./line-words.ts";
import { pluralOf } from "./singular.ts";
import { unitOf } from "./units.ts";

const BULLET =
  /^(?:[-*•·▢□☐◦‣–—]+\s+(?:\[\s?[x ]?\]\s*)?|\p{Extended_Pictographic}\u{fe0f}?\s*)+(?=[\p{L}\p{N}¼½¾⅓⅔⅛(])/u;
/** "1) 2 cups sugar", "3. 2 eggs" */
const NUMBERING = /^\d{1,2}(?:\)\s+(?=[\p{L}\p{N}¼½¾⅓⅔⅛])|\.\s+(?=[\p{N}¼½¾⅓⅔⅛]))/u;
/** "2- to 3-inch": the hyphen before a unit that follows later. */
const HALF_RANGE = /(?<=[\d¼½¾⅓⅔⅛])-\s*(?=(?:to|or)\s+[\d¼½¾⅓⅔⅛])/gu;
/** "a pinch or two of salt" */
const OR_TWO = /^an?\s+(?<what>\p{L}+)\s+or\s+two(?:\s+(?:of\s+)?|$)/iu;
/** "a cup and a half of rice" */
const AND_A_HALF =
  /^(?:(?:an?|one|(?<count>\d{1,2}))\s+)?(?<what>\p{L}+)[\s-]+(?:and|&)[\s-]+a[\s-]+half(?:\s+(?:of\s+)?|$)/iu;
/** "1 and a half onions" */
const COUNT_AND_A_HALF = /^(?<count>\d{1,2})\s+(?:and|&)\s+a\s+half(?!\p{L})/iu;
/** "3 quarters of an onion" */
const PARTS = /^(?<top>[123])\s+(?<part>quarter|third)s?(?!\p{L})/iu;
/** "half a dozen or so eggs" */
const OR_SO = /(?<=^[^,;(]{1,30})\s+or\s+so(?=\s)/iu;
/** "2 no. onions" */
const NUMBER_SHORT = /(?<=^\d{1,3}\s)no\.(?=\s)/iu;
/** "between 4 and 6 carrots" */
const BETWEEN_TWO = /^between\s+(?<from>[\d.¼½¾⅓⅔⅛/]+)\s+and\s+(?=[\d¼½¾⅓⅔⅛])/iu;
/** "2%-fat milk", "5 percent fat mince" */
const PERCENT = /(?<=\d)\s?(?:%|per\s?cent(?!\p{L}))(?:[\s-]+(?:(?:milk)?fat|lean)(?!\p{L}))?/giu;
/** Units with a digit in place of a letter, from a typo or OCR: "1 1b. beef", "8 0z", "200m1". */
const MISTYPED =
  /(?<=[\d¼½¾⅓⅔⅛]\s?)(?<=\s)(?:[1i]b(?=s?(?!\p{L}))|0z(?!\p{L}))|(?<=\d\s?)m1(?![\p{L}\d])/giu;
const MEANT: Readonly<Record<string, string>> = { "1b": "lb", ib: "lb", "0z": "oz", m1: "ml" };
/** "200gflour", "2tbspoil" */
const GLUED_UNIT =
  /^(?<amount>[\d.,/½¼¾]+)(?<unit>kg|g|ml|tbsp|tsp|oz|lb|cups?)(?<food>\p{L}{3,})/iu;
const HALF_DOZEN = /^(?:an?\s+)?half-(?:a-)?dozen/iu;
const BAKERS_DOZEN = /^(?:an?\s+|1\s+)?baker['’]?s['’]?\sdozen/iu;
/** "teaspoon(s)", "tomato(es)" */
const EITHER_NUMBER = /(?<=\p{L})\(e?s\)/giu;
/** "4 x 15ml spoons" */
const SPOON_OF_SIZE = /(?<=(?<![\d.])(?<size>15|5)\s?ml\s)spoon/giu;
/** "1/2" and "1 tbsp" typed with a letter instead of the digit one */
const LETTER_FOR_ONE =
  /(?<![\p{L}\d])[lI](?=\/[234](?!\d))|^[lI](?=\s(?:tbsps?|tsps?|cups?|oz|lb|kg|ml|teaspoons?|tablespoons?)(?!\p{L}))/gu;
/** "tamari* or soy sauce" */
const FOOTNOTES = /(?<=\p{L})\*+(?!\p{L})/gu;
const PICTURES =
  /(?<![\p{N}\s])\s*(?![©®™])\p{Extended_Pictographic}(?:\p{M}|\p{Emoji_Modifier})*(?!\p{N})/gu;
const CONTROLS = /\p{Cc}+/gu;
/** Zero-width characters: directional marks and joiners. */
const UNSEEN = /[\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2069}\u{feff}]+/gu;

/** Strips bullets, numbering and meaningless signs from a line, and writes odd amounts in figures. */
export function cleanLine(line: string): string {
  const text = line
    .replace(UNSEEN, "")
    .replace(CONTROLS, " ")
    .replace(FOOTNOTES, "")
    .replace(/\s+/gu, " ")
    .trim();
  const plain = text.replace(BULLET, "");
  return (/\p{L}/u.test(plain) ? plain.replace(PICTURES, "") : plain)
    .replace(NUMBERING, "")
    .replace(HEADING, "")
    .replace(EITHER_NUMBER, (ending) => ending.slice(1, -1))
    .replace(SPOON_OF_SIZE, (_, size: string) => (size === "5" ? "teaspoon" : "tablespoon"))
    .replace(LETTER_FOR_ONE, "1")
    .replace(NUMBER_SHORT, "nos")
    .replace(OR_SO, "")
    .replace(PERCENT, "%")
    .replace(GLUED_UNIT, (all, amount: string, unit: string, food: string) =>
      aisleOf(food) !== "Other" && aisleOf(unit + food) === "Other"
        ? `${amount}${unit} ${food}`
        : all,
    )
    .replace(MISTYPED, (unit) => MEANT[unit.toLowerCase()] ?? unit)
    .replace(HALF_RANGE, " ")
    .replace(/^.*$/u, withFigures);
}

/** "handful" → "handfuls"; abbreviations and dozens stay. */
function inPlural(measure: string): string {
  return /^(?:tsp|tbsp|tbs|oz|lb|k?g|m?l|dozen|doz)$/u.test(measure) ? measure : pluralOf(measure);
}

/** Rewrites an amount of several words at the beginning of a text in figures. */
export function withFigures(text: string): string {
  return text
    .replace(HALF_DOZEN, "half a dozen")
    .replace(BAKERS_DOZEN, "13")
    .replace(COUNT_AND_A_HALF, "$<count>½")
    .replace(PARTS, (_, top: string, part: string) => `${top}/${/^q/iu.test(part) ? 4 : 3}`)
    .replace(BETWEEN_TWO, "$<from>-")
    .replace(OR_TWO, (_, what: string) => `1-2 ${inPlural(what)} `)
    .replace(AND_A_HALF, (all, count: string | undefined, what: string) =>
      unitOf(what) ? `${count ?? 1}½ ${inPlural(what)} ` : all,
    );
}

/** Takes the bracketed parts out of a line: "1 (400 g) tin" → "1 tin" and "400 g". */
export function takeBrackets(text: string): { text: string; inside: string[] } {
  const inside: string[] = [];
  const outside = text
    .replace(/\s?[([]([^()[\]]*)[)\]]/gu, (_, words: string) => {
      inside.push(words.trim());
      return "";
    })
    .replace(/\s*[([].*$/u, (words) => {
      inside.push(words.replace(/[([]/gu, "").trim());
      return "";
    });
  return {
    text: outside
      .replace(/\s+/gu, " ")
      .replace(/^[)\]\s]+/u, "")
      .trim(),
    inside,
  };
}
