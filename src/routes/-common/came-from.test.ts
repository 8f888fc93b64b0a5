import { expect, test } from "vitest";

import { ownAddress } from "./came-from.ts";

const ORIGIN = "https://simmer.example";

test.each([
  "/",
  "/eat",
  "/plan/p/r?x=1#step",
  "/upload-recipe?edit=a%2Fb",
  "/cook/u/%F0%9F%A5%98",
  "/nothing/here",
  "/loginless",
])("%s is the app's own, and kept as it is", (address) => {
  expect(ownAddress(address, ORIGIN)).toBe(address);
});

test.each([
  undefined,
  null,
  7,
  {},
  "",
  "eat",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/eat/..//evil.example",
  "/%2F%2Fevil.example",
  "/%2Fevil.example",
  "/%5Cevil.example",
  "/eat%5C..%5Cevil",
  "/%09/evil.example",
  "/%E0%A4%A",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "https://evil.example/eat",
  "https:/evil.example",
  "@evil.example",
  "/login",
  "/signup?x=1",
  `/${"x".repeat(3_000)}`,
])("%s leads home", (address) => {
  expect(ownAddress(address, ORIGIN)).toBe("/");
});

test("whatever it is made of, it stays on the app's own site", () => {
  const pieces = ["/", "\\", "%2F", "%5c", ".", "..", "\t", "@", ":", "evil.example", "javascript"];
  for (const a of pieces) {
    for (const b of pieces) {
      for (const c of pieces) {
        const address = ownAddress(`/${a}${b}${c}`, ORIGIN);
        expect(new URL(address, ORIGIN).origin).toBe(ORIGIN);
        expect(address).toMatch(/^\/(?![/\\])/);
      }
    }
  }
});
