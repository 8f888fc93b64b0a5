import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, expect, test, vi } from "vitest";

import { untilIdle } from "#db/event-loop.fixture.ts";
import { listTimers, startTimer } from "#db/repositories/timer-repository.ts";
import { openDatabase } from "#db/schema.ts";

import { stopTimers } from "./stop-timers.ts";

afterEach(() => vi.unstubAllGlobals());

test("a dish's timers stop, and nothing waits for their notifications", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const timer = { planId: "week", title: "Pilaf", step: 2, label: "Simmer", durationMs: 60_000 };
  for (const recipeId of ["rice", "soup"])
    await startTimer(db, { ...timer, id: `${recipeId}:2:0`, recipeId }, 0);
  // A service worker that is being replaced may let everybody wait.
  const getRegistration = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
  let isStopped = false;
  void stopTimers(db, "rice").then(() => (isStopped = true));
  await untilIdle();
  expect(getRegistration).toHaveBeenCalledOnce();
  expect(isStopped).toBe(true);
  expect((await listTimers(db)).map(({ recipeId }) => recipeId)).toEqual(["soup"]);
});
