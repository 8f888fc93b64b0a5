import * as v from "valibot";

import { PORTIONS_MAX, TITLE_MAX } from "#domain/limits.ts";
import type { StoragePlace } from "#domain/stored-portions.ts";

/** The form for adding portions by hand or correcting an entry. */
export interface PortionForm {
  title: string;
  count: number;
  storage: StoragePlace;
  /** The date on which they were stored, in the format of a date field: "2026-11-22". */
  date: string;
}

/** The schema of the form's draft on this device. */
export const KeptPortionForm = v.object({
  title: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PORTIONS_MAX)),
  storage: v.picklist(["fridge", "freezer"]),
  date: v.string(),
}) satisfies v.GenericSchema<unknown, PortionForm>;

interface PortionProblem {
  message: string;
  fields: (keyof PortionForm)[];
}

/** The maximum age of portions: an older date is a typing error. */
const YEARS_MAX = 5;

/** The date of a timestamp in the cook's own time zone, in the format of a date field. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, "0")).join("-");
}

/** The earliest date that can be chosen. */
export function firstDay(now: number): string {
  const date = new Date(now);
  return dayOf(new Date(date.getFullYear() - YEARS_MAX, date.getMonth(), date.getDate()).getTime());
}

/** Noon of that day, but never later than now. */
export function momentOn(day: string, now: number): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return Math.min(now, new Date(year, month - 1, date, 12).getTime());
}

/** The form's validation error; null if it is valid. */
export function portionProblem({ title, date }: PortionForm, now: number): PortionProblem | null {
  if (title.trim() === "") return { message: "Name is required", fields: ["title"] };
  if (title.trim().length > TITLE_MAX) {
    return { message: `Name must be ${TITLE_MAX} characters or less`, fields: ["title"] };
  }
  if (!/^\d{4}-\d\d-\d\d$/u.test(date)) {
    return { message: "Please choose the day they were stored", fields: ["date"] };
  }
  if (date > dayOf(now)) return { message: "The day can’t be in the future", fields: ["date"] };
  if (date < firstDay(now)) {
    return { message: `The day can’t be over ${YEARS_MAX} years ago`, fields: ["date"] };
  }
  return null;
}
