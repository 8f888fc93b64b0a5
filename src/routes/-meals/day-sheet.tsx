import { CalendarOff, CalendarPlus } from "lucide-react";
import { useRef, useState } from "react";

import { listPlansOnDays } from "#db/repositories/plan-repository.ts";
import { daysFrom, isDay } from "#domain/days.ts";
import type { Meal } from "#domain/entities.ts";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";

import { countOf } from "../-common/formats.ts";
import { dateOf, dayName } from "../-common/local-days.ts";
import { useLiveData } from "../-common/use-live-data.ts";
import { weekBegun, weekStart } from "../-common/week-start.ts";

import styles from "./day-sheet.module.css";

/** Two weeks: as long as the longest plan. */
const SHOWN_DAYS = 14;

interface DaySheetProps {
  meal: Pick<Meal, "id" | "title">;
  /** The day it is planned for; empty for none. */
  current: string;
  today: string;
  /** Called with an empty string for no day. */
  onChoose: (day: string) => void;
  /** Plans the dish for one more day; absent for a meal that is in no plan. */
  onAlso?: ((day: string) => void) | undefined;
  onClose: () => void;
}

/**
 * A date field with a button that confirms it. The field can't apply its value directly: while a
 * date is typed it holds other dates (the 2nd on the way to the 12th), and a phone fills an empty
 * field with today as soon as it is touched.
 */
function OtherDay({ current, onChoose }: Pick<DaySheetProps, "current" | "onChoose">) {
  const [typed, setTyped] = useState(current);
  // While a year is typed, the field holds years such as 0002.
  const isWhole = isDay(typed) && typed >= "2000";
  return (
    <form
      className={styles.other}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) onChoose(typed);
      }}
    >
      <TextField
        label="Another day"
        type="date"
        min="2000-01-01"
        max="9999-12-31"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={!isWhole || typed === current}>
        Choose
      </Button>
    </form>
  );
}

/**
 * Offers the next days by week, each one tap away; any other day; and no day. A planned dish can be planned
 * for one more day: then the same days are offered for that.
 */
export function DaySheet({
  meal: { id, title },
  current: planned,
  today,
  onChoose,
  onAlso,
  onClose,
}: DaySheetProps) {
  const [isAlso, setAlso] = useState(false);
  const days = useRef<HTMLUListElement>(null);
  const [first] = useState(weekStart);
  const also = isAlso ? onAlso : undefined;
  const choose = also ?? onChoose;
  const current = also ? "" : planned;
  const plans = useLiveData((db) => listPlansOnDays(db, today), [today], []);
  const meals = plans.flatMap(({ recipes }) => recipes);
  const mealsOn = (day: string) =>
    meals.filter((other) => (also || other.id !== id) && other.day === day).length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={also ? `When else do you cook ${title}?` : `When do you cook ${title}?`}
    >
      <Stack>
        <ul ref={days} className={styles.days} aria-label="Days">
          {daysFrom(today, SHOWN_DAYS).map((day) => {
            const others = mealsOn(day);
            const name = dayName(day, today);
            const week = weekBegun(day, today, first);
            return (
              <li key={day} className={week === "" ? undefined : styles.newWeek}>
                {week === "" ? null : <span className={styles.week}>{week}</span>}
                <button
                  type="button"
                  className={styles.day}
                  aria-pressed={day === current}
                  onClick={() => choose(day)}
                >
                  <span>{name}</span>
                  <span className={styles.detail}>
                    {others > 0 ? countOf(others, "meal") : name === dateOf(day) ? "" : dateOf(day)}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        <OtherDay key={`${isAlso}`} current={current} onChoose={choose} />
        <Cluster>
          {onAlso && !also ? (
            <Button
              variant="secondary"
              icon={<CalendarPlus aria-hidden />}
              onClick={() => {
                setAlso(true);
                // The button that had focus goes.
                days.current?.querySelector("button")?.focus();
              }}
            >
              Also on another day
            </Button>
          ) : null}
          {current === "" ? null : (
            <Button variant="quiet" icon={<CalendarOff aria-hidden />} onClick={() => onChoose("")}>
              On no day
            </Button>
          )}
        </Cluster>
      </Stack>
    </Dialog>
  );
}
