import { Link } from "@tanstack/react-router";
import { CalendarDays, ChefHat, Clock } from "lucide-react";

import type { AiMealPlan } from "#domain/entities.ts";
import { MEAL_TYPE_LABELS } from "#domain/meal-types.ts";
import type { DatedMeal, NextMeal } from "#domain/planned-days.ts";
import { durationText, recipeTime } from "#domain/recipe-time.ts";
import type { WaitingMeal } from "#domain/waiting-meals.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { stretchedLinkClass, textLinkClass } from "#ui/link-class.ts";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

import { linkToCooking, placeIn } from "../../-common/cook-place.ts";
import { dayInText, dayName } from "../../-common/local-days.ts";
import { planName } from "../../-common/plan-title.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useMealDay } from "../../-meals/use-meal-day.ts";
import { Part } from "./part.tsx";

import styles from "./next-to-cook.module.css";

const SHOWN_AFTER = 3;

interface NextToCookProps {
  waiting: readonly NextMeal[];
  /** Meals planned for the last few days and not cooked. */
  missed: readonly DatedMeal[];
  plan: AiMealPlan | null;
  /** Today's date in the cook's calendar. */
  today: string;
  /** Whether something is on the stove already. */
  isBusy: boolean;
}

/** The next meal to cook, its plan's progress, and the meals after it. */
export function NextToCook({ waiting, missed, plan, today, isBusy }: NextToCookProps) {
  const [next, ...others] = waiting;
  const forToday = others.filter(({ day }) => day === today);
  const later = others.slice(forToday.length, Math.max(SHOWN_AFTER, forToday.length));
  if (!next && missed.length === 0) return isBusy ? null : <NothingWaits plan={plan} />;
  return (
    <Part
      title="Next to cook"
      aside={
        plan && [next, ...missed].some((each) => each?.planId === plan.id) ? (
          <Link to="/plan/$planId" params={{ planId: plan.id }} className={textLinkClass}>
            See the plan
          </Link>
        ) : undefined
      }
    >
      {next ? <NextMeal next={next} plan={plan} today={today} /> : null}
      <LaterMeals title="Also today" meals={forToday} today={today} />
      <LaterMeals title="Then" meals={later} today={today} />
      {missed.length > 0 ? <MissedMeals missed={missed} today={today} /> : null}
    </Part>
  );
}

interface LaterMealsProps {
  title: string;
  meals: readonly NextMeal[];
  today: string;
}

function LaterMeals({ title, meals, today }: LaterMealsProps) {
  if (meals.length === 0) return null;
  return (
    <>
      <h3 className={styles.then}>{title}</h3>
      <List label={title}>
        {meals.map((each) => (
          <LaterMeal key={each.meal.id} waiting={each} today={today} />
        ))}
      </List>
    </>
  );
}

/** Meals whose day has passed; one tap moves them to today. */
function MissedMeals({ missed, today }: { missed: readonly DatedMeal[]; today: string }) {
  const putOn = useMealDay(today);
  return (
    <>
      <h3 className={styles.then}>Still there to cook</h3>
      <List label="Still there to cook">
        {missed.map(({ meal, planId, day }) => (
          <ListRow
            key={`${planId} ${meal.id}`}
            leading={<MealPicture {...pictureOf({ meal, planId })} shape="round" />}
            title={
              <Link to="/plan/$planId" params={{ planId }} className={stretchedLinkClass}>
                {meal.title}
              </Link>
            }
            detail={`It was for ${dayInText(day, today)}. Another day is fine.`}
            trailing={
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Cook ${meal.title} today`}
                onClick={() => void putOn({ meal, planId }, today)}
              >
                Today
              </Button>
            }
          />
        ))}
      </List>
    </>
  );
}

function useCookingLink({ meal, planId }: WaitingMeal) {
  const { session } = useSignedInCook();
  return linkToCooking(placeIn(planId, meal.id, session.uid));
}

function pictureOf({ meal }: WaitingMeal) {
  return { seed: meal.id, meal };
}

/** "Dinner · about 45 min"; without the time if it can't be estimated. */
function detailsOf({ meal }: WaitingMeal): string {
  const time = recipeTime(meal);
  const type = MEAL_TYPE_LABELS[meal.mealType];
  return time === null ? type : `${type} · about ${durationText(time.total)}`;
}

interface NextMealProps {
  next: NextMeal;
  plan: AiMealPlan | null;
  today: string;
}

function NextMeal({ next, plan, today }: NextMealProps) {
  const { meal, planId, day } = next;
  const link = useCookingLink(next);
  return (
    <div className={styles.frame}>
      <div className={styles.next}>
        <div className={styles.picture}>
          <MealPicture {...pictureOf(next)} />
        </div>
        <div className={styles.words}>
          {day === "" ? null : (
            <p>
              <Badge tone={day === today ? "progress" : "new"} icon={<CalendarDays aria-hidden />}>
                {dayName(day, today)}
              </Badge>
            </p>
          )}
          <h3 dir="auto" className={styles.title}>
            {meal.title}
          </h3>
          <p className={styles.details}>
            <Clock aria-hidden />
            {detailsOf(next)}
          </p>
          {meal.blurb === "" ? null : (
            <p dir="auto" className={styles.blurb}>
              {meal.blurb}
            </p>
          )}
          <Link
            {...link}
            className={buttonClass({ size: "lg", full: true })}
            aria-label={`${meal.title}: Cook now`}
          >
            <ChefHat aria-hidden />
            Cook now
          </Link>
        </div>
      </div>
      {plan && planId === plan.id ? (
        <div className={styles.progress}>
          <PlanProgress plan={plan} />
        </div>
      ) : null}
    </div>
  );
}

function PlanProgress({ plan }: { plan: AiMealPlan }) {
  const cooked = plan.recipes.filter((recipe) => recipe.cooked).length;
  const max = plan.recipes.length;
  return (
    <ProgressBar
      label={planName(plan)}
      value={cooked}
      max={Math.max(1, max)}
      text={`${cooked} of ${max} cooked`}
    />
  );
}

function LaterMeal({ waiting, today }: { waiting: NextMeal; today: string }) {
  const { day } = waiting;
  const link = useCookingLink(waiting);
  return (
    <ListRow
      leading={<MealPicture {...pictureOf(waiting)} shape="round" />}
      title={
        <Link {...link} className={stretchedLinkClass}>
          {waiting.meal.title}
        </Link>
      }
      detail={
        day === "" || day === today
          ? detailsOf(waiting)
          : `${dayName(day, today)} · ${detailsOf(waiting)}`
      }
      chevron
    />
  );
}

/** Everything is cooked, or nothing was ever planned. */
function NothingWaits({ plan }: { plan: AiMealPlan | null }) {
  const cooked = plan?.recipes.length ?? 0;
  return (
    <Part title={cooked > 0 ? "Your plan is cooked" : "Nothing planned yet"} tone="herb">
      <p className={styles.nothing}>
        {cooked > 0
          ? "Well done. Fresh ideas for the next days are a few taps away."
          : "Choose from fresh ideas; the recipes and the list come with them."}
      </p>
      <Link to="/meal-plan-setup" className={buttonClass({ size: "lg" })}>
        Plan the next meals
      </Link>
    </Part>
  );
}
