import type { ReactNode } from "react";

import type { FirstRun } from "#db/repositories/first-run-repository.ts";
import type { FirstRunStep } from "#db/schema.ts";
import { Button } from "#ui/button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

import { AppHeader } from "../../-shell/app-header.tsx";
import { FIRST_RUN_PATHS, stepsOf } from "./first-run.ts";

import styles from "./first-run-frame.module.css";

interface StepProps {
  step: FirstRunStep;
  run: FirstRun;
}

interface FirstRunHeaderProps extends StepProps {
  title: string;
  subtitle: ReactNode;
}

/** A step's header: its question, and a link back to the previous step. */
export function FirstRunHeader({ step, run, ...header }: FirstRunHeaderProps) {
  const steps = stepsOf(run);
  const place = steps.indexOf(step);
  const before = steps[place - 1];
  return (
    <AppHeader
      {...header}
      kicker={`Step ${place + 1} of ${steps.length}`}
      {...(before && { back: { to: FIRST_RUN_PATHS[before] } })}
      size="hub"
    />
  );
}

/**
 * The progress of the first run, with a way to leave it, except on the last step, which can be
 * skipped.
 */
export function FirstRunProgress({ step, run, onLeave }: StepProps & { onLeave: () => void }) {
  const steps = stepsOf(run);
  const place = steps.indexOf(step);
  return (
    <div className={styles.progress}>
      <ProgressBar label="Steps" hideLabel value={place + 1} max={steps.length} />
      {place === steps.length - 1 ? null : (
        <Button variant="quiet" size="sm" onClick={onLeave}>
          Skip all
        </Button>
      )}
    </div>
  );
}
