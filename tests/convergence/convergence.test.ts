import * as fc from "fast-check";
import { expect, test } from "vitest";

import { story, type Action } from "./actions.ts";
import { createWorld } from "./world.ts";

const CASTS = {
  "two devices": ["alice", "alice"],
  "four devices": ["alice", "alice", "alice", "alice"],
  "two cooks with two devices each": ["alice", "bob", "alice", "bob"],
};

/**
 * [S1]–[S9] under fire. Several devices, of one cook and of two who share meals, do what cooks do
 * while requests, replies, processes, clocks and storages fail. After every step each device must
 * show the server's state at its cursor with its pending mutations laid over, and every commit
 * must hold what its mutations say; in the end all must agree, with each mutation applied exactly
 * once, or parked.
 *
 * SIMMER_RUNS sets how many stories are told, SIMMER_SEED which; a failing one prints its seed.
 */
const runs = Number(process.env["SIMMER_RUNS"] ?? 40);
const numRuns = Math.ceil(runs / Object.keys(CASTS).length);
const seed = Number(process.env["SIMMER_SEED"] ?? Date.now() % 1_000_000_000);

/** Shrinking a failure may take long; what it has found by then is told. */
const seconds = Number(process.env["SIMMER_SECONDS"] ?? 600);

const replay = process.env["SIMMER_PATH"]
  ? { path: process.env["SIMMER_PATH"], endOnFailure: true }
  : {};

async function tell(uids: readonly string[], actions: readonly Action[]): Promise<void> {
  const world = await createWorld(uids);
  await world.check();
  for (const action of actions) {
    await action.run(world);
    await world.check();
  }
  await world.quiet();
}

for (const [cast, uids] of Object.entries(CASTS)) {
  test(`[S1] [S2] [S5] ${cast} converge, whatever happens (seed ${seed})`, async () => {
    console.log(`${cast}: seed ${seed}, ${numRuns} stories`);
    const property = fc.asyncProperty(story, async (actions) => tell(uids, actions));
    const result = await fc.check(property, {
      numRuns,
      seed,
      interruptAfterTimeLimit: seconds * 1_000,
      ...replay,
    });
    const { errorInstance } = result;
    const reason = errorInstance instanceof Error ? errorInstance.stack : "";
    expect(result.failed, `${fc.defaultReportMessage(result)}\n${reason}`).toBe(false);
  });
}
