import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { openKitchen, renderInKitchen } from "../-common/kitchen.fixture.tsx";
import { createUnsavedMark } from "../-common/unsaved-work.ts";
import { ErrorScreen } from "./error-screen.tsx";

afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.restoreAllMocks();
});

test("trying again after the whole app has failed activates the waiting version", async () => {
  const waiting = Object.assign(new EventTarget(), { postMessage: vi.fn<() => void>() });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    getRegistration: async () => ({ waiting }),
  });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  await renderInKitchen(openKitchen(), <ErrorScreen error={new Error("Broken")} />);
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.poll(() => waiting.postMessage.mock.calls).toEqual([[{ type: "SKIP_WAITING" }]]);
});

test("once the network is back, a screen that was missing comes by itself, unless it costs unsaved work", async () => {
  // Never resolves, so that the test page isn't reloaded.
  const ask = vi.spyOn(window, "fetch").mockReturnValue(new Promise(() => undefined));
  const missing = Object.assign(new Error("Not on this device"), { name: "MissingPartError" });
  await renderInKitchen(openKitchen(), <ErrorScreen error={missing} />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("isn’t on this device yet");
  const asked = () => ask.mock.calls.filter(([url]) => url === "/").length;
  const comeOnline = () => window.dispatchEvent(new Event("online"));
  await expect
    .poll(() => {
      comeOnline();
      return asked();
    })
    .toBeGreaterThan(0);
  ask.mockClear();
  const mark = createUnsavedMark();
  mark(true);
  comeOnline();
  expect(asked()).toBe(0);
  mark(false);
  comeOnline();
  expect(asked()).toBe(1);
});
