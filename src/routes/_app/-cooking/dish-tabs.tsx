import { Link } from "@tanstack/react-router";
import { BellRing, TimerIcon } from "lucide-react";

import type { Dish } from "#domain/stove/stove-dish.ts";
import { hasRung, remainingMs } from "#domain/timers/kitchen-timer.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { linkToCooking, placeIn } from "../../-common/cook-place.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { timeLeft } from "../../-timer-alarms/time-left.ts";
import { useNow } from "../../-timer-alarms/use-now.ts";

import styles from "./dish-tabs.module.css";

interface DishTabsProps {
  dishes: readonly Dish[];
  /** The recipe on screen. */
  current: string;
}

/**
 * Tabs for the dishes on the stove, each opening at its current step; nothing if there is only one.
 */
export function DishTabs({ dishes, current }: DishTabsProps) {
  const { session } = useSignedInCook();
  const now = useNow(dishes.some(({ timers }) => timers.some(({ endsAt }) => endsAt !== null)));
  if (!dishes.some(({ recipeId }) => recipeId !== current)) return null;
  // In a stable order: a tap must not move the tabs.
  const sorted = dishes.toSorted((a, b) => (a.recipeId < b.recipeId ? -1 : 1));
  return (
    <nav className={styles.tabs} aria-label="On the stove">
      {sorted.map((dish) => (
        <Link
          key={dish.recipeId}
          {...linkToCooking(placeIn(dish.planId, dish.recipeId, session.uid))}
          // `replace`, because switching dishes should not add history entries.
          replace
          className={styles.tab}
          aria-current={dish.recipeId === current ? "page" : undefined}
        >
          <span dir="auto" className={styles.title}>
            {dish.title}
          </span>
          <DishState dish={dish} now={now} />
        </Link>
      ))}
    </nav>
  );
}

/** "3/8", and the timer that rings first. */
function DishState({ dish: { step, steps, timers }, now }: { dish: Dish; now: number }) {
  const [first] = timers.toSorted((a, b) => remainingMs(a, now) - remainingMs(b, now));
  const left = first && timeLeft(first, now);
  const isRung = first !== undefined && hasRung(first, now);
  return (
    <span className={styles.state} data-rung={isRung || undefined}>
      {steps > 0 ? (
        <>
          <VisuallyHidden>{`step ${step} of ${steps}`}</VisuallyHidden>
          <span aria-hidden>
            {step}/{steps}
          </span>
        </>
      ) : null}
      {first ? (
        <>
          <VisuallyHidden>
            {`${first.label}: ${isRung ? "time’s up" : left?.spoken}`}
          </VisuallyHidden>
          <span aria-hidden className={styles.time}>
            {isRung ? <BellRing /> : <TimerIcon />}
            {isRung ? "Time’s up" : left?.shown}
          </span>
        </>
      ) : null}
    </span>
  );
}
