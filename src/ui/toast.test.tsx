import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { Button } from "./button.tsx";
import { useToast, type ToastMessage } from "./toast-context.ts";
import { ToastProvider } from "./toast.tsx";
import { topLayerHost } from "./top-layer.ts";

function Shower({ messages }: { messages: readonly ToastMessage[] }) {
  const toasts = useToast();
  return messages.map((message, index) => (
    <Button key={message.text} onClick={() => toasts.show(message)}>
      {`Show ${index}`}
    </Button>
  ));
}

async function start(...messages: ToastMessage[]) {
  await render(
    <ToastProvider>
      <Shower messages={messages} />
    </ToastProvider>,
  );
  // It outlives the tests, whose containers are added to the page after it.
  document.body.append(topLayerHost());
  return document.querySelector("[aria-live]") as HTMLElement;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const show = (index: number) =>
  userEvent.click(page.getByRole("button", { name: `Show ${index}` }));
const texts = (region: HTMLElement) =>
  [...region.querySelectorAll("li")].map((item) => item.textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("the live region exists from the start, and new messages are added to it", async () => {
  const region = await start({ text: "Added to favorites" });
  expect(region.getAttribute("aria-live")).toBe("polite");
  expect(region.textContent).toBe("");
  await expect.element(page.getByRole("region", { name: "Messages" })).toBeInTheDocument();
  await show(0);
  expect(region.isConnected).toBe(true);
  await expect.poll(() => texts(region)).toEqual(["Added to favorites"]);
});

test("a message stays six seconds, one with an action ten", async () => {
  const region = await start({ text: "Saved" }, { text: "Removed", undo: () => {} });
  await show(0);
  await show(1);
  // The pointer stays where it clicked; hovering a message would pause it.
  await pass(5_900);
  await expect.poll(() => texts(region)).toEqual(["Saved", "RemovedUndo"]);
  await pass(200);
  await expect.poll(() => texts(region)).toEqual(["RemovedUndo"]);
  await pass(3_800);
  await expect.poll(() => texts(region)).toEqual(["RemovedUndo"]);
  await pass(200);
  await expect.poll(() => texts(region)).toEqual([]);
});

test.each([
  [
    "the pointer is on it",
    () => userEvent.hover(page.getByText("Removed")),
    () => userEvent.unhover(page.getByText("Removed")),
  ],
  ["the focus is in it", () => userEvent.tab(), () => userEvent.tab({ shift: true })],
])("its countdown pauses while %s", async (_, hold, release) => {
  const region = await start({ text: "Removed", undo: () => {} });
  await show(0);
  await hold();
  await pass(60_000);
  await expect.poll(() => texts(region)).toEqual(["RemovedUndo"]);
  await release();
  await pass(11_000);
  await expect.poll(() => texts(region)).toEqual([]);
});

test.each([
  ["a click", () => userEvent.click(page.getByRole("button", { name: "Undo" }))],
  [
    "the keyboard",
    async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
    },
  ],
])("undo by %s runs once and closes the message", async (_, undo) => {
  const run = vi.fn<() => void>();
  const region = await start({ text: "Removed", undo: run });
  await show(0);
  await undo();
  await expect.poll(() => texts(region)).toEqual([]);
  await pass(20_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("its key undoes the newest change, unless a text field has the focus", async () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const region = await start({ text: "Removed", undo: first }, { text: "Moved", undo: second });
  await show(0);
  await show(1);
  await expect.element(page.getByText("Control Z or Command Z undoes it")).toBeInTheDocument();
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(second).not.toHaveBeenCalled();
  field.remove();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(() => texts(region)).toEqual(["RemovedUndo"]);
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(() => texts(region)).toEqual([]);
  expect(first).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText("Undone: Removed")).toBeInTheDocument();
});

test("a message can be dismissed; at most three are shown, the same words once", async () => {
  const region = await start({ text: "one" }, { text: "two" }, { text: "three" }, { text: "four" });
  for (const index of [0, 1, 2, 3, 1]) await show(index);
  await expect.poll(() => texts(region)).toEqual(["three", "four", "two"]);
  await userEvent.click(page.getByRole("button", { name: "Dismiss message" }).first());
  await expect.poll(() => texts(region)).toEqual(["four", "two"]);
});

test("with two ways on, each runs its own action and closes the message", async () => {
  const [cook, shop] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const region = await start({
    text: "Saved",
    action: { label: "Cook now", run: cook },
    otherAction: { label: "See list", run: shop },
  });
  await show(0);
  await userEvent.click(page.getByRole("button", { name: "See list" }));
  await expect.poll(() => texts(region)).toEqual([]);
  expect(shop).toHaveBeenCalledTimes(1);
  expect(cook).not.toHaveBeenCalled();
});

test("a long name is cut off after three lines, but read out; what went wrong is shown in full", async () => {
  const name = "stone-ground wholegrain flour of the mill by the river, ".repeat(6);
  const region = await start(
    { text: `In the basket: ${name}`, tone: "success" },
    { text: `Failed to add to shopping list: ${name}`, tone: "danger" },
  );
  await show(0);
  await show(1);
  const [done, failed] = [page.getByText("In the basket:"), page.getByText("Failed to add")];
  await expect.element(failed).toBeVisible();
  const cutOff = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;
  const lines = ({ clientHeight }: Element) =>
    Math.round(clientHeight / parseFloat(getComputedStyle(done.element()).lineHeight));
  expect(lines(done.element())).toBe(3);
  expect(cutOff(done.element())).toBeGreaterThan(0);
  expect(lines(failed.element())).toBeGreaterThan(3);
  expect(cutOff(failed.element())).toBe(0);
  expect(texts(region)[0]).toContain(name);
});
