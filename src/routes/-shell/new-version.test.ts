import { afterEach, expect, test, vi } from "vitest";

import { reloadIntoNewest } from "./new-version.ts";

/** A version of the app that is installed and waits. */
class Version extends EventTarget {
  state = "installed";
  postMessage = vi.fn<(message: { type: string }) => void>();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

/** A page of the app; `registration.waiting` is the version that waits. */
function openPage({ controller }: { controller: object | null }) {
  const registration = { waiting: new Version() as Version | null };
  const getRegistration = async () => registration;
  const reload = vi.fn<() => void>();
  vi.stubGlobal("navigator", { serviceWorker: { controller, getRegistration } });
  vi.stubGlobal("window", { location: { reload } });
  return { registration, reload };
}

afterEach(() => void vi.unstubAllGlobals());

const SKIP_WAITING = { type: "SKIP_WAITING" };

test("the version that waits is let in; a page that no version controls reloads by itself then", async () => {
  for (const controller of [{}, null]) {
    const { registration, reload } = openPage({ controller });
    const { waiting } = registration;
    await reloadIntoNewest();
    expect(waiting?.postMessage).toHaveBeenCalledExactlyOnceWith(SKIP_WAITING);
    waiting?.become("activating");
    expect(reload).not.toHaveBeenCalled();
    waiting?.become("activated");
    expect(reload).toHaveBeenCalledTimes(controller ? 0 : 1);
  }
});

test("where another deployment takes its place meanwhile, that one is let in", async () => {
  const { registration, reload } = openPage({ controller: {} });
  const first = registration.waiting;
  await reloadIntoNewest();
  const second = new Version();
  registration.waiting = second;
  first?.become("redundant");
  await vi.waitFor(() => expect(second.postMessage).toHaveBeenCalledExactlyOnceWith(SKIP_WAITING));
  expect(reload).not.toHaveBeenCalled();
});

test("with no version waiting the page reloads", async () => {
  const { registration, reload } = openPage({ controller: {} });
  registration.waiting = null;
  await reloadIntoNewest();
  expect(reload).toHaveBeenCalledOnce();
});
