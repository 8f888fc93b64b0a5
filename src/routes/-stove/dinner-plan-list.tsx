import { Link } from "@tanstack/react-router";
import { BellRing, CookingPot } from "lucide-react";

import type { DinnerDish, DinnerPlan } from "#domain/stove/dinner.ts";
import { textLinkClass } from "#ui/link-class.ts";

import { linkToCooking, placeIn } from "../-common/cook-place.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";
import { clockTime, inMinutes, lateBy } from "./dinner-times.ts";

import styles from "./dinner-plan-list.module.css";

interface DinnerPlanListProps {
  plan: DinnerPlan;
  now: number;
}

/** When to start each dish of a dinner, the first one first, and when all is ready. */
export function DinnerPlanList({ plan, now }: DinnerPlanListProps) {
  const late = lateBy(plan);
  return (
    <>
      <ol className={styles.dishes} role="list" aria-label="When to start">
        {plan.dishes.map((dish) => (
          <li key={dish.recipeId} className={styles.dish} data-begun={dish.hasBegun || undefined}>
            <DishStart dish={dish} now={now} />
          </li>
        ))}
      </ol>
      <p role="status" className={styles.ready} data-late={late > 0 || undefined}>
        {late > 0 ? (
          <>
            Ready at <strong>{clockTime(plan.readyAt)}</strong>, {inMinutes(late)} late
          </>
        ) : (
          <>
            All of it is ready at <strong>{clockTime(plan.eatAt)}</strong>
          </>
        )}
      </p>
    </>
  );
}

const NOW_MS = 30_000;

function DishStart({ dish, now }: { dish: DinnerDish; now: number }) {
  const { session } = useSignedInCook();
  const { recipeId, planId, title, hasBegun, startsAt, readyAt, waits, isTight } = dish;
  const isNow = startsAt - now < NOW_MS;
  const [wait] = waits;
  return (
    <>
      {hasBegun ? <CookingPot aria-hidden /> : <BellRing aria-hidden />}
      <div className={styles.words}>
        <p className={styles.start}>
          {hasBegun ? null : "Start "}
          <Link
            {...linkToCooking(placeIn(planId, recipeId, session.uid))}
            className={textLinkClass}
          >
            <bdi>{title}</bdi>
          </Link>{" "}
          <strong>
            {hasBegun ? "is on the stove" : isNow ? "now" : `at ${clockTime(startsAt)}`}
          </strong>
        </p>
        <p className={styles.aside}>
          {hasBegun ? `Ready at about ${clockTime(readyAt)}` : null}
          {!hasBegun && wait
            ? `On its own from ${clockTime(wait.at)}, for ${inMinutes(wait.seconds * 1000)}`
            : null}
          {isTight && !hasBegun ? " Another dish needs you then as well." : null}
        </p>
      </div>
    </>
  );
}
