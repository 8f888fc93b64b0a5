import { createFileRoute, Link } from "@tanstack/react-router";
import { CalendarDays, ChefHat } from "lucide-react";
import { useState } from "react";

import { getMeals } from "#db/repositories/meal-repository.ts";
import {
  getCurrentPlan,
  getLatestSingle,
  listPlansOnDays,
  readLatestSingle,
} from "#db/repositories/plan-repository.ts";
import { readUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { addDays } from "#domain/days.ts";
import type { Meal, UserDocument } from "#domain/entities.ts";
import { datedMeals, MISSED_DAYS, weekOfAll } from "#domain/planned-days.ts";
import { listWaitingMeals, type WaitingMeal } from "#domain/waiting-meals.ts";
import { CURRENT_MEALS_UNREADABLE } from "#failure-words/storage-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { CardGrid } from "#ui/card-grid.tsx";
import { Chip } from "#ui/chip.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

import { linkToCooking, placeIn } from "../-common/cook-place.ts";
import { dayName, localDay, useToday } from "../-common/local-days.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";
import { useCheckedData, withChecks } from "../-meals/kept-checks.ts";
import { MealCard } from "../-meals/meal-card.tsx";
import { AppHeader } from "../-shell/app-header.tsx";
import { KitchenEmpty } from "../-sync-state/once-here.tsx";
import { NothingHere } from "./-choose-recipe/nothing-here.tsx";
import { ViewSwitch, type View } from "./-plans/view-switch.tsx";
import { WeekList } from "./-plans/week-list.tsx";

async function readMealsToCook(db: SimmerDb, today: string) {
  const [user, plan, onDays] = await Promise.all([
    readUser(db, CURRENT_MEALS_UNREADABLE),
    getCurrentPlan(db),
    listPlansOnDays(db, addDays(today, -MISSED_DAYS)),
  ]);
  const current = await getMeals(db, user.current_meals);
  // If there is nothing else to show, an unreadable single meal must not look as if there were
  // none.
  const single = await (current.length > 0 ? getLatestSingle(db) : readLatestSingle(db));
  const dated = datedMeals(onDays, today);
  // Meals shared by other cooks are marked as such, even within a plan.
  const known = new Map(current.map((meal) => [meal.id, meal]));
  const week = weekOfAll(listWaitingMeals(plan, single, current), dated).map((each) => ({
    ...each,
    meal: known.get(each.meal.id) ?? each.meal,
  }));
  return { user, plan, single, current, week };
}

function mealsOf({ current }: { current: Meal[] }): Meal[] {
  return current;
}

export const Route = createFileRoute("/_app/cook/$userId/")({
  loader: ({ context: { db } }) =>
    withChecks(db, readMealsToCook(db, localDay(Date.now())), mealsOf),
  component: ChooseMeal,
});

/** The meals for each part of the screen. Each meal appears once, in its plan if it has one. */
function partsOf({ plan, single, week }: Awaited<ReturnType<typeof readMealsToCook>>) {
  const of = (holds: (planId: string | null) => boolean) =>
    week.filter(({ planId }) => holds(planId));
  return [
    { title: "From your plan", meals: of((id) => id !== null && id === plan?.id) },
    {
      title: "On their days",
      meals: of((id) => id !== null && id !== plan?.id && id !== single?.id),
    },
    { title: "Current meals", meals: of((id) => id === null) },
    { title: "Latest single meal", meals: of((id) => id !== null && id === single?.id) },
  ].filter(({ meals }) => meals.length > 0);
}

function ChooseMeal() {
  const { userId } = Route.useParams();
  const { session } = useSignedInCook();
  const today = useToday();
  const [view, setView] = useState<View>("recipes");
  const read = useCheckedData(
    (db) => readMealsToCook(db, today),
    [today],
    Route.useLoaderData(),
    mealsOf,
  );
  const isOwn = userId === session.uid;
  return (
    <Screen
      header={<AppHeader title="Choose a recipe to cook" back={{ to: "/cook" }} size="hub" />}
      width="wide"
    >
      {!isOwn ? (
        <NothingHere />
      ) : read.week.length === 0 ? (
        <KitchenEmpty
          shape="card"
          title="Nothing to cook yet"
          text="Save a plan or a single meal, or mark a meal as current, and it waits for you here."
          picture={<ChefHat />}
          action={
            <Link to="/explore" className={buttonClass()}>
              Find something to cook
            </Link>
          }
        />
      ) : (
        <>
          <ViewSwitch view={view} onChange={setView} />
          {view === "days" ? (
            <WeekList label="Days" meals={read.week} today={today} />
          ) : (
            <Stack gap="lg">
              {partsOf(read).map((part) => (
                <Meals key={part.title} {...part} user={read.user} today={today} />
              ))}
            </Stack>
          )}
        </>
      )}
    </Screen>
  );
}

interface MealsProps {
  title: string;
  meals: readonly (WaitingMeal & { day: string })[];
  user: UserDocument;
  today: string;
}

function Meals({ title, meals, user, today }: MealsProps) {
  const { session } = useSignedInCook();
  return (
    <section aria-label={title}>
      <SectionTitle count={meals.length}>{title}</SectionTitle>
      <CardGrid label={title} min="small">
        {meals.map(({ meal, planId, day }) => (
          <MealCard
            key={meal.id}
            meal={meal}
            link={linkToCooking(placeIn(planId, meal.id, session.uid))}
            planId={planId}
            user={user}
            meta={
              day === "" ? undefined : (
                <Chip icon={<CalendarDays aria-hidden />}>{dayName(day, today)}</Chip>
              )
            }
          />
        ))}
      </CardGrid>
    </section>
  );
}
