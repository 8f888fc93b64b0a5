import type { PortionEdits } from "#db/repositories/portion-repository.ts";
import type { StoredMeal } from "#domain/entities.ts";

import { dayOf, momentOn, type PortionForm } from "./portion-form.ts";

/** What the form says otherwise than the entry does; null for nothing. */
export function editsOf(stored: StoredMeal, form: PortionForm, now: number): PortionEdits | null {
  const title = form.title.trim();
  const edits: PortionEdits = {
    ...(title === stored.title ? {} : { title }),
    ...(form.storage === stored.storage ? {} : { to: form.storage }),
    // The hour stays as it is while the day does.
    ...(form.date === dayOf(stored.storedAt) ? {} : { since: momentOn(form.date, now) }),
    ...(form.count === stored.count ? {} : { count: { seen: stored.count, said: form.count } }),
  };
  return Object.keys(edits).length === 0 ? null : edits;
}
