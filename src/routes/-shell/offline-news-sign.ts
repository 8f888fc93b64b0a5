import { createStore } from "../-common/store.ts";

/*
 * The news that the app is ready for offline: due from when it is so until the header has shown it for a
 * while. It outlives the screen whose header shows it.
 */

/** Where this browser notes that it has been said here. It names nobody. */
const TOLD = "simmer.offline-told";
/** Long enough to be noticed and read; settings say it for good. */
const SHOWN_MS = 8_000;

const due = createStore(false);
let ending: ReturnType<typeof setTimeout> | undefined;

export const { read: isOfflineNewsDue, subscribe: subscribeToOfflineNews } = due;

/** Whether it was said before; also true where that can't be kept, or it would be said each time. */
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

/** Makes the news due, unless it was told before. */
export function offerOfflineNews(): void {
  if (!due.read() && !isTold()) due.set(true);
}

/** For the header, while it shows it: it goes after a while, and does not come again. */
export function endOfflineNews(): void {
  if (ending !== undefined) return;
  noteTold();
  ending = setTimeout(() => {
    ending = undefined;
    due.set(false);
  }, SHOWN_MS);
}
