import { createFileRoute, Link, useRouter } from "@tanstack/react-router";
import { ArrowRight, Coffee, Salad, Soup } from "lucide-react";
import { useState } from "react";

import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from "#domain/catalogue.ts";
import { PLAN_DAYS, PLAN_PEOPLE } from "#domain/limits.ts";
import { isSingleMealSetup, setupProblem } from "#domain/mutations/plans.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { textLinkClass } from "#ui/link-class.ts";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { AppHeader } from "../-shell/app-header.tsx";
import { isUnderWay, openPlanning, usePlanning } from "./-planning/planning-draft.ts";
import { ServesSummary } from "./-planning/setup/serves-summary.tsx";
import { SingleMealDialog } from "./-planning/setup/single-meal-dialog.tsx";

import styles from "./-planning/setup/meal-plan-setup.module.css";

export const Route = createFileRoute("/_app/meal-plan-setup")({
  loader: async ({ context }) => {
    await openPlanning(context.db);
  },
  component: MealPlanSetup,
});

const PROBLEM_ID = "setup-problem";

const MEAL_ICONS = { breakfast: <Coffee />, lunch: <Salad />, dinner: <Soup /> };

function MealPlanSetup() {
  const router = useRouter();
  const { planning, store } = usePlanning();
  const [offersSingle, setOffersSingle] = useState(false);
  const { setup } = planning.draft;
  const problem = setupProblem(setup);
  const problemId = problem === null ? undefined : PROBLEM_ID;
  // If a meal is chosen, the problem is the number of serves.
  const servesErrorId = setup.mealsPerDay.length > 0 ? problemId : undefined;

  const start = () => {
    if (isSingleMealSetup(setup)) {
      setOffersSingle(true);
      return;
    }
    const [mealType] = setup.mealsPerDay;
    if (!mealType) return;
    store.act({ type: "startPlan" });
    void router.navigate({ to: "/ai-meal-idea-generation/$mealType", params: { mealType } });
  };

  return (
    <Screen
      header={
        <AppHeader
          title="Create AI Meal Plan"
          subtitle="How long, for how many, and which meals?"
          back={{ to: "/explore" }}
          size="hub"
        />
      }
      actions={
        <>
          {problem ? (
            <div className={styles.problem}>
              <ErrorBox id={PROBLEM_ID}>{problem}</ErrorBox>
            </div>
          ) : null}
          <Button
            size="lg"
            iconEnd={<ArrowRight />}
            disabled={problem !== null}
            aria-describedby={problemId}
            onClick={start}
          >
            Continue
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <PlanUnderWay />
        <Card>
          <Stack gap="lg">
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
          </Stack>
        </Card>
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
      <SingleMealDialog
        open={offersSingle}
        onGoBack={() => setOffersSingle(false)}
        onSingle={() => {
          // Close the dialog first: a cook who goes back before the next screen appears stays on
          // this one.
          setOffersSingle(false);
          const meal = setup.mealsPerDay[0];
          void router.navigate({ to: "/single-meal-generation", search: meal ? { meal } : {} });
        }}
      />
    </Screen>
  );
}

/** Leads a cook who left in the middle of planning back to the ideas already chosen. */
function PlanUnderWay() {
  const { planning, store } = usePlanning();
  if (!isUnderWay(planning)) return null;
  const { requiredMealTypes } = planning.draft;
  const opened = requiredMealTypes.filter((mealType: MealType) => planning.boards[mealType]);
  const mealType = opened.at(-1) ?? requiredMealTypes[0];
  if (!mealType) return null;
  return (
    <Banner
      tone="progress"
      title="You were choosing ideas"
      action={
        <Cluster>
          <Link
            to="/ai-meal-idea-generation/$mealType"
            params={{ mealType }}
            className={textLinkClass}
          >
            Go on with {MEAL_TYPE_LABELS[mealType].toLowerCase()}
          </Link>
          <Button variant="quiet" size="sm" onClick={() => store.clear()}>
            Start over
          </Button>
        </Cluster>
      }
    />
  );
}
