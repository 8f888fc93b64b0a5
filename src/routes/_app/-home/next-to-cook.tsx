import { Link } from "@tanstack/react-router";
import { ChefHat, Clock } from "lucide-react";

import { MEAL_TYPE_LABELS } from "#domain/catalogue.ts";
import type { AiMealPlan } from "#domain/entities.ts";
import { durationText, recipeTime } from "#domain/recipe-time.ts";
import type { WaitingMeal } from "#domain/waiting-meals.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { buttonClass } from "#ui/button.tsx";
import { stretchedLinkClass, textLinkClass } from "#ui/link-class.ts";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

import { linkToCooking, placeIn } from "../../-common/cook-place.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { Part } from "./part.tsx";

import styles from "./next-to-cook.module.css";

const SHOWN_AFTER = 3;

interface NextToCookProps {
  waiting: readonly WaitingMeal[];
  plan: AiMealPlan | null;
  /** Whether something is on the stove already. */
  isBusy: boolean;
}

/** The next meal to cook, how far its plan is, and what comes after it. */
export function NextToCook({ waiting, plan, isBusy }: NextToCookProps) {
  const [next, ...others] = waiting;
  if (!next) return isBusy ? null : <NothingWaits plan={plan} />;
  return (
    <Part
      title="Next to cook"
      aside={
        plan && next.planId === plan.id ? (
          <Link to="/plan/$planId" params={{ planId: plan.id }} className={textLinkClass}>
            See the plan
          </Link>
        ) : undefined
      }
    >
      <NextMeal next={next} plan={plan} />
      {others.length > 0 ? (
        <>
          <h3 className={styles.then}>Then</h3>
          <List label="Then">
            {others.slice(0, SHOWN_AFTER).map((each) => (
              <LaterMeal key={each.meal.id} waiting={each} />
            ))}
          </List>
        </>
      ) : null}
    </Part>
  );
}

function useCookingLink({ meal, planId }: WaitingMeal) {
  const { session } = useSignedInCook();
  return linkToCooking(placeIn(planId, meal.id, session.uid));
}

function pictureOf({ meal }: WaitingMeal) {
  return {
    seed: meal.id,
    words: [meal.title, ...meal.ingredients.map(({ name }) => name)],
    kind: meal.mealType,
  };
}

/** "Dinner · about 45 min", with the time only if anybody can tell. */
function detailsOf({ meal }: WaitingMeal): string {
  const time = recipeTime(meal);
  const type = MEAL_TYPE_LABELS[meal.mealType];
  return time === null ? type : `${type} · about ${durationText(time.total)}`;
}

function NextMeal({ next, plan }: { next: WaitingMeal; plan: AiMealPlan | null }) {
  const { meal, planId } = next;
  const link = useCookingLink(next);
  return (
    <div className={styles.frame}>
      <div className={styles.next}>
        <div className={styles.picture}>
          <MealPicture {...pictureOf(next)} />
        </div>
        <div className={styles.words}>
          <h3 className={styles.title}>{meal.title}</h3>
          <p className={styles.details}>
            <Clock aria-hidden />
            {detailsOf(next)}
          </p>
          {meal.blurb === "" ? null : <p className={styles.blurb}>{meal.blurb}</p>}
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
      label="Your plan"
      value={cooked}
      max={Math.max(1, max)}
      text={`${cooked} of ${max} cooked`}
    />
  );
}

function LaterMeal({ waiting }: { waiting: WaitingMeal }) {
  const link = useCookingLink(waiting);
  return (
    <ListRow
      leading={<MealPicture {...pictureOf(waiting)} shape="round" />}
      title={
        <Link {...link} className={stretchedLinkClass}>
          {waiting.meal.title}
        </Link>
      }
      detail={detailsOf(waiting)}
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
