import type { StoragePlace } from "#domain/entities.ts";
import { KEEPING_DAYS, type Keeping } from "#domain/keeping.ts";

import { countOf } from "./formats.ts";

/** What the guidance means for a portion, as advice: "Eat within 2 days", "Eat today". */
export function keepingWords(storage: StoragePlace, { stage, daysLeft }: Keeping): string {
  if (storage === "fridge") {
    if (stage === "past") return `Over ${KEEPING_DAYS.fridge.to} days old: don’t rely on it`;
    return daysLeft === 1 ? "Eat today" : `Eat within ${countOf(daysLeft, "day")}`;
  }
  if (stage === "past") return "Past its best, over 3 months old";
  return daysLeft < 7
    ? "Best this week"
    : `Best within ${countOf(Math.floor(daysLeft / 7), "week")}`;
}
