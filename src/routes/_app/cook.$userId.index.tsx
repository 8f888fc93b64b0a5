import { createFileRoute, Link } from "@tanstack/react-router";
import { ChefHat } from "lucide-react";

import { getMeals } from "#db/repositories/meal-repository.ts";
import {
  getCurrentPlan,
  getLatestSingle,
  readLatestSingle,
} from "#db/repositories/plan-repository.ts";
import { readUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { Meal, UserDocument } from "#domain/entities.ts";
import { CURRENT_MEALS_UNREADABLE } from "#failure-words/storage-words.ts";
import { Badge } from "#ui/badge.tsx";
import { buttonClass } from "#ui/button.tsx";
import { CardGrid } from "#ui/card-grid.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

import { linkToCooking, placeIn } from "../-common/cook-place.ts";
import { useSignedInCook, useLiveData } from "../-common/use-live-data.ts";
import { withKeptChecks } from "../-meals/kept-checks.ts";
import { MealCard } from "../-meals/meal-card.tsx";
import { AppHeader } from "../-shell/app-header.tsx";
import { KitchenEmpty } from "../-sync-state/once-here.tsx";
import { NothingHere } from "./-choose-recipe/nothing-here.tsx";

async function readMealsToCook(db: SimmerDb) {
  const [user, plan] = await Promise.all([
    readUser(db, CURRENT_MEALS_UNREADABLE),
    getCurrentPlan(db),
  ]);
  const current = await getMeals(db, user.current_meals);
  // If there is nothing else to show, an unreadable single meal must not look as if there were
  // none.
  const single = await (current.length > 0 ? getLatestSingle(db) : readLatestSingle(db));
  return { user, plan, single, current };
}

export const Route = createFileRoute("/_app/cook/$userId/")({
  loader: ({ context: { db } }) =>
    withKeptChecks(db, readMealsToCook(db), ({ current }) => current),
  component: ChooseMeal,
});

function ChooseMeal() {
  const { userId } = Route.useParams();
  const { session } = useSignedInCook();
  const { user, plan, single, current } = useLiveData(readMealsToCook, [], Route.useLoaderData());
  const planned = (plan?.recipes ?? []).filter(({ cooked }) => !cooked);
  // Cooking a meal of the plan counts there, so the plan is where such a meal is shown.
  const isPlanned = (meal: Meal) => planned.some(({ id }) => id === meal.id);
  const currentMeals = current.filter((meal) => !isPlanned(meal));
  const singleMeals = (single?.recipes ?? []).filter(
    (meal) => !user.current_meals.includes(meal.id) && !isPlanned(meal),
  );
  const isOwn = userId === session.uid;
  return (
    <Screen
      header={<AppHeader title="Choose a recipe to cook" back={{ to: "/cook" }} size="hub" />}
      width="wide"
    >
      {!isOwn ? (
        <NothingHere />
      ) : planned.length + currentMeals.length + singleMeals.length === 0 ? (
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
        <Stack gap="lg">
          <Meals title="From your plan" meals={planned} user={user} planId={plan?.id} />
          <Meals title="Current meals" meals={currentMeals} user={user} />
          <Meals title="Latest single meal" meals={singleMeals} user={user} />
        </Stack>
      )}
    </Screen>
  );
}

interface MealsProps {
  title: string;
  meals: Meal[];
  user: UserDocument;
  /** The plan in which cooking these meals counts. */
  planId?: string | undefined;
}

function Meals({ title, meals, user, planId = "" }: MealsProps) {
  const { session } = useSignedInCook();
  if (meals.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionTitle count={meals.length}>{title}</SectionTitle>
      <CardGrid label={title} min="small">
        {meals.map((meal) => (
          <MealCard
            key={meal.id}
            meal={meal}
            link={linkToCooking(placeIn(planId, meal.id, session.uid))}
            user={user}
            meta={
              "cooked" in meal && meal.cooked === true ? (
                <Badge tone="done">Cooked</Badge>
              ) : undefined
            }
          />
        ))}
      </CardGrid>
    </section>
  );
}
