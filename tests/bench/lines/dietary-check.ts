import { screen } from "../../../src/domain/dietary-check/check.ts";
import type { Bench } from "../bench.ts";
import { judge, type Result } from "../figures.ts";

const SHORT = 1_000;
const LONG = 100_000;
/**
 * How often the short text is read for each reading of the long one, for equal numbers of
 * characters.
 */
const TIMES = LONG / SHORT;
const PARTS = ["butter milk ", "gluten free egg ", "p e a n u t ", "pea\u200bnut ", "арахис "];

function timeOf(name: string, times: number): number {
  const start = performance.now();
  for (let time = 0; time < times; time += 1) {
    screen({
      title: "",
      blurb: "",
      ingredients: [{ name, amount: "" }],
      instructions: [],
      equipment: [],
    });
  }
  return performance.now() - start;
}

/**
 * The dietary check of one endless ingredient, against the same text split into short ingredients.
 */
export async function measureScreen({ runs }: Bench): Promise<Result[]> {
  const long: number[] = [];
  const short: number[] = [];
  const read = (times: number[], length: number, count: number) => {
    const texts = PARTS.map((part) => part.repeat(length).slice(0, length));
    times.push(texts.reduce((sum, text) => sum + timeOf(text, count), 0) / PARTS.length);
  };
  read([], SHORT, TIMES);
  for (let run = 0; run < runs; run += 1) {
    read(short, SHORT, TIMES);
    read(long, LONG, 1);
  }
  return [
    judge({
      line: "dietary check of an ingredient of 100 KB, against 100 of 1 KB",
      unit: "ms",
      budget: 1.5,
      ours: long,
      peers: { short },
      against: "short",
      note: "1 × is linear; the mean of five hostile texts",
    }),
  ];
}
