import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import { FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";

import { type Counter, endOfWindow, secondsUntil } from "./counter.ts";

export const LIMITS_COLLECTION = "serviceLimits";
/** The collection below an id's document, with one count per window. */
export const WINDOWS = "windows";
/**
 * The timeout for counting, which every request waits for. It covers a cold start's first connection,
 * which takes seconds on a busy machine.
 */
const PATIENCE_MS = 10_000;
/** A finished count is kept one day longer, for people who investigate an incident. */
const KEPT_MS = 86_400_000;

/** Hashes the id, so document ids reveal no address or user id and suit Firestore. */
export function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}

/**
 * Counts shared by all instances: one document per window, which says when it expires (`expiresAt`,
 * a TTL field).
 *
 * It increments first and reads afterwards, without a transaction: under load, transactions
 * contend, lock each other out and fail. Nobody gets more than the allowance, since a read sees at
 * least what was counted before it. If more callers than are allowed ask at once, at several
 * instances, all may be refused, and the rest of the allowance stays unused.
 */
export function createFirestoreCounter(
  db: Firestore,
  now: () => number,
  patienceMs = PATIENCE_MS,
): Counter {
  const windowsOf = (id: string) =>
    db.collection(LIMITS_COLLECTION).doc(hashOf(id)).collection(WINDOWS);

  async function giveUp(signal: AbortSignal): Promise<never> {
    await wait(patienceMs, undefined, { signal });
    throw new Error("Firestore took too long to count");
  }

  return {
    forget: (id) => db.recursiveDelete(windowsOf(id)),
    async take(id, allowance) {
      const at = now();
      const endsAt = endOfWindow(allowance, at);
      const expiresAt = Timestamp.fromMillis(endsAt + KEPT_MS);
      const document = windowsOf(id).doc(String(endsAt));
      async function increment(): Promise<unknown> {
        await document.set({ count: FieldValue.increment(1), expiresAt }, { merge: true });
        return (await document.get()).get("count");
      }
      const settled = new AbortController();
      try {
        const count = await Promise.race([increment(), giveUp(settled.signal)]);
        if (typeof count !== "number") throw new Error("The count is no number");
        return count > allowance.max ? secondsUntil(endsAt, at) : 0;
      } finally {
        settled.abort();
      }
    },
  };
}
