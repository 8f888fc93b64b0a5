import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { addOwnItems } from "#db/repositories/shopping-list-repository.ts";

import { Live, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { ListMenu } from "./list-menu.tsx";
import { readList } from "./read-list.ts";

/** The browser's own sheet for sharing, and its clipboard: the only parts that are not ours. */
function standIn(name: "share" | "clipboard", value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "clipboard");
  vi.restoreAllMocks();
});

const LIST = "Shopping list\n\nDairy & eggs\n- Milk, 2 l\n\nHousehold\n- Bin bags";

async function openMenu() {
  const db = openKitchen();
  await addOwnItems(db, [{ name: "milk", amount: "2 l" }]);
  await addOwnItems(db, [{ name: "bin bags", amount: "" }]);
  await renderInKitchen(db, <Live read={readList}>{(read) => <ListMenu {...read} />}</Live>);
  await page.getByRole("button", { name: "More for this list" }).click();
}

const tap = (name: string) => page.getByRole("button", { name, exact: true }).click();
const message = () => page.getByRole("region", { name: "Messages" }).getByRole("listitem");

test("the list goes to the browser's sheet as text, a thing a line below its aisle", async () => {
  const share = vi.fn(() => Promise.resolve());
  standIn("share", share);
  await openMenu();
  await tap("Share as text");
  await vi.waitFor(() =>
    expect(share).toHaveBeenCalledWith({ title: "Shopping list", text: LIST }),
  );
  expect(message().elements()).toEqual([]);
});

test("a sheet that the cook closes leaves no message, and copies nothing", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  standIn("clipboard", { writeText });
  let close: (error: Error) => void = () => {};
  standIn("share", () => new Promise((_, reject) => (close = reject)));
  await openMenu();
  await tap("Share as text");
  close(new DOMException("Share canceled", "AbortError"));
  // What the next tap says comes after whatever that would have said.
  await tap("More for this list");
  await tap("Copy");
  await expect.element(message()).toHaveTextContent("The list is copied");
  expect(writeText).toHaveBeenCalledTimes(1);
});

test("a sheet that the browser refuses to open has the list copied", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  standIn("clipboard", { writeText });
  standIn("share", () => Promise.reject(new DOMException("No", "NotAllowedError")));
  await openMenu();
  await tap("Share as text");
  await expect.element(message()).toHaveTextContent("The list is copied");
  expect(writeText).toHaveBeenCalledWith(LIST);
});

test("without a share sheet none is offered, and a refused copy is reported", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  standIn("clipboard", { writeText: () => Promise.reject(new Error("No")) });
  await openMenu();
  await expect.element(page.getByRole("button", { name: "Copy" })).toBeVisible();
  expect(page.getByRole("button", { name: "Share as text" }).elements()).toEqual([]);
  await tap("Copy");
  await expect.element(message()).toHaveTextContent("This browser doesn’t let Simmer copy.");
});
