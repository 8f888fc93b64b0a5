import { readOr } from "#db/connection.ts";
import { listDocuments, readIds } from "#db/document-store.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import { mutationTables } from "#db/mutate.ts";
import type { Meta, SimmerDb } from "#db/schema.ts";
import { HIDDEN_AUTHORS_MAX, type HiddenAuthorsRequest } from "#domain/hidden-authors.ts";

type Told = Meta["mealsByHidden"];

const NOTHING_TOLD: Told = { hidden: [], asked: [], meals: [] };

function readTold(db: SimmerDb): Promise<Told> {
  return getMeta(db, "mealsByHidden", NOTHING_TOLD);
}

/** Meals whose authors the cook hides, those hidden last first. */
async function readHidden(db: SimmerDb): Promise<string[]> {
  const marks = await listDocuments(db, "mealMarks");
  return marks
    .filter(({ hides }) => hides === "author")
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .map(({ id }) => id);
}

/**
 * All meals known to be by authors whom the cook hides. Shared meals are shown even if the device can't
 * read which authors are hidden.
 */
export function readMealsOfHiddenAuthors(db: SimmerDb): Promise<ReadonlySet<string>> {
  return readOr(db, "Failed to read hidden cooks’ meals", new Set(), async () => {
    const [hidden, told] = await Promise.all([readHidden(db), readTold(db)]);
    // The server's answer about authors who are no longer hidden stays until a new answer replaces
    // it.
    return new Set(hidden.length === 0 ? [] : told.meals);
  });
}

/** What the server has told of these hidden authors; it has to be asked anew about any others. */
async function readToldOf(db: SimmerDb, hidden: readonly string[]): Promise<Told> {
  const told = await readTold(db);
  return JSON.stringify(told.hidden) === JSON.stringify(hidden) ? told : NOTHING_TOLD;
}

/**
 * The query to send now; null if nothing is hidden, everything is known, or the device can't be read.
 * What is more than one request holds is asked once this one is answered; of more hidden authors than
 * it holds, those hidden last count.
 */
export function readAuthorQuestion(db: SimmerDb): Promise<HiddenAuthorsRequest | null> {
  return readOr(db, "Failed to read which cooks are hidden", null, async () => {
    const hidden = (await readHidden(db)).slice(0, HIDDEN_AUTHORS_MAX);
    if (hidden.length === 0) return null;
    const [told, ids] = await Promise.all([readToldOf(db, hidden), readIds(db, "aiMeals")]);
    const known = new Set(told.asked);
    const shown = ids.filter((id) => !known.has(id)).slice(0, HIDDEN_AUTHORS_MAX);
    return shown.length === 0 ? null : { hidden, shown };
  });
}

/** Stores the server's answer for the meals that are still on this device. */
export async function noteAuthorAnswer(
  db: SimmerDb,
  { hidden, shown }: HiddenAuthorsRequest,
  meals: readonly string[],
): Promise<void> {
  await db.transaction("rw", mutationTables(db), async () => {
    const [told, ids] = await Promise.all([readToldOf(db, hidden), readIds(db, "aiMeals")]);
    const here = new Set(ids);
    const isHere = (id: string) => here.has(id);
    const mealsByHidden: Told = {
      hidden,
      asked: [...new Set([...told.asked, ...shown])].filter(isHere),
      meals: [...new Set([...told.meals, ...meals])].filter(isHere),
    };
    await putMeta(db, { mealsByHidden });
  });
}
