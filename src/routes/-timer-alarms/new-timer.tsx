import { Eraser, TimerIcon } from "lucide-react";
import { useState } from "react";

import type { TimerStart } from "#domain/timers/kitchen-timer.ts";
import { Button } from "#ui/button.tsx";
import { shortDuration } from "#ui/clock-text.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useTimers } from "./use-timers.ts";

import styles from "./new-timer.module.css";

const ADDS = [1, 5, 10, 30] as const;
const MINUTES_MAX = 24 * 60;
const NAME_MAX = 60;

/** The recipe that the timer belongs to; null for none. */
export type TimedRecipe = Pick<TimerStart, "recipeId" | "planId" | "title"> | null;

interface NewTimerProps {
  about: TimedRecipe;
  onStarted: () => void;
}

/** A form for setting a timer: large buttons for the minutes, and an optional name. */
export function NewTimer({ about, onStarted }: NewTimerProps) {
  const timers = useTimers();
  const [minutes, setMinutes] = useState(0);
  const [name, setName] = useState("");
  const words = shortDuration(minutes * 60);
  const start = () => {
    if (minutes === 0) return;
    const { recipeId, planId, title } = about ?? { recipeId: "", planId: null, title: "" };
    timers.start({
      recipeId,
      planId,
      title,
      id: `by hand ${crypto.randomUUID()}`,
      // It belongs to no step, so it shows at the bottom of every screen.
      step: 0,
      label: name.trim() || `${words} timer`,
      durationMs: minutes * 60_000,
    });
    onStarted();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <div className={styles.face}>
        <output className={styles.minutes} aria-label="Time">
          {words === "" ? "0 min" : words}
        </output>
        <IconButton
          label="Clear"
          icon={<Eraser aria-hidden />}
          disabled={minutes === 0}
          onClick={() => setMinutes(0)}
        />
      </div>
      <div className={styles.adds}>
        {ADDS.map((add) => (
          <Button
            key={add}
            variant="secondary"
            className={styles.add}
            aria-label={`Add ${add} ${add === 1 ? "minute" : "minutes"}`}
            onClick={() => setMinutes(Math.min(MINUTES_MAX, minutes + add))}
          >
            +{add}
          </Button>
        ))}
      </div>
      <TextField
        label="What for? (if you like)"
        value={name}
        maxLength={NAME_MAX}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        size="lg"
        icon={<TimerIcon aria-hidden />}
        disabled={minutes === 0}
        full
      >
        {minutes === 0 ? "Start timer" : `Start ${words} timer`}
      </Button>
    </form>
  );
}
