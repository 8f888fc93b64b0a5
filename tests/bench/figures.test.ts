import { describe, expect, it } from "vitest";

import { judge, median, toFigures } from "./figures.ts";

const WRITE = {
  line: "write",
  unit: "ms",
  budget: 0.5,
  ours: [3, 1, 2],
  peers: { sdk: [4, 8, 5], dexie: [2, 2, 2] },
} as const;

describe("what the bench makes of its runs", () => {
  it("takes medians, of an even number of runs too", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([8, 1, 4, 2])).toBe(3);
    expect(() => median([])).toThrow("nothing to average");
  });

  it("judges a ratio to the peer that the budget names", () => {
    expect(toFigures([judge({ ...WRITE, against: "sdk" })])).toEqual([
      {
        line: "write",
        unit: "ms",
        ours: 2,
        peers: { sdk: 5, dexie: 2 },
        ratio: 0.4,
        budget: 0.5,
        pass: true,
        runs: 3,
      },
    ]);
    expect(judge({ ...WRITE, against: "dexie" })).toMatchObject({ ratio: 1, pass: false });
  });

  it("judges a number where no peer is named, at the budget itself as met", () => {
    expect(judge({ ...WRITE, budget: 2 })).toMatchObject({ ratio: null, pass: true });
    expect(judge({ ...WRITE, budget: 1.9 })).toMatchObject({ ratio: null, pass: false });
  });

  it("judges the figures that it shows", () => {
    const shown = judge({ ...WRITE, ours: [2.000_04], budget: 2 });
    expect(shown).toMatchObject({ ours: 2, pass: true });
  });

  it("refuses what is no measurement", () => {
    expect(() => judge({ ...WRITE, against: "rxdb" })).toThrow("nothing to average");
    const nothing = judge({ ...WRITE, peers: { sdk: [0] }, against: "sdk" });
    expect(() => toFigures([nothing])).toThrow("Infinity");
    expect(() => toFigures([judge({ ...WRITE, ours: [Number.NaN] })])).toThrow("NaN");
  });
});
