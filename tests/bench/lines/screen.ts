import { SHARED_READ_MAX } from "../../../src/domain/screen-texts.ts";
import { screen } from "../../../src/domain/screen.ts";
import type { Bench } from "../bench.ts";
import { judge, type Result } from "../figures.ts";

const SHORT = 1_000;
const LONG = 100_000;
/** How often the short text is read for each reading of the long one: the same number of characters. */
const TIMES = LONG / SHORT;
const PARTS = ["butter milk ", "gluten free egg ", "p e a n u t ", "pea\u200bnut ", "арахис "];

/** As many shared meals as a device lists, each as long as a stranger's is read and none like another. */
const MEALS = 100;
const MADE_DEAR: Record<string, (letter: () => string) => string> = {
  "letters with spaces": (letter) => `${letter()} `,
  "letters with points": (letter) => `${letter()}.`,
  "figures for letters": (letter) => `${letter()}${letter()}3${letter()}${letter()} `,
  "words in halves": (letter) => `${Array.from({ length: 4 }, letter).join("")} `,
};

/** The processor time, ms, that a hundred meals of such text cost. */
function timeOfHundred(make: (letter: () => string) => string): number {
  const letter = () => String.fromCharCode(97 + Math.floor(Math.random() * 26));
  const text = () => {
    let made = "";
    while (made.length < SHARED_READ_MAX) made += make(letter);
    return made;
  };
  const meals = Array.from({ length: MEALS }, () => ({
    title: "Soup",
    blurb: "",
    ingredients: [],
    instructions: [text()],
    equipment: [],
  }));
  const before = process.cpuUsage();
  for (const meal of meals) screen(meal, SHARED_READ_MAX);
  return process.cpuUsage(before).user / 1_000;
}

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

/** The dietary check of one ingredient without end, against the same text in short ingredients. */
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
  const dearest = Array.from({ length: runs }, () =>
    Math.max(...Object.values(MADE_DEAR).map(timeOfHundred)),
  );
  return [
    judge({
      line: "dietary check of 100 strangers' meals made to be dear, 4× slower",
      unit: "ms",
      budget: 2_000,
      ours: dearest.map((time) => 4 * time),
      note: `four times the processor time of the dearest of ${Object.keys(MADE_DEAR).join(", ")}`,
    }),
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
