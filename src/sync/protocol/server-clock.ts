import { getMeta, putMeta } from "#db/meta.ts";
import { assertAccount } from "#sync/remotes/signed-in-account.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { engineTransaction } from "./local.ts";

/**
 * Compares this device's clock with the server's, and stores how far it is off: changes are stamped with
 * that, and ages are computed with it. Costs no request while the clock is right, or off as it was.
 * @returns the context with `now` by the server's clock, or by this device's if nobody can tell
 * @throws RemoteError if the server has to be asked and doesn't answer
 */
export async function atServerTime(context: SyncContext): Promise<SyncContext> {
  const { db, remote, now } = context;
  assertAccount(context);
  const known = await getMeta(db, "clock", null);
  const ahead = await remote.clockAhead(now, known?.ahead ?? 0);
  if (ahead === null) return context;
  if (ahead !== 0 || known) {
    await engineTransaction(db, [], async () => {
      await putMeta(db, { clock: ahead === 0 ? null : { ahead, here: now() } });
    });
  }
  return { ...context, now: () => now() - ahead };
}
