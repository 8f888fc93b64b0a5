import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import { FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";

import { type Allowance, type Counter, endOfWindow, secondsUntil } from "./counter.ts";

export const LIMITS_COLLECTION = "serviceLimits";
/**
 * A cook waits for the count before anything else happens: longer than this is as good as never. An
 * instance that has just started opens its connection first, which takes seconds on a busy machine.
 */
const PATIENCE_MS = 10_000;
/** A count that is over is kept a day longer, for people who look into what happened. */
const KEPT_MS = 86_400_000;

/** One who waits to be counted. */
interface Waiting {
  settle(seconds: number): void;
  fail(error: unknown): void;
}

/** Document ids hold neither addresses nor user ids, and no character that Firestore refuses. */
function idOf(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}

/**
 * Counts shared by all instances: one document for each window, which says when it expires
 * (`expiresAt`, a TTL field).
 *
 * It is counted up first and read afterwards, without a transaction: those contend, lock each
 * other out and fail when many ask at once. Nobody is let through beyond the allowance, since who
 * reads sees at least what was counted before; where several reach the end of it at once, all may
 * be refused, and a little of it stays unused. An instance has one count of an id under way at a
 * time, for all who came while the last one was: any number at once cost it two.
 */
export function createFirestoreCounter(
  db: Firestore,
  now: () => number,
  patienceMs = PATIENCE_MS,
): Counter {
  const lines = new Map<string, Waiting[]>();

  /** Takes up to `wanted`; `wait` is for those that were not granted. */
  async function grant(id: string, allowance: Allowance, wanted: number) {
    const at = now();
    const endsAt = endOfWindow(allowance, at);
    const document = db.collection(LIMITS_COLLECTION).doc(idOf(`${id}:${endsAt}`));
    const expiresAt = Timestamp.fromMillis(endsAt + KEPT_MS);
    await document.set({ count: FieldValue.increment(wanted), expiresAt }, { merge: true });
    const count: unknown = (await document.get()).get("count");
    if (typeof count !== "number") throw new Error("The count is no number");
    const over = Math.max(0, count - allowance.max);
    return { granted: Math.max(0, wanted - over), wait: secondsUntil(endsAt, at) };
  }

  async function serve(id: string, allowance: Allowance, line: Waiting[]): Promise<void> {
    while (line.length > 0) {
      const served = line.splice(0);
      try {
        const { granted, wait } = await grant(id, allowance, served.length);
        served.forEach(({ settle }, index) => settle(index < granted ? 0 : wait));
      } catch (error) {
        for (const { fail } of served) fail(error);
      }
    }
    lines.delete(id);
  }

  async function giveUp(signal: AbortSignal): Promise<never> {
    await wait(patienceMs, undefined, { signal });
    throw new Error("Firestore took too long to count");
  }

  return {
    async take(id, allowance) {
      const counted = new Promise<number>((settle, fail) => {
        const line = lines.get(id);
        if (line) {
          line.push({ settle, fail });
          return;
        }
        const first = [{ settle, fail }];
        lines.set(id, first);
        void serve(id, allowance, first);
      });
      const settled = new AbortController();
      try {
        return await Promise.race([counted, giveUp(settled.signal)]);
      } finally {
        settled.abort();
      }
    },
  };
}
