import { parseIngredient } from "../parse-ingredient.ts";

interface Labelled {
  line: string;
  /** "2-3 tbsp", or "-" for none. */
  amount: string;
  /** Names that are equally right, between `|`. */
  name: string;
}

export function readLabelled(text: string): Labelled[] {
  return text
    .trim()
    .split("\n")
    .map((row) => {
      const [line = "", amount = "", name = ""] = row.split(" > ");
      return { line, amount: amount.trim(), name: name.trim() };
    });
}

/** As the labels write it, to four decimals. */
export function amountWords(line: string): string {
  const { quantity, unit } = parseIngredient(line);
  if (!quantity) return "-";
  const [min, max] = [quantity.min, quantity.max].map((value) => String(Number(value.toFixed(4))));
  return `${min === max ? min : `${min}-${max}`} ${unit}`.trim();
}

export interface Measured {
  lines: number;
  wrongAmounts: string[];
  wrongNames: string[];
}

/** Compares what the parser reads with the labels. */
export function measure(text: string): Measured {
  const rows = readLabelled(text);
  return {
    lines: rows.length,
    wrongAmounts: rows
      .filter(({ line, amount }) => amountWords(line) !== amount)
      .map(({ line, amount }) => `${line}: ${amountWords(line)}, not ${amount}`),
    wrongNames: rows
      .filter(({ line, name }) => !name.split("|").includes(parseIngredient(line).name))
      .map(({ line, name }) => `${line}: ${parseIngredient(line).name}, not ${name}`),
  };
}
