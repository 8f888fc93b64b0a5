import type { Leaving, SessionStore } from "#auth/session.ts";

interface Ports {
  sessions: SessionStore;
  /** Ends sync, if it runs. */
  stopSync(): void;
  /** Stops sync and closes the database, if one is open. */
  closeCookDatabase(): void;
  /** Removes the notifications, which name what was cooked. Never rejects. */
  closeNotices(): Promise<void>;
  /** Signs Firebase out on this device; with `forget`, also removes what it stores about the account. */
  signOut(options: { forget: boolean }): Promise<void>;
  /** Removes a cook's database; does nothing if there is none. */
  deleteDatabase(uid: string): Promise<void>;
  /** Runs a job while no other tab runs one. */
  lock(job: () => Promise<void>): Promise<void>;
}

/**
 * Signs out in steps, each of which can be repeated: note the sign-out, which also ends the
 * session; end sync; remove notifications; sign out of Firebase; delete the database; remove the note. If the app is
 * interrupted after any of them, `finish` does the rest.
 */
export function createSignOut({
  sessions,
  stopSync,
  closeCookDatabase,
  closeNotices,
  signOut,
  deleteDatabase,
  lock,
}: Ports) {
  async function finish(): Promise<void> {
    // There is nearly always nothing to do; then don't wait for another tab's lock.
    if (!sessions.leaving()) return;
    await lock(async () => {
      // Meanwhile another tab may have finished the sign-out, and somebody may have signed in
      // since.
      const note = sessions.leaving();
      if (!note) return;
      closeCookDatabase();
      await closeNotices();
      await signOut({ forget: note.deleted !== undefined });
      if (note.erase) await deleteDatabase(note.leaving);
      sessions.clear(note.deleted);
    });
  }

  return {
    /** Finishes a sign-out that was interrupted; rejects if that fails too. */
    finish,
    /**
     * Signs the cook out. `leaveScreens` leaves every screen that reads the database. It is called
     * once the session is over, and before the database is closed.
     */
    async leave(note: Leaving, leaveScreens: () => Promise<void>): Promise<void> {
      sessions.leave(note);
      // Unsent changes are sent after the next sign-in, not while the screens are being left.
      stopSync();
      await leaveScreens();
      await finish();
    },
  };
}
