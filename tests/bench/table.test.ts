import { describe, expect, it } from "vitest";

import { judge } from "./figures.ts";
import { findUnexplained, formatTable, replaceMeasured } from "./table.ts";

const MET = judge({ line: "size", unit: "KB", budget: 165, ours: [160], note: "gzipped" });
const MISSED = judge({
  line: "write",
  unit: "ms",
  budget: 0.5,
  ours: [1, 2, 6],
  peers: { sdk: [2, 2, 2] },
  against: "sdk",
});

describe("the bench's table", () => {
  it("shows each side's median and spread, the budget and whether it is met", () => {
    expect(formatTable([MET, MISSED]).split("\n")).toEqual([
      "| line | ours | peers | ratio | budget | met | runs |",
      "| --- | --- | --- | --- | --- | --- | --- |",
      "| size | 160 KB | – | – | ≤ 165 KB | yes | 1 |",
      "| write | 2 (1–6) ms | sdk 2 | 1 × | ≤ 0.5 × | NO | 3 |",
      "",
      "- size: gzipped",
    ]);
  });

  it("says once what several lines share", () => {
    const other = { ...MET, line: "worker" };
    expect(formatTable([MET, other])).toContain("\n\n- size; worker: gzipped");
  });

  it("takes the place of an earlier run and leaves the words around it", () => {
    const empty = "# Bench\n\n<!-- measured: begin --><!-- measured: end -->\n\nWords.\n";
    const first = replaceMeasured(empty, [MET], "Two cores.");
    const second = replaceMeasured(first, [MISSED], "Four cores.");
    expect(second).toBe(
      `# Bench\n\n<!-- measured: begin -->\n\nFour cores.\n\n${formatTable([MISSED])}\n\n<!-- measured: end -->\n\nWords.\n`,
    );
    expect(() => replaceMeasured("# Bench\n", [MET], "")).toThrow("measured: begin");
  });

  it("names the missed lines that the words do not explain", () => {
    const document = replaceMeasured(
      "<!-- measured: begin --><!-- measured: end -->\n",
      [MET, MISSED],
      "",
    );
    expect(findUnexplained(document, [MET, MISSED])).toEqual(["write"]);
    expect(findUnexplained(`${document}**write**: why.`, [MET, MISSED])).toEqual([]);
  });
});
