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
 * Firebase's error, or with SIGNED_OUT_CODE if Firebase has not this cook's account;
 * `accountFailure` puts both in the cook's words.
 */
export interface AccountClient {
  /** The account as the server has it: another device may have changed it. */
  refresh(uid: string): Promise<Session>;
  rename(uid: string, displayName: string): Promise<Session>;
  /**
   * Sends a link to the new address. The account has the old one until the link is followed. An
   * address that another account uses gets no mail, and this doesn't tell.
   */
  changeEmail(uid: string, change: { email: string; password: string }): Promise<void>;
  /** Ends the sessions of the cook's other devices. */
  changePassword(uid: string, change: { password: string; newPassword: string }): Promise<void>;
  /** Resolves to an ID token that says that the cook has just entered their password. */
  prove(uid: string, password: string): Promise<string>;
  /** Sends a link for a new password. `resetFailure` keeps to itself whether there is an account. */
  sendPasswordReset(email: string): Promise<void>;
}

/** Not in every version of Firebase's own list of codes. */
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
    // The address may have been changed since this device last heard of the account.
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
