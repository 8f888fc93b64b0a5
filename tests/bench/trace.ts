/** An event of a Chromium trace; times in µs. */
export interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: Record<string, unknown>;
}

/** What counts as script: handlers, and what runs because of promises and frames. */
const SCRIPT = new Set([
  "EventDispatch",
  "FunctionCall",
  "RunMicrotasks",
  "EvaluateScript",
  "FireAnimationFrame",
  "TimerFire",
]);

/**
 * The script on the page's main thread between each mark `from` and the next mark `to`, in ms.
 * Nested calls count once.
 */
export function scriptTime(events: readonly TraceEvent[], from: string, to: string): number[] {
  const marks = events
    .filter(({ cat, name }) => cat.includes("blink.user_timing") && [from, to].includes(name))
    .toSorted((a, b) => a.ts - b.ts);
  return marks.flatMap((mark, at) => {
    const end = marks.slice(at + 1).find(({ name }) => name === to);
    if (mark.name !== from || !end) return [];
    return [timeIn(events, mark, end.ts) / 1_000];
  });
}

function timeIn(events: readonly TraceEvent[], { ts, pid, tid }: TraceEvent, end: number): number {
  const spans = events
    .filter((event) => event.pid === pid && event.tid === tid && SCRIPT.has(event.name))
    .map((event) => ({
      from: Math.max(ts, event.ts),
      to: Math.min(end, event.ts + (event.dur ?? 0)),
    }))
    .filter((span) => span.to > span.from)
    .toSorted((a, b) => a.from - b.from);
  let [sum, reached] = [0, ts];
  for (const span of spans) {
    sum += Math.max(0, span.to - Math.max(reached, span.from));
    reached = Math.max(reached, span.to);
  }
  return sum;
}

/** What the browser does for each frame that it shows. */
const SHOWS_FRAME = "Display::DrawAndSwap";

/**
 * The time from one shown frame to the next, on average, from the first one on and for so many ms.
 * @throws if there are not two frames
 */
export function frameTime(events: readonly TraceEvent[], duration: number): number {
  const shown = events
    .filter(({ name, ph }) => name === SHOWS_FRAME && ph === "X")
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
  const [first = 0] = shown;
  const counted = shown.filter((ts) => ts <= first + duration * 1_000);
  const last = counted.at(-1) ?? 0;
  if (counted.length < 2) throw new Error(`The trace holds ${counted.length} frames.`);
  return (last - first) / 1_000 / (counted.length - 1);
}
