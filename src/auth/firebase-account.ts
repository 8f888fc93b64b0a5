import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from "firebase/auth";

import { SIGNED_OUT_CODE } from "./account-problems.ts";
import { codeOf } from "./form-problems.ts";
import type { Session } from "./session.ts";

/**
 * What cooks change about their own account. Everything here needs a connection, and rejects with
 * Firebase's error, or with SIGNED_OUT_CODE if Firebase isn't signed in to this cook's account;
 * `accountFailure` turns both into user-facing messages.
 */
export interface AccountClient {
  /** The account as the server has it: another device may have changed it. */
  refresh(uid: string): Promise<Session>;
  rename(uid: string, displayName: string): Promise<Session>;
  /**
   * Sends a confirmation link to the new address; the account keeps the old one until the link is
   * followed. For an address that another account uses, nothing is sent and no error reveals that.
   */
  changeEmail(uid: string, change: { email: string; password: string }): Promise<void>;
  /** Ends the sessions of the cook's other devices. */
  changePassword(uid: string, change: { password: string; newPassword: string }): Promise<void>;
  /** Reauthenticates; resolves to an ID token with a fresh `auth_time`. */
  prove(uid: string, password: string): Promise<string>;
  /** Sends a password reset link. `resetFailure` doesn't reveal whether the account exists. */
  sendPasswordReset(email: string): Promise<void>;
}

/** Missing from Firebase's exported list of codes in some versions. */
const TAKEN_CODES = ["auth/email-already-in-use", "auth/email-already-exists"];

export function createAccountClient(auth: Auth): AccountClient {
  async function userOf(uid: string): Promise<User> {
    await auth.authStateReady();
    const user = auth.currentUser;
    if (user?.uid === uid) return user;
    throw Object.assign(new Error("Firebase has another account, or none."), {
      code: SIGNED_OUT_CODE,
    });
  }

  async function proveUser(uid: string, password: string): Promise<User> {
    const user = await userOf(uid);
    // The email may have changed since this device last refreshed the account.
    await user.reload();
    const credential = EmailAuthProvider.credential(user.email ?? "", password);
    return (await reauthenticateWithCredential(user, credential)).user;
  }

  function sessionOf({ uid, email, displayName }: User): Session {
    return { uid, email: email ?? "", displayName: displayName ?? "" };
  }

  return {
    async refresh(uid) {
      const user = await userOf(uid);
      await user.reload();
      return sessionOf(user);
    },
    async rename(uid, displayName) {
      const user = await userOf(uid);
      await updateProfile(user, { displayName: displayName.trim() });
      return sessionOf(user);
    },
    async changeEmail(uid, { email, password }) {
      const user = await proveUser(uid, password);
      try {
        await verifyBeforeUpdateEmail(user, email.trim());
      } catch (error) {
        if (!TAKEN_CODES.includes(codeOf(error))) throw error;
      }
    },
    async changePassword(uid, { password, newPassword }) {
      await updatePassword(await proveUser(uid, password), newPassword);
    },
    async prove(uid, password) {
      return (await proveUser(uid, password)).getIdToken(true);
    },
    async sendPasswordReset(email) {
      await sendPasswordResetEmail(auth, email.trim());
    },
  };
}
