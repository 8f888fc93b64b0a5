import type { SimmerDb, TimerRow } from "./schema.ts";

/**
 * Kitchen timers, kept on this device only. A timer is the moment it rings, not a count: it goes
 * on while the page is closed, the phone asleep or the app updated.
 */
export function listTimers(db: SimmerDb): Promise<TimerRow[]> {
  return db.timers.toArray();
}

/** What a timer is before it runs. */
export type TimerStart = Omit<TimerRow, "endsAt" | "remainingMs" | "acknowledged">;

/**
 * Starts a timer under its own id. One that runs or is paused is left as it is, so that a double
 * tap, or a tap in another tab, can't wind it back; one that has rung starts again.
 */
export async function startTimer(db: SimmerDb, timer: TimerStart, now: number): Promise<void> {
  await db.transaction("rw", db.timers, async () => {
    const known = await db.timers.get(timer.id);
    if (known && !hasRung(known, now)) return;
    const { durationMs } = timer;
    const endsAt = now + durationMs;
    await db.timers.put({ ...timer, endsAt, remainingMs: durationMs, acknowledged: false });
  });
}

/** Milliseconds left, never below 0. */
export function remainingMs(timer: TimerRow, now: number): number {
  return Math.max(0, timer.endsAt === null ? timer.remainingMs : timer.endsAt - now);
}

/** Whether its time is up. A paused timer never rings. */
export function hasRung({ endsAt }: TimerRow, now: number): boolean {
  return endsAt !== null && endsAt <= now;
}

/** Holds a running timer at what is left. */
export async function pauseTimer(db: SimmerDb, id: string, now: number): Promise<void> {
  await db.timers.where("id").equals(id).modify((timer) => {
    if (timer.endsAt === null || hasRung(timer, now)) return;
    timer.remainingMs = remainingMs(timer, now);
    timer.endsAt = null;
  });
}

export async function resumeTimer(db: SimmerDb, id: string, now: number): Promise<void> {
  await db.timers.where("id").equals(id).modify((timer) => {
    if (timer.endsAt === null) timer.endsAt = now + timer.remainingMs;
  });
}

/** Adds a minute (say) to a timer, running, paused or rung; one that rang runs again. */
export async function extendTimer(
  db: SimmerDb,
  id: string,
  byMs: number,
  now: number,
): Promise<void> {
  await db.timers.where("id").equals(id).modify((timer) => {
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

/**
 * Takes it on oneself to tell the cook that a timer rang. True for one caller only, whichever tab
 * asks first, so that an alarm sounds once and a reload doesn't sound it again.
 */
export async function claimAlarm(db: SimmerDb, id: string, now: number): Promise<boolean> {
  let claimed = false;
  await db.timers.where("id").equals(id).modify((timer) => {
    if (timer.acknowledged || !hasRung(timer, now)) return;
    timer.acknowledged = true;
    claimed = true;
  });
  return claimed;
}
