import type { AccountClient } from "#auth/firebase-account.ts";
import type { AuthClient } from "#auth/firebase-auth.ts";
import type { Leaving, Session, SessionStore } from "#auth/session.ts";
import type { SimmerDb } from "#db/schema.ts";

/** The signed-in cook's kitchen: who they are, and the database that everything reads and writes. */
export interface SignedInCook {
  session: Session;
  db: SimmerDb;
}

/** The router context, provided by main.tsx. */
export interface AppContext {
  sessions: SessionStore;
  /** Loads Firebase Auth, which is needed only to sign in, up or out. */
  loadAuth(): Promise<AuthClient>;
  /** Preloads what signing in leads to, while the form is being filled in. */
  prepareSignIn(): void;
  /** Loads the client for changing and deleting an account. */
  loadAccount(): Promise<AccountClient>;
  /** The `fetch` for the recipe service, with the tokens that the deployment requires. */
  serviceFetch: typeof fetch;
  /**
   * Opens the cook's database and starts its sync once; later calls return the same kitchen. Null if
   * the cook is no longer signed in once its code has loaded.
   */
  openCookDatabase(session: Session): Promise<SignedInCook | null>;
  /** Triggers a sync; the result shows in the stored sync status. */
  syncNow(): void;
  /**
   * Signs the cook out and leads to the login; `erase` also removes this device's copy of the data.
   * `deleted` means that the account is gone, in which case the session may be gone as well.
   * If a step fails or is interrupted, the next start of the app completes it.
   */
  signOut(options: Omit<Leaving, "leaving">): Promise<void>;
  /** Completes an interrupted sign-out before any screen is shown. */
  finishSigningOut(): Promise<void>;
}
