import type { AuthClient } from "#auth/firebase-auth.ts";
import type { Session, SessionStore } from "#auth/session.ts";
import type { SimmerDb } from "#db/schema.ts";

/** The signed-in cook's kitchen: who they are, and the database that everything reads and writes. */
export interface SignedInCook {
  session: Session;
  db: SimmerDb;
}

/** What routes get from the composition root. */
export interface AppContext {
  sessions: SessionStore;
  /** Loads Firebase Auth, which only signing in, up and out need. */
  loadAuth(): Promise<AuthClient>;
  /** How requests reach the recipe service: `fetch`, with the proof that the deployment asks for. */
  serviceFetch: typeof fetch;
  /** Opens the cook's database and starts its sync, once; the same kitchen on every later call. */
  openCookDatabase(session: Session): Promise<SignedInCook>;
  /**
   * Signs the cook out and leads to the login; `erase` removes the copy on this device as well.
   * Whatever of it is not done is done at the next start.
   */
  signOut(options: { erase: boolean }): Promise<void>;
  /** Finishes, before anything is shown, a sign-out that was interrupted. */
  finishSigningOut(): Promise<void>;
}
