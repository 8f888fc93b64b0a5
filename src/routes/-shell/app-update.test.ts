import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { watchForUpdate } from "./app-update.ts";

const MINUTE = 60_000;

class Registration extends EventTarget {
  /** The version that runs; null while the very first one installs. */
  active: object | null = {};
  waiting: object | null = null;
  installing: object | null = null;
  update = vi.fn<() => Promise<void>>(async () => undefined);
}

/** A page of the app, controlled by a service worker or not, with a dialog open or not. */
function openPage(state: { controller?: object | null; dialog?: object } = {}) {
  const { controller = {}, dialog = null } = state;
  const registration = new Registration();
  const container = Object.assign(new EventTarget(), {
    controller,
    register: vi.fn<() => Promise<Registration>>(async () => registration),
  });
  const page = Object.assign(new EventTarget(), {
    visibilityState: "visible",
    querySelector: () => dialog,
  });
  const reload = vi.fn<() => void>();
  const onWaiting = vi.fn<(worker: ServiceWorker) => void>();
  const onLeftBehind = vi.fn<() => void>();
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { location: { reload } });
  const stop = watchForUpdate({ onWaiting, onLeftBehind });
  const see = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { registration, container, reload, onWaiting, onLeftBehind, stop, see };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a new version is asked for on return and hourly, and never from a page out of sight", async () => {
  const { registration, see, stop } = openPage();
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  see("hidden");
  see("visible");
  expect(registration.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  see("hidden");
  expect(registration.update).not.toHaveBeenCalled();
  see("visible");
  expect(registration.update).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120 * MINUTE);
  expect(registration.update).toHaveBeenCalledTimes(3);
  see("hidden");
  await vi.advanceTimersByTimeAsync(240 * MINUTE);
  expect(registration.update).toHaveBeenCalledTimes(3);
  see("visible");
  expect(registration.update).toHaveBeenCalledTimes(4);
  stop();
  await vi.advanceTimersByTimeAsync(240 * MINUTE);
  see("visible");
  expect(registration.update).toHaveBeenCalledTimes(4);
});

test("a version that waits is offered, however it was found, but not the very first one", async () => {
  const worker = Object.assign(new EventTarget(), { state: "installing" });
  const { registration, onWaiting, see } = openPage();
  // Another window has found it before.
  registration.installing = worker;
  await vi.advanceTimersByTimeAsync(0);
  expect(onWaiting).not.toHaveBeenCalled();
  worker.state = "installed";
  worker.dispatchEvent(new Event("statechange"));
  expect(onWaiting).toHaveBeenCalledExactlyOnceWith(worker);
  registration.waiting = worker;
  await vi.advanceTimersByTimeAsync(MINUTE);
  see("visible");
  await vi.advanceTimersByTimeAsync(0);
  expect(onWaiting).toHaveBeenCalledTimes(2);

  // The very first one may run already by the time that the browser tells of its installation.
  const first = openPage();
  const its = Object.assign(new EventTarget(), { state: "installing" });
  Object.assign(first.registration, { active: null, installing: its });
  await vi.advanceTimersByTimeAsync(0);
  first.registration.active = its;
  its.state = "installed";
  its.dispatchEvent(new Event("statechange"));
  expect(first.onWaiting).not.toHaveBeenCalled();
});

test("every page follows a new version, except with a dialog open, and after the very first one", () => {
  const change = new Event("controllerchange");
  const page = openPage();
  page.container.dispatchEvent(change);
  expect(page.reload).toHaveBeenCalledOnce();
  expect(page.onLeftBehind).not.toHaveBeenCalled();

  const busy = openPage({ dialog: {} });
  busy.container.dispatchEvent(new Event("controllerchange"));
  expect(busy.reload).not.toHaveBeenCalled();
  expect(busy.onLeftBehind).toHaveBeenCalledOnce();

  const first = openPage({ controller: null });
  first.container.dispatchEvent(new Event("controllerchange"));
  expect(first.reload).not.toHaveBeenCalled();
  first.container.dispatchEvent(new Event("controllerchange"));
  expect(first.reload).toHaveBeenCalledOnce();
});

test("a first install that the browser ends is begun anew, a few times", async () => {
  const { registration, container, see, stop } = openPage({ controller: null });
  registration.active = null;
  const workers: (EventTarget & { state: string })[] = [];
  const install = () => {
    const worker = Object.assign(new EventTarget(), { state: "installing" });
    workers.push(worker);
    registration.installing = worker;
  };
  install();
  container.register.mockImplementation(async () => {
    install();
    return registration;
  });
  await vi.advanceTimersByTimeAsync(0);
  for (const calls of [2, 3, 4, 4]) {
    const worker = workers.at(-1);
    if (!worker) throw new Error("Nothing is being installed.");
    worker.state = "redundant";
    worker.dispatchEvent(new Event("statechange"));
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    expect(container.register).toHaveBeenCalledTimes(calls);
  }
  see("visible");
  // However many installs there were, new versions are asked for once.
  expect(registration.update).toHaveBeenCalledTimes(1);
  stop();
});
