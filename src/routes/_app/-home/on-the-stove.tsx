import { Link } from "@tanstack/react-router";
import { ChefHat, Timer } from "lucide-react";

import type { Dish } from "#domain/stove/stove-dish.ts";
import { hasRung, type KitchenTimer } from "#domain/timers/kitchen-timer.ts";
import { buttonClass } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { linkToCooking, placeIn } from "../../-common/cook-place.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { timeLeft } from "../../-timer-alarms/time-left.ts";
import { useNow } from "../../-timer-alarms/use-now.ts";
import { Part } from "./part.tsx";

import styles from "./on-the-stove.module.css";

/** The recipes being cooked, each linking to its current step, and their running timers. */
export function OnTheStove({ cooking }: { cooking: readonly Dish[] }) {
  const { session } = useSignedInCook();
  const timers = cooking.flatMap((each) => each.timers);
  const now = useNow(timers.some(({ endsAt }) => endsAt !== null));
  return (
    <Part title="On the stove" tone="butter">
      <ul className={styles.cooking}>
        {cooking.map(({ recipeId, planId, title, step, steps, timers: own }) => (
          <li key={recipeId} className={styles.meal}>
            <div className={styles.words}>
              <h3 dir="auto" className={styles.title}>
                {title}
              </h3>
              <p className={styles.state}>
                {steps > 0 ? <span>{`Step ${step} of ${steps}`}</span> : null}
                {own.map((timer) => (
                  <TimeLeft key={timer.id} timer={timer} now={now} />
                ))}
              </p>
            </div>
            <Link
              {...linkToCooking(placeIn(planId, recipeId, session.uid))}
              className={buttonClass()}
              aria-label={`${title}: Go on`}
            >
              <ChefHat aria-hidden />
              Go on
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function TimeLeft({ timer, now }: { timer: KitchenTimer; now: number }) {
  const { shown, spoken } = hasRung(timer, now)
    ? { shown: "Time’s up", spoken: "time’s up" }
    : timeLeft(timer, now);
  return (
    <span className={styles.timer}>
      <Timer aria-hidden />
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{`${timer.label}: ${spoken}`}</VisuallyHidden>
    </span>
  );
}
