import { pull } from "#sync/pull/pull.ts";

import type { SyncContext } from "./commit.ts";
import { push } from "./push.ts";

/** More would mean that other devices write faster than this one can read: the next cycle goes on. */
const ROUNDS_MAX = 3;

/** Sends everything that waits, and pulls where a push has left the server ahead of this device. */
export async function flush(context: SyncContext): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    if ((await push(context)) === "applied") return;
    await pull(context);
  }
}
