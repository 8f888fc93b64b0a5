import { initializeApp, type FirebaseOptions } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
  type User,
} from "firebase/auth";

import { codeOf, OFFLINE_CODE, TAKEN_CODE } from "./form-problems.ts";
import type { Session } from "./session.ts";
import { createUnfinishedSignUps } from "./unfinished-sign-up.ts";

/**
 * Signing in, up and out. Loaded only when the cook does one of these: the rest of the app uses the
 * locally stored session. Firebase keeps the account in IndexedDB, where the sync worker finds it.
 */
export interface AuthClient {
  /**
   * Signs in. If signing up on this device stopped before the account had its name, this also sets
   * the name. Rejects with Firebase's error; `signInFailure` puts it in the cook's words.
   */
  signIn(email: string, password: string): Promise<Session>;
  /**
   * Creates an account. If it already exists and the password is right, an earlier attempt created it,
   * and this one finishes signing up. `isNew` tells the two cases apart. Rejects with Firebase's error;
   * `signUpFailure` puts it in the cook's words.
   */
  signUp(account: NewAccount): Promise<{ session: Session; isNew: boolean }>;
  /** With `forget`, also removes what this device keeps of an unfinished sign-up. */
  signOut(options?: { forget: boolean }): Promise<void>;
  /** Firebase's Auth instance, for `createAccountClient`. */
  auth: Auth;
}

interface NewAccount {
  displayName: string;
  email: string;
  password: string;
}

function sessionOf(user: User, displayName = user.displayName ?? ""): Session {
  return { uid: user.uid, email: user.email ?? "", displayName };
}

export function createAuthClient(
  options: FirebaseOptions,
  emulator: { host: string; auth: number } | null,
  storage: Storage,
): AuthClient {
  const unfinished = createUnfinishedSignUps(storage);
  const auth = initializeAuth(initializeApp(options), { persistence: indexedDBLocalPersistence });
  if (emulator) {
    connectAuthEmulator(auth, `http://${emulator.host}:${emulator.auth}`, {
      disableWarnings: true,
    });
  }

  async function nameUser(user: User, displayName: string): Promise<void> {
    await updateProfile(user, { displayName });
    unfinished.set(null);
  }

  /**
   * Signs in to an account that already exists. Fails unless the password shows that it is the
   * cook's own.
   */
  async function signInToTaken(email: string, password: string, taken: unknown): Promise<User> {
    try {
      return (await signInWithEmailAndPassword(auth, email, password)).user;
    } catch (error) {
      // An error without a code is not a response: this device could not store the account.
      throw ["", OFFLINE_CODE].includes(codeOf(error)) ? error : taken;
    }
  }

  async function makeAccount(account: NewAccount): Promise<{ user: User; isNew: boolean }> {
    const { displayName, password } = account;
    const email = account.email.trim();
    const before = unfinished.current();
    // Stored first: the account may be created although the response is lost or the page closes.
    unfinished.set({ email, displayName });
    try {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      return { user, isNew: true };
    } catch (error) {
      try {
        if (codeOf(error) !== TAKEN_CODE) throw error;
        return { user: await signInToTaken(email, password, error), isNew: false };
      } catch (refusal) {
        // The server refused, and the address may be somebody else's account, which must not get this
        // name.
        if (!["", OFFLINE_CODE].includes(codeOf(refusal))) unfinished.set(before);
        throw refusal;
      }
    }
  }

  return {
    async signIn(email, password) {
      const { user } = await signInWithEmailAndPassword(auth, email.trim(), password);
      const meant = unfinished.nameFor(email);
      const displayName = user.displayName || meant;
      if (meant !== "") {
        try {
          // The name may have been stored although the response was lost.
          if (user.displayName) unfinished.set(null);
          else await nameUser(user, meant);
        } catch (error) {
          // The name stays stored for the next sign-in, which works without it.
          console.warn("The account has no name yet", error);
        }
      }
      return sessionOf(user, displayName);
    },
    async signUp(account) {
      const displayName = account.displayName.trim();
      const { user, isNew } = await makeAccount({ ...account, displayName });
      await nameUser(user, displayName);
      return { session: sessionOf(user, displayName), isNew };
    },
    async signOut({ forget } = { forget: false }) {
      if (forget) unfinished.set(null);
      await auth.authStateReady();
      await signOut(auth);
    },
    auth,
  };
}
