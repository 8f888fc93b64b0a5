import { THAWED_SOURCE, type Span } from "#domain/dish-kinds.ts";
import { spanOf, type Keeping, type KeepingRule } from "#domain/keeping.ts";
import type { StoragePlace } from "#domain/stored-portions.ts";

import { countOf } from "./formats.ts";

/** A month of the guidance, in days. */
const MONTH = 30;

/** "3 to 4 days", "1 day", "2 to 3 months". */
export function spanWords(storage: StoragePlace, { from, to }: Span): string {
  const [least, most] = storage === "fridge" ? [from, to] : [from / MONTH, to / MONTH];
  const unit = storage === "fridge" ? "day" : "month";
  return least < 1 ? countOf(most, unit) : `${least} to ${countOf(most, unit)}`;
}

/** What the guidance means for a portion, as advice: "Eat within 2 days", "Eat today". */
export function keepingWords(storage: StoragePlace, { stage, daysLeft, rule }: Keeping): string {
  const { to } = spanOf(storage, rule);
  if (storage === "fridge") {
    if (stage === "past") {
      const since = rule.isThawed
        ? `Thawed over ${countOf(to, "day")} ago`
        : `Over ${countOf(to, "day")} old`;
      return `${since}: don’t rely on it`;
    }
    return daysLeft === 1 && to > 1 ? "Eat today" : `Eat within ${countOf(daysLeft, "day")}`;
  }
  if (stage === "past") return `Past its best, over ${countOf(to / MONTH, "month")} old`;
  return daysLeft < 7
    ? "Best this week"
    : `Best within ${countOf(Math.floor(daysLeft / 7), "week")}`;
}

/** The guidance for such portions, and its source. */
export function guidanceWords(storage: StoragePlace, rule: KeepingRule): string {
  const { name, keeps, source, freezesWell } = rule.kind;
  const span = spanOf(storage, rule);
  const words = spanWords(storage, span);
  if (storage === "freezer") {
    const quality = freezesWell ? "" : ", though they don’t freeze well";
    return `${name}: best within ${words} from a freezer${quality} (${source}).`;
  }
  return rule.isThawed && span !== keeps.fridge
    ? `Thawed dishes: ${words} in a cold fridge, the time to thaw included (${THAWED_SOURCE}).`
    : `${name}: ${words} in a cold fridge (${source}).`;
}
