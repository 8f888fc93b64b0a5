import type { Firestore } from "firebase-admin/firestore";

import type { HiddenAuthorsAnswer, HiddenAuthorsRequest } from "../../src/domain/hidden-authors.ts";

/** The uid that is noted as each meal's author, by meal id; a meal without one is left out. */
export type ReadAuthors = (mealIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Reads what the rules had noted when the meals were shared, and let no client read. */
export function createAuthorReader(firestore: Firestore): ReadAuthors {
  return async (mealIds) => {
    if (mealIds.length === 0) return new Map();
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
 * Which of the meals shown are by the authors of those hidden. Says nothing of who they are.
 * The cook's own meals are never among them: nobody means to hide themselves.
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
