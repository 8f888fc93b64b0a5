import { readFileSync } from "node:fs";

/** An ingredient line and the ids of the allergens it holds. */
export interface LabelledLine {
  line: string;
  expected: string[];
  /** Those that only some brands hold: an alarm and its absence are both right. */
  arguable: string[];
}

/** Reads rows of `line | allergens`; `x?` marks an arguable one, and "#" begins a comment on the set. */
export function parseLines(rows: string): LabelledLine[] {
  return rows
    .trim()
    .split("\n")
    .filter((row) => !row.startsWith("#"))
    .map((row) => {
      const [line = "", labels = ""] = row.split(" |");
      const ids = labels.split(" ").filter(Boolean);
      return {
        line,
        expected: ids.filter((id) => !id.endsWith("?")),
        arguable: ids.filter((id) => id.endsWith("?")).map((id) => id.slice(0, -1)),
      };
    });
}

const folder = new URL("../../../tests/data/dietary-lines/", import.meta.url);

/**
 * The lines of a set, in the order of its file.
 *
 * @param set the name of a file in tests/data/dietary-lines
 */
export function readLabelled(set: string): LabelledLine[] {
  return parseLines(readFileSync(new URL(`${set}.txt`, folder), "utf8"));
}
