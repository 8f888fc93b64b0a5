import { Link } from "@tanstack/react-router";
import { CalendarDays, CheckCircle2 } from "lucide-react";
import { useState, type ReactNode } from "react";

import { placePlanRecipe } from "#db/repositories/plan-recipe-repository.ts";
import type { WeekMeal } from "#domain/planned-days.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { stretchedLinkClass } from "#ui/link-class.ts";
import { ReorderList } from "#ui/reorder-list.tsx";

import { linkToCooking, placeIn } from "../../-common/cook-place.ts";
import { dateOf, dayName } from "../../-common/local-days.ts";
import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { weekBegun, weekStart } from "../../-common/week-start.ts";
import { DaySheet } from "../../-meals/day-sheet.tsx";
import { useMealDay, usePlanAgain } from "../../-meals/use-meal-day.ts";
import { PlannedPicture } from "./planned-picture.tsx";
import { dropInWeek, weekEntries, type WeekEntry } from "./week-entries.ts";

import styles from "./week-list.module.css";

interface WeekListProps {
  /** Accessible name. */
  label: string;
  /** Each meal once. */
  meals: readonly WeekMeal[];
  /**
   * The plan that the meals belong to, which also orders them within a day; absent for meals of
   * several plans.
   */
  planId?: string;
  today: string;
}

/**
 * Meals by day. A meal can be dragged to another day, or moved by a button that opens the next
 * days, which also works with the keyboard.
 */
export function WeekList({ label, meals, planId, today }: WeekListProps) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const putOn = useMealDay(today);
  const planAgain = usePlanAgain(today);
  const [choosing, setChoosing] = useState<string | null>(null);
  const entries = weekEntries(meals, today);
  const chosen = meals.find(({ meal }) => meal.id === choosing);
  const chosenIn = chosen?.planId ?? null;

  const drop = async (id: string, followers: readonly string[]) => {
    const moved = meals.find(({ meal }) => meal.id === id);
    const dropped = dropInWeek(entries, id, followers);
    if (!moved || !dropped) return false;
    const { day, before } = dropped;
    const isOtherDay = day !== moved.day;
    if (isOtherDay && !(await putOn(moved, day))) return false;
    if (planId === undefined) return isOtherDay;
    if (!before) return true;
    return run(
      () => placePlanRecipe(db, planId, id, before),
      (back) =>
        // The change of day has its own undo, which matters more than the order within the day.
        back !== null &&
        !isOtherDay && {
          text: `${moved.meal.title} has another place in its day`,
          undo: () => placePlanRecipe(db, planId, id, back),
        },
    );
  };

  return (
    <>
      <ReorderList label={label} items={entries} onMove={drop}>
        {(entry, _, handle) =>
          entry.kind === "meal" ? (
            <MealRow
              planned={entry}
              today={today}
              handle={entry.cooked ? null : handle}
              onChoose={() => setChoosing(entry.id)}
            />
          ) : (
            <DayHeading as={planId === undefined ? "h2" : "h3"} entry={entry} today={today} />
          )
        }
      </ReorderList>
      {chosen ? (
        <DaySheet
          meal={chosen.meal}
          current={chosen.day}
          today={today}
          onChoose={(day) => {
            setChoosing(null);
            void putOn(chosen, day);
          }}
          onAlso={
            chosenIn === null
              ? undefined
              : (day) => {
                  setChoosing(null);
                  void planAgain(chosen.meal, chosenIn, day);
                }
          }
          onClose={() => setChoosing(null)}
        />
      ) : null}
    </>
  );
}

function DayHeading({
  as: Heading,
  entry,
  today,
}: {
  /** The heading's level: a plan's days are below a heading of their own. */
  as: "h2" | "h3";
  entry: Exclude<WeekEntry, { kind: "meal" }>;
  today: string;
}) {
  const isOnDay = entry.kind === "day" && entry.day !== "";
  const name = !isOnDay
    ? entry.kind === "cooked"
      ? "Cooked"
      : "On no day yet"
    : dayName(entry.day, today);
  const date = isOnDay ? dateOf(entry.day) : "";
  const isEmpty = entry.kind === "day" && entry.isEmpty;
  const [first] = useState(weekStart);
  const week = isOnDay ? weekBegun(entry.day, today, first) : "";
  return (
    <div className={styles.heading} data-empty={isEmpty || undefined}>
      <Heading className={styles.day}>{name}</Heading>
      {date === name ? null : <span className={styles.date}>{date}</span>}
      {week === "" ? null : <span className={styles.date}>{week}</span>}
      <span className={styles.rule} />
    </div>
  );
}

interface MealRowProps {
  planned: WeekMeal;
  today: string;
  handle: ReactNode;
  onChoose: () => void;
}

function MealRow({ planned, today, handle, onChoose }: MealRowProps) {
  const { session } = useSignedInCook();
  const { meal, planId, day, cooked } = planned;
  const isMissed = day !== "" && day < today;
  return (
    <div className={styles.row}>
      <span className={styles.picture}>
        <PlannedPicture recipe={meal} />
      </span>
      <div className={styles.words}>
        <div dir="auto" className={styles.title}>
          <Link
            {...linkToCooking(placeIn(planId, meal.id, session.uid))}
            className={stretchedLinkClass}
          >
            {meal.title}
          </Link>
        </div>
        {isMissed && !cooked ? (
          <p className={styles.missed}>Not cooked yet. It can have another day.</p>
        ) : null}
      </div>
      <div className={styles.button}>
        {cooked ? (
          <Badge tone="done" icon={<CheckCircle2 aria-hidden />}>
            Cooked
          </Badge>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            icon={<CalendarDays aria-hidden />}
            aria-haspopup="dialog"
            aria-label={
              day === "" ? `Pick a day: ${meal.title}` : `Move to another day: ${meal.title}`
            }
            onClick={onChoose}
          >
            {day === "" ? "Pick a day" : "Move"}
          </Button>
        )}
      </div>
      <div className={styles.grip}>{handle}</div>
    </div>
  );
}
