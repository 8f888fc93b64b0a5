import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { AGENTS } from "./install-agents.fixture.ts";
import { keepInstallOffer } from "./install-event.ts";
import { InstallHelp, InstallOffer } from "./install-offer.tsx";

/** As main.tsx does, once for a page. */
keepInstallOffer();

type Outcome = "accepted" | "dismissed";

/** Fires the browser's install event, with this outcome of its dialog. */
function offerByBrowser(outcome: Outcome = "accepted") {
  const prompt = vi.fn<() => Promise<{ outcome: Outcome }>>(async () => ({ outcome }));
  const event = new Event("beforeinstallprompt", { cancelable: true });
  window.dispatchEvent(Object.assign(event, { prompt }));
  return { event, prompt };
}

function beBrowser(userAgent: string, maxTouchPoints = 0): void {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(maxTouchPoints);
}

const offer = () => page.getByText("Keep Simmer at hand");
const tap = (name: string) => userEvent.click(page.getByRole("button", { name }));
const show = () => render(<InstallOffer className={undefined} />);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  // Resets the stored event.
  window.dispatchEvent(new Event("appinstalled"));
});

test("who says 'Not now' is not asked again, at the next visit or when the browser offers it anew", async () => {
  const { prompt, event } = offerByBrowser();
  // Suppresses Android's own install bar.
  expect(event.defaultPrevented).toBe(true);
  const first = await show();
  await expect.element(offer()).toBeVisible();
  await tap("Not now");
  await expect.element(offer()).not.toBeInTheDocument();
  await first.unmount();
  offerByBrowser();
  const { container } = await show();
  expect(container.textContent).toBe("");
  offerByBrowser();
  await expect.element(offer()).not.toBeInTheDocument();
  expect(prompt).not.toHaveBeenCalled();
});

test.each<Outcome>(["accepted", "dismissed"])(
  "once the browser's own dialog is %s, nothing is offered again",
  async (outcome) => {
    const { prompt } = offerByBrowser(outcome);
    const first = await show();
    await tap("Install");
    await expect.element(offer()).not.toBeInTheDocument();
    expect(prompt).toHaveBeenCalledOnce();
    await first.unmount();
    offerByBrowser();
    const { container } = await show();
    expect(container.textContent).toBe("");
  },
);

test("a dialog that the browser does not show counts as answered, too", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  offerByBrowser().prompt.mockRejectedValue(new DOMException("Not now", "NotAllowedError"));
  const first = await show();
  await tap("Install");
  await expect.element(offer()).not.toBeInTheDocument();
  await first.unmount();
  offerByBrowser();
  const { container } = await show();
  expect(container.textContent).toBe("");
});

test.each([
  [
    "iOS",
    AGENTS.iphone,
    "With an icon of its own it opens like any app, also without a signal. Tap Share at the edge of the browser, then “Add to Home Screen”.",
  ],
  [
    "Firefox on Android",
    AGENTS.androidFirefox,
    "With an icon of its own it opens like any app, also without a signal. Open the browser’s menu, then “Add app to Home screen”.",
  ],
])("%s is told its steps, and after 'Got it' nothing any more", async (_, agent, words) => {
  beBrowser(agent, 5);
  const first = await show();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Install" })).not.toBeInTheDocument();
  await tap("Got it");
  await expect.element(offer()).not.toBeInTheDocument();
  await first.unmount();
  const { container } = await show();
  expect(container.textContent).toBe("");
});

test("a browser that can't install the app is offered nothing", async () => {
  beBrowser(AGENTS.linuxFirefox);
  const { container } = await show();
  expect(container.textContent).toBe("");
});

test("settings go on saying how after 'Not now', and have the browser's dialog", async () => {
  const { prompt } = offerByBrowser("dismissed");
  const home = await show();
  await tap("Not now");
  await home.unmount();
  await render(<InstallHelp />);
  await tap("Install");
  await expect.poll(() => prompt.mock.calls).toHaveLength(1);
  // The browser offers it only once.
  await expect.element(page.getByText("Install Simmer")).not.toBeInTheDocument();
});
