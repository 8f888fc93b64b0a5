import { dayOf } from "#db/day-budget.ts";
import type { SimmerDb } from "#db/schema.ts";
import { claimEngine, getMeta, putMeta } from "#sync/protocol/local.ts";
import type { Fields } from "#sync/remotes/remote.ts";

/** How many bytes of other cooks' meals this device may read in a day. */
export const SHARED_BYTES_A_DAY = 2_000_000;

/** The remaining daily budget for reading shared meals, across restarts of the app. */
export interface Budget {
  /** Whether a request of at most this many bytes fits the budget. */
  allows(bytes: number): boolean;
  /**
   * Whether the last request, perhaps before the app was closed, was never answered. If the next one
   * asks for little, a bad network can't spend the day's budget in a few tries.
   */
  isUnanswered(): boolean;
  /**
   * Runs a request and charges what it fetched. A failed request may have cost its maximum, and is
   * charged that.
   */
  pay<T extends { found: readonly { fields: Fields | null }[] }>(
    worst: number,
    request: () => Promise<T>,
  ): Promise<T>;
  /** Stores what was spent. */
  close(): Promise<void>;
}

export async function openBudget(db: SimmerDb, now: number): Promise<Budget> {
  const before = await getMeta(db, "sharedMealsSpent", { since: now, bytes: 0 });
  const { since, spent } = dayOf(before.since, before.bytes, now);
  let bytes = spent;
  let isUnanswered = before.isUnanswered ?? false;
  const allows = (more: number) => bytes + more <= SHARED_BYTES_A_DAY;

  // The bytes differ only on a new day.
  let isStored = since === before.since;

  async function save(): Promise<void> {
    await db.transaction("rw", db.meta, async () => {
      await claimEngine(db);
      const row = { since, bytes, ...(isUnanswered && { isUnanswered }) };
      await putMeta(db, { sharedMealsSpent: row });
    });
    isStored = true;
  }

  return {
    allows,
    isUnanswered: () => isUnanswered,
    async pay(worst, request) {
      const paid = bytes;
      // Charged in advance, because the data is read even if the app is closed half-way.
      bytes = paid + worst;
      isUnanswered = true;
      await save();
      const answer = await request();
      isUnanswered = false;
      isStored = false;
      bytes = paid + answer.found.reduce((sum, { fields }) => sum + weightOf(fields), 0);
      return answer;
    },
    async close() {
      if (!isStored) await save();
    },
  };
}

/**
 * The approximate size of a value in transit, in bytes: JSON, with each value wrapped in its type.
 */
export function weightOf(value: unknown): number {
  if (typeof value === "string") return 20 + new TextEncoder().encode(JSON.stringify(value)).length;
  if (typeof value !== "object" || value === null) return 30;
  const wrapped = Array.isArray(value)
    ? value.map(weightOf)
    : Object.entries(value).map(([name, field]) => 4 + name.length + weightOf(field));
  return wrapped.reduce((sum, weight) => sum + weight, 30);
}
