import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { Tiles } from "./tiles.tsx";

test.each([
  [390, [1, 1, 1]],
  [768, [3]],
  [1280, [3]],
])(
  "on a page of %i pixels, three stand in rows of %j: none stands alone below two",
  async (width, rows) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(390, 844));
    await render(
      <Tiles>
        <a href="#plan">Plan</a>
        <a href="#cook">Cook</a>
        <a href="#shop">Shop</a>
      </Tiles>,
    );
    const tops = page
      .getByRole("link")
      .elements()
      .map((tile) => tile.getBoundingClientRect().top);
    expect([...new Set(tops)].map((top) => tops.filter((one) => one === top).length)).toEqual(rows);
  },
);
