import { expect, test } from "vitest";

import { ownScript } from "./trusted-types.ts";

const ORIGIN = "https://simmer.example";

test.each(["/sw.js", "/sw-background.js", `${ORIGIN}/assets/worker-Bx_1-2.js`, "/assets/main.js"])(
  "%s is a script of the app's",
  (url) => {
    expect(ownScript(url, ORIGIN)).toBe(url);
  },
);

test.each([
  "https://evil.example/assets/worker.js",
  "//evil.example/sw.js",
  "/v1/recipes/get-meal-ideas",
  "/assets/../v1/x.js",
  "/assets/a/b.js",
  "/assets/picture.svg",
  "/sw.js/x",
  "data:text/javascript,alert(1)",
  "blob:https://simmer.example/1",
  "javascript:alert(1)",
  "http://",
  "",
])("%s is none", (url) => {
  expect(ownScript(url, ORIGIN)).toBeNull();
});
