/**
 * `npm run test:convergence -- --runs N`: tells N random stories of devices, faults and mishaps, as
 * tests/convergence says. Needs neither emulators nor a browser.
 *
 *   --runs N      how many stories (default 1000)
 *   --seed S      which ones: a number that a run has printed (default: others every time)
 *   --path P      only the story that a failure has printed this path for, with its seed
 *   --seconds T   stops beginning stories after T seconds, and shrinking a failing one after as long
 *                 again (default 600)
 *   --crash-points  no stories: dies at every crash point, where CI dies at a part of them; the seed
 *                 decides what is left to chance
 */
import { parseArgs } from "node:util";

import { startVitest } from "vitest/node";

import { runMain } from "./shutdown.ts";

/** A number from the command line; `fallback` if none was given. */
function readNumber(name: string, text: string | undefined, fallback: number): number {
  const value = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} takes a whole number.`);
  return value;
}

await runMain(async () => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      runs: text,
      seed: text,
      path: text,
      seconds: text,
      "crash-points": { type: "boolean", default: false },
    },
  });
  const everyCrashPoint = values["crash-points"];
  const seconds = readNumber("seconds", values.seconds, 600);
  const stories = {
    runs: readNumber("runs", values.runs, 1_000),
    seed: readNumber("seed", values.seed, Date.now() % 1_000_000_000),
    seconds,
    shrinkSeconds: seconds,
    ...(values.path === undefined ? {} : { path: values.path }),
  };
  const vitest = await startVitest(
    "test",
    [everyCrashPoint ? "crash-points" : "convergence.test"],
    {
      project: "convergence",
      watch: false,
      // A long run ends when all its stories have been told, not after a timeout.
      testTimeout: 0,
      provide: { stories, everyCrashPoint },
    },
  );
  await vitest.close();
});
