import { Link, useRouter } from "@tanstack/react-router";
import { ArrowRight, Coffee, Salad, Soup } from "lucide-react";
import { useState, type ReactNode } from "react";

import { remainingMealTypes } from "#domain/draft.ts";
import { PLAN_DAYS, PLAN_PEOPLE, SERVES_PER_IDEA } from "#domain/limits.ts";
import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from "#domain/meal-types.ts";
import {
  ideasNeeded,
  isSingleMealSetup,
  setupProblem,
  totalServes,
  type PlanSetup,
} from "#domain/mutations/plans.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Cluster } from "#ui/cluster.tsx";
import { Columns } from "#ui/columns.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { textLinkClass } from "#ui/link-class.ts";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { useToast } from "#ui/toast-context.ts";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { isUnderWay, usePlanning } from "../planning-draft.ts";
import { AvoidedNote, type Avoided } from "./avoided-note.tsx";
import { ServesSummary } from "./serves-summary.tsx";
import { SingleMealDialog } from "./single-meal-dialog.tsx";

import styles from "./meal-plan-setup.module.css";

const PROBLEM_ID = "setup-problem";

const MEAL_ICONS = { breakfast: <Coffee />, lunch: <Salad />, dinner: <Soup /> };

/** What the setup comes to: "4 dishes, 4 serves each". */
function Dishes({ setup }: { setup: PlanSetup }) {
  const dishes = ideasNeeded(totalServes(setup)) * setup.mealsPerDay.length;
  return (
    <>
      <span>{dishes === 1 ? "1 dish" : `${dishes} dishes`}, </span>
      <span>{dishes === 1 ? `${SERVES_PER_IDEA} serves` : `${SERVES_PER_IDEA} serves each`}</span>
    </>
  );
}

interface PlanSetupScreenProps {
  header: ReactNode;
  /** Content above everything else. */
  lead?: ReactNode;
  /** What the cook avoids, as the loader read it. */
  avoided: Avoided;
  /** A button beside Continue. */
  otherAction?: ReactNode;
  /** Called before the app navigates to the ideas. */
  onStart?: () => Promise<void>;
}

/** The form for a plan's days, people and meals, which leads on to ideas. */
export function PlanSetupScreen(props: PlanSetupScreenProps) {
  const { header, lead, avoided, otherAction, onStart } = props;
  const router = useRouter();
  const { planning, store } = usePlanning();
  const [offersSingle, setOffersSingle] = useState(false);
  const { setup } = planning.draft;
  const problem = setupProblem(setup);
  const problemId = problem === null ? undefined : PROBLEM_ID;
  // If a meal is chosen, the problem is the number of serves.
  const servesErrorId = setup.mealsPerDay.length > 0 ? problemId : undefined;

  const start = async () => {
    if (isSingleMealSetup(setup)) {
      setOffersSingle(true);
      return;
    }
    const [mealType] = setup.mealsPerDay;
    if (!mealType) return;
    store.act({ type: "startPlan" });
    await onStart?.();
    await router.navigate({ to: "/ai-meal-idea-generation/$mealType", params: { mealType } });
  };

  const startSingle = async () => {
    // Close the dialog first: a cook who goes back before the next screen appears stays on this
    // one.
    setOffersSingle(false);
    const meal = setup.mealsPerDay[0];
    await onStart?.();
    await router.navigate({ to: "/single-meal-generation", search: meal ? { meal } : {} });
  };

  return (
    <Screen
      width="wide"
      header={header}
      actions={
        <>
          {problem ? (
            <div className={styles.problem}>
              <ErrorBox id={PROBLEM_ID}>{problem}</ErrorBox>
            </div>
          ) : (
            <p
              className={classNames(styles.dishes, otherAction !== undefined && styles.above)}
              role="status"
            >
              <Dishes setup={setup} />
            </p>
          )}
          {otherAction}
          <Button
            size="lg"
            iconEnd={<ArrowRight />}
            disabled={problem !== null}
            aria-describedby={problemId}
            onClick={() => void start()}
          >
            Continue
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {lead}
        <PlanUnderWay />
        <AvoidedNote initial={avoided} />
        <Columns>
          <Card>
            <div className={styles.counts}>
              <Stepper
                label="Duration"
                unit={setup.durationDays === 1 ? "day" : "days"}
                {...PLAN_DAYS}
                errorId={servesErrorId}
                value={setup.durationDays}
                onValueChange={(days) => store.act({ type: "setDuration", days })}
              />
              <Stepper
                label="People"
                unit={setup.peopleCount === 1 ? "person" : "people"}
                {...PLAN_PEOPLE}
                errorId={servesErrorId}
                value={setup.peopleCount}
                onValueChange={(people) => store.act({ type: "setPeople", people })}
              />
            </div>
          </Card>
          <Stack gap="lg">
            <section aria-labelledby="meals-title">
              <SectionTitle id="meals-title">Meals</SectionTitle>
              <Cluster role="group" aria-labelledby="meals-title" aria-describedby={problemId}>
                {MEAL_TYPES.map((mealType) => (
                  <ToggleChip
                    key={mealType}
                    icon={MEAL_ICONS[mealType]}
                    pressed={setup.mealsPerDay.includes(mealType)}
                    onPressedChange={() => store.act({ type: "toggleMeal", mealType })}
                  >
                    {MEAL_TYPE_LABELS[mealType]}
                  </ToggleChip>
                ))}
              </Cluster>
            </section>
            <ServesSummary setup={setup} />
          </Stack>
        </Columns>
      </Stack>
      <SingleMealDialog
        open={offersSingle}
        onGoBack={() => setOffersSingle(false)}
        onSingle={() => void startSingle()}
      />
    </Screen>
  );
}

/** Leads a cook who left in the middle of planning back to the ideas already chosen. */
function PlanUnderWay() {
  const { planning, store } = usePlanning();
  const toast = useToast();
  if (!isUnderWay(planning)) return null;
  const { requiredMealTypes } = planning.draft;
  const opened = requiredMealTypes.filter((mealType: MealType) => planning.boards[mealType]);
  const mealType = opened.at(-1) ?? requiredMealTypes[0];
  if (!mealType) return null;
  const isChosen = remainingMealTypes(planning.draft).length === 0;
  const startOver = () => {
    store.clear();
    const undo = () => store.putBack(planning);
    toast.show({ text: "Your ideas are cleared", undo });
  };
  return (
    <Banner
      tone="progress"
      title="You were choosing ideas"
      action={
        <Cluster>
          {isChosen ? (
            <Link to="/ai-meal-plan-review" className={textLinkClass}>
              Go on with the recipes
            </Link>
          ) : (
            <Link
              to="/ai-meal-idea-generation/$mealType"
              params={{ mealType }}
              className={textLinkClass}
            >
              Go on with {MEAL_TYPE_LABELS[mealType].toLowerCase()}
            </Link>
          )}
          <Button variant="quiet" size="sm" onClick={startOver}>
            Start over
          </Button>
        </Cluster>
      }
    />
  );
}
