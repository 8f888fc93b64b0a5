import { redirect } from "@tanstack/react-router";

import {
  beginFirstRun,
  findFirstRun,
  type FirstRun,
} from "#db/repositories/first-run-repository.ts";
import { FIRST_RUN_STEPS, type FirstRunStep, type SimmerDb } from "#db/schema.ts";

export const FIRST_RUN_PATHS = {
  avoid: "/welcome/avoid",
  kitchen: "/welcome/kitchen",
  meals: "/welcome/meals",
} as const satisfies Record<FirstRunStep, string>;

/** The settings screens that ask the same questions. */
const LASTING_PATHS = {
  avoid: "/allergies-diet",
  kitchen: "/cooking-equipment",
  meals: "/meal-plan-setup",
} as const satisfies Record<FirstRunStep, string>;

/**
 * The steps of this first run. A cook who signed up on the way to some address skips planning
 * meals, but is still asked what they avoid.
 */
export function stepsOf({ from }: FirstRun): readonly FirstRunStep[] {
  return from === "/" ? FIRST_RUN_STEPS : FIRST_RUN_STEPS.filter((step) => step !== "meals");
}

/** The kitchens whose first run this page has resumed or started. */
const led = new WeakSet<SimmerDb>();

/**
 * Begins the first run. Resolves to the address of its first screen, or to `from` if this device
 * can't store that it has begun.
 */
export async function startFirstRun(db: SimmerDb, from: string): Promise<string> {
  led.add(db);
  try {
    await beginFirstRun(db, from);
    return FIRST_RUN_PATHS.avoid;
  } catch (error) {
    console.error("The first run can't begin", error);
    return from;
  }
}

/**
 * Leads a cook who closed the app in the middle of the first run back to where they were. This
 * happens only once per page load, so that home can always be reached, even if the device can't
 * store that the first run is over.
 */
export async function resumeFirstRun(
  db: SimmerDb,
  { preload }: { preload: boolean },
): Promise<void> {
  if (preload || led.has(db)) return;
  const run = await findFirstRun(db);
  led.add(db);
  if (run) throw redirect({ to: FIRST_RUN_PATHS[run.step], replace: true });
}

/**
 * The first run for one of its screens; once it is over, redirects to the corresponding settings
 * screen.
 */
export async function requireFirstRun(db: SimmerDb, step: FirstRunStep): Promise<FirstRun> {
  const run = await findFirstRun(db);
  if (!run) throw redirect({ to: LASTING_PATHS[step], replace: true });
  return run;
}
