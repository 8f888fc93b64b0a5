import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { UpdatePrompt } from "./update-prompt.tsx";

/** The browser's service workers, with a version that waits and that it does not let in. */
function stubServiceWorkers() {
  const waiting = Object.assign(new EventTarget(), { postMessage: vi.fn<() => void>() });
  const registration = Object.assign(new EventTarget(), { active: {}, waiting, installing: null });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  return waiting;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("an update that the browser does not let in yet says so, and can be put away", async () => {
  const waiting = stubServiceWorkers();
  await render(<UpdatePrompt />);
  const popup = page.getByRole("dialog", { name: "Update available" });
  await userEvent.click(popup.getByRole("button", { name: "Update Now" }));
  await expect.poll(() => waiting.postMessage.mock.calls).toEqual([[{ type: "SKIP_WAITING" }]]);
  await vi.advanceTimersByTimeAsync(3_900);
  await expect.element(popup.getByRole("status")).toHaveTextContent("Updating takes a second.");
  await vi.advanceTimersByTimeAsync(200);
  await expect
    .element(popup.getByRole("status"))
    .toHaveTextContent("Simmer reloads by itself when it’s ready.");
  await userEvent.click(popup.getByRole("button", { name: "Later" }));
  await expect.element(popup).not.toBeInTheDocument();
});
