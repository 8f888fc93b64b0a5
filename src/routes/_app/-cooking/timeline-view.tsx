import { BellPlus, BellRing, ChefHat, Timer } from "lucide-react";
import { useMemo } from "react";

import { listTimers } from "#db/repositories/timer-repository.ts";
import { APP_LOCALE } from "#domain/app-locale.ts";
import type { Dish } from "#domain/stove/stove-dish.ts";
import { makeTimeline, type TimelineEntry } from "#domain/stove/timeline.ts";
import { reminderId } from "#domain/timers/kitchen-timer.ts";
import { Button } from "#ui/button.tsx";
import { shortDuration } from "#ui/clock-text.ts";
import { isolateRtl } from "#ui/isolate-rtl.ts";

import { useLiveData } from "../../-common/use-live-data.ts";
import { readDinner } from "../../-stove/read-dinner.ts";
import { readDishes } from "../../-stove/stove-dishes.ts";
import { useNow } from "../../-timer-alarms/use-now.ts";
import { useTimers } from "../../-timer-alarms/use-timers.ts";

import styles from "./timeline-view.module.css";

/** How often the timeline is recomputed, ms. A plan in minutes needs no seconds. */
const FRESH_MS = 10_000;
const MINUTE_MS = 60_000;
const clock = new Intl.DateTimeFormat(APP_LOCALE, { hour: "numeric", minute: "2-digit" });
const ICONS = { step: null, timer: <Timer aria-hidden />, ready: <ChefHat aria-hidden /> };

/** All timers and remaining steps of everything on the stove, in the order of their moments. */
export function TimelineView({ initial }: { initial: readonly Dish[] }) {
  const dishes = useLiveData<readonly Dish[]>(readDishes, [], initial);
  const timers = useLiveData(listTimers, []);
  const dinner = useLiveData(readDinner, []);
  const now = useNow(true, FRESH_MS);
  const { readyAt, entries } = useMemo(
    () => makeTimeline(dishes, timers ?? [], now, dinner?.note.eatAt),
    [dishes, timers, now, dinner],
  );
  const { start } = useTimers();
  const isSeveral = dishes.length > 1;
  const remind = ({ dish: { recipeId, title }, at }: TimelineEntry) =>
    start({
      id: reminderId(recipeId),
      // Not one of the dish's own timers, which would mean that the dish has begun.
      recipeId: "",
      planId: null,
      title,
      step: 0,
      label: `Begin ${title}`,
      durationMs: Math.max(1_000, at - Date.now()),
    });

  return (
    <>
      <p className={styles.summary}>
        {isSeveral ? "Everything is ready" : "Ready"} at about{" "}
        <strong>{clock.format(readyAt)}</strong>.
      </p>
      {/* Focusable, so that the keyboard scrolls a timeline that has no buttons. */}
      <ol className={styles.entries} role="list" aria-label="What to do when" tabIndex={0}>
        {entries.map((entry) => (
          <li key={entry.key} className={styles.entry} data-kind={entry.kind}>
            <p className={styles.time}>
              {entry.at - now < MINUTE_MS / 2 ? (
                "Now"
              ) : (
                <>
                  {clock.format(entry.at)}{" "}
                  <span className={styles.in}>in {inMinutes(entry.at - now)}</span>
                </>
              )}
            </p>
            <div className={styles.what}>
              <p className={styles.head}>
                {ICONS[entry.kind]}
                <strong>
                  {entry.isLaterStart ? (
                    <>
                      Begin <bdi>{entry.dish.title}</bdi>
                    </>
                  ) : (
                    isolateRtl(entry.what)
                  )}
                </strong>
                {isSeveral && !entry.isLaterStart ? (
                  <bdi className={styles.dish}>{entry.dish.title}</bdi>
                ) : null}
              </p>
              {entry.words === "" ? null : (
                <p dir="auto" className={styles.words}>
                  {entry.words}
                </p>
              )}
              {entry.waits > 0 ? (
                <p className={styles.aside}>Then {inMinutes(entry.waits * 1000)} on its own</p>
              ) : null}
              {entry.isTight ? (
                <p className={styles.aside}>Another dish needs you then as well.</p>
              ) : null}
              {entry.isLaterStart ? (
                <Reminder
                  isSet={timers?.some(({ id }) => id === reminderId(entry.dish.recipeId)) ?? false}
                  title={entry.dish.title}
                  onSet={() => remind(entry)}
                />
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.aside}>
        By the times that the steps name; a step without one counts 2 minutes. A dish still at its
        first step waits for its moment.
      </p>
    </>
  );
}

function Reminder(props: { isSet: boolean; title: string; onSet: () => void }) {
  return props.isSet ? (
    <p className={styles.set}>
      <BellRing aria-hidden />
      Rings when it’s time
    </p>
  ) : (
    <Button
      variant="secondary"
      size="sm"
      icon={<BellPlus aria-hidden />}
      aria-label={`Remind me to begin ${props.title}`}
      onClick={props.onSet}
    >
      Remind me
    </Button>
  );
}

/** "12 min", "1 hr 5 min"; at least a minute. */
function inMinutes(ms: number): string {
  return shortDuration(Math.max(1, Math.round(ms / MINUTE_MS)) * 60);
}
