import { expect, test } from "vitest";

import { pathOfLaunch } from "./use-launches.ts";

const HERE = "https://simmer.example/plan/p/soup";

test("a shortcut, or what another app shares, leads to its screen in the window that is open", () => {
  expect(pathOfLaunch("https://simmer.example/shopping-list", HERE)).toBe("/shopping-list");
  expect(pathOfLaunch("https://simmer.example/upload-recipe?text=Soup%20%26%20bread", HERE)).toBe(
    "/upload-recipe?text=Soup%20%26%20bread",
  );
});

test.each([
  ["the icon itself", "https://simmer.example/"],
  ["the address that the window was opened with", HERE],
  ["another site", "https://evil.example/shopping-list"],
  ["no address", undefined],
  ["a script", "javascript:alert(1)"],
])("%s leads nowhere", (_, targetURL) => {
  expect(pathOfLaunch(targetURL, HERE)).toBeNull();
});
