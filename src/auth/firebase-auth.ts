import { initializeApp, type FirebaseOptions } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from "firebase/auth";

import type { Session } from "./session.ts";

/**
 * Signing in, up and out. Loaded only when one of them happens: the rest of the app runs on the
 * locally kept session. Firebase keeps the account in IndexedDB, where the sync worker finds it.
 */
export interface AuthClient {
  /** Rejects with Firebase's error; `signInFailure` says it in the cook's words. */
  signIn(email: string, password: string): Promise<Session>;
  /** Rejects with Firebase's error; `signUpFailure` says it in the cook's words. */
  signUp(account: { displayName: string; email: string; password: string }): Promise<Session>;
  signOut(): Promise<void>;
}

function sessionOf(user: User, displayName = user.displayName ?? ""): Session {
  return { uid: user.uid, email: user.email ?? "", displayName };
}

export function createAuthClient(
  options: FirebaseOptions,
  emulator: { host: string; auth: number } | null,
): AuthClient {
  const auth = initializeAuth(initializeApp(options), { persistence: indexedDBLocalPersistence });
  if (emulator) {
    connectAuthEmulator(auth, `http://${emulator.host}:${emulator.auth}`, {
      disableWarnings: true,
    });
  }
  return {
    async signIn(email, password) {
      const { user } = await signInWithEmailAndPassword(auth, email.trim(), password);
      return sessionOf(user);
    },
    async signUp({ displayName, email, password }) {
      const { user } = await createUserWithEmailAndPassword(auth, email.trim(), password);
      await updateProfile(user, { displayName: displayName.trim() });
      return sessionOf(user, displayName.trim());
    },
    async signOut() {
      await auth.authStateReady();
      await signOut(auth);
    },
  };
}
