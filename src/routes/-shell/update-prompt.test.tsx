import { afterEach, beforeEach, expect, onTestFinished, test, vi, type Mock } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";

import { openKitchen, renderInKitchen } from "../-common/kitchen.fixture.tsx";
import { OutdatedPrompt } from "./outdated.tsx";
import { UpdatePrompt } from "./update-prompt.tsx";

const MINUTE = 60_000;

/** Fake service workers, with a waiting version that never activates. */
function stubServiceWorkers() {
  const waiting = Object.assign(new EventTarget(), {
    state: "installed",
    postMessage: vi.fn<() => void>(),
  });
  const update = vi.fn<() => Promise<void>>(async () => undefined);
  const registration = Object.assign(new EventTarget(), {
    active: {},
    waiting,
    installing: null,
    update,
  });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  return { waiting, update, container };
}

/** Opens a dialog, which a reload would close; returns the function that takes it away. */
function openDialog(): () => void {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  dialog.show();
  return () => dialog.remove();
}

const popup = page.getByRole("dialog", { name: "Update available" });

/** Triggers an update check, as on the cook's return, and waits for its result. */
async function comeBack(update: Mock): Promise<void> {
  const asked = update.mock.calls.length;
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => update.mock.calls.length).toBe(asked + 1);
  await isPainted();
}

/** Pending React updates are on the screen after two frames. */
const isPainted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("an update that the browser doesn't activate yet says so, and can be postponed", async () => {
  const { waiting } = stubServiceWorkers();
  await render(<UpdatePrompt />);
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

test("Later lasts an hour in a page that stays open", async () => {
  const { update } = stubServiceWorkers();
  await render(<UpdatePrompt />);
  await userEvent.click(popup.getByRole("button", { name: "Later" }));
  await expect.element(popup).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(59 * MINUTE);
  await comeBack(update);
  await expect.element(popup).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await comeBack(update);
  await expect.element(popup).toBeVisible();
});

test("a postponed update neither reloads the page nor continues", async () => {
  const { waiting } = stubServiceWorkers();
  await render(<UpdatePrompt />);
  await userEvent.click(popup.getByRole("button", { name: "Update Now" }));
  await expect.poll(() => waiting.postMessage.mock.calls.length).toBe(1);
  await userEvent.click(popup.getByRole("button", { name: "Later" }));
  await expect.element(popup).not.toBeInTheDocument();
  waiting.state = "redundant";
  waiting.dispatchEvent(new Event("statechange"));
  await isPainted();
  expect(waiting.postMessage).toHaveBeenCalledTimes(1);
});

test("an update that comes while a dialog is open is offered again when that is closed", async () => {
  const { waiting } = stubServiceWorkers();
  await render(<UpdatePrompt />);
  const button = popup.getByRole("button", { name: "Update Now" });
  await userEvent.click(button);
  await expect.poll(() => waiting.postMessage.mock.calls.length).toBe(1);
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  const close = openDialog();
  waiting.state = "redundant";
  waiting.dispatchEvent(new Event("statechange"));
  close();
  await expect.element(button).not.toHaveAttribute("aria-busy", "true");
  expect(waiting.postMessage).toHaveBeenCalledTimes(1);
});

test("a window that is left behind, with a newer app's database as well, is asked to reload once", async () => {
  const { container } = stubServiceWorkers();
  const db = openKitchen();
  const reload = page.getByRole("dialog", { name: "Reload needed" });
  await renderInKitchen(
    db,
    <>
      <UpdatePrompt />
      <OutdatedPrompt />
    </>,
  );
  await expect.element(popup).toBeVisible();
  db.outdate();
  await expect.element(reload).toBeVisible();
  await expect.element(popup).not.toBeInTheDocument();
  const close = openDialog();
  container.dispatchEvent(new Event("controllerchange"));
  close();
  await isPainted();
  expect(reload.elements()).toHaveLength(1);
});

test("what is stored is called safe after a look at it, and not if the site's data is gone", async () => {
  stubServiceWorkers();
  onTestFinished(() => localStorage.removeItem("simmer.session"));
  const db = openKitchen();
  await db.open();
  const asCook = (uid: string) => {
    const session = { uid, email: "", displayName: "" };
    localStorage.setItem("simmer.session", JSON.stringify(session));
  };
  asCook(db.accountUid);
  const { rerender } = await render(<UpdatePrompt key="here" />);
  await expect.element(popup).toHaveTextContent("What you saved is safe on this device.");
  asCook("gone");
  await rerender(<UpdatePrompt key="cleared" />);
  await expect.element(popup).toHaveTextContent("Updating takes a second.");
  await isPainted();
  await expect.element(popup).not.toHaveTextContent("safe");
});

test("it leaves the buttons of a bar free", async () => {
  stubServiceWorkers();
  await render(
    <>
      <Screen actions={<Button size="lg">Continue</Button>}>What is asked.</Screen>
      <UpdatePrompt />
    </>,
  );
  await expect.element(popup).toBeVisible();
  const button = page.getByRole("button", { name: "Continue" }).element();
  const { bottom } = popup.element().getBoundingClientRect();
  expect(bottom).toBeLessThan(button.getBoundingClientRect().top);
});
