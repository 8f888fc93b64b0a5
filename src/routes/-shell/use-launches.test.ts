import { expect, test } from "vitest";

import { pathOfLaunch } from "./use-launches.ts";

const HERE = "https://simmer.example/plan/p/soup";

test("a shortcut leads to its screen in the window that is open", () => {
  expect(pathOfLaunch("https://simmer.example/shopping-list?a=%26", HERE)).toBe(
    "/shopping-list?a=%26",
  );
});

test.each([
  ["the icon itself", "https://simmer.example/"],
  ["the address that the window was opened with", HERE],
  ["where another app's share was posted", "https://simmer.example/shared"],
  ["another site", "https://evil.example/shopping-list"],
  ["no address", undefined],
  ["a script", "javascript:alert(1)"],
])("%s leads nowhere", (_, targetURL) => {
  expect(pathOfLaunch(targetURL, HERE)).toBeNull();
});
