import type { AuthClient } from "#auth/firebase-auth.ts";
import type { Session, SessionStore } from "#auth/session.ts";
import type { SimmerDb } from "#db/schema.ts";

/** The signed-in cook's kitchen: who they are, and the database that everything reads and writes. */
export interface Kitchen {
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
  openKitchen(session: Session): Promise<Kitchen>;
  /** Stops sync and closes the database; `erase` removes the local copy as well. */
  closeKitchen(options: { erase: boolean }): Promise<void>;
}
