import { putMeasured, wordsAfterMeasured } from "../../scripts/measured.ts";
import type { Result } from "./figures.ts";

/** The results as a Markdown table, each side with its lowest and highest run. */
export function formatTable(results: readonly Result[]): string {
  const rows = results.map(({ line, unit, ours, peers, ratio, budget, pass, runs, spread }) => {
    const side = (name: string, value: number) => {
      const [low, high] = spread[name] ?? [value, value];
      return low === high ? `${value}` : `${value} (${low}–${high})`;
    };
    const others = Object.entries(peers).map(([name, value]) => `${name} ${side(name, value)}`);
    return [
      line,
      `${side("ours", ours)} ${unit}`,
      others.join("; ") || "–",
      ratio === null ? "–" : `${ratio} ×`,
      ratio === null ? `≤ ${budget} ${unit}` : `≤ ${budget} ×`,
      pass ? "yes" : "NO",
      `${runs}`,
    ];
  });
  const head = ["line", "ours", "peers", "ratio", "budget", "met", "runs"];
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const notes = formatNotes(results);
  return [...lines, ...(notes.length > 0 ? ["", ...notes] : [])].join("\n");
}

/** Each note once, with the lines that share it. */
function formatNotes(results: readonly Result[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { line, note } of results) {
    if (note) lines.set(note, [...(lines.get(note) ?? []), line]);
  }
  return [...lines].map(([note, shared]) => `- ${shared.join("; ")}: ${note}`);
}

/**
 * Replaces the measured part of a document; the words around it stay.
 * @throws if the document has no place for it
 */
export function replaceMeasured(
  document: string,
  results: readonly Result[],
  machine: string,
): string {
  return putMeasured(document, `${machine}\n\n${formatTable(results)}`);
}

/** The lines that miss their budget and are not named in the document's words. */
export function findUnexplained(document: string, results: readonly Result[]): string[] {
  const words = wordsAfterMeasured(document);
  return results.filter(({ line, pass }) => !pass && !words.includes(line)).map(({ line }) => line);
}
