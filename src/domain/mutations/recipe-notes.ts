import * as v from "valibot";

import { withTag } from "#domain/cooks-tags.ts";
import { mergeNote } from "#domain/merge-note.ts";
import { openObject } from "#domain/open-object.ts";

import * as arg from "./args.ts";
import { defineMutation, docIn } from "./define.ts";

/**
 * Writes the cook's note on any kind of recipe. `before` is the text that the cook started from:
 * text written by another device since then is kept (see `mergeNote`). An empty text deletes the
 * note; its document stays, so that another device's pending edit still has something to merge
 * with.
 */
export const writeRecipeNote = defineMutation({
  name: "writeRecipeNote",
  version: 1,
  scope: "person",
  args: openObject({ recipeId: arg.id, before: v.string(), text: v.string(), at: arg.time }),
  touches: ({ recipeId }) => [{ collection: "recipeNotes", id: recipeId }],
  apply: (docs, { recipeId, before, text, at }) => {
    const note = docIn(docs, "recipeNotes", recipeId);
    const stored = note?.text ?? "";
    const merged = mergeNote(stored, before, text);
    if (merged === stored) return {};
    return { recipeNotes: { [recipeId]: { ...note, id: recipeId, text: merged, updatedAt: at } } };
  },
  words: ({ text }, meal) => {
    const what = text.trim() === "" ? "Deleted your note" : "Wrote a note";
    return meal === undefined ? `${what} on a recipe` : `${what} on ${meal}`;
  },
  namesMeal: ({ recipeId }) => recipeId,
});

export const tagArgs = openObject({
  recipeId: arg.id,
  tag: v.string(),
  on: v.boolean(),
  at: arg.time,
});

export function tagWords(
  { tag, on }: v.InferOutput<typeof tagArgs>,
  meal: string | undefined,
): string {
  const recipe = meal ?? "a recipe";
  return on ? `Tagged ${recipe} “${tag}”` : `Took the tag “${tag}” off ${recipe}`;
}

/** Adds a tag to a recipe that is not the cook's own, or takes it away. */
export const tagRecipe = defineMutation({
  name: "tagRecipe",
  version: 1,
  scope: "person",
  args: tagArgs,
  touches: ({ recipeId }) => [{ collection: "recipeNotes", id: recipeId }],
  apply: (docs, { recipeId, tag, on, at }) => {
    const note = docIn(docs, "recipeNotes", recipeId);
    const before = note?.tags ?? [];
    const tags = withTag(before, tag, on);
    if (tags === before) return {};
    const tagged = { text: "", ...note, id: recipeId, tags: [...tags], updatedAt: at };
    return { recipeNotes: { [recipeId]: tagged } };
  },
  words: tagWords,
  namesMeal: ({ recipeId }) => recipeId,
});
