import type { SessionStore } from "#auth/session.ts";

interface Ports {
  sessions: SessionStore;
  /** Stops sync and closes the database, where one is open. */
  closeCookDatabase(): void;
  /** Has Firebase forget the account on this device. */
  signOut(): Promise<void>;
  /** Removes a cook's database; nothing happens where there is none. */
  deleteDatabase(uid: string): Promise<void>;
  /** Runs a job while no other tab runs one. */
  lock(job: () => Promise<void>): Promise<void>;
}

/**
 * Signing out in steps, each of which can be done again: a note of it, which ends the session as
 * well; the end of sync; Firebase's account; the database; and the note goes. Interrupted after
 * any of them, `finish` does what is left.
 */
export function createLeaving({
  sessions,
  closeCookDatabase,
  signOut,
  deleteDatabase,
  lock,
}: Ports) {
  async function finish(): Promise<void> {
    // Where there is nothing to do, as nearly always, nobody waits for another tab.
    if (!sessions.leaving()) return;
    await lock(async () => {
      // Another tab may have been at it meanwhile, and somebody signed in since.
      const note = sessions.leaving();
      if (!note) return;
      closeCookDatabase();
      await signOut();
      if (note.erase) await deleteDatabase(note.leaving);
      sessions.clear();
    });
  }

  return {
    /** Does what is left of a sign-out that was interrupted; rejects when that fails, too. */
    finish,
    /**
     * Signs the cook out. `leaveScreens` leads off every screen that reads the database, once the
     * session is over and before the database is closed under them.
     */
    async leave(
      { uid, erase }: { uid: string; erase: boolean },
      leaveScreens: () => Promise<void>,
    ): Promise<void> {
      sessions.leave({ leaving: uid, erase });
      await leaveScreens();
      await finish();
    },
  };
}
