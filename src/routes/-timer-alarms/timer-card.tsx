import { Link } from "@tanstack/react-router";
import { Pause, Play, Square } from "lucide-react";

import { setCookStep } from "#db/repositories/cook-session-repository.ts";
import { placeOf } from "#domain/timers/alarm-words.ts";
import {
  hasRung,
  isReminder,
  remainingMs,
  type KitchenTimer,
} from "#domain/timers/kitchen-timer.ts";
import { Button } from "#ui/button.tsx";
import { textLinkClass } from "#ui/link-class.ts";
import { TimerFace } from "#ui/timer-face.tsx";

import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";
import { timeLeft } from "./time-left.ts";
import { moreTime, useTimers } from "./use-timers.ts";

import styles from "./timer-card.module.css";

interface TimerCardProps {
  timer: KitchenTimer;
  now: number;
  /**
   * Adds a link to the timer's step, called when it is taken. Leave out if the step is on screen.
   */
  onLeave?: () => void;
}

/** A timer with its controls, large enough for wet hands: pause or resume, a little more, stop. */
export function TimerCard({ timer, now, onLeave }: TimerCardProps) {
  const { pause, resume, addTime, stop, stopAlarm } = useTimers();
  const isDone = hasRung(timer, now);
  const isPaused = timer.endsAt === null;
  const { label } = timer;
  // Several timers may be on screen, so each button's name includes its timer's.
  const action = (verb: string) =>
    ({ variant: "quiet", "aria-label": `${verb}: ${label}` }) as const;
  return (
    <div className={styles.card} data-running={!isPaused || undefined}>
      <TimerFace
        label={
          <>
            <span dir="auto" className={styles.label}>
              {label}
            </span>
            {onLeave ? <StepLink timer={timer} onLeave={onLeave} /> : null}
          </>
        }
        remaining={remainingMs(timer, now) / 1000}
        total={timer.durationMs / 1000}
        due={isReminder(timer) && !isDone ? timeLeft(timer, now) : undefined}
        state={isDone ? "done" : isPaused ? "paused" : "running"}
      />
      <div className={styles.buttons}>
        {isDone ? null : isPaused ? (
          <Button {...action("Resume")} icon={<Play aria-hidden />} onClick={() => resume(timer)}>
            Resume
          </Button>
        ) : (
          <Button {...action("Pause")} icon={<Pause aria-hidden />} onClick={() => pause(timer)}>
            Pause
          </Button>
        )}
        <Button {...action(moreTime(timer))} onClick={() => addTime(timer)}>
          {moreTime(timer)}
        </Button>
        <Button
          {...action("Stop")}
          icon={<Square aria-hidden />}
          onClick={() => (isDone ? stopAlarm(timer) : stop(timer))}
        >
          Stop
        </Button>
      </div>
    </div>
  );
}

function StepLink({ timer, onLeave }: { timer: KitchenTimer; onLeave: () => void }) {
  const { db, session } = useSignedInCook();
  const run = useCommand();
  const { recipeId, planId, step } = timer;
  const leave = () => {
    // A timer set by hand belongs to the recipe, and to no step of it.
    if (step > 0) void run(() => setCookStep(db, recipeId, step, planId));
    onLeave();
  };
  const words = placeOf(timer);
  if (recipeId === "") return words;
  return planId === null ? (
    <Link
      to="/cook/$userId/$recipeId"
      params={{ userId: session.uid, recipeId }}
      className={textLinkClass}
      onClick={leave}
    >
      {words}
    </Link>
  ) : (
    <Link
      to="/plan/$planId/$recipeId"
      params={{ planId, recipeId }}
      className={textLinkClass}
      onClick={leave}
    >
      {words}
    </Link>
  );
}
