import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startSync } from "./start-sync.ts";
import type { ToWorker } from "./worker-messages.ts";

/** What is told to workers, each by the number of the one that was started. */
let told: string[];
let started: number;

class FakeWorker extends EventTarget {
  readonly number = (started += 1);
  postMessage({ type }: ToWorker) {
    told.push(`${this.number}: ${type}`);
  }
  terminate() {
    told.push(`${this.number} ended`);
  }
}

beforeEach(() => {
  told = [];
  started = 0;
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(() => vi.unstubAllGlobals());

const begin = () =>
  startSync("robin", {} as Parameters<typeof startSync>[1], {
    onSignedOut: () => {},
    onOutdated: () => {},
    getAppToken: () => Promise.resolve(""),
  });

const turn = (type: "pagehide" | "pageshow", persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

test("[S8.1] a page that is left ends its worker; shown again as it was, it starts another", () => {
  const sync = begin();
  turn("pageshow", false);
  expect(told).toEqual(["1: start"]);
  turn("pagehide", true);
  turn("pageshow", true);
  sync.syncNow();
  expect(told).toEqual(["1: start", "1 ended", "2: start", "2: sync-now"]);
});

test("no worker starts on a page that is shown again after the end of sync", () => {
  begin().stop();
  turn("pagehide", true);
  turn("pageshow", true);
  expect(told).toEqual(["1: start", "1 ended"]);
});
