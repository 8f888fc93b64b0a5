/**
 * `npm run test:convergence -- --runs N`: runs N random stories of devices and faults (see
 * tests/convergence). Needs neither emulators nor a browser.
 *
 *   --runs N        how many stories (default 1000)
 *   --seed S        the seed of an earlier run (default: a random one)
 *   --path P        only the story for which a failure has printed this path, with its seed
 *   --seconds T     starts no more stories after T seconds, and shrinks a failing one for at most as
 *                   long again (default 600)
 *   --crash-points  instead of stories: crashes at every crash point, where CI samples them; the seed
 *                   decides what is random
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
      // A long run ends when all its stories have run, not after a timeout.
      testTimeout: 0,
      provide: { stories, everyCrashPoint },
    },
  );
  await vitest.close();
});
