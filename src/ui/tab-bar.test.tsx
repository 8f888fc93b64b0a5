import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import "./global.css";

import { measureTarget } from "./measure.fixture.ts";
import { TabBar } from "./tab-bar.tsx";
import { TabBadge, tabClass, TabContent, TabList } from "./tab-list.tsx";

const NAMES = ["Home", "Cook", "List", "Eat", "Explore"];

async function show({ count = 7, hidden = false } = {}) {
  await render(
    <>
      <main>Words</main>
      <TabBar label="Main" hidden={hidden}>
        <TabList>
          {NAMES.map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className={tabClass}
                aria-current={name === "Cook" ? true : undefined}
              >
                <TabContent
                  icon={<svg viewBox="0 0 24 24" />}
                  badge={
                    name === "List" ? (
                      <TabBadge count={count} words={`${count} to buy`} />
                    ) : undefined
                  }
                >
                  {name}
                </TabContent>
              </a>
            </li>
          ))}
        </TabList>
      </TabBar>
    </>,
  );
  return page.getByRole("navigation", { name: "Main", includeHidden: true }).element();
}

const sizes = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

test.each([
  [320, 640],
  [390, 844],
  [844, 390],
])("at %i by %i, the bar is at the bottom, and each tab large enough", async (width, height) => {
  await page.viewport(width, height);
  const bar = await show();
  const { left, right, bottom, height: high } = bar.getBoundingClientRect();
  // The page reserves a scrollbar gutter, which the bar must not cover.
  expect([left, right, bottom]).toEqual([0, document.body.offsetWidth, height]);
  expect(high).toBeLessThanOrEqual(66);
  const tabs = [...bar.querySelectorAll("a")];
  expect(tabs).toHaveLength(5);
  for (const tab of tabs) {
    const target = measureTarget(tab);
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
    expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
  }
  // Content at the bottom of the page isn't covered by the bar.
  expect(sizes("--safe-bottom")).toContain(sizes("--tabs"));
  expect(sizes("--rail")).toBe("0px");
});

test.each([
  [900, 6],
  [1280, 6],
  [1920, 13],
])("at %i, it is a rail beside the content", async (width, rem) => {
  await page.viewport(width, 800);
  const bar = await show();
  const rail = bar.getBoundingClientRect();
  expect([rail.left, rail.top, rail.width, rail.height]).toEqual([0, 0, rem * 16, 800]);
  const main = page.getByRole("main").element().getBoundingClientRect();
  expect(main.left).toBe(rail.right);
  const [home, cook] = [...bar.querySelectorAll("a")].map((tab) => tab.getBoundingClientRect());
  expect(cook?.top).toBeGreaterThanOrEqual(home?.bottom ?? Infinity);
  expect(sizes("--tabs")).toBe("0px");
});

test("a full-page screen has neither a bar nor space for one", async () => {
  await page.viewport(390, 844);
  await show({ hidden: true });
  await expect.element(page.getByRole("navigation", { name: "Main" })).not.toBeInTheDocument();
  expect(sizes("--tabs")).toBe("0px");
});

test("a badge says its number after the tab's name, however large it is", async () => {
  await page.viewport(390, 844);
  await show({ count: 1234 });
  await expect.element(page.getByRole("link", { name: "List 1234 to buy" })).toBeVisible();
  await expect.element(page.getByText("99+")).toBeVisible();
});
