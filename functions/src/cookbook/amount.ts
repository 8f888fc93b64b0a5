/** An amount as recipes write it: "250 g", "1½ tsp", "2 tins (400 g each)", "1 large", "3". */
export interface Amount {
  value: number;
  /** "" for a bare count. */
  unit: string;
  /** What each of the items holds, if the recipe says so. */
  each?: { value: number; unit: string };
}

const UNITS = new Set(
  "g kg ml litre litres tsp tbsp pinch pinches clove cloves tin tins jar jars pack packs slice slices sheet sheets stick sticks sprig sprigs head heads stalk stalks leaf leaves fillet fillets bulb bulbs bunch bunches handful handfuls loaf loaves piece pieces rasher rashers drop drops".split(
    " ",
  ),
);
const SIZES = new Set("small medium large round heaped".split(" "));
const GLYPHS: Readonly<Record<string, number>> = {
  "½": 0.5,
  "¼": 0.25,
  "¾": 0.75,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
};

const QUANTITY = /^(\d+(?:\.\d+)?)?\s?([½¼¾⅓⅔]|\d\/\d)?$/;
const AMOUNT = /^([\d./½¼¾⅓⅔]+(?: \d\/\d)?)(?: ([a-z ]+?))?(?: \((\d+) (g|kg|ml)(?: each)?\))?$/;

function readQuantity(text: string): number | undefined {
  const found = /^\d\/\d$/.test(text) ? ["", "", text] : QUANTITY.exec(text);
  if (!found) return undefined;
  const [, whole, part] = found;
  const [top, bottom] = (part ?? "").split("/").map(Number);
  const fraction = part ? (GLYPHS[part] ?? (top ?? 0) / (bottom ?? 1)) : 0;
  const value = Number(whole ?? 0) + fraction;
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

function isUnit(words: string): boolean {
  return words.split(" ").every((word) => UNITS.has(word) || SIZES.has(word));
}

/** Parses an amount. "to taste" gives 0 without a unit; an unknown form gives undefined. */
export function readAmount(text: string): Amount | undefined {
  if (text === "to taste") return { value: 0, unit: "" };
  const [, quantity = "", unit = "", size, sizeUnit] = AMOUNT.exec(text) ?? [];
  const value = readQuantity(quantity);
  if (value === undefined || (unit !== "" && !isUnit(unit))) return undefined;
  return {
    value,
    unit,
    ...(size && sizeUnit && { each: { value: Number(size), unit: sizeUnit } }),
  };
}
