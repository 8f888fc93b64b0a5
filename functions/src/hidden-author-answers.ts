import type { Firestore } from "firebase-admin/firestore";

import type { HiddenAuthorsAnswer, HiddenAuthorsRequest } from "../../src/domain/hidden-authors.ts";

/** Maps each meal id, of which there is at least one, to its author's uid; a meal without a recorded author is left out. */
export type ReadAuthors = (mealIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Reads the authors that were recorded when the meals were shared; no client may read them. */
export function createAuthorReader(firestore: Firestore): ReadAuthors {
  return async (mealIds) => {
    const notes = mealIds.map((id) => firestore.collection("mealAuthors").doc(id));
    const found = await firestore.getAll(...notes, { fieldMask: ["uid"] });
    return new Map(
      found.flatMap((note) => {
        const uid: unknown = note.get("uid");
        return typeof uid === "string" ? [[note.id, uid]] : [];
      }),
    );
  };
}

/**
 * The shown meals that have the same authors as the hidden ones, without naming the authors. The
 * cook's own meals are never among them: nobody means to hide themselves.
 */
export async function mealsOfHiddenAuthors(
  { hidden, shown }: HiddenAuthorsRequest,
  cook: string,
  readAuthors: ReadAuthors,
): Promise<HiddenAuthorsAnswer> {
  if (hidden.length === 0 || shown.length === 0) return { meals: [] };
  const authors = await readAuthors([...new Set([...hidden, ...shown])]);
  const unwanted = new Set(hidden.map((id) => authors.get(id)));
  return {
    meals: shown.filter((id) => {
      const author = authors.get(id);
      return author !== undefined && author !== cook && unwanted.has(author);
    }),
  };
}
