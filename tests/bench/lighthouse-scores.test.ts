import { expect, test } from "vitest";

import { lossesInWords, readScore, type Report } from "./lighthouse-scores.ts";

const passed = { score: 1, scoreDisplayMode: "binary" };

const REPORT: Report = {
  categories: {
    performance: {
      score: 0.944,
      auditRefs: [
        { id: "speed-index", weight: 10 },
        { id: "cumulative-layout-shift", weight: 25 },
        { id: "unused-javascript", weight: 0 },
      ],
    },
    seo: {
      score: 0.92,
      auditRefs: [
        { id: "robots-txt", weight: 1 },
        { id: "canonical", weight: 1 },
      ],
    },
  },
  audits: {
    "speed-index": { score: 0.8, scoreDisplayMode: "numeric", displayValue: "3.1 s" },
    "cumulative-layout-shift": passed,
    "unused-javascript": { score: 0, scoreDisplayMode: "metricSavings" },
    "robots-txt": { score: 0, scoreDisplayMode: "binary" },
    canonical: { score: null, scoreDisplayMode: "notApplicable" },
  },
};

test("points are whole, and beside them is what cost some", () => {
  expect(readScore(REPORT, "performance")).toEqual({
    points: 94,
    lost: [{ id: "speed-index", measured: "3.1 s" }],
  });
  expect(readScore(REPORT, "seo")).toEqual({
    points: 92,
    lost: [{ id: "robots-txt", measured: undefined }],
  });
});

test("what cost points in several runs is told once, with every figure", () => {
  const slow = (measured: string) => ({ points: 90, lost: [{ id: "speed-index", measured }] });
  const blocked = { points: 66, lost: [{ id: "is-crawlable", measured: undefined }] };
  expect(lossesInWords([slow("3.1 s"), slow("4 s"), blocked])).toBe(
    "speed-index 3.1 s / 4 s, is-crawlable",
  );
  expect(lossesInWords([{ points: 100, lost: [] }])).toBe("");
});

test("a category that could not be judged is no measurement", () => {
  const broken = { score: null, scoreDisplayMode: "error", errorMessage: "no trace" };
  const report = {
    categories: { performance: { score: null, auditRefs: [{ id: "speed-index", weight: 10 }] } },
    audits: { ...REPORT.audits, "speed-index": broken },
  };
  expect(() => readScore(report, "performance")).toThrow("performance: speed-index (no trace)");
  expect(() => readScore(REPORT, "accessibility")).toThrow("it has no audits");
  expect(() => readScore({ ...REPORT, runtimeError: { message: "NO_FCP" } }, "seo")).toThrow(
    "NO_FCP",
  );
});
