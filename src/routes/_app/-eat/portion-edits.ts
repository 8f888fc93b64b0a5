import type { PortionEdits } from "#db/repositories/portion-repository.ts";
import type { StoredMeal } from "#domain/stored-portions.ts";

import { dayOf, momentOn, type PortionForm } from "./portion-form.ts";

/** The differences between the form and the entry; null if there are none. */
export function editsOf(stored: StoredMeal, form: PortionForm, now: number): PortionEdits | null {
  const title = form.title.trim();
  const edits: PortionEdits = {
    ...(title === stored.title ? {} : { title }),
    ...(form.storage === stored.storage ? {} : { to: form.storage }),
    // The time of day is kept unless the date changes.
    ...(form.date === dayOf(stored.storedAt) ? {} : { since: momentOn(form.date, now) }),
    ...(form.count === stored.count ? {} : { count: { seen: stored.count, said: form.count } }),
  };
  return Object.keys(edits).length === 0 ? null : edits;
}
