import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import { FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";

import { type Allowance, type Counter, endOfWindow, secondsUntil } from "./counter.ts";

export const LIMITS_COLLECTION = "serviceLimits";
/**
 * The timeout for counting, which every request waits for. It covers a cold start's first connection,
 * which takes seconds on a busy machine.
 */
const PATIENCE_MS = 10_000;
/** A finished count is kept one day longer, for people who investigate an incident. */
const KEPT_MS = 86_400_000;
/** Firestore removes what has expired within three days. */
const REMOVED_WITHIN_MS = 3 * 86_400_000;
/** Writes in one batch. */
const BATCH = 400;

/** A caller who waits to be counted. */
interface Waiting {
  settle(seconds: number): void;
  fail(error: unknown): void;
}

/** Hashes the id, so document ids reveal no address or user id and suit Firestore. */
function idOf(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}

/**
 * Counts shared by all instances: one document per window, which says when it expires (`expiresAt`,
 * a TTL field).
 *
 * It increments first and reads afterwards, without a transaction: under load, transactions
 * contend, lock each other out and fail. Nobody gets more than the allowance, since a read sees at
 * least what was counted before it. If several callers reach the limit at once, all may be refused,
 * and a little of the allowance stays unused. Each instance runs one count per id at a time, on
 * behalf of everyone who arrived during the previous one: any number of simultaneous callers cost
 * it two counts.
 */
export function createFirestoreCounter(
  db: Firestore,
  now: () => number,
  patienceMs = PATIENCE_MS,
): Counter {
  const lines = new Map<string, Waiting[]>();

  /** Takes up to `wanted`; `wait` applies to those that were not granted. */
  async function grant(id: string, allowance: Allowance, wanted: number) {
    const at = now();
    const endsAt = endOfWindow(allowance, at);
    const document = documentOf(id, endsAt);
    const expiresAt = Timestamp.fromMillis(endsAt + KEPT_MS);
    await document.set({ count: FieldValue.increment(wanted), expiresAt }, { merge: true });
    const count: unknown = (await document.get()).get("count");
    if (typeof count !== "number") throw new Error("The count is no number");
    const over = Math.max(0, count - allowance.max);
    return { granted: Math.max(0, wanted - over), wait: secondsUntil(endsAt, at) };
  }

  function documentOf(id: string, endsAt: number) {
    return db.collection(LIMITS_COLLECTION).doc(idOf(`${id}:${endsAt}`));
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
    async forget(id, allowance) {
      const at = now();
      const windows: number[] = [];
      // Windows are aligned, so the names of earlier ones can be recomputed.
      for (
        let endsAt = endOfWindow(allowance, at);
        endsAt > at - KEPT_MS - REMOVED_WITHIN_MS;
        endsAt -= allowance.seconds * 1_000
      ) {
        windows.push(endsAt);
      }
      for (let from = 0; from < windows.length; from += BATCH) {
        const batch = db.batch();
        for (const endsAt of windows.slice(from, from + BATCH))
          batch.delete(documentOf(id, endsAt));
        await batch.commit();
      }
    },
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
