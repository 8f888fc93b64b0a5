import { useRouter } from "@tanstack/react-router";

import { endFirstRun, reachStep, type FirstRun } from "#db/repositories/first-run-repository.ts";
import type { FirstRunStep } from "#db/schema.ts";

import { ownAddress } from "../../-common/came-from.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { FIRST_RUN_PATHS, stepsOf } from "./first-run.ts";

/** The ways to leave a screen of the first run. */
export interface FirstRunWays {
  /** Goes to the next step; after the last one, the first run is over. */
  goOn: () => Promise<void>;
  /** Ends the first run, and leads to the address that the cook had asked for, or home. */
  leave: () => Promise<void>;
  /** Ends the first run without navigating. */
  end: () => Promise<void>;
}

export function useFirstRun(step: FirstRunStep, run: FirstRun): FirstRunWays {
  const { db } = useSignedInCook();
  const router = useRouter();
  const steps = stepsOf(run);
  const next = steps[steps.indexOf(step) + 1];

  // If this can't be stored, the cook is asked again at the next start; that is no reason to hold
  // them here.
  const end = () =>
    endFirstRun(db).catch((error: unknown) => console.error("The first run stays open", error));
  const leave = async () => {
    await end();
    const href = ownAddress(run.from, window.location.origin);
    await router.navigate({ href, replace: true });
  };
  const goOn = async () => {
    if (!next) return leave();
    await reachStep(db, next).catch((error: unknown) =>
      console.error("The place in the first run is not kept", error),
    );
    await router.navigate({ to: FIRST_RUN_PATHS[next] });
  };
  return { goOn, leave, end };
}
