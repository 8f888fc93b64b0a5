import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";

import { LongCardGrid, type GridPlace } from "./long-card-grid.tsx";

const HEIGHT = 150;
const COUNT = 1_000;

const makeItems = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `dish-${at + 1}` }));

let left: GridPlace | null = null;

function Page({ count, place = null }: { count: number; place?: GridPlace | null }) {
  const [items, setItems] = useState(() => makeItems(count));
  return (
    <>
      <button type="button" onClick={() => setItems(items.slice(0, 3))}>
        Filter
      </button>
      <LongCardGrid
        label="Dishes"
        items={items}
        renderCard={({ id }) => (
          // Rows differ in height, as meal cards do.
          <article style={{ height: HEIGHT + 10 * (Number(id.slice(5)) % 7) }}>
            <a href={`#${id}`}>{id}</a>
          </article>
        )}
        place={place}
        onLeave={(next) => {
          left = next;
        }}
      />
      <button type="button">After</button>
    </>
  );
}

async function start(count: number, place: GridPlace | null = null) {
  window.scrollTo(0, 0);
  const { container, unmount } = await render(<Page count={count} place={place} />);
  const cards = () => [...container.querySelectorAll<HTMLElement>("li:not([aria-hidden])")];
  return {
    container,
    unmount,
    cards,
    names: () => cards().map((card) => card.textContent),
    /** The first card that is at least partly visible. */
    first: () => cards().find((card) => card.getBoundingClientRect().bottom > 0)?.textContent,
  };
}

test("cards near the screen are drawn, and each says which of all it is", async () => {
  const { cards, names } = await start(COUNT);
  await expect.poll(names).toContain("dish-1");
  expect(cards().length).toBeLessThan(40);
  for (const card of cards()) {
    expect(card.textContent).toBe(`dish-${card.getAttribute("aria-posinset")}`);
    expect(card.getAttribute("aria-setsize")).toBe("1000");
  }
});

test("few cards are all drawn", async () => {
  const { names } = await start(24);
  expect(names()).toEqual(makeItems(24).map(({ id }) => id));
});

test("wherever the cook scrolls there are cards, up to the last", async () => {
  const { names, first } = await start(COUNT);
  const { documentElement: page } = document;
  window.scrollTo(0, page.scrollHeight / 2);
  await expect.poll(first).toMatch(/^dish-[4-6]\d\d$/);
  // Estimated row heights may be off, so the end can move once or twice.
  await expect
    .poll(() => {
      window.scrollTo(0, page.scrollHeight);
      return names();
    })
    .toContain("dish-1000");
  expect(names().length).toBeLessThan(40);
  window.scrollTo(0, 0);
  await expect.poll(first).toBe("dish-1");
});

test("rows that turn out shorter than expected above the screen do not move what is on it", async () => {
  const { first, cards } = await start(COUNT);
  window.scrollTo(0, 20_000);
  await expect.poll(first).toBeDefined();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const name = first();
  const card = cards().find(({ textContent }) => textContent === name) as HTMLElement;
  const before = card.getBoundingClientRect().top;
  window.scrollBy(0, -20);
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  expect(card.isConnected).toBe(true);
  expect(Math.abs(card.getBoundingClientRect().top - before - 20)).toBeLessThan(2);
});

test("the card with the focus stays, and Tab goes on from it", async () => {
  const { container, names } = await start(COUNT);
  container.querySelector<HTMLElement>("a[href='#dish-1']")?.focus({ preventScroll: true });
  window.scrollTo(0, 30_000);
  await expect.poll(names).not.toContain("dish-30");
  expect(document.activeElement?.textContent).toBe("dish-1");
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("dish-2");
});

test("Tab reaches every card in order", async () => {
  const { container } = await start(COUNT);
  container.querySelector<HTMLElement>("a")?.focus();
  for (let at = 2; at <= 40; at += 1) {
    await userEvent.keyboard("{Tab}");
    await expect.poll(() => document.activeElement?.textContent).toBe(`dish-${at}`);
  }
});

test("coming back restores the scroll position", async () => {
  const before = await start(COUNT);
  for (const top of [4_000, 9_000, 30_000]) {
    window.scrollTo(0, top);
    await expect.poll(before.first).toBeDefined();
    await new Promise(requestAnimationFrame);
  }
  await expect.poll(before.first).toMatch(/^dish-\d{3}$/);
  const [name, top] = [before.first(), window.scrollY];
  const height = document.documentElement.scrollHeight;
  await before.unmount();
  expect(left?.top).toBe(top);

  const after = await start(COUNT, left);
  // The page has its full height at once, so that the browser can restore the scroll position.
  expect(document.documentElement.scrollHeight).toBe(height);
  window.scrollTo(0, top);
  await expect.poll(after.first).toBe(name);
});

test("all cards are drawn for printing, and as few as before afterwards", async () => {
  const { names } = await start(200);
  const drawn = names().length;
  expect(drawn).toBeLessThan(40);
  window.dispatchEvent(new Event("beforeprint"));
  expect(names()).toEqual(makeItems(200).map(({ id }) => id));
  window.dispatchEvent(new Event("afterprint"));
  await expect.poll(() => names().length).toBeLessThan(40);
});

test("a filter that leaves few shows them", async () => {
  const { container, names } = await start(COUNT);
  window.scrollTo(0, 30_000);
  container.querySelector("button")?.click();
  await expect.poll(names).toEqual(["dish-1", "dish-2", "dish-3"]);
});
