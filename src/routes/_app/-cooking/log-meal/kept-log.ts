import * as v from "valibot";

import { findDraft, type KeptDraft } from "#db/repositories/draft-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { PORTIONS_MAX, RATING_MAX } from "#domain/limits.ts";

import { planIdOf, type CookPlace } from "../../../-common/cook-place.ts";
import { readLog, type LogSubject } from "./log-subject.ts";
import type { MealLog } from "./meal-log.ts";

/** Older drafts belong to an earlier time that the recipe was cooked. */
const SAME_MEAL_MS = 12 * 3_600_000;

const upTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

const KeptLog = v.object({
  serves: upTo(PORTIONS_MAX),
  portions: v.object({ fridge: upTo(PORTIONS_MAX), freezer: upTo(PORTIONS_MAX) }),
  stars: upTo(RATING_MAX),
  heart: v.nullable(v.boolean()),
  photo: v.string(),
  stopsTimers: v.boolean(),
}) satisfies v.GenericSchema<unknown, MealLog>;

export function logKey(place: CookPlace): string {
  return `log:${planIdOf(place) ?? ""}:${place.recipeId}`;
}

export interface OpenedLog {
  subject: LogSubject;
  /** The unsaved draft of the meal that is being logged. */
  kept: KeptDraft<MealLog> | null;
}

/** Reads what the form begins with. */
export async function openLog(db: SimmerDb, place: CookPlace): Promise<OpenedLog> {
  const [subject, kept] = await Promise.all([
    readLog(db, place),
    findDraft(db, logKey(place), KeptLog, Date.now() - SAME_MEAL_MS),
  ]);
  return { subject, kept };
}
