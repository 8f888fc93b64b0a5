import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, userEvent } from "vitest/browser";

import { emulateMedia } from "./measure.fixture.ts";
import { ReorderList } from "./reorder-list.tsx";

type Move = (id: string, followers: string[]) => Promise<boolean>;

const DISHES = ["soup", "stew", "curry", "pie"].map((id) => ({ id }));

function Plan({ onMove }: { onMove: Move }) {
  const [items, setItems] = useState(DISHES);
  return (
    <>
      <ReorderList label="Order" items={items} onMove={onMove}>
        {({ id }, _, handle) => (
          <div style={{ display: "flex", height: "60px" }}>
            {handle}
            <span>{id}</span>
          </div>
        )}
      </ReorderList>
      <button type="button" onClick={() => setItems(items.toReversed())}>
        Reverse
      </button>
    </>
  );
}

async function start(onMove: Move) {
  const { container } = await render(<Plan onMove={onMove} />);
  const rows = () => [...container.querySelectorAll("li")];
  return {
    container,
    rows,
    order: () => rows().map((row) => row.textContent),
    /** The visual order, with rows that are shifted aside counted where they appear. */
    seen: () =>
      rows()
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((row) => row.textContent),
    row: (id: string) => rows().find((row) => row.textContent === id) as HTMLElement,
  };
}

type Kind = "mousePressed" | "mouseMoved" | "mouseReleased";

/** Acts with the real mouse at a point of the test page. */
async function mouse(type: Kind, x: number, y: number): Promise<void> {
  // Vitest shows the page in an iframe, scaled down to fit the window.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = (frame.width || innerWidth) / innerWidth;
  const at = { x: frame.x + x * scale, y: frame.y + y * scale };
  const held = { button: "left", buttons: 1, clickCount: 1 } as const;
  await cdp().send("Input.dispatchMouseEvent", { type, ...at, ...held });
}

/** Grabs a row by its handle and moves the pointer by `by` px. */
async function take(row: HTMLElement, by: number) {
  const handle = row.querySelector("span") as HTMLElement;
  const { left, top } = handle.getBoundingClientRect();
  const [x, y] = [left + 20, top + 20];
  await mouse("mousePressed", x, y);
  await mouse("mouseMoved", x, y + by / 2);
  await mouse("mouseMoved", x, y + by);
  return { drop: () => mouse("mouseReleased", x, y + by) };
}

test("a row is dragged by its handle; the others give way, and it stays where it was dropped", async () => {
  const onMove = vi.fn<Move>().mockResolvedValue(true);
  const { row, order, seen } = await start(onMove);
  const { drop } = await take(row("soup"), 140);
  await expect.poll(seen).toEqual(["stew", "curry", "soup", "pie"]);
  expect(order()).toEqual(["soup", "stew", "curry", "pie"]);
  expect(onMove).not.toHaveBeenCalled();
  await drop();
  await expect.poll(order).toEqual(["stew", "curry", "soup", "pie"]);
  expect(onMove.mock.calls).toEqual([["soup", ["pie"]]]);
  await expect.poll(seen).toEqual(order());
  for (const id of order()) expect(row(id).style.translate).toBe("");
});

test("a row that could not be stored goes back, and so does one that Escape lets go", async () => {
  const onMove = vi.fn<Move>().mockResolvedValue(false);
  const { row, order, seen } = await start(onMove);
  await (await take(row("pie"), -200)).drop();
  await expect.poll(() => onMove.mock.calls).toEqual([["pie", ["soup", "stew", "curry"]]]);
  await expect.poll(order).toEqual(["soup", "stew", "curry", "pie"]);
  const { drop } = await take(row("stew"), 90);
  await expect.poll(seen).toEqual(["soup", "curry", "stew", "pie"]);
  await userEvent.keyboard("{Escape}");
  await expect.poll(seen).toEqual(["soup", "stew", "curry", "pie"]);
  await drop();
  expect(onMove).toHaveBeenCalledTimes(1);
});

test("an order that comes from elsewhere is shown, and ends a drag", async () => {
  const onMove = vi.fn<Move>().mockResolvedValue(true);
  const { container, rows, row, order, seen } = await start(onMove);
  const { drop } = await take(row("soup"), 140);
  await expect.poll(seen).toEqual(["stew", "curry", "soup", "pie"]);
  container.querySelector("button")?.click();
  await expect.poll(order).toEqual(["pie", "curry", "stew", "soup"]);
  expect(rows().map(({ style }) => style.translate)).toEqual(["", "", "", ""]);
  await drop();
  expect(onMove).not.toHaveBeenCalled();
});

test("rows glide to their places, and stand there at once under reduced motion", async () => {
  const { container, rows, order } = await start(vi.fn<Move>().mockResolvedValue(true));
  const gliding = () => rows().flatMap((row) => row.getAnimations()).length;
  const started = vi.spyOn(Element.prototype, "animate");
  container.querySelector("button")?.click();
  await expect.poll(order).toEqual(["pie", "curry", "stew", "soup"]);
  expect(started).toHaveBeenCalledTimes(4);
  await expect.poll(gliding).toBe(0);
  await emulateMedia({ motion: "reduce" });
  container.querySelector("button")?.click();
  await expect.poll(order).toEqual(["soup", "stew", "curry", "pie"]);
  expect(started).toHaveBeenCalledTimes(4);
});

test("a finger on the handle drags, and scrolls anywhere else", async () => {
  const { row } = await start(vi.fn<Move>().mockResolvedValue(true));
  const [handle, name] = row("soup").querySelectorAll("span");
  expect(getComputedStyle(handle!).touchAction).toBe("none");
  expect(getComputedStyle(name!).touchAction).not.toBe("none");
  expect(handle!.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  expect(handle!.ariaHidden).toBe("true");
});
