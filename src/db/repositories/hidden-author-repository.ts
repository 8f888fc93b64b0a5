import { readOr } from "#db/connection.ts";
import { listDocuments, readIds } from "#db/document-store.ts";
import { mutationTables } from "#db/mutate.ts";
import type { Meta, SimmerDb } from "#db/schema.ts";

type Told = Meta["mealsByHidden"];

/**
 * A query for the server: which of the meals `shown` are by the authors of the meals `hidden`, all by
 * id.
 */
export interface AuthorQuestion {
  /** Meals whose authors the cook hides. */
  hidden: string[];
  /** Meals on this device that the server has not been asked about. */
  shown: string[];
}

const NOTHING_TOLD: Told = { hidden: [], asked: [], meals: [] };

async function readTold(db: SimmerDb): Promise<Told> {
  const row = await db.meta.get("mealsByHidden");
  return row?.key === "mealsByHidden" ? row.value : NOTHING_TOLD;
}

/** Meals whose authors the cook hides, sorted. */
async function readHidden(db: SimmerDb): Promise<string[]> {
  const marks = await listDocuments(db, "mealMarks");
  return marks
    .filter(({ hides }) => hides === "author")
    .map(({ id }) => id)
    .toSorted();
}

/**
 * The meals whose authors the cook hides, and all meals known to be by those authors. Shared meals
 * are shown even if the device can't read which authors are hidden.
 */
export async function readAuthorsHidden(
  db: SimmerDb,
): Promise<{ hidden: string[]; meals: ReadonlySet<string> }> {
  const [hidden, told] = await Promise.all([
    readOr(db, "Failed to read which cooks are hidden", [], () => readHidden(db)),
    readOr(db, "Failed to read hidden cooks’ meals", NOTHING_TOLD, () => readTold(db)),
  ]);
  // The server's answer about authors who are no longer hidden stays until a new answer replaces
  // it.
  return { hidden, meals: new Set(hidden.length === 0 ? [] : told.meals) };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}

/**
 * The query to send now; null if nothing is hidden, everything is known, or the device can't be read.
 */
export function readAuthorQuestion(db: SimmerDb): Promise<AuthorQuestion | null> {
  return readOr(db, "Failed to read which cooks are hidden", null, async () => {
    const hidden = await readHidden(db);
    if (hidden.length === 0) return null;
    const [told, ids] = await Promise.all([readTold(db), readIds(db, "aiMeals")]);
    const known = new Set(isSame(told.hidden, hidden) ? told.asked : []);
    const shown = ids.filter((id) => !known.has(id));
    return shown.length === 0 ? null : { hidden, shown };
  });
}

/** Stores the server's answer for the meals that are still on this device. */
export async function noteAuthorAnswer(
  db: SimmerDb,
  { hidden, shown }: AuthorQuestion,
  meals: readonly string[],
): Promise<void> {
  await db.transaction("rw", mutationTables(db), async () => {
    const [told, ids] = await Promise.all([readTold(db), readIds(db, "aiMeals")]);
    const before = isSame(told.hidden, hidden) ? told : { asked: [], meals: [] };
    const here = new Set(ids);
    const isHere = (id: string) => here.has(id);
    const value: Told = {
      hidden,
      asked: [...new Set([...before.asked, ...shown])].filter(isHere),
      meals: [...new Set([...before.meals, ...meals])].filter(isHere),
    };
    await db.meta.put({ key: "mealsByHidden", value });
  });
}
