import { readOr, withConnection } from "#db/connection.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command } from "#db/storage-command.ts";
import {
  alarmIdsOf,
  DINNER_OVER_MS,
  type DinnerDishNote,
  type DinnerNote,
} from "#domain/stove/dinner-note.ts";
import type { AlarmChange } from "#domain/stove/dinner.ts";
import { reminderId, type KitchenTimer } from "#domain/timers/kitchen-timer.ts";
import { DINNER_NOT_CHANGED } from "#failure-words/storage-words.ts";

/** A dinner with the alarms that tell when to start its dishes, for undo. */
export interface KeptDinner {
  note: DinnerNote;
  alarms: KitchenTimer[];
}

function isDish(dish: Partial<DinnerDishNote> | null): dish is DinnerDishNote {
  return (
    typeof dish?.recipeId === "string" && (dish.planId === null || typeof dish.planId === "string")
  );
}

/** A damaged note counts as none. */
async function readNote(db: SimmerDb): Promise<DinnerNote | null> {
  const { eatAt, dishes }: Partial<DinnerNote> = (await getMeta(db, "dinner", null)) ?? {};
  if (eatAt === undefined || !Number.isFinite(eatAt) || !Array.isArray(dishes)) return null;
  return { eatAt, dishes: dishes.filter(isDish) };
}

/** When the cook wants to eat, and what; null for no plan, or one that is hours past. */
export function getDinner(db: SimmerDb, now: number): Promise<DinnerNote | null> {
  return readOr(db, "Error fetching when to eat", null, async () => {
    const note = await readNote(db);
    return note && note.dishes.length > 0 && note.eatAt > now - DINNER_OVER_MS ? note : null;
  });
}

function change<T>(db: SimmerDb, write: () => Promise<T>): Promise<T> {
  return command(DINNER_NOT_CHANGED, () =>
    // Dexie sees the end of a native promise only within an async function of its own.
    withConnection(db, () => db.transaction("rw", db.meta, db.timers, async () => write())),
  );
}

/** Removes the dinner and its alarms; resolves to what was removed. */
async function take(db: SimmerDb): Promise<KeptDinner | null> {
  const note = await readNote(db);
  if (!note) return null;
  const ids = alarmIdsOf(note);
  const alarms = (await db.timers.bulkGet(ids)).filter((timer) => timer !== undefined);
  await db.timers.bulkDelete(ids);
  await db.meta.delete("dinner");
  return { note, alarms };
}

/**
 * Notes when to eat, and what, in place of any earlier dinner. Its alarms are set by the next
 * `setDinnerAlarms`.
 * @throws StorageError with words for the cook
 */
export function setDinner(
  db: SimmerDb,
  eatAt: number,
  dishes: readonly Pick<DinnerDishNote, "recipeId" | "planId">[],
): Promise<void> {
  return change(db, async () => {
    await take(db);
    const unset = dishes.map((dish) => ({ ...dish, alarmAt: null }));
    await putMeta(db, { dinner: { eatAt, dishes: unset } });
  });
}

/** Removes the dinner with its alarms. Resolves to what `restoreDinner` takes; null for none. */
export function removeDinner(db: SimmerDb): Promise<KeptDinner | null> {
  return change(db, () => take(db));
}

/** Restores a dinner that was removed by mistake. */
export function restoreDinner(db: SimmerDb, { note, alarms }: KeptDinner): Promise<void> {
  return change(db, async () => {
    await take(db);
    await putMeta(db, { dinner: note });
    await db.timers.bulkPut(alarms);
  });
}

/** Takes a dish out of the dinner; call it in a transaction on `meta` and `timers`. */
export async function leaveDinner(db: SimmerDb, recipeId: string): Promise<void> {
  const note = await readNote(db);
  if (!note?.dishes.some((dish) => dish.recipeId === recipeId)) return;
  await db.timers.delete(reminderId(recipeId));
  const dishes = note.dishes.filter((dish) => dish.recipeId !== recipeId);
  if (dishes.length === 0) await db.meta.delete("dinner");
  else await putMeta(db, { dinner: { ...note, dishes } });
}

/**
 * Sets, moves or removes alarms as planned, and notes for when. Does nothing if the dinner has been
 * changed, here or in another tab, since `planned` was read.
 * @param now ms since the epoch
 */
export function setDinnerAlarms(
  db: SimmerDb,
  planned: DinnerNote,
  changes: readonly AlarmChange[],
  now: number,
): Promise<void> {
  return change(db, async () => {
    const note = await readNote(db);
    if (!note || JSON.stringify(note) !== JSON.stringify(planned)) return;
    for (const { recipeId, title, at } of changes) {
      const id = reminderId(recipeId);
      if (at === null) {
        await db.timers.delete(id);
        continue;
      }
      const durationMs = at - now;
      await db.timers.put({
        id,
        // Not one of the dish's own timers, which would mean that the dish has begun.
        recipeId: "",
        planId: null,
        title,
        step: 0,
        label: `Start ${title}`,
        durationMs,
        endsAt: at,
        remainingMs: durationMs,
        acknowledged: false,
      });
    }
    const alarmOf = new Map(changes.map(({ recipeId, at }) => [recipeId, at]));
    const dishes = note.dishes.map((dish) => ({
      ...dish,
      alarmAt: alarmOf.has(dish.recipeId) ? (alarmOf.get(dish.recipeId) ?? null) : dish.alarmAt,
    }));
    await putMeta(db, { dinner: { ...note, dishes } });
  });
}
