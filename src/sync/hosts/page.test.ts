import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { trackWrite } from "#db/writes.ts";

import { startSync } from "./page.ts";
import type { ToWorker } from "./worker.ts";

/** The messages to workers, each with the worker's number. */
let told: string[];
let started: number;
const running: { stop(): void }[] = [];

let workers: EventTarget[];

class FakeWorker extends EventTarget {
  readonly number = (started += 1);
  constructor() {
    super();
    workers.push(this);
  }
  postMessage({ type }: ToWorker) {
    told.push(`${this.number}: ${type}`);
  }
  terminate() {
    told.push(`${this.number} ended`);
  }
}

beforeEach(() => {
  told = [];
  workers = [];
  started = 0;
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(() => {
  for (const sync of running.splice(0)) sync.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function begin() {
  let show = () => {};
  const screenIsThere = new Promise<void>((resolve) => (show = resolve));
  const sync = startSync("robin", {} as Parameters<typeof startSync>[1], {
    onSignedOut: () => {},
    onOutdated: () => {},
    getAppToken: () => Promise.resolve(""),
    screenIsThere,
  });
  running.push(sync);
  return {
    sync,
    async showScreen() {
      show();
      await screenIsThere;
      await Promise.resolve();
    },
  };
}

const turn = (type: "pagehide" | "pageshow", persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

test("the worker leaves the processor to the first screen, and starts once it is there", async () => {
  const { showScreen } = begin();
  await Promise.resolve();
  expect(told).toEqual([]);
  await showScreen();
  expect(told).toEqual(["1: start"]);
});

test("whoever asks something of the worker does not wait for the screen, and starts no second one", async () => {
  const { sync, showScreen } = begin();
  sync.syncNow();
  await showScreen();
  expect(told).toEqual(["1: start", "1: sync-now"]);
});

test("no worker starts after the end of sync, whatever is asked of it", async () => {
  const { sync, showScreen } = begin();
  sync.stop();
  await showScreen();
  sync.syncNow();
  turn("pagehide", true);
  turn("pageshow", true);
  expect(told).toEqual([]);
});

test("a worker whose script can't be loaded is begun again by itself, and one that fails later is not", async () => {
  vi.useFakeTimers();
  const { sync, showScreen } = begin();
  await showScreen();
  workers.at(-1)?.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(["1: start", "2: start"]);
  workers
    .at(-1)
    ?.dispatchEvent(new MessageEvent("message", { data: { type: "pending", isPending: false } }));
  workers.at(-1)?.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(["1: start", "2: start"]);
  sync.syncNow();
  expect(told.at(-1)).toBe("2: sync-now");
});

test("[S8.1] a page that is left ends its worker; shown again as it was, it starts another", async () => {
  const { sync, showScreen } = begin();
  await showScreen();
  turn("pageshow", false);
  expect(told).toEqual(["1: start"]);
  turn("pagehide", true);
  document.dispatchEvent(new Event("visibilitychange"));
  turn("pageshow", true);
  sync.syncNow();
  expect(told).toEqual(["1: start", "1 ended", "2: start", "2: sync-now"]);
});

test("[S8.1] a page that is left before its screen was there starts one worker, once it is back", async () => {
  const { showScreen } = begin();
  turn("pagehide", true);
  await showScreen();
  expect(told).toEqual([]);
  turn("pageshow", true);
  await showScreen();
  expect(told).toEqual(["1: start"]);
});

test.each([
  { signals: "there is no network", onLine: false, visibilityState: "visible", times: 1 },
  { signals: "nobody looks", onLine: true, visibilityState: "hidden", times: 1 },
  { signals: "the page will send it", onLine: true, visibilityState: "visible", times: 0 },
])(
  "[S10.1] when a change is made and $signals, Background Sync is asked for at once $times times",
  async ({ onLine, visibilityState, times }) => {
    const register = vi.fn(async () => undefined);
    const getRegistration = async () => ({ sync: { register } });
    vi.stubGlobal("navigator", { onLine, serviceWorker: { getRegistration } });
    vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState }));
    const { sync } = begin();
    // The worker hasn't reported anything, since it isn't even started.
    await trackWrite(async () => undefined);
    expect(register.mock.calls).toEqual(Array.from({ length: times }, () => ["simmer-outbox"]));
    // Once a change is stored or has failed, the worker has reported whether there is anything to send.
    document.dispatchEvent(new Event("visibilitychange"));
    await Promise.resolve();
    expect(register).toHaveBeenCalledTimes(times);
    sync.stop();
    await trackWrite(async () => undefined);
    expect(register).toHaveBeenCalledTimes(times);
  },
);

const answer = (worker: EventTarget | undefined, token: string | null) =>
  worker?.dispatchEvent(new MessageEvent("message", { data: { type: "token", token } }));

test("all who ask for the token at once get the one answer; whoever asks later asks anew", async () => {
  const { sync } = begin();
  const both = [sync.getToken(), sync.getToken()];
  answer(workers[0], "a");
  expect(await Promise.all(both)).toEqual(["a", "a"]);
  const later = sync.getToken();
  answer(workers[0], null);
  expect(await later).toBeNull();
  expect(told).toEqual(["1: start", "1: token-wanted", "1: token-wanted"]);
});

test("a question for the token that a worker took with it is put to the next one", async () => {
  const { sync } = begin();
  const asked = sync.getToken();
  turn("pagehide", true);
  turn("pageshow", true);
  answer(workers[1], "b");
  expect(await asked).toBe("b");
});

test("whoever waits for the token when sync ends waits no longer", async () => {
  const { sync } = begin();
  const asked = sync.getToken();
  sync.stop();
  answer(workers[0], "late");
  expect(await asked).toBeNull();
});
