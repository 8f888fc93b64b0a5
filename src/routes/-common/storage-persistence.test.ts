import { afterEach, expect, test, vi } from "vitest";

import { askToKeepStorage, isStorageKept, readStorageUse } from "./storage-persistence.ts";

interface Storage {
  persisted(): Promise<boolean>;
  persist(): Promise<boolean>;
  estimate(): Promise<{ usage?: number }>;
}

const refuse = async () => {
  throw new TypeError("Not here");
};

function storageThat(has: Partial<Storage>) {
  const storage = {
    persisted: vi.fn<Storage["persisted"]>(async () => false),
    persist: vi.fn<Storage["persist"]>(async () => true),
    estimate: vi.fn<Storage["estimate"]>(async () => ({})),
    ...has,
  };
  vi.stubGlobal("navigator", { storage });
  return storage;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the browser is asked to keep what it does not keep yet, and not again", async () => {
  const { persist } = storageThat({});
  await askToKeepStorage();
  expect(persist).toHaveBeenCalledOnce();
  const kept = storageThat({ persisted: async () => true });
  await askToKeepStorage();
  expect(kept.persist).not.toHaveBeenCalled();
});

test("what the browser says of its storage is shown, and where it says nothing, nothing is", async () => {
  storageThat({ persisted: async () => true, estimate: async () => ({ usage: 4_200_000 }) });
  expect([await isStorageKept(), await readStorageUse()]).toEqual([true, 4_200_000]);
  storageThat({});
  expect([await isStorageKept(), await readStorageUse()]).toEqual([false, null]);
  vi.stubGlobal("navigator", {});
  await askToKeepStorage();
  expect([await isStorageKept(), await readStorageUse()]).toEqual([false, null]);
});

test("a browser that refuses to answer, as in a private window, costs nothing", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  storageThat({ persisted: refuse, persist: refuse, estimate: refuse });
  await askToKeepStorage();
  expect([await isStorageKept(), await readStorageUse()]).toEqual([false, null]);
  expect(warn).toHaveBeenCalledTimes(3);
});
