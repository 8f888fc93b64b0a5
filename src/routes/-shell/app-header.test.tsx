import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";

import { openKitchen, renderInKitchen } from "../-common/kitchen.fixture.tsx";
import { AppHeader } from "./app-header.tsx";
import { offerOfflineNews } from "./offline-news-sign.ts";

beforeEach(() => localStorage.removeItem("simmer.offline-told"));
afterEach(() => page.viewport(390, 844));

/** The texts below `element` that wrap. */
function findBrokenWords(element: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** The parts of the header that overflow horizontally. */
function findSticksOut(): Element[] {
  const { right } = document.body.getBoundingClientRect();
  const parts = [...page.getByRole("banner").element().querySelectorAll("*")];
  return parts.filter((part) => part.getBoundingClientRect().right > right);
}

/** Shows the header with its longest sync status. */
async function renderWithNews(title: string): Promise<Element> {
  const db = openKitchen();
  await db.meta.put({ key: "pulled", value: { here: 1, there: 1 } });
  await renderInKitchen(db, <AppHeader title={title} back={{ to: "/" }} />);
  offerOfflineNews();
  await expect.element(page.getByRole("banner")).toHaveTextContent("Works offline");
  return page.getByRole("heading", { level: 1 }).element();
}

const NARROW = [320, 340, 360, 375, 390];

test.each(["Shopping List", "Page not found", "Dinner Ideas", "Mediterranean Chickpea Stew"])(
  "beside what the header says of sync, %s breaks between words",
  async (title) => {
    const heading = await renderWithNews(title);
    for (const width of NARROW) {
      await page.viewport(width, 812);
      expect(findBrokenWords(heading), `at ${width} px`).toEqual([]);
      expect(findSticksOut(), `at ${width} px`).toEqual([]);
    }
  },
);

test("a word that is longer than the page breaks beside the way back, and nothing sticks out", async () => {
  const heading = await renderWithNews("Donaudampfschifffahrtsgesellschaftseintopf");
  const back = page.getByRole("link", { name: "Back" }).element();
  for (const width of NARROW) {
    await page.viewport(width, 812);
    expect(findBrokenWords(heading), `at ${width} px`).toHaveLength(1);
    const { bottom } = back.getBoundingClientRect();
    expect(heading.getBoundingClientRect().top, `at ${width} px`).toBeLessThan(bottom);
    expect(findSticksOut(), `at ${width} px`).toEqual([]);
  }
});
