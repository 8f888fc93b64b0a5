/**
 * The oldest browsers in which Simmer works: the first with what the code needs and the build can't
 * replace (`:has()`, `color-mix()`, lookbehind in regular expressions, `toSorted`). The build lowers
 * newer syntax and styles for them, tests/lint/browsers.test.ts keeps newer APIs out, and
 * public/oldest-browsers.js tells older ones.
 */
export const OLDEST_BROWSERS = { safari: "16.4", chrome: "111", firefox: "121" };

/** The same, as Vite's `build.target` takes it. */
export const BUILD_TARGET = Object.entries({
  ...OLDEST_BROWSERS,
  ios: OLDEST_BROWSERS.safari,
  edge: OLDEST_BROWSERS.chrome,
}).map(([browser, version]) => `${browser}${version}`);
