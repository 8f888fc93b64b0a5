import type { KitchenTimer } from "./kitchen-timer.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Whether a timer rang so long ago that the cook must have been away. */
export function isLate({ endsAt }: KitchenTimer, now: number): boolean {
  return endsAt !== null && now - endsAt >= MINUTE_MS;
}

/** "rang 3 min ago"; "" if it is ringing now. */
export function rangAgo(timer: KitchenTimer, now: number): string {
  if (timer.endsAt === null || !isLate(timer, now)) return "";
  const minutes = Math.floor((now - timer.endsAt) / MINUTE_MS);
  if (minutes < 60) return `rang ${minutes} min ago`;
  const hours = Math.floor((now - timer.endsAt) / HOUR_MS);
  return hours < 24 ? `rang ${hours} hr ago` : "rang more than a day ago";
}

/** "Pilaf, step 3": the recipe and step of a timer; one that was set by hand has no step. */
export function placeOf({ title, step }: Pick<KitchenTimer, "title" | "step">): string {
  if (step > 0) return `${title}, step ${step}`;
  return title === "" ? "Set by hand" : title;
}
