import * as v from "valibot";

const text = v.pipe(v.string(), v.minLength(1));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const unit = v.picklist([
  "ms",
  "documents",
  "KB",
  "px",
  "requests",
  "wake-ups",
  "things",
  "points",
]);

/** What `--json` writes; the file contains nothing else. */
export const figuresSchema = v.array(
  v.strictObject({
    line: text,
    unit,
    /** The median of our runs; `peers` holds the medians of theirs. */
    ours: amount,
    peers: v.record(text, amount),
    /** Ours divided by the peer that the budget names; null if the budget is a number of `unit`. */
    ratio: v.nullable(amount),
    budget: amount,
    pass: v.boolean(),
    /** How many times each side was measured. */
    runs: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
);

/** One line of the bench's JSON. */
export type Figure = v.InferOutput<typeof figuresSchema>[number];

/** A figure, and for the table the data from which it was computed. */
export interface Result extends Figure {
  /** The lowest and the highest of each side's runs, by name. */
  spread: Record<string, [number, number]>;
  note?: string;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error("There is nothing to average.");
  return (low + high) / 2;
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

function spreadOf(values: readonly number[]): [number, number] {
  return [round(Math.min(...values)), round(Math.max(...values))];
}

interface Sides {
  line: string;
  unit: Figure["unit"];
  budget: number;
  ours: readonly number[];
  peers?: Record<string, readonly number[]>;
  /** The peer to which the budget is a ratio; absent if the budget is a number of `unit`. */
  against?: string;
  note?: string;
}

/** Computes the medians of every side's runs and compares them with the budget. */
export function judge({ line, unit, budget, ours, peers = {}, against, note }: Sides): Result {
  const entries = Object.entries(peers);
  const mine = round(median(ours));
  const ratio = against === undefined ? null : round(median(ours) / median(peers[against] ?? []));
  return {
    line,
    unit,
    ours: mine,
    peers: Object.fromEntries(entries.map(([name, values]) => [name, round(median(values))])),
    ratio,
    budget,
    pass: (ratio ?? mine) <= budget,
    runs: ours.length,
    spread: Object.fromEntries(
      [["ours", ours] as const, ...entries].map(([name, values]) => [name, spreadOf(values)]),
    ),
    ...(note === undefined ? {} : { note }),
  };
}

/** @throws ValiError if a result is invalid, such as one without a number */
export function toFigures(results: readonly Result[]): Figure[] {
  return v.parse(
    figuresSchema,
    results.map(({ spread: _spread, note: _note, ...figure }) => figure),
  );
}
