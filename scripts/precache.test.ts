import { expect, test } from "vitest";

import { selectKept } from "./precache.ts";

const BUILT = [
  "assets/first-12345678.js",
  "assets/first-12345678.css",
  "assets/fraunces-12345678.woff2",
  "assets/auth-app-check-12345678.js",
  "assets/app-tokens-12345678.js",
  "icons/icon.svg",
  "icons/icon-192.png",
  "install/cook-192.png",
  "404.html",
  "index.html",
  "manifest.webmanifest",
  "robots.txt",
  "sw-background.js",
].map((url) => ({ url }));

test("the service worker stores what opens the app, and not what other moments need", () => {
  expect(selectKept(BUILT).map(({ url }) => url)).toEqual([
    "assets/first-12345678.js",
    "assets/first-12345678.css",
    "assets/fraunces-12345678.woff2",
    "icons/icon.svg",
    "icons/icon-192.png",
    "index.html",
    "manifest.webmanifest",
  ]);
});

test.each([
  "assets/fraunces-12345678.woff2",
  "assets/auth-app-check-12345678.js",
  "assets/app-tokens-12345678.js",
  "404.html",
  "install/cook-192.png",
  "manifest.webmanifest",
  "sw-background.js",
])("a pattern that matches nothing fails the build: without %s", (missing) => {
  expect(() => selectKept(BUILT.filter(({ url }) => url !== missing))).toThrow("matches");
});
