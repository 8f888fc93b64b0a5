/** A page of docs/decisions, as listed in the index. */
export interface Decision {
  file: string;
  number: number;
  title: string;
}

/** The headings that every decision has, in this order; others may stand between them. */
const HEADINGS = ["## Context", "## Decision", "## Consequences"];

/**
 * Reads a decision's title.
 * @throws if the page's format differs from that of all the others
 */
export function readDecision(file: string, text: string): Decision {
  const [, number = "", title = ""] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
  if (title === "" || !file.startsWith(number.padStart(4, "0"))) {
    throw new Error(`${file} does not begin with "# <its number>. <what was decided>".`);
  }
  const places = HEADINGS.map((heading) => text.indexOf(`\n${heading}\n`));
  if (places.includes(-1) || places.some((place, at) => place < (places[at - 1] ?? 0))) {
    throw new Error(`${file} does not have ${HEADINGS.join(", ")}, in this order.`);
  }
  return { file, number: Number(number), title };
}

/** The index, as Markdown. */
export function listDecisions(decisions: readonly Decision[]): string {
  return decisions.map(({ file, number, title }) => `- [${number}](${file}) ${title}`).join("\n");
}
