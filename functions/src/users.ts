import { getAuth } from "firebase-admin/auth";

import { codeOf } from "./identity.ts";

/**
 * Whether there is certainly no account with this id; a disabled one is there.
 * @throws if Auth can't be reached, or has any other answer
 */
export async function isUserGone(uid: string): Promise<boolean> {
  try {
    await getAuth().getUser(uid);
    return false;
  } catch (error) {
    if (codeOf(error) === "auth/user-not-found") return true;
    throw error;
  }
}

/** Removes an account from Firebase Auth; does nothing if there is none. */
export async function removeUser(uid: string): Promise<void> {
  try {
    await getAuth().deleteUser(uid);
  } catch (error) {
    if (codeOf(error) !== "auth/user-not-found") throw error;
  }
}
