import { readOr, withConnection } from "#db/connection.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command } from "#db/storage-command.ts";
import {
  hasRung,
  remainingMs,
  type KitchenTimer,
  type TimerStart,
} from "#domain/timers/kitchen-timer.ts";
import { TIMER_NOT_CHANGED } from "#failure-words/storage-words.ts";

/** A damaged timer has no known end, so damaged rows are left out. */
function soundTimers(rows: KitchenTimer[]): KitchenTimer[] {
  return rows.filter(
    ({ title, label, step, endsAt, durationMs, remainingMs: left }) =>
      [title, label].every((words) => typeof words === "string") &&
      [step, durationMs, left, endsAt ?? 0].every(Number.isFinite),
  );
}

const UNREADABLE = "Error fetching timers";

/** Whether this device can read its timers. If it can't, the list of timers looks empty. */
export function areTimersReadable(db: SimmerDb): Promise<boolean> {
  return readOr(db, UNREADABLE, false, async () => {
    await db.timers.toArray();
    return true;
  });
}

/**
 * Kitchen timers, kept on this device only. A timer is stored as the moment it rings, not as a
 * count, so it continues while the page is closed, the phone sleeps or the app is updated.
 */
export function listTimers(db: SimmerDb): Promise<KitchenTimer[]> {
  return readOr(db, UNREADABLE, [], async () => soundTimers(await db.timers.toArray()));
}

/**
 * Stores the change made by a tap. If the connection to the database was lost, `write` runs again.
 * @throws StorageError with words for the cook
 */
function change<T>(db: SimmerDb, write: () => Promise<T>): Promise<T> {
  return command(TIMER_NOT_CHANGED, () => withConnection(db, write));
}

/**
 * Starts a timer under its own id. A running or paused timer stays as it is, so that a double tap,
 * or a tap in another tab, can't reset it. A timer that has rung starts again.
 */
export function startTimer(db: SimmerDb, timer: TimerStart, now: number): Promise<void> {
  return change(db, () =>
    db.transaction("rw", db.timers, async () => {
      const known = await db.timers.get(timer.id);
      if (known && !hasRung(known, now)) return;
      const { durationMs } = timer;
      const endsAt = now + durationMs;
      const started: KitchenTimer = {
        ...timer,
        endsAt,
        remainingMs: durationMs,
        acknowledged: false,
      };
      await db.timers.put(started);
    }),
  );
}

/** Restores a timer that was stopped by mistake, as if it had never stopped. */
export function restoreTimer(db: SimmerDb, timer: KitchenTimer): Promise<void> {
  return change(db, async () => void (await db.timers.put(timer)));
}

export function listRecipeTimers(db: SimmerDb, recipeId: string): Promise<KitchenTimer[]> {
  return readOr(db, UNREADABLE, [], async () =>
    soundTimers(await db.timers.where("recipeId").equals(recipeId).toArray()),
  );
}

function modifyTimer(
  db: SimmerDb,
  id: string,
  modify: (timer: KitchenTimer) => void,
): Promise<void> {
  return change(db, async () => void (await db.timers.where("id").equals(id).modify(modify)));
}

/** Pauses a running timer at its remaining time. */
export function pauseTimer(db: SimmerDb, id: string, now: number): Promise<void> {
  return modifyTimer(db, id, (timer) => {
    if (timer.endsAt === null || hasRung(timer, now)) return;
    timer.remainingMs = remainingMs(timer, now);
    timer.endsAt = null;
  });
}

export function resumeTimer(db: SimmerDb, id: string, now: number): Promise<void> {
  return modifyTimer(db, id, (timer) => {
    if (timer.endsAt === null) timer.endsAt = now + timer.remainingMs;
  });
}

/** Adds time to a timer that is running, paused or rung; a timer that has rung runs again. */
export function extendTimer(db: SimmerDb, id: string, byMs: number, now: number): Promise<void> {
  return modifyTimer(db, id, (timer) => {
    const left = remainingMs(timer, now) + byMs;
    timer.durationMs = Math.max(timer.durationMs, left);
    timer.remainingMs = left;
    timer.acknowledged = false;
    if (timer.endsAt !== null) timer.endsAt = now + left;
  });
}

export function removeTimer(db: SimmerDb, id: string): Promise<void> {
  return change(db, () => db.timers.delete(id));
}

/** Removes all timers of a recipe, running, paused or rung; resolves to their ids. */
export function removeRecipeTimers(db: SimmerDb, recipeId: string): Promise<string[]> {
  return change(db, () =>
    db.transaction("rw", db.timers, async () => {
      const ids = await db.timers.where("recipeId").equals(recipeId).primaryKeys();
      await db.timers.bulkDelete(ids);
      return ids;
    }),
  );
}

/**
 * Claims the task of telling the cook that a timer rang. True for one caller only, whichever tab
 * asks first, so that an alarm sounds once, and a reload doesn't sound it again.
 */
export async function claimAlarm(db: SimmerDb, id: string, now: number): Promise<boolean> {
  let claimed = false;
  await db.timers
    .where("id")
    .equals(id)
    .modify((timer) => {
      if (timer.acknowledged || !hasRung(timer, now)) return;
      timer.acknowledged = true;
      claimed = true;
    });
  return claimed;
}
