import { createHash } from "node:crypto";

import { type Firestore, Timestamp } from "firebase-admin/firestore";

import {
  type Allowance,
  type Count,
  currentCount,
  DAY_SECONDS,
  type Limits,
  PER_ADDRESS,
  PER_COOK,
  waitFor,
} from "./limits.ts";

const COLLECTION = "serviceLimits";

/** Document ids hold neither the address nor the user id, and no character Firestore refuses. */
function idOf(kind: string, value: string): string {
  return `${kind}-${createHash("sha256").update(value).digest("base64url").slice(0, 32)}`;
}

/**
 * Limits shared by all instances. Each count is a document that says when it expires
 * (`expiresAt`, a TTL field), changed only in transactions.
 */
export function createFirestoreLimits(
  db: Firestore,
  now: () => number,
  modelCallsPerDay: number,
): Limits {
  /** Takes one from every allowance, or, when any is used up, from none. @returns seconds to wait */
  function take(wanted: readonly { id: string; allowance: Allowance }[]): Promise<number> {
    const refs = wanted.map(({ id }) => db.collection(COLLECTION).doc(id));
    return db.runTransaction(async (transaction) => {
      const at = now();
      const stored = await transaction.getAll(...refs);
      const counts = wanted.map(({ allowance }, index) =>
        currentCount(stored[index]?.data() as Partial<Count> | undefined, allowance, at),
      );
      const waits = wanted.map(({ allowance }, index) => {
        const count = counts[index];
        return count ? waitFor(count, allowance, at) : 0;
      });
      const wait = Math.max(0, ...waits);
      if (wait > 0) return wait;
      refs.forEach((ref, index) => {
        const { count = 0, endsAt = at } = counts[index] ?? {};
        const expiresAt = Timestamp.fromMillis(endsAt + DAY_SECONDS * 1_000);
        transaction.set(ref, { count: count + 1, endsAt, expiresAt });
      });
      return 0;
    });
  }

  return {
    takeRequest: (uid, address) =>
      take([
        { id: idOf("cook", uid), allowance: PER_COOK },
        ...(address ? [{ id: idOf("address", address), allowance: PER_ADDRESS }] : []),
      ]),
    takeModelCall: async () => {
      const day = new Date(now()).toISOString().slice(0, 10);
      const allowance = { max: modelCallsPerDay, seconds: DAY_SECONDS };
      return (await take([{ id: `model-${day}`, allowance }])) === 0;
    },
  };
}
