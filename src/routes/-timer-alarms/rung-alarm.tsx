import { BellRing } from "lucide-react";

import { placeOf, rangAgo } from "#domain/timers/alarm-words.ts";
import type { KitchenTimer } from "#domain/timers/kitchen-timer.ts";
import { Button } from "#ui/button.tsx";

import { moreTime, useTimers } from "./use-timers.ts";

import styles from "./rung-alarm.module.css";

/** A full-width alert for a finished timer, until the cook stops it or adds time. */
export function RungAlarm({ timer, now }: { timer: KitchenTimer; now: number }) {
  const { stopAlarm, addTime } = useTimers();
  const ago = rangAgo(timer, now);
  return (
    <section className={styles.alarm} aria-label={`Timer done: ${timer.label}`}>
      <div className={styles.what}>
        <BellRing className={ago === "" ? styles.ringing : undefined} aria-hidden />
        <div className={styles.words}>
          <p dir="auto" className={styles.label}>
            {timer.label}
          </p>
          <p className={styles.place}>
            {placeOf(timer)}
            {ago === "" ? null : (
              <>
                {" "}
                <strong>· {ago}</strong>
              </>
            )}
          </p>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button variant="secondary" size="lg" onClick={() => addTime(timer)}>
          {moreTime(timer)}
        </Button>
        <Button
          variant="secondary"
          size="lg"
          className={styles.stop}
          onClick={() => stopAlarm(timer)}
        >
          Stop
        </Button>
      </div>
    </section>
  );
}
