import { readOr } from "#db/connection.ts";
import { getDocument, getDocuments, listDocuments } from "#db/document-store.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command } from "#db/storage-command.ts";
import { waitUntil } from "#db/sync-status.ts";
import type { Meal, MealMark, SharedMeal } from "#domain/entities.ts";
import { copyOf, isTakenDown, sharedTime } from "#domain/mutations/shared-meals.ts";
import { dishIdOf } from "#domain/occurrences.ts";
import {
  MEAL_NOT_HIDDEN,
  MEAL_NOT_REPORTED,
  MEAL_NOT_SHARED,
  MEAL_NOT_SHOWN,
  MEAL_NOT_TAKEN_BACK,
} from "#failure-words/storage-words.ts";

import { readMealsOfHiddenAuthors } from "./hidden-author-repository.ts";
import { listPlannedRecipes } from "./plan-repository.ts";

/** Shared meals, newest first by the server's time. */
export interface BrowsedMeals {
  shown: SharedMeal[];
  /** What this cook has hidden from themselves. */
  hidden: HiddenMeal[];
}

export interface HiddenMeal {
  id: string;
  /** Null if the meal is not on this device although its author is hidden. */
  title: string | null;
  /** Whether everything that its author shares is hidden with it. */
  withAuthor: boolean;
  isReported: boolean;
}

function hiddenBy({ id, hides, reported }: MealMark, title: string | null): HiddenMeal {
  return { id, title, withAuthor: hides === "author", isReported: reported };
}

/** The newest `limit` shared meals, without those that are taken down for everyone. */
export async function browseSharedMeals(db: SimmerDb, limit: number): Promise<BrowsedMeals> {
  const [meals, marks, ofHiddenAuthors, planned] = await Promise.all([
    listDocuments(db, "aiMeals"),
    readOr(db, "Failed to read your marks of meals", [], () => listDocuments(db, "mealMarks")),
    readMealsOfHiddenAuthors(db),
    readOr(db, "Failed to read what is planned", undefined, () => listPlannedRecipes(db)),
  ]);
  const markOf = new Map(marks.map((mark) => [mark.id, mark]));
  const isHidden = (id: string) => (markOf.get(id)?.hides ?? "nothing") !== "nothing";
  const newest = newestOfSlots(
    meals
      .filter((meal) => hasPlace(meal, markOf.get(meal.id)))
      .toSorted((a, b) => sharedTime(b) - sharedTime(a)),
  )
    .filter((meal) => !isTakenDown(meal))
    .slice(0, limit);
  return {
    shown: newest
      .filter(({ id }) => !isHidden(id) && !ofHiddenAuthors.has(id))
      .map((meal) => withPlannedWords(asMarked(meal, markOf.get(meal.id)), planned?.get(meal.id))),
    hidden: marks
      .filter(
        ({ id, hides }) =>
          hides === "author" || newest.some((meal) => meal.id === id && isHidden(id)),
      )
      .map((mark) => hiddenBy(mark, meals.find(({ id }) => id === mark.id)?.title ?? null)),
  };
}

/**
 * The meals that the cook has chosen, without shared meals that they have hidden or reported since.
 * Hiding an author leaves out the meals that were themselves hidden with that author. It keeps the
 * author's other meals that the cook has chosen.
 */
export async function withoutHidden(
  db: SimmerDb,
  meals: readonly Meal[],
): Promise<{ shown: Meal[]; hidden: HiddenMeal[] }> {
  const marks = await readMarks(
    db,
    meals.map(({ id }) => id),
  );
  const shown: Meal[] = [];
  const hidden: HiddenMeal[] = [];
  for (const [at, meal] of meals.entries()) {
    const mark = marks[at];
    if (!mark || mark.hides === "nothing" || !("ratingCount" in meal)) shown.push(meal);
    else hidden.push({ ...hiddenBy(mark, meal.title), id: meal.id });
  }
  return { shown, hidden };
}

/**
 * Keeps the newest meal of each slot: one added since this device last read the whole list may have
 * replaced one that is still stored here.
 * @param meals newest first
 */
function newestOfSlots(meals: readonly SharedMeal[]): SharedMeal[] {
  const taken = new Set<string>();
  return meals.filter(({ id, slot = id }) => !taken.has(slot) && taken.add(slot));
}

/**
 * Whether the meal is in everyone's list. If this cook has just rated it, it counts as listed until
 * the server's answer has been read.
 */
function hasPlace({ sharedAt }: SharedMeal, mark: MealMark | undefined): boolean {
  return sharedAt === undefined ? (mark?.stars ?? 0) > 0 : sharedAt > 0;
}

/**
 * A shared meal with the text of the cook's own plan. Anyone who knows the id of a planned recipe
 * can share a different text under it, which must not replace the one that the cook chose and
 * shopped for. The rating and counts are the shared ones.
 */
