import type { Page } from "@playwright/test";

/**
 * Makes these stores unreadable on the device from the next page on; an empty list repairs them.
 */
export async function damage(page: Page, stores: readonly string[]) {
  await page.evaluate((names) => localStorage.setItem("damaged", JSON.stringify(names)), stores);
}

/** Makes every read of the page's storage fail with `damage`. */
export async function withDamagedStorage(page: Page) {
  await page.addInitScript(() => {
    const failing = (storeOf: (from: object) => string) => ({
      apply(read: (...args: unknown[]) => unknown, from: object, args: unknown[]): unknown {
        const damaged: unknown = JSON.parse(localStorage.getItem("damaged") ?? "[]");
        const store = storeOf(from);
        if (Array.isArray(damaged) && damaged.includes(store)) {
          throw new DOMException(`Can't read ${store}`, "UnknownError");
        }
        return Reflect.apply(read, from, args);
      },
    });
    const ofStore = failing((store) => (store as IDBObjectStore).name);
    const ofIndex = failing((index) => (index as IDBIndex).objectStore.name);
    for (const name of [
      "get",
      "getKey",
      "getAll",
      "getAllKeys",
      "count",
      "openCursor",
      "openKeyCursor",
    ] as const) {
      for (const [kind, handler] of [
        [IDBObjectStore, ofStore],
        [IDBIndex, ofIndex],
      ] as const) {
        const read: unknown = Reflect.get(kind.prototype, name);
        Reflect.set(kind.prototype, name, new Proxy(read as () => unknown, handler));
      }
    }
  });
}
