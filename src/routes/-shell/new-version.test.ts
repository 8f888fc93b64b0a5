import { afterEach, expect, test, vi } from "vitest";

import { reloadIntoNewest } from "./new-version.ts";

/** An installed, waiting version of the app. */
class Version extends EventTarget {
  state = "installed";
  postMessage = vi.fn<(message: { type: string }) => void>();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

/** A page of the app; `registration.waiting` is the version that waits. */
function openPage() {
  const registration = { waiting: new Version() as Version | null };
  const container = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  const page = { dialog: null as object | null, querySelector: () => page.dialog };
  const reload = vi.fn<() => void>();
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { location: { reload } });
  /** Like unsaved work, an open dialog prevents the reload. */
  const openDialog = () => void (page.dialog = {});
  const changeController = () => container.dispatchEvent(new Event("controllerchange"));
  return { registration, reload, openDialog, changeController };
}

afterEach(() => void vi.unstubAllGlobals());

const SKIP_WAITING = { type: "SKIP_WAITING" };

/** The page's reaction to a redundant worker is asynchronous. */
const untilAsked = () => new Promise<void>((resolve) => void setImmediate(resolve));

test("the waiting version is activated, and the page reloads once, whatever happens to it", async () => {
  const { registration, reload, changeController } = openPage();
  const { waiting } = registration;
  await reloadIntoNewest();
  expect(waiting?.postMessage).toHaveBeenCalledExactlyOnceWith(SKIP_WAITING);
  waiting?.become("activating");
  expect(reload).not.toHaveBeenCalled();
  changeController();
  expect(reload).toHaveBeenCalledOnce();
  waiting?.become("activated");
  waiting?.become("redundant");
  await untilAsked();
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that no version controls reloads once the new one is active", async () => {
  const { registration, reload } = openPage();
  await reloadIntoNewest();
  registration.waiting?.become("activated");
  expect(reload).toHaveBeenCalledOnce();
});

test("work begun during activation prevents the reload, also for the next version", async () => {
  const { registration, reload, openDialog, changeController } = openPage();
  const first = registration.waiting;
  const onUnsaved = vi.fn<() => void>();
  await reloadIntoNewest({ onUnsaved });
  openDialog();
  first?.become("activated");
  expect(onUnsaved).toHaveBeenCalledOnce();
  const second = new Version();
  registration.waiting = second;
  first?.become("redundant");
  changeController();
  await untilAsked();
  expect(second.postMessage).not.toHaveBeenCalled();

  await reloadIntoNewest({ onUnsaved });
  expect(second.postMessage).toHaveBeenCalledExactlyOnceWith(SKIP_WAITING);
  const third = new Version();
  registration.waiting = third;
  second.become("redundant");
  expect(onUnsaved).toHaveBeenCalledTimes(2);
  await untilAsked();
  expect(third.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test("a postponed update is aborted, and activates no later version", async () => {
  const { registration, reload } = openPage();
  const first = registration.waiting;
  const putOff = new AbortController();
  await reloadIntoNewest({ signal: putOff.signal });
  putOff.abort();
  first?.become("activated");
  const second = new Version();
  registration.waiting = second;
  first?.become("redundant");
  await untilAsked();
  expect(second.postMessage).not.toHaveBeenCalled();

  await reloadIntoNewest({ signal: putOff.signal });
  expect(second.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test("if a newer deployment replaces it meanwhile, that one is activated", async () => {
  const { registration, reload } = openPage();
  const first = registration.waiting;
  await reloadIntoNewest();
  const second = new Version();
  registration.waiting = second;
  first?.become("redundant");
  await vi.waitFor(() => expect(second.postMessage).toHaveBeenCalledExactlyOnceWith(SKIP_WAITING));
  expect(reload).not.toHaveBeenCalled();
});

test("with no version waiting the page reloads", async () => {
  const { registration, reload } = openPage();
  registration.waiting = null;
  await reloadIntoNewest();
  expect(reload).toHaveBeenCalledOnce();
});
