import { createStore } from "../-common/store.ts";

/*
 * The notice that the app is ready for offline: due until the header has shown it for a while. It
 * outlives the screen whose header shows it.
 */

/** The localStorage key that records that it was shown. It holds no personal data. */
const TOLD = "simmer.offline-told";
/** Long enough to be noticed and read; settings say it for good. */
const SHOWN_MS = 8_000;

const due = createStore(false);
let ending: ReturnType<typeof setTimeout> | undefined;

export const { read: isOfflineNewsDue, subscribe: subscribeToOfflineNews } = due;

/** Whether it was shown before; also true if that can't be stored, or it would be shown each time. */
function isTold(): boolean {
  try {
    return localStorage.getItem(TOLD) !== null;
  } catch (error) {
    console.warn("This browser keeps nothing", error);
    return true;
  }
}

function noteTold(): void {
  try {
    localStorage.setItem(TOLD, "1");
  } catch (error) {
    console.warn("That the app is ready for offline will be said again", error);
  }
}

/** Makes the notice due, unless it was shown before. */
export function offerOfflineNews(): void {
  if (!due.read() && !isTold()) due.set(true);
}

/** Called by the header while it shows the notice: it expires after a while, for good. */
export function endOfflineNews(): void {
  if (ending !== undefined) return;
  noteTold();
  ending = setTimeout(() => {
    ending = undefined;
    due.set(false);
  }, SHOWN_MS);
}
