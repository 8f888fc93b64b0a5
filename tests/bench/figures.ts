/** One line of the bench's JSON. */
export interface Figure {
  line: string;
  unit: "ms" | "documents" | "KB";
  ours: number;
  peers: Record<string, number>;
  /** Ours over the peer that the budget names; null where the budget is a number of `unit`. */
  ratio: number | null;
  budget: number;
  pass: boolean;
  /** How many times each side was measured. */
  runs: number;
}

/** A figure and, for the table, what it was computed from. */
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
  /** The peer that the budget is a ratio to; absent where it is a number of `unit`. */
  against?: string;
  note?: string;
}

/** Medians of every side's runs, judged by the budget. */
export function judge({ line, unit, budget, ours, peers = {}, against, note }: Sides): Result {
  const entries = Object.entries(peers);
  const mine = median(ours);
  const theirs = against === undefined ? null : median(peers[against] ?? []);
  const ratio = theirs === null ? null : round(mine / theirs);
  return {
    line,
    unit,
    ours: round(mine),
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

export function toFigure({ spread: _spread, note: _note, ...figure }: Result): Figure {
  return figure;
}

/** The results as a Markdown table, each side with its lowest and highest run. */
export function formatTable(results: readonly Result[]): string {
  const rows = results.map(({ line, unit, ours, peers, ratio, budget, pass, runs, spread }) => {
    const side = (name: string, value: number) => {
      const [low, high] = spread[name] ?? [value, value];
      return low === high ? `${value}` : `${value} (${low}–${high})`;
    };
    const others = Object.entries(peers).map(([name, value]) => `${name} ${side(name, value)}`);
    return [
      line,
      `${side("ours", ours)} ${unit}`,
      others.join("; ") || "–",
      ratio === null ? "–" : `${ratio} ×`,
      ratio === null ? `≤ ${budget} ${unit}` : `≤ ${budget} ×`,
      pass ? "yes" : "NO",
      `${runs}`,
    ];
  });
  const head = ["line", "ours", "peers", "ratio", "budget", "met", "runs"];
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const notes = results.flatMap(({ line, note }) => (note ? [`- ${line}: ${note}`] : []));
  return [...lines, ...(notes.length > 0 ? ["", ...notes] : [])].join("\n");
}