function withPlannedWords(shared: SharedMeal, planned: Meal | undefined): SharedMeal {
  return planned ? { ...shared, ...copyOf(planned) } : shared;
}

/**
 * Whether this device knows that a meal is no longer shared: it was taken down, or a lookup did not
 * find it. False if that can't be read.
 */
export function isMealTakenDown(db: SimmerDb, id: string): Promise<boolean> {
  const mealId = dishIdOf(id);
  return readOr(db, "Failed to read whether a meal is still shared", false, async () => {
    const shared = await getDocument(db, "aiMeals", mealId);
    if (shared) return isTakenDown(shared);
    return (await getMeta(db, "sharedMealsAbsent", [])).includes(mealId);
  });
}

/**
 * A meal from where it is shared and planned: the shared one, unless it is taken down for everyone, with
 * the cook's mark of it and the planned words; else the planned one.
 */
export function visible(
  shared: SharedMeal | undefined,
  mark: MealMark | undefined,
  planned?: Meal,
): Meal | undefined {
  return shared && !isTakenDown(shared)
    ? withPlannedWords(asMarked(shared, mark), planned)
    : planned;
}

/** The meal, with whether this cook was the first to share it (`isSharedByCook`). */
function asMarked(meal: SharedMeal, mark: MealMark | undefined): SharedMeal {
  return mark?.shared ? Object.assign({}, meal, { sharedByCook: true }) : meal;
}

/** The cook's marks of these meals, in their order; none if they can't be read. */
export function readMarks(
  db: SimmerDb,
  ids: readonly string[],
): Promise<readonly (MealMark | undefined)[]> {
  return readOr(db, "Failed to read your marks of meals", [], () =>
    getDocuments(db, "mealMarks", ids.map(dishIdOf)),
  );
}

/**
 * The maximum number of lookups in progress: as many recipes as a cook may have open. Older ones
 * are dropped.
 */
const SOUGHT_MAX = 5;
/** About as long as sync may take to connect and to look a meal up. */
const SOUGHT_WAIT_MS = 20_000;

/**
 * Has sync look up a shared meal that is nowhere on this device, and waits for the outcome: its answer,
 * a timeout or `signal`. A meal that the cook has hidden, or whose author they hide, is not looked up.
 * @returns whether the meal is on this device now, and may be shown
 */
export async function seekSharedMeal(
  db: SimmerDb,
  mealId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const [mark, ofHiddenAuthors] = await Promise.all([
    getDocument(db, "mealMarks", mealId),
    readMealsOfHiddenAuthors(db),
  ]);
  if ((mark && mark.hides !== "nothing") || ofHiddenAuthors.has(mealId)) return false;
  await db.transaction("rw", db.meta, async () => {
    const others = (await readSought(db)).filter((id) => id !== mealId);
    await putMeta(db, { sharedMealsSought: [...others, mealId].slice(-SOUGHT_MAX) });
  });
  await waitUntil(async () => !(await readSought(db)).includes(mealId), SOUGHT_WAIT_MS, signal);
  return visible(await getDocument(db, "aiMeals", mealId), mark) !== undefined;
}

function readSought(db: SimmerDb): Promise<string[]> {
  return getMeta(db, "sharedMealsSought", []);
}

/**
 * Reports a shared meal, or takes the report back. The cook who reports a meal no longer sees it.
 */
export function reportMeal(db: SimmerDb, mealId: string, on: boolean): Promise<void> {
  return command(MEAL_NOT_REPORTED, () =>
    mutate(db, "reportMeal", { mealId: dishIdOf(mealId), on, at: Date.now() }),
  );
}

/**
 * Unshares a meal that this cook has shared, so that nobody sees it any more; or shares it again.
 */
export function takeBackMeal(db: SimmerDb, mealId: string, on: boolean): Promise<void> {
  return command(on ? MEAL_NOT_TAKEN_BACK : MEAL_NOT_SHARED, () =>
    mutate(db, "takeBackMeal", { mealId: dishIdOf(mealId), on, at: Date.now() }),
  );
}

/** Hides a shared meal, or all that its author shares, from this cook only; or shows it again. */
export function hideMeal(
  db: SimmerDb,
  mealId: string,
  hides: "meal" | "author" | "nothing",
): Promise<void> {
  const isShown = hides === "nothing";
  return command(isShown ? MEAL_NOT_SHOWN : MEAL_NOT_HIDDEN, () =>
    mutate(db, "hideMeal", { mealId: dishIdOf(mealId), hides, at: Date.now() }),
  );
}

/** Shows a hidden meal again, and takes back the report that hid it. */
export async function showMeal(
  db: SimmerDb,
  { id, isReported, withAuthor }: HiddenMeal,
): Promise<void> {
  if (isReported) await reportMeal(db, id, false);
  if (!isReported || withAuthor) await hideMeal(db, id, "nothing");
}
