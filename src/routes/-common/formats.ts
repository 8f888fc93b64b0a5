import type { AiMealPlan } from "#domain/entities.ts";

const dates = new Intl.DateTimeFormat(undefined, {
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** "21 Nov 2026", in the cook's own locale. */
export function formatDate(at: number): string {
  return dates.format(at);
}

/** A plan by its name and date, "Guests · 21 Nov 2026"; by its date alone if it has no name. */
export function planTitle({
  name = "",
  createdAt,
}: Pick<AiMealPlan, "name" | "createdAt">): string {
  const date = formatDate(createdAt);
  return name === "" ? date : `${name} · ${date}`;
}

/** "1 recipe", "3 recipes". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

const times = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** "21 Nov 2026, 10:42", in the cook's own locale. A damaged row may hold no valid time. */
export function formatTime(at: number): string {
  return Number.isFinite(at) ? times.format(at) : "Some time ago";
}
