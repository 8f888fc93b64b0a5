import type { SyncContext } from "#sync/sync-context.ts";

import { RemoteError } from "./remote.ts";

/** [S11.1] @throws RemoteError `unauthenticated` unless the signed-in account owns this database */
export function assertAccount({ db, remote }: SyncContext): void {
  if (remote.signedInUid() !== db.accountUid) {
    throw new RemoteError("unauthenticated", "Another account, or none, is signed in.");
  }
}

/**
 * Checks whether the session is still valid by refreshing the token.
 * - `over`: no token is available, or it belongs to another account.
 * - `unknown`: the server that knows could not be reached.
 */
export async function renewSession({
  db,
  remote,
}: SyncContext): Promise<"renewed" | "over" | "unknown"> {
  if (remote.signedInUid() !== db.accountUid) return "over";
  try {
    await remote.refreshToken();
  } catch (error) {
    const isRefused = error instanceof RemoteError && error.kind === "unauthenticated";
    return isRefused ? "over" : "unknown";
  }
  return remote.signedInUid() === db.accountUid ? "renewed" : "over";
}
