import type { Auth } from "firebase/auth";

/**
 * [S11.6] Resolves to the ID token of the cook who owns this database, or to null if another account or
 * none is signed in. Another tab may have changed the account, and a token is valid for its own account
 * only.
 * @throws if Firebase can't be asked for a new token
 */
export async function tokenOf(
  { currentUser }: Pick<Auth, "currentUser">,
  uid: string,
): Promise<string | null> {
  return currentUser?.uid === uid ? currentUser.getIdToken() : null;
}
