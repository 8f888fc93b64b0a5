import { expect, test } from "vitest";

import { StorageError, command } from "./storage-command.ts";
import { subscribeToWrites, writesEnded, writesStarted } from "./writes.ts";

test("a change is under way until it is stored, or has failed", async () => {
  const before = { started: writesStarted(), ended: writesEnded() };
  const seen: number[] = [];
  const unsubscribe = subscribeToWrites(() =>
    seen.push(writesStarted() - before.started - (writesEnded() - before.ended)),
  );
  let store = (_row: string) => {};
  const storing = command(
    "Failed to store",
    () => new Promise<string>((resolve) => (store = resolve)),
  );
  const failing = command("Failed to store", () => Promise.reject(new Error("The disk is gone")));
  expect(seen).toEqual([1, 2]);
  await expect(failing).rejects.toThrow(StorageError);
  expect(seen).toEqual([1, 2, 1]);
  store("a row");
  await expect(storing).resolves.toBe("a row");
  expect(seen).toEqual([1, 2, 1, 0]);
  unsubscribe();
  await command("Failed to store", () => Promise.resolve());
  expect(seen).toHaveLength(4);
});
