import { readOr } from "#db/connection.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import { FIRST_RUN_STEPS, type FirstRunStep, type Meta, type SimmerDb } from "#db/schema.ts";
import { command } from "#db/storage-command.ts";
import {
  FIRST_RUN_NOT_BEGUN,
  FIRST_RUN_NOT_ENDED,
  FIRST_RUN_NOT_KEPT,
} from "#failure-words/storage-words.ts";

/** Where the cook is in the first run, and the URL that they had opened before it. */
export type FirstRun = Meta["firstRun"];

/**
 * Where the cook is in the first run. Null if it is over, if they signed up on another device, or
 * if the row can't be read or makes no sense: the same questions are in settings.
 */
export function findFirstRun(db: SimmerDb): Promise<FirstRun | null> {
  return readOr(db, "Failed to read the first run", null, async () => {
    const { step, from }: Partial<FirstRun> = (await getMeta(db, "firstRun", null)) ?? {};
    const known = FIRST_RUN_STEPS.find((each) => each === step);
    return known ? { step: known, from: typeof from === "string" ? from : "/" } : null;
  });
}

/** Begins the first run of a cook who has just signed up on this device. */
export function beginFirstRun(db: SimmerDb, from: string): Promise<void> {
  return command(FIRST_RUN_NOT_BEGUN, async () => {
    await putMeta(db, { firstRun: { step: FIRST_RUN_STEPS[0], from } });
  });
}

/** Notes the step that the cook has come to; a first run that another tab has ended stays over. */
export function reachStep(db: SimmerDb, step: FirstRunStep): Promise<void> {
  return command(FIRST_RUN_NOT_KEPT, async () => {
    await db.transaction("rw", db.meta, async () => {
      const reached = await getMeta(db, "firstRun", null);
      if (reached) await putMeta(db, { firstRun: { ...reached, step } });
    });
  });
}

/** Ends the first run for good. */
export function endFirstRun(db: SimmerDb): Promise<void> {
  return command(FIRST_RUN_NOT_ENDED, () => db.meta.delete("firstRun"));
}
