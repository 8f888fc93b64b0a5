import { readFileSync } from "node:fs";

import { parseIngredient } from "./parse-ingredient.ts";

interface Labelled {
  line: string;
  /** "2-3 tbsp", or "-" for none. */
  amount: string;
  /** Names that are equally right, between `|`. */
  name: string;
}

export const LABELLED_SETS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
] as const;
export type LabelledSet = (typeof LABELLED_SETS)[number];

const folder = new URL("../../../tests/data/ingredient-lines/", import.meta.url);

/** The rows of a set: line, amount and name between tabs; "#" begins a comment on the set. */
export function readLabelled(set: LabelledSet): Labelled[] {
  return readFileSync(new URL(`${set}.tsv`, folder), "utf8")
    .trim()
    .split("\n")
    .filter((row) => !row.startsWith("#"))
    .map((row) => {
      const [line = "", amount = "", name = ""] = row.split("\t");
      return { line, amount, name };
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
export function measure(set: LabelledSet): Measured {
  const rows = readLabelled(set);
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
