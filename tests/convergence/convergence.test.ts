// Before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import * as fc from "fast-check";
import { expect, inject, test } from "vitest";

import { story } from "./actions.ts";
import { createWorld, type CastMember } from "./world.ts";

/** Which stories to tell; scripts/convergence.ts provides it from its flags. */
interface Stories {
  runs: number;
  seed: number;
  seconds: number;
  /** Of a failure: tells that story alone. */
  path?: string;
}

declare module "vitest" {
  interface ProvidedContext {
    stories?: Stories;
  }
}

/** What CI tells: always the same stories, for it runs once and must not depend on chance. */
const CI_STORIES: Stories = { runs: 200, seed: 1, seconds: 600 };

/** The databases of a story, each a cook's on a device: the fewer the simpler, and shrunk to. */
const cast = fc.constantFrom(
  castOf("alice 0", "alice 1"),
  castOf("alice 0", "alice 1", "alice 2", "alice 3"),
  castOf("alice 0", "bob 1", "alice 2", "bob 3"),
  castOf("alice 0", "bob 0", "alice 1", "bob 1"),
);

function castOf(...names: string[]): CastMember[] {
  return names.map((name) => {
    const [uid = "", machine] = name.split(" ");
    return { uid, machine: Number(machine) };
  });
}

/**
 * [S1]–[S9] under fire. Several devices, of one cook and of two who share meals, do what cooks do
 * while requests, replies, processes, clocks and storages fail. After every step each device must
 * show the server's state at its cursor with its pending mutations laid over, and every commit
 * must hold what its mutations say; in the end all must agree, with each mutation applied exactly
 * once, or parked.
 */
const { runs, seed, seconds, path } = inject("stories") ?? CI_STORIES;

test(`[S1] [S2] [S5] devices converge, whatever happens (seed ${seed})`, async () => {
  const told = { stories: 0, commands: 0, postponed: 0, withheld: 0 };
  const property = fc.asyncProperty(cast, fc.boolean(), story, async (members, isOld, actions) => {
    told.stories += 1;
    const world = await createWorld(members, { isOld });
    await world.check();
    for (const action of actions) {
      told.commands += 1;
      await action.run(world);
      await world.check();
    }
    await world.quiet();
    told.postponed += world.oracle.postponed.size;
    told.withheld += world.oracle.withheld.size;
  });
  const result = await fc.check(property, {
    numRuns: runs,
    seed,
    interruptAfterTimeLimit: seconds * 1_000,
    ...(path === undefined ? {} : { path, endOnFailure: true }),
  });
  console.log(
    `seed ${seed}: ${told.stories} stories told, ${told.commands} commands; ${told.postponed} changes put off in part, ${told.withheld} withheld`,
  );
  const { errorInstance } = result;
  const reason = errorInstance instanceof Error ? errorInstance.stack : "";
  expect(result.failed, `${fc.defaultReportMessage(result)}\n${reason}`).toBe(false);
});
