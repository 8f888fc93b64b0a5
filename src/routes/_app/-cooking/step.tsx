import { useMemo } from "react";

import type { TakenIngredient } from "#domain/steps/step-amounts.ts";
import { readStep } from "#domain/steps/step-text.ts";
import { stepTimerId, type TimerStart, type KitchenTimer } from "#domain/timers/kitchen-timer.ts";
import { CookText } from "#ui/cook-text.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { useNow } from "../../-timer-alarms/use-now.ts";
import { TakenWords } from "./ingredient-list.tsx";
import { StepTimerSlot } from "./step-timer-slot.tsx";
import { TimerChip } from "./timer-chip.tsx";

import styles from "./step.module.css";

/** Characters that must not begin a line. */
const CLOSING = /^[,.;:!?)]*/u;

interface StepProps {
  text: string;
  taken: readonly TakenIngredient[];
  /** The running timers of this recipe. */
  timers: readonly KitchenTimer[];
  about: Pick<TimerStart, "recipeId" | "planId" | "title" | "step">;
  /** Whether the tabs of other dishes take some of the height. */
  isCrowded: boolean;
}

/** A step: its text with times to tap, its timers, and its ingredients. */
export function Step({ text, taken, timers, about, isCrowded }: StepProps) {
  const now = useNow(timers.some(({ endsAt }) => endsAt !== null));
  // Memoised, because a running timer rerenders the step several times a second.
  const parts = useMemo(() => readStep(text, about.step), [text, about.step]);
  const slots = parts.flatMap(({ timer }) => {
    if (!timer) return [];
    const id = stepTimerId(about.recipeId, about.step, timer.index);
    const start = { ...about, id, label: timer.label, durationMs: timer.seconds * 1000 };
    return { timer, start, running: timers.find((running) => running.id === id) };
  });

  return (
    <div className={styles.step}>
      <div id="step-text">
        <CookText>
          {parts.map(({ text: words, timer }, at) => {
            const slot = timer ? slots[timer.index] : undefined;
            // Parts are identified only by their order, and are never reordered.
            return slot ? (
              <span key={at} className={styles.timed}>
                <TimerChip {...slot} now={now} />
                {CLOSING.exec(parts[at + 1]?.text ?? "")?.[0]}
              </span>
            ) : (
              <span key={at}>{at === 0 ? words : words.replace(CLOSING, "")}</span>
            );
          })}
        </CookText>
      </div>
      {slots.length > 0 ? (
        <div className={styles.timers} data-crowded={isCrowded || undefined}>
          {slots.map((slot) => (
            <StepTimerSlot key={slot.timer.index} {...slot} now={now} />
          ))}
        </div>
      ) : null}
      {taken.length > 0 ? (
        <section className={styles.slip} aria-label="In this step">
          <VisuallyHidden as="h2">In this step</VisuallyHidden>
          <ul className={styles.ingredients} role="list">
            {taken.map((some) => (
              <li key={some.index}>
                <TakenWords {...some} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
