import type { Page } from "@playwright/test";

import { uidOf } from "./account.ts";

/** Without a key the row has its own. */
type Rows = { store: string; key?: string; row: unknown }[];

/** A row of the cook's database; undefined for none. */
export async function readRow(page: Page, store: string, key: string): Promise<unknown> {
  const uid = await uidOf(page);
  return page.evaluate(
    async ([name, from, id]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener("success", () => resolve(request.result));
          request.addEventListener("error", () => reject(new Error("It was not read")));
        });
      const db = await done(indexedDB.open(name));
      const row: unknown = await done(db.transaction(from).objectStore(from).get(id));
      db.close();
      return row;
    },
    [`simmer:${uid}`, store, key] as const,
  );
}

/** Puts rows into the cook's database, as no version of the app would if need be. */
export async function putRows(page: Page, rows: Rows) {
  const uid = await uidOf(page);
  await page.evaluate(
    async ([name, written]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(new Error("It did not open")));
      });
      const stores = [...new Set(written.map(({ store }) => store))];
      const writing = db.transaction(stores, "readwrite");
      for (const { store, key, row } of written) writing.objectStore(store).put(row, key);
      await new Promise((resolve, reject) => {
        writing.addEventListener("complete", resolve);
        writing.addEventListener("error", reject);
      });
      db.close();
    },
    [`simmer:${uid}`, rows] as const,
  );
}

/**
 * Keeps the queue of changes busy, as another tab may, so that nothing is stored until the function
 * that it resolves to is called.
 */
export async function holdQueue(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(
    async (name) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(new Error("It did not open")));
      });
      const holding = db.transaction("outbox", "readwrite");
      const state = { isHeld: true };
      // A transaction with nothing to do ends by itself.
      await new Promise<void>((begun) => {
        const goOn = () => {
          holding
            .objectStore("outbox")
            .count()
            .addEventListener("success", () => {
              begun();
              if (state.isHeld) goOn();
            });
        };
        goOn();
        holding.addEventListener("complete", () => db.close());
      });
      return state;
    },
    `simmer:${await uidOf(page)}`,
  );
  return () => held.evaluate((state) => void (state.isHeld = false));
}
