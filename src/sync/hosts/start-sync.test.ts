import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startSync } from "./start-sync.ts";
import type { ToWorker } from "./worker-messages.ts";

let told: ToWorker["type"][];

class FakeWorker extends EventTarget {
  postMessage({ type }: ToWorker) {
    told.push(type);
  }
  terminate() {}
}

beforeEach(() => {
  told = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(() => vi.unstubAllGlobals());

function start() {
  let show = () => {};
  const screenIsThere = new Promise<void>((resolve) => (show = resolve));
  const sync = startSync("robin", {} as Parameters<typeof startSync>[1], {
    onSignedOut: () => {},
    onOutdated: () => {},
    getAppToken: () => Promise.resolve(""),
    screenIsThere,
  });
  return {
    sync,
    async showScreen() {
      show();
      await screenIsThere;
      await Promise.resolve();
    },
  };
}

test("the worker leaves the processor to the first screen, and starts once it is there", async () => {
  const { sync, showScreen } = start();
  await Promise.resolve();
  expect(told).toEqual([]);
  await showScreen();
  expect(told).toEqual(["start"]);
  sync.stop();
});

test("whoever asks something of the worker does not wait for the screen, and starts no second one", async () => {
  const { sync, showScreen } = start();
  sync.syncNow();
  await showScreen();
  expect(told).toEqual(["start", "sync-now"]);
  sync.stop();
});

test("no worker starts after the end of sync, whatever is asked of it", async () => {
  const { sync, showScreen } = start();
  sync.stop();
  await showScreen();
  sync.syncNow();
  expect(told).toEqual([]);
});
