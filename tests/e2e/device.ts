import type { Page } from "@playwright/test";

import { uidOf } from "./account.ts";

type Rows = { store: string; row: unknown }[];

/** Reads a row of the cook's database; undefined if there is none. */
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

/** Reads all rows of a table of the cook's database. */
export async function readRows(page: Page, store: string): Promise<unknown[]> {
  const uid = await uidOf(page);
  return page.evaluate(
    async ([name, from]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener("success", () => resolve(request.result));
          request.addEventListener("error", () => reject(new Error("It was not read")));
        });
      const db = await done(indexedDB.open(name));
      const rows: unknown[] = await done(db.transaction(from).objectStore(from).getAll());
      db.close();
      return rows;
    },
    [`simmer:${uid}`, store] as const,
  );
}

/** Writes rows into the cook's database, even rows that no version of the app would write. */
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
      for (const { store, row } of written) writing.objectStore(store).put(row);
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
 * Blocks the outbox with an open transaction, as another tab may, so that nothing is stored until the
 * returned function is called.
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
      // An idle transaction commits by itself, so it is kept busy.
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
