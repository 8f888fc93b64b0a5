// Import this before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import * as fc from "fast-check";
import { expect, inject, test } from "vitest";

import { story, type Action } from "./actions.ts";
import { fixChance } from "./chance.ts";
import { createWorld, type CastMember } from "./world.ts";

/** Which stories to run; scripts/convergence.ts sets it from its flags. */
interface Stories {
  runs: number;
  seed: number;
  /** No story begins after this time. */
  seconds: number;
  /** How long to search for a shorter story that fails. */
  shrinkSeconds: number;
  /** The path of a failure: only that story is run. */
  path?: string;
}

declare module "vitest" {
  interface ProvidedContext {
    stories?: Stories;
  }
}

/** CI always runs the same stories, because it must not depend on chance. */
const CI_STORIES: Stories = { runs: 60, seed: 1, seconds: 1_800, shrinkSeconds: 120 };

/**
 * The databases of a story, each one cook's on one device. Simpler casts come first, for shrinking.
 */
const cast = fc.constantFrom(
  castOf("alice 0", "alice 1"),
  castOf("alice 0", "alice 1", "alice 2", "alice 3"),
  castOf("alice 0", "alice 1", "alice 2 older"),
  castOf("alice 0", "bob 1", "alice 2", "bob 3"),
  castOf("alice 0", "bob 0", "alice 1", "bob 1"),
);

function castOf(...names: string[]): CastMember[] {
  return names.map((name) => {
    const [uid = "", machine, older] = name.split(" ");
    return { uid, machine: Number(machine), isOlder: older !== undefined };
  });
}

/**
 * S1 to S9 under random faults. Several devices, of one cook and of two who share meals, act as cooks do
 * while requests, replies, processes, clocks and storages fail. After every step, each device must show
 * the server's state at its cursor with its pending mutations applied on top, and every commit must hold
 * what its mutations say. In the end all must agree, with each mutation applied exactly once, or parked.
 */
const stories = inject("stories") ?? CI_STORIES;
const { runs, seed, seconds, shrinkSeconds, path } = stories;

/** Thrown when a path's story no longer fails; fast-check would otherwise run all stories near it. */
class EndOfPath extends Error {}

type Told = [chance: number, members: CastMember[], isOld: boolean, actions: Action[]];

test(`[S1.1] [S1.5] [S1.6] [S2.9] [S2.10] [S5.3] devices converge, whatever happens (seed ${seed})`, async () => {
  const told = { stories: 0, commands: 0, said: 0 };
  async function tell(...[chance, members, isOld, actions]: Told): Promise<void> {
    if (path !== undefined && told.stories > 0) throw new EndOfPath();
    told.stories += 1;
    fixChance(String(chance));
    const world = await createWorld(members, { isOld });
    await world.check();
    for (const action of actions) {
      told.commands += 1;
      await action.run(world);
      await world.check();
    }
    await world.quiet();
    told.said += world.oracle.said();
  }
  const property = fc.asyncProperty(fc.noShrink(fc.nat()), cast, fc.boolean(), story, tell);

  let result = await fc.check(property, {
    numRuns: runs,
    seed,
    interruptAfterTimeLimit: seconds * 1_000,
    endOnFailure: true,
    ...(path === undefined ? {} : { path }),
  });
  console.log(
    `seed ${seed}: ${told.stories} stories told, ${told.commands} commands; ${told.said} for everyone`,
  );
  const { counterexamplePath } = result;
  if (path === undefined && result.failed && counterexamplePath !== null) {
    const limit = { interruptAfterTimeLimit: shrinkSeconds * 1_000 };
    const shrunk = await fc.check(property, { seed, path: counterexamplePath, ...limit });
    if (shrunk.failed) result = shrunk;
  }
  const { errorInstance } = result;
  if (errorInstance instanceof EndOfPath) return;
  const reason = errorInstance instanceof Error ? errorInstance.stack : "";
  const isCut = result.interrupted && stories === CI_STORIES;
  expect(isCut, `${told.stories} of ${runs} stories told in ${seconds} s`).toBe(false);
  expect(result.failed, `${fc.defaultReportMessage(result)}\n${reason}`).toBe(false);
});
