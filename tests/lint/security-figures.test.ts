import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

interface Locked {
  link?: boolean;
  integrity?: string;
}

function read(name: string): string {
  return readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
}

test("SECURITY.md counts the packages of the lockfile, and those without a checksum", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, Locked>;
  };
  const installed = Object.entries(packages)
    .filter(([place, { link }]) => place.startsWith("node_modules/") && link !== true)
    .map(([, entry]) => entry);
  const without = installed.filter(({ integrity }) => integrity === undefined).length;
  const all = installed.length.toLocaleString("en");
  expect(read("SECURITY.md")).toContain(`The ${without} of ${all} without are builds`);
});
