import type { SyncContext } from "./commit.ts";
import { RemoteError } from "./remote.ts";

/** [S11] @throws RemoteError `unauthenticated` unless the signed-in account is this database's */
export function assertAccount({ db, remote }: SyncContext): void {
  if (remote.signedInUid() !== db.uid) {
    throw new RemoteError("unauthenticated", "Another account, or none, is signed in.");
  }
}

/** Gets the account a new token. Resolves to whether the session goes on. */
export async function renewSession({ db, remote }: SyncContext): Promise<boolean> {
  try {
    await remote.refreshToken();
    return remote.signedInUid() === db.uid;
  } catch (error) {
    return !(error instanceof RemoteError) || error.kind !== "unauthenticated";
  }
}
