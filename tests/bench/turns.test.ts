import { describe, expect, it } from "vitest";

import { inTurns, orderOf, turnsUntilFair } from "./turns.ts";

describe("the order in which sides are measured", () => {
  it.each([2, 3, 4, 5, 6, 7])(
    "has each of %i sides follow each other one equally often",
    (count) => {
      const sides = Array.from({ length: count }, (_, side) => side);
      const follows = new Map<string, number>();
      const first = new Map<number, number>();
      const turns = turnsUntilFair(count);
      for (let turn = 0; turn < turns; turn += 1) {
        const order = orderOf(sides, turn);
        expect(order.toSorted((one, other) => one - other)).toEqual(sides);
        first.set(order[0] as number, (first.get(order[0] as number) ?? 0) + 1);
        for (const [place, side] of order.slice(1).entries()) {
          const pair = `${side} after ${order[place]}`;
          follows.set(pair, (follows.get(pair) ?? 0) + 1);
        }
      }
      expect(follows.size).toBe(count * (count - 1));
      expect(new Set(follows.values()).size).toBe(1);
      expect([...first.values()]).toEqual(sides.map(() => turns / count));
    },
  );

  it("measures each side once a turn, and keeps its figures apart", async () => {
    const asked: string[] = [];
    const figures = await inTurns(["a", "b", "c"], 4, async (name, run) => {
      asked.push(`${name}${run}`);
      return run;
    });
    expect(figures).toEqual({ a: [0, 1, 2, 3], b: [0, 1, 2, 3], c: [0, 1, 2, 3] });
    expect(new Set(asked).size).toBe(12);
  });
});
