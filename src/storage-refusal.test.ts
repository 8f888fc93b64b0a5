import { IDBFactory } from "fake-indexeddb";
import { afterEach, expect, test, vi } from "vitest";

import { storageOf } from "#auth/storage.fixture.ts";

import { isStorageRefused } from "./storage-refusal.ts";

afterEach(() => vi.useRealTimers());

const refuse = (name: string) => () => {
  throw new DOMException("The operation is insecure.", name);
};

/** A factory whose requests fail with this error; without one, they never end. */
function failing(name?: string): IDBFactory {
  const open = () => {
    const request = new EventTarget();
    if (name) queueMicrotask(() => request.dispatchEvent(new Event("error")));
    return Object.assign(request, { error: name ? new DOMException("No.", name) : null });
  };
  return Object.assign(new IDBFactory(), { open });
}

const here = () => ({ localStorage: storageOf(), indexedDB: new IDBFactory() });

test("a browser that stores is not refused, and the probe leaves no entry", async () => {
  const browser = here();
  expect(await isStorageRefused(browser)).toBe(false);
  expect(browser.localStorage.length).toBe(0);
});

test.each([
  [
    "`localStorage` throws when it is named",
    {
      get localStorage() {
        return refuse("SecurityError")();
      },
    },
  ],
  ["there is no `localStorage`", { localStorage: null as unknown as Storage }],
  [
    "nothing can be put into it",
    { localStorage: Object.assign(storageOf(), { setItem: refuse("SecurityError") }) },
  ],
  [
    "its quota is nothing",
    { localStorage: Object.assign(storageOf(), { setItem: refuse("QuotaExceededError") }) },
  ],
  [
    "opening a database throws",
    { indexedDB: Object.assign(new IDBFactory(), { open: refuse("SecurityError") }) },
  ],
  ["there are no databases", { indexedDB: undefined as unknown as IDBFactory }],
  ["a database may not be opened", { indexedDB: failing("SecurityError") }],
])("storage is refused where %s", async (_, refusing) => {
  const browser = Object.defineProperties(here(), Object.getOwnPropertyDescriptors(refusing));
  expect(await isStorageRefused(browser)).toBe(true);
});

test.each(["QuotaExceededError", "UnknownError", "InvalidStateError"])(
  "a database that fails with %s is full or damaged, not refused",
  async (name) => {
    expect(await isStorageRefused({ ...here(), indexedDB: failing(name) })).toBe(false);
  },
);

test("a storage process that has crashed is not refused: opening throws another error", async () => {
  const indexedDB = Object.assign(new IDBFactory(), { open: refuse("InvalidStateError") });
  expect(await isStorageRefused({ ...here(), indexedDB })).toBe(false);
});

test("a full storage keeps what it has, and is not refused", async () => {
  const localStorage = Object.assign(storageOf({ kept: "here" }), {
    setItem: refuse("QuotaExceededError"),
  });
  expect(await isStorageRefused({ ...here(), localStorage })).toBe(false);
});

test("a database that doesn't open in time is not refused", async () => {
  vi.useFakeTimers();
  const asked = isStorageRefused({ ...here(), indexedDB: failing() });
  await vi.runAllTimersAsync();
  expect(await asked).toBe(false);
});
