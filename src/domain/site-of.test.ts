import { expect, test } from "vitest";

import { siteOf } from "./site-of.ts";

test("an address is on the site that a browser would open, whatever stands before an @", () => {
  expect(siteOf("https://www.Soups.example/leek?x=1")).toBe("soups.example");
  expect(siteOf("http://soups.example:8080")).toBe("soups.example");
  expect(siteOf("https://soups.example@evil.example/x")).toBe("evil.example");
  expect(siteOf("javascript:alert(1)")).toBe("");
});
