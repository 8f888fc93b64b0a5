/** What was there before, and must be known when the first screen is rendered. */
import type { SessionStore } from "#auth/session.ts";

/** The longest that the first screen waits for a database, which may never open. */
const RESTORE_PATIENCE_MS = 1_000;
const NOT_RESTORED = "Whether somebody is signed in can't be read";

/**
 * A browser that was killed may have lost the session's record although its other data survived.
 * @param follow called if the session is found after the first screen is shown
 */
export async function restoreLostSession(
  sessions: SessionStore,
  follow: () => Promise<void>,
): Promise<void> {
  if (!sessions.isLost()) return;
  try {
    // A new visitor's sign-in must not wait for the code that looks; Firefox before 126 can't tell.
    const there = await indexedDB.databases?.();
    if (there && !there.some(({ name }) => name === "firebaseLocalStorageDb")) return;
    const { restoreSession } = await import("./restore-session.ts");
    const restoring = restoreSession(sessions, indexedDB).then(() => true);
    const late = new Promise<false>((resolve) => setTimeout(resolve, RESTORE_PATIENCE_MS, false));
    if (await Promise.race([restoring, late])) return;
    // A busy disk answers after the login is shown, which then leads on.
    restoring.then(follow).catch((error: unknown) => console.warn(NOT_RESTORED, error));
  } catch (error) {
    console.warn(NOT_RESTORED, error);
  }
}

/** The storage keys of this browser's display preferences, if any were chosen. */
const CHOICES = ["simmer.theme", "simmer.text-size", "simmer.decimal-sign"];

/** Shows what was chosen for this browser. If the code can't be loaded, the device's own settings apply. */
export async function restoreChoices(): Promise<void> {
  if (!CHOICES.some((key) => key in localStorage)) return;
  try {
    const [{ startAppearance }, { startNumberStyle }] = await Promise.all([
      import("./routes/-common/kept-appearance.ts"),
      import("./routes/-common/kept-number-style.ts"),
    ]);
    startAppearance();
    startNumberStyle();
  } catch (error) {
    console.warn("What was chosen for this browser can't be read", error);
  }
}
