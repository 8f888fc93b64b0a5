import { Link } from "@tanstack/react-router";
import { Pause, Play, X } from "lucide-react";

import { setCookStep } from "#db/cook-sessions.ts";
import { hasRung, remainingMs, type KitchenTimer } from "#db/timers.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { textLinkClass } from "#ui/link-class.ts";
import { TimerFace } from "#ui/timer-face.tsx";

import { useKitchen } from "../-kitchen.ts";
import { useCommand } from "../-use-command.ts";
import { placeOf } from "./alarm-words.ts";
import { useTimers } from "./use-timers.ts";

interface TimerCardProps {
  timer: KitchenTimer;
  now: number;
  /** Leads to the timer's step, and calls back when taken. Without it the step is on screen. */
  onLeave?: () => void;
}

/** A timer with its controls: pause or resume, a minute more, stop. */
export function TimerCard({ timer, now, onLeave }: TimerCardProps) {
  const { pause, resume, addMinute, stop, stopAlarm } = useTimers();
  const isDone = hasRung(timer, now);
  const isPaused = timer.endsAt === null;
  const { label } = timer;
  return (
    <TimerFace
      label={onLeave ? <StepLink timer={timer} onLeave={onLeave} /> : label}
      remaining={remainingMs(timer, now) / 1000}
      total={timer.durationMs / 1000}
      state={isDone ? "done" : isPaused ? "paused" : "running"}
      actions={
        <>
          {isDone ? null : isPaused ? (
            <IconButton label={`Resume: ${label}`} icon={<Play />} onClick={() => resume(timer)} />
          ) : (
            <IconButton label={`Pause: ${label}`} icon={<Pause />} onClick={() => pause(timer)} />
          )}
          <Button
            size="sm"
            variant="secondary"
            aria-label={`+1 min: ${label}`}
            onClick={() => addMinute(timer)}
          >
            +1 min
          </Button>
          <IconButton
            label={`Stop: ${label}`}
            icon={<X />}
            onClick={() => (isDone ? stopAlarm(timer) : stop(timer))}
          />
        </>
      }
    />
  );
}

function StepLink({ timer, onLeave }: { timer: KitchenTimer; onLeave: () => void }) {
  const { db, session } = useKitchen();
  const run = useCommand();
  const { recipeId, planId, step } = timer;
  const leave = () => {
    void run(() => setCookStep(db, recipeId, step));
    onLeave();
  };
  const words = `${timer.label}: ${placeOf(timer)}`;
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
    <Link to="/plan/$planId/$recipeId" params={{ planId, recipeId }} className={textLinkClass} onClick={leave}>
      {words}
    </Link>
  );
}
