import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { watchForUpdate } from "./app-update.ts";

const MINUTE = 60_000;

class Registration extends EventTarget {
  /** The version that runs; null while the very first one installs. */
  active: object | null = { postMessage: () => undefined };
  waiting: object | null = null;
  installing: object | null = null;
  update = vi.fn<() => Promise<void>>(async () => undefined);
}

interface State {
  controller?: object | null;
  dialog?: object;
  /** The default error of registrations. */
  failure?: Error;
}

/** A page of the app, controlled by a service worker or not, with a dialog open or not. */
function openPage({ controller = {}, dialog, failure }: State = {}) {
  const registration = new Registration();
  const container = Object.assign(new EventTarget(), {
    controller,
    register: vi.fn<() => Promise<Registration>>(async () => registration),
    // For readiness: a registration without `active` isn't ready.
    getRegistration: async () => registration,
  });
  const page = Object.assign(new EventTarget(), {
    visibilityState: "visible",
    querySelector: () => dialog ?? null,
  });
  const reload = vi.fn<() => void>();
  const caches = { match: async () => undefined };
  const window = Object.assign(new EventTarget(), { location: { reload }, caches });
  const onWaiting = vi.fn<(worker: ServiceWorker) => void>();
  const onLeftBehind = vi.fn<() => void>();
  if (failure) {
    registration.active = null;
    container.register.mockRejectedValue(failure);
  }
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("document", page);
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("window", window);
  const stop = watchForUpdate({ onWaiting, onLeftBehind });
  const see = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  const comeOnline = () => window.dispatchEvent(new Event("online"));
  return { registration, container, reload, onWaiting, onLeftBehind, stop, see, comeOnline };
}

/** A version that is being stored. */
const installing = () => Object.assign(new EventTarget(), { state: "installing" });
type Installing = ReturnType<typeof installing>;

function become(worker: Installing | undefined, state: string): void {
  if (!worker) throw new Error("Nothing is being installed.");
  worker.state = state;
  worker.dispatchEvent(new Event("statechange"));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
  const worker = installing();
  const { registration, onWaiting, see } = openPage();
  // Another window had triggered the update before.
  registration.installing = worker;
  await vi.advanceTimersByTimeAsync(0);
  // Browsers fire `updatefound` although the registration already had the worker.
  registration.dispatchEvent(new Event("updatefound"));
  expect(onWaiting).not.toHaveBeenCalled();
  become(worker, "installed");
  expect(onWaiting).toHaveBeenCalledExactlyOnceWith(worker);
  registration.waiting = worker;
  await vi.advanceTimersByTimeAsync(MINUTE);
  see("visible");
  await vi.advanceTimersByTimeAsync(0);
  expect(onWaiting).toHaveBeenCalledTimes(2);

  // The very first worker may be active by the time `updatefound` fires.
  const first = openPage();
  const its = installing();
  Object.assign(first.registration, { active: null, installing: its });
  await vi.advanceTimersByTimeAsync(0);
  first.registration.active = its;
  become(its, "installed");
  expect(first.onWaiting).not.toHaveBeenCalled();
});

test("a page that the first version missed asks to be claimed, and no other page does", async () => {
  const asks = async (state: State) => {
    const { registration } = openPage(state);
    const postMessage = vi.fn<(message: object) => void>();
    registration.active = { postMessage };
    await vi.advanceTimersByTimeAsync(0);
    return postMessage.mock.calls.flat();
  };
  expect(await asks({ controller: null })).toEqual([{ type: "CLAIM" }]);
  expect(await asks({})).toEqual([]);
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

test("a failed registration is retried after a delay, and once the network is back", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const failure = new TypeError("Failed to fetch");
  const { registration, container, comeOnline, see, stop } = openPage({
    controller: null,
    failure,
  });
  await vi.advanceTimersByTimeAsync(MINUTE / 2 - 1);
  expect(container.register).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith("No service worker here", failure);
  await vi.advanceTimersByTimeAsync(1);
  expect(container.register).toHaveBeenCalledTimes(2);
  container.register.mockResolvedValue(registration);
  comeOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(container.register).toHaveBeenCalledTimes(3);

  // It has succeeded: no more retries, but update checks.
  comeOnline();
  await vi.advanceTimersByTimeAsync(MINUTE);
  see("visible");
  await vi.advanceTimersByTimeAsync(0);
  expect(container.register).toHaveBeenCalledTimes(3);
  expect(registration.update).toHaveBeenCalledTimes(1);
  stop();
});

test("after all retries have failed, the cook's return triggers another, until the page is closed", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const failure = new TypeError("Failed to fetch");
  const { container, comeOnline, see, stop } = openPage({ controller: null, failure });
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(container.register).toHaveBeenCalledTimes(4);
  see("visible");
  expect(container.register).toHaveBeenCalledTimes(5);
  stop();
  comeOnline();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  see("visible");
  expect(container.register).toHaveBeenCalledTimes(5);
});

test("a first install that the browser aborts is retried a few times, and then on return", async () => {
  const { registration, container, see, stop } = openPage({ controller: null });
  registration.active = null;
  const workers: Installing[] = [];
  const install = () => {
    const worker = installing();
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
    become(workers.at(-1), "redundant");
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    expect(container.register).toHaveBeenCalledTimes(calls);
  }
  see("visible");
  await vi.advanceTimersByTimeAsync(0);
  expect(container.register).toHaveBeenCalledTimes(5);
  expect(registration.update).not.toHaveBeenCalled();

  // This one succeeds. However many attempts there were, update checks are scheduled once.
  const last = workers.at(-1);
  become(last, "installed");
  registration.active = last ?? null;
  await vi.advanceTimersByTimeAsync(MINUTE);
  see("visible");
  await vi.advanceTimersByTimeAsync(0);
  expect(container.register).toHaveBeenCalledTimes(5);
  expect(registration.update).toHaveBeenCalledTimes(1);
  stop();
});

test("a browser that refuses service workers is not asked again", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const failure = new DOMException("Refused.", "SecurityError");
  const { container, comeOnline, see, stop } = openPage({ controller: null, failure });
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  comeOnline();
  see("visible");
  await vi.advanceTimersByTimeAsync(0);
  expect(container.register).toHaveBeenCalledOnce();
  stop();
});
