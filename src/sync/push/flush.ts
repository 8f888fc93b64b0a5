import { pull } from "#sync/pull/pull.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { push } from "./push.ts";

/**
 * The maximum number of rounds: more would mean that other devices write faster than this one reads; the
 * next cycle continues.
 */
const ROUNDS_MAX = 3;

/** Sends everything in the outbox, and pulls if the server is then ahead of this device. */
export async function flush(context: SyncContext): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    if ((await push(context)) === "applied") return;
    await pull(context);
  }
}
