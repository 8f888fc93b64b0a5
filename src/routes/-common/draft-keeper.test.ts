import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import * as v from "valibot";
import { expect, test, vi } from "vitest";

import { findDraft, keepDraft } from "#db/repositories/draft-repository.ts";
import { openDatabase } from "#db/schema.ts";

import { createDraftKeeper } from "./draft-keeper.ts";

const open = () => openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
const at = { key: "recipe", id: "1" };

async function findIn(db: ReturnType<typeof open>) {
  return (await findDraft(db, "recipe", v.string()))?.value;
}

test("the last of many quick changes is kept, and few of those before it are written", async () => {
  const db = open();
  await db.open();
  const put = vi.spyOn(db.drafts, "put");
  const keeper = createDraftKeeper(db, (error) => expect.fail(String(error)));
  for (const value of ["S", "So", "Sou", "Soup"]) keeper.keep({ ...at, value });
  expect(keeper.isKept()).toBe(false);
  await vi.waitFor(() => expect(keeper.isKept()).toBe(true));
  expect(await findIn(db)).toBe("Soup");
  expect(put).toHaveBeenCalledTimes(2);
});

test("what is dropped while it is being kept is gone", async () => {
  const db = open();
  const keeper = createDraftKeeper(db, (error) => expect.fail(String(error)));
  keeper.keep({ ...at, value: "Soup" });
  keeper.keep({ ...at, value: "Soups" });
  keeper.drop(at);
  await vi.waitFor(() => expect(keeper.isKept()).toBe(true));
  expect(await findIn(db)).toBeUndefined();
});

test("a full device is reported once, and later input is stored once there is room", async () => {
  const db = open();
  const put = vi
    .spyOn(db.drafts, "put")
    .mockImplementation(
      () => Promise.reject(new DOMException("Full", "QuotaExceededError")) as never,
    );
  const tell = vi.fn<(error: unknown) => void>();
  const keeper = createDraftKeeper(db, tell);
  for (const value of ["S", "So", "Sou"]) {
    keeper.keep({ ...at, value });
    await vi.waitFor(() => expect(put.mock.calls.at(-1)?.[0]).toMatchObject({ value }));
  }
  expect(keeper.isKept()).toBe(false);
  put.mockRestore();
  keeper.keep({ ...at, value: "Soup" });
  await vi.waitFor(() => expect(keeper.isKept()).toBe(true));
  expect(await findIn(db)).toBe("Soup");
  expect(tell).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      message:
        "What you are making is not kept on this device yet. This device is out of space: free some and try again.",
    }),
  );
});

test("a database that is gone after signing out in another tab isn't reported", async () => {
  const db = open();
  await db.open();
  db.close();
  const tell = vi.fn<(error: unknown) => void>();
  const keeper = createDraftKeeper(db, tell);
  keeper.keep({ ...at, value: "Soup" });
  // It fails like this later one.
  await expect(keepDraft(db, { ...at, value: "Pie" })).rejects.toThrow("not kept");
  await new Promise((resolve) => setTimeout(resolve));
  expect(keeper.isKept()).toBe(false);
  expect(tell).not.toHaveBeenCalled();
});
