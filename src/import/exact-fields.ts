import * as v from "valibot";

import { EQUIPMENT_IDS } from "#domain/catalogue.ts";
import {
  AMOUNT_MAX,
  BLURB_MAX,
  ID_MAX,
  INGREDIENTS_MAX,
  NAME_MAX,
  PICTURE_MAX,
  STEP_MAX,
  STEPS_MAX,
  TITLE_MAX,
} from "#domain/limits.ts";
import { MEAL_TYPES } from "#domain/meal-types.ts";
import { isPhotoId } from "#domain/photos.ts";

/* What a file may hold to be stored as it is: the same bounds as in the security rules. */

export function text(max: number) {
  return v.pipe(
    v.string(),
    v.maxLength(max),
    // Half a surrogate pair can’t be stored.
    v.check((words) => !/\p{Cs}/u.test(words)),
  );
}

/** What Firestore takes as the name of a document. */
export const exactId = v.pipe(text(ID_MAX), v.regex(/^(?!\.{1,2}$|__.*__$)[^/]+$/u));

/** ms since the epoch, of a time that a `Date` can hold. */
export const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));

export const exactTitle = v.pipe(text(TITLE_MAX), v.regex(/\S/u));

/** The fields of a recipe of any kind but for its id. */
export const exactMeal = {
  title: exactTitle,
  blurb: text(BLURB_MAX),
  mealType: v.picklist(MEAL_TYPES),
  equipment: v.array(v.picklist(EQUIPMENT_IDS)),
  ingredients: v.pipe(
    v.array(v.object({ name: text(NAME_MAX), amount: text(AMOUNT_MAX) })),
    v.maxLength(INGREDIENTS_MAX),
  ),
  instructions: v.pipe(v.array(text(STEP_MAX)), v.maxLength(STEPS_MAX)),
  picture: v.optional(text(PICTURE_MAX)),
  /** The name of its photo, a file of the kitchen's as well; empty for none. */
  photo: v.optional(
    v.pipe(
      v.string(),
      v.check((name) => name === "" || isPhotoId(name)),
    ),
  ),
};
