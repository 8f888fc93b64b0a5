import * as v from "valibot";

import { readOr } from "#db/connection.ts";
import {
  dropDraft,
  findDraft,
  listDraftKeys,
  type KeptDraft,
} from "#db/repositories/draft-repository.ts";
import { getPersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { EQUIPMENT_IDS } from "#domain/catalogue.ts";
import type { PersonalRecipe } from "#domain/entities.ts";
import { MEAL_TYPES } from "#domain/meal-types.ts";

import { draftOf, type RecipeDraft } from "./recipe-draft.ts";
import type { SharedContent } from "./shared-draft.ts";

/** A recipe form as it was left. */
const KeptForm = v.object({
  draft: v.object({
    title: v.string(),
    blurb: v.string(),
    mealType: v.picklist(MEAL_TYPES),
    equipment: v.array(v.picklist(EQUIPMENT_IDS)),
    ingredients: v.pipe(
      v.array(v.object({ key: v.string(), name: v.string(), amount: v.string() })),
      v.minLength(1),
    ),
    steps: v.pipe(v.array(v.object({ key: v.string(), text: v.string() })), v.minLength(1)),
    source: v.string(),
    note: v.string(),
    tags: v.array(v.string()),
    photo: v.string(),
  }) satisfies v.GenericSchema<unknown, RecipeDraft>,
  /** When the stored recipe was last changed, as of opening the form; null for a new one. */
  of: v.nullable(v.number()),
});
export type KeptForm = v.InferOutput<typeof KeptForm>;

const NEW = "recipe:new";

/**
 * What the form is for: a new recipe, possibly prefilled by another app's share, an edit or a copy.
 */
export interface FormFor {
  edit?: string | undefined;
  duplicate?: string | undefined;
  shared: SharedContent;
}

/** The key of a form's draft. Each recipe has its own, and so has each text that was shared. */
export function draftKey({ edit, duplicate, shared }: FormFor): string {
  if (edit !== undefined) return `recipe:edit:${edit}`;
  if (duplicate !== undefined) return `recipe:copy:${duplicate}`;
  const isShared = Object.keys(shared).length > 0;
  return isShared ? `${NEW}:${JSON.stringify(shared)}` : NEW;
}

/**
 * The unsaved draft of such a form. An empty form also restores a draft begun with shared text, since
 * nobody shares a text twice.
 */
export async function findKeptForm(
  db: SimmerDb,
  form: FormFor,
): Promise<KeptDraft<KeptForm> | null> {
  const own = draftKey(form);
  const others = own === NEW ? await listDraftKeys(db, NEW) : [];
  for (const key of new Set([own, ...others])) {
    const kept = await findDraft(db, key, KeptForm);
    if (!kept) continue;
    if (!(await isSaved(db, kept))) return kept;
    // The browser was killed after the recipe was saved and before the draft was dropped.
    await dropDraft(db, kept).catch((error: unknown) => console.warn("A draft stays", error));
  }
  return null;
}

async function isSaved(db: SimmerDb, { id, value }: KeptDraft<KeptForm>): Promise<boolean> {
  const stored = await readOr(db, "Failed to look whether a draft is saved", null, () =>
    getPersonalRecipe(db, id),
  );
  return stored !== null && (value.of === null || hasSameWords(value.draft, stored));
}

/** Whether a draft equals the stored recipe, ignoring the rows' keys. */
function hasSameWords(draft: RecipeDraft, stored: PersonalRecipe): boolean {
  const without = ({ ingredients, steps, ...rest }: RecipeDraft) =>
    JSON.stringify([
      rest.title.trim(),
      rest.blurb.trim(),
      rest.mealType,
      rest.equipment.toSorted(),
      ingredients.map(({ name, amount }) => [name.trim(), amount.trim()]),
      steps.map(({ text }) => text.trim()),
      rest.source.trim(),
      rest.note.trim(),
      rest.tags,
      rest.photo,
    ]);
  return without(draft) === without(draftOf(stored, () => ""));
}
