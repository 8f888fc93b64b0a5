import { useState } from "react";

import { hasRung, remainingMs, type KitchenTimer } from "#db/repositories/timer-repository.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Stack } from "#ui/stack.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { placeOf } from "./alarm-words.ts";
import { RungAlarm } from "./rung-alarm.tsx";
import { useShownStep } from "./shown-timers.ts";
import { TimerCard } from "./timer-card.tsx";
import { TimerPill } from "./timer-pill.tsx";
import { useAlarms } from "./use-alarms.ts";
import { useBottomInset } from "./use-bottom-inset.ts";
import { useNow } from "./use-now.ts";

import styles from "./timer-dock.module.css";

/** At the bottom of every screen: finished timers, and below them the timers running elsewhere. */
export function TimerDock({ timers }: { timers: KitchenTimer[] }) {
  const now = useNow(timers.some(({ endsAt }) => endsAt !== null));
  const shown = useShownStep();
  const [open, setOpen] = useState(false);
  useAlarms(timers, now);
  const dock = useBottomInset();

  const sorted = timers.toSorted((a, b) => remainingMs(a, now) - remainingMs(b, now));
  const rung = sorted.filter((timer) => hasRung(timer, now));
  const going = sorted.filter((timer) => !hasRung(timer, now));
  const elsewhere = going.filter(
    ({ recipeId, step }) => recipeId !== shown?.recipeId || step !== shown.step,
  );

  return (
    <>
      <div role="alert" aria-atomic={false}>
        {rung.map((timer) => (
          <VisuallyHidden key={timer.id} as="div">
            Time&rsquo;s up: {timer.label}. {placeOf(timer)}
          </VisuallyHidden>
        ))}
      </div>
      <section ref={dock} className={styles.dock} aria-label="Kitchen timers">
        {rung.map((timer) => (
          <RungAlarm key={timer.id} timer={timer} now={now} />
        ))}
        {elsewhere.length > 0 ? (
          <ul className={styles.pills} aria-label="Timers">
            {elsewhere.map((timer) => (
              <li key={timer.id}>
                <TimerPill timer={timer} now={now} onOpen={() => setOpen(true)} />
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      <Dialog open={open && going.length > 0} onClose={() => setOpen(false)} title="Timers">
        <Stack gap="sm">
          {going.map((timer) => (
            <TimerCard key={timer.id} timer={timer} now={now} onLeave={() => setOpen(false)} />
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
