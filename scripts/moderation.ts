/** A parsed order to `npm run moderate`. */
export type Order =
  | { kind: "list" }
  | { kind: "author"; id: string }
  | { kind: "mark"; id: string; moderation: "hidden" | "cleared" | null };

const MARKS = { hide: "hidden", clear: "cleared", undo: null } as const;

/** @throws if it isn't one of the orders listed at the top of scripts/moderate.ts */
export function readOrder([verb, id, ...more]: readonly string[]): Order {
  if (verb === undefined) return { kind: "list" };
  const isMark = Object.hasOwn(MARKS, verb);
  if ((!isMark && verb !== "author") || id === undefined || more.length > 0) {
    throw new Error("Use: moderate [hide | clear | undo | author <meal id>]");
  }
  if (!isMark) return { kind: "author", id };
  return { kind: "mark", id, moderation: MARKS[verb as keyof typeof MARKS] };
}

export interface ReportedMeal {
  id: string;
  author: string;
  title?: unknown;
  blurb?: unknown;
  reportCount?: unknown;
  ratingCount?: unknown;
  moderation?: unknown;
}

/** Puts a cook's text on one line without control characters, which a terminal would interpret. */
function plain(text: unknown): string {
  return (typeof text === "string" ? text : JSON.stringify(text ?? ""))
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .slice(0, 100);
}

export function formatMeal(meal: ReportedMeal): string {
  const counts = `${plain(meal.reportCount ?? 0)} reports, ${plain(meal.ratingCount ?? 0)} ratings`;
  const state = meal.moderation === undefined ? "" : `, ${plain(meal.moderation)}`;
  return [
    `${plain(meal.id)}  ${counts}${state}, by ${plain(meal.author)}`,
    `    ${plain(meal.title)}: ${plain(meal.blurb)}`,
  ].join("\n");
}
