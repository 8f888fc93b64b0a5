import { readFileSync } from "node:fs";

export interface MarkedTimer {
  phrase: string;
  minSeconds: number;
  maxSeconds: number;
  /** Names that are right; none if the step doesn't say what is done. */
  names: readonly string[];
}
export interface MarkedStep {
  text: string;
  timers: readonly MarkedTimer[];
}

const UNITS = new Map([
  ["h", 3600],
  ["m", 60],
  ["s", 1],
]);

function secondsOf(written: string): number {
  const parts = [...written.matchAll(/(\d+)([hms])/g)];
  return parts.reduce(
    (sum, [, count, unit = ""]) => sum + Number(count) * (UNITS.get(unit) ?? 0),
    0,
  );
}

const folder = new URL("../../../tests/data/timed-steps/", import.meta.url);

/**
 * The steps of a set and what their marks mean; "#" begins a comment on the set.
 *
 * @param set the name of a file in tests/data/timed-steps
 */
export function readSteps(set: string): MarkedStep[] {
  return readFileSync(new URL(`${set}.txt`, folder), "utf8")
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => ({
      text: line.replace(/\[([^|\]]*)\|[^\]]*\]/g, "$1"),
      timers: [...line.matchAll(/\[([^|\]]*)\|([^|\]]*)\|([^\]]*)\]/g)].map(
        ([, phrase = "", time = "", names = ""]) => {
          const [low = "", high = low] = time.split("-");
          return {
            phrase,
            minSeconds: secondsOf(low),
            maxSeconds: secondsOf(high),
            names: names === "*" ? [] : names.split("/"),
          };
        },
      ),
    }));
}
