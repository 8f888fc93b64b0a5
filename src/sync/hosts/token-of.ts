import type { Auth } from "firebase/auth";

/**
 * [S11.6] The ID token of the cook whose database this is; null when another account, or none, is
 * signed in: another tab may have changed that, and a token speaks for whoever it is of.
 * @throws when Firebase can't be asked for a new one
 */
export async function tokenOf(
  { currentUser }: Pick<Auth, "currentUser">,
  uid: string,
): Promise<string | null> {
  return currentUser?.uid === uid ? currentUser.getIdToken() : null;
}
