/**
 * Prints the sum of the last `npm test` as CI's closing line; fails if it has failures or is
 * missing.
 */
import { readFileSync } from "node:fs";

import type { TestCount } from "./count-tests.ts";
import { SUM_FILE } from "./steps.ts";

function readSum(): TestCount {
  try {
    return JSON.parse(readFileSync(SUM_FILE, "utf8")) as TestCount;
  } catch (error) {
    console.error("`npm test` ended before it could sum up:", error);
    return { passed: 0, failed: 1 };
  }
}

const { passed, failed } = readSum();
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
