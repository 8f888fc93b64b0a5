import { expect, test } from "vitest";

import { withoutMarkup } from "./without-markup.ts";

test.each([
  ["Stir **well** and _slowly_", "Stir well and slowly"],
  ["# Tips\n* *Cool* it", "Tips\n* Cool it"],
  ["See [our page](https://example.org/a_b_c)", "See our page (https://example.org/a_b_c)"],
  ["See [the dough](#dough), ![a pie](pie.jpg)", "See the dough, a pie"],
  ["[optional](100g)", "[optional](100g)"],
  ["Use `2` ~~3~~ eggs", "Use 2 3 eggs"],
  ["flour* and sugar*", "flour* and sugar*"],
  ["https://example.org/_a_/b", "https://example.org/_a_/b"],
  ["<p>Salt &amp; <b>pepper</b></p><p>Stir</p>", "Salt & pepper\nStir"],
  ['Of <a href="https://example.org/x" target="_blank">Ann</a>', "Of Ann (https://example.org/x)"],
  ["Serve <hot>, if 1 < 2", "Serve <hot>, if 1 < 2"],
])("%j is %j", (text, plain) => {
  expect(withoutMarkup(text)).toBe(plain);
});

test.each(["<a href='", "![", "[", "[a](", "`", "**", "*a", "<b", "&amp", "~~a"])(
  "a text of %j alone is read in time",
  (mark) => {
    const begun = performance.now();
    withoutMarkup(mark.repeat(50_000));
    expect(performance.now() - begun).toBeLessThan(5_000);
  },
);
