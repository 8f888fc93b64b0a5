import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const src = join(dirname(fileURLToPath(import.meta.url)), "../../src");

/** The places in a text that would format in the language of the device. */
function findDeviceLanguage(text: string): string[] {
  const formats =
    /\bnew Intl\.(?!Locale)\w+\((?!APP_LOCALE\b)|\.toLocale\w+\((?!APP_LOCALE\b)|\.localeCompare\((?!.*APP_LOCALE)/g;
  return [...text.matchAll(formats)].map(([found]) => found);
}

test("the app's own words, dates and lists are in one language", () => {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(src, path), "utf8") }));
  const found = files.flatMap(({ path, text }) =>
    findDeviceLanguage(text).map((place) => `${path}: ${place}`),
  );
  expect(found).toEqual([]);
});

test("a format without a locale is found", () => {
  expect(findDeviceLanguage("new Intl.DateTimeFormat(undefined, { day: 'numeric' })")).toHaveLength(
    1,
  );
  expect(findDeviceLanguage("(5).toLocaleString()")).toHaveLength(1);
  expect(findDeviceLanguage("new Intl.ListFormat(APP_LOCALE)")).toEqual([]);
});
