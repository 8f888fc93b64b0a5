import type { KeyedStorage } from "#auth/session.ts";

/** What the probe needs of a browser; merely accessing `localStorage` may throw. */
interface Browser {
  readonly localStorage: Storage;
  readonly indexedDB: IDBFactory;
}

const KEY = "simmer.probe";

/** Longer than any working database takes to open. */
const PATIENCE_MS = 1_000;

/**
 * Whether this browser refuses to store anything for Simmer: site data is blocked, or a private window
 * has no storage. Storage that is slow, full or damaged is not refused: the app runs, and names those
 * failures where they occur.
 */
export async function isStorageRefused(browser: Browser): Promise<boolean> {
  if (refusesLocalStorage(browser)) return true;
  return Promise.race([
    refusesDatabases(browser),
    new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false)),
  ]);
}

function refusesLocalStorage(browser: Browser): boolean {
  try {
    const { localStorage } = browser;
    try {
      localStorage.setItem(KEY, "");
      localStorage.removeItem(KEY);
      return false;
    } catch (error) {
      // A private window may have a quota of zero; storage that already holds entries is just full.
      return !(isNamed(error, "QuotaExceededError") && localStorage.length > 0);
    }
  } catch {
    return true;
  }
}

function refusesDatabases(browser: Browser): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = browser.indexedDB.open(KEY);
      opening.addEventListener("success", () => {
        opening.result.close();
        resolve(false);
      });
      opening.addEventListener("error", () => resolve(isNamed(opening.error, "SecurityError")));
    } catch (error) {
      // A TypeError if there is no IndexedDB. Other errors come from a storage process that crashed.
      resolve(isNamed(error, "SecurityError") || isNamed(error, "TypeError"));
    }
  });
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

/**
 * `localStorage`, accessed lazily: where site data is blocked, accessing it throws, and then even the
 * screen that says so could not be rendered.
 */
export const lateStorage: KeyedStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};
