import { createSessionStore } from "#auth/session.ts";
import { databaseName } from "#db/database-name.ts";

/**
 * Whether this browser still has the cook's database; null if that can't be told. If the site's data was
 * cleared under an open page, the record of the session is gone as well.
 */
export async function isKitchenKept(
  browser: Pick<typeof window, "localStorage" | "indexedDB">,
): Promise<boolean | null> {
  try {
    const cook = createSessionStore(browser.localStorage).current();
    const found = (await browser.indexedDB.databases()).map(({ name }) => name ?? "");
    if (cook) return found.includes(databaseName(cook.uid));
    // A cook who has signed out may have left theirs here.
    return found.some((name) => name.startsWith(databaseName(""))) ? null : false;
  } catch {
    // Storage is blocked, or the browser can't list databases.
    return null;
  }
}
