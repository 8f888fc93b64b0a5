import type { Page } from "@playwright/test";

import { uidOf } from "./account.ts";
import { expect } from "./test.ts";

/** What a site may store at first: enough for the app, and little enough to exceed in one write. */
const ALLOWED_BYTES = 32 * 1024 * 1024;

/**
 * Lets a test exhaust the browser's storage quota. Chromium checks the remaining space only now and
 * then, and allows small writes in between. So the space is limited before the first write, and one
 * write larger than all of it makes Chromium check again. Call it before any page is opened.
 * `allowedBytes` is how much may be stored until then.
 */
export async function boundSpace(
  page: Page,
  baseURL: string | undefined,
  allowedBytes = ALLOWED_BYTES,
) {
  const { origin } = new URL(baseURL ?? "");
  const cdp = await page.context().newCDPSession(page);
  const allow = (quotaSize?: number) =>
    cdp.send("Storage.overrideQuotaForOrigin", {
      origin,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  await allow(allowedBytes);
  return {
    /** Resolves to the name of the error that a write beyond the limit caused. */
    async fill(): Promise<string> {
      await allow(1);
      return page.evaluate(writeMore, ALLOWED_BYTES);
    },
    /** Leaves room for so many bytes beside what is stored by now. */
    async leave(bytes: number): Promise<void> {
      const { usage } = await cdp.send("Storage.getUsageAndQuota", { origin });
      await allow(usage + bytes);
    },
    free: () => allow(),
  };
}

/** In the page: writes more than is allowed, into a database that the app does not know. */
async function writeMore(bytes: number): Promise<string> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("filler");
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("bytes"));
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(new Error("It did not open")));
  });
  const writing = db.transaction("bytes", "readwrite");
  // Chromium counts what is left of a value once it is compressed, so the bytes are random ones.
  const value = new Uint8Array(bytes);
  const most = 65_536;
  for (let at = 0; at < bytes; at += most) crypto.getRandomValues(value.subarray(at, at + most));
  writing.objectStore("bytes").put(value, "all");
  const refusal = await new Promise<string>((resolve) => {
    writing.addEventListener("complete", () => resolve("none"));
    writing.addEventListener("abort", () => resolve(writing.error?.name ?? "abort"));
  });
  db.close();
  return refusal;
}

/** The documents and the queued changes in the cook's database, by table. */
export async function readTables(page: Page): Promise<Record<string, unknown[]>> {
  return page.evaluate(
    async ([name, tables]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(new Error("It did not open")));
      });
      const reading = db.transaction(tables);
      const rows = tables.map(
        async (table) =>
          new Promise<[string, unknown[]]>((resolve, reject) => {
            const asked = reading.objectStore(table).getAll();
            asked.addEventListener("success", () => resolve([table, asked.result]));
            asked.addEventListener("error", () => reject(new Error(`${table} can't be read`)));
          }),
      );
      const read = Object.fromEntries(await Promise.all(rows));
      db.close();
      return read;
    },
    [
      `simmer:${await uidOf(page)}`,
      ["users", "aiMealPlans", "personalRecipes", "base", "outbox", "deadLetters"],
    ] as const,
  );
}

/**
 * Waits until this many changes are stored on the device. A tick is shown optimistically, so closing
 * would race.
 */
export async function areQueued(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await readTables(page))["outbox"]?.length).toBe(count);
}

/**
 * Waits until a Background Sync is registered, which happens in parallel with storing the changes and
 * may take longer.
 */
export async function isBackgroundSyncAsked(page: Page): Promise<void> {
  const readTags = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const { sync } = registration as unknown as { sync: { getTags(): Promise<string[]> } };
      return sync.getTags();
    });
  await expect.poll(readTags).toContain("simmer-outbox");
}
