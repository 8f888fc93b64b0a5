import type { SimmerDb, TimerRow } from "./schema.ts";

/**
 * Kitchen timers, kept on this device only. A timer is the moment it rings, not a count: it goes
 * on while the page is closed, the phone asleep or the app updated.
 */
export function listTimers(db: SimmerDb): Promise<TimerRow[]> {
  return db.timers.toArray();
}

export async function startTimer(
  db: SimmerDb,
  timer: Pick<TimerRow, "recipeId" | "title" | "step" | "label" | "durationMs">,
  now: number,
): Promise<string> {
  const id = crypto.randomUUID();
  const { durationMs } = timer;
  await db.timers.add({
    ...timer,
    id,
    endsAt: now + durationMs,
    remainingMs: durationMs,
    acknowledged: false,
  });
  return id;
}

/** Milliseconds left, never below 0. */
export function remainingMs(timer: TimerRow, now: number): number {
  return Math.max(0, timer.endsAt === null ? timer.remainingMs : timer.endsAt - now);
}

export function pauseTimer(db: SimmerDb, id: string, now: number): Promise<number> {
  return db.timers.where("id").equals(id).modify((timer) => {
    timer.remainingMs = remainingMs(timer, now);
    timer.endsAt = null;
  });
}

export function resumeTimer(db: SimmerDb, id: string, now: number): Promise<number> {
  return db.timers.where("id").equals(id).modify((timer) => {
    timer.endsAt = now + timer.remainingMs;
  });
}

/** Adds a minute (say) to a timer, running, paused or rung; one that rang runs again. */
export function extendTimer(db: SimmerDb, id: string, byMs: number, now: number): Promise<number> {
  return db.timers.where("id").equals(id).modify((timer) => {
    const left = remainingMs(timer, now) + byMs;
    timer.durationMs = Math.max(timer.durationMs, left);
    timer.remainingMs = left;
    timer.acknowledged = false;
    if (timer.endsAt !== null) timer.endsAt = now + left;
  });
}

export function removeTimer(db: SimmerDb, id: string): Promise<void> {
  return db.timers.delete(id);
}

/** Remembers that the cook has been told, so that a reload doesn't ring again. */
export function acknowledgeTimer(db: SimmerDb, id: string): Promise<number> {
  return db.timers.update(id, { acknowledged: true });
}
