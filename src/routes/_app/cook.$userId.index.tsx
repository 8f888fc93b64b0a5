import { createFileRoute, Link } from "@tanstack/react-router";
import { ChefHat } from "lucide-react";

import { getMeals } from "#db/repositories/meal-repository.ts";
import { getLatestSingle, readLatestSingle } from "#db/repositories/plan-repository.ts";
import { readUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { Meal, UserDocument } from "#domain/entities.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { Badge } from "#ui/badge.tsx";
import { buttonClass } from "#ui/button.tsx";
import { CardGrid } from "#ui/card-grid.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

import { useSignedInCook, useLiveData } from "../-common/use-live-data.ts";
import { withKeptChecks } from "../-meals/kept-checks.ts";
import { FavoriteButton, MealActions } from "../-meals/meal-actions.tsx";
import { MealCard } from "../-meals/meal-card.tsx";
import { AppHeader } from "../-shell/app-header.tsx";
import { KitchenEmpty } from "../-sync-state/once-here.tsx";
import { NothingHere } from "./-choose-recipe/nothing-here.tsx";

async function readMealsToCook(db: SimmerDb) {
  const user = await readUser(db, "Failed to read your current meals");
  const current = await getMeals(db, user.current_meals);
  // If there is nothing else to show, an unreadable single meal must not look as if there were
  // none.
  const single = await (current.length > 0 ? getLatestSingle(db) : readLatestSingle(db));
  return { user, single, current };
}

export const Route = createFileRoute("/_app/cook/$userId/")({
  loader: ({ context: { db } }) =>
    withKeptChecks(db, readMealsToCook(db), ({ current }) => current),
  component: ChooseMeal,
});

function ChooseMeal() {
  const { userId } = Route.useParams();
  const { session } = useSignedInCook();
  const { user, single, current } = useLiveData(readMealsToCook, [], Route.useLoaderData());
  const singleMeals = (single?.recipes ?? []).filter(({ id }) => !user.current_meals.includes(id));
  const isOwn = userId === session.uid;
  return (
    <Screen
      header={<AppHeader title="Choose a recipe to cook" back={{ to: "/cook" }} size="hub" />}
      width="wide"
    >
      {!isOwn ? (
        <NothingHere />
      ) : current.length + singleMeals.length === 0 ? (
        <KitchenEmpty
          title="Nothing to cook yet"
          shape="card"
          text="Mark a meal as current, or create a single meal, and it waits for you here."
          picture={<ChefHat />}
          action={
            <Link to="/explore" className={buttonClass()}>
              Find something to cook
            </Link>
          }
        />
      ) : (
        <Stack gap="lg">
          <Meals title="Current meals" meals={current} user={user} />
          <Meals title="Latest single meal" meals={singleMeals} user={user} />
        </Stack>
      )}
    </Screen>
  );
}

function Meals({ title, meals, user }: { title: string; meals: Meal[]; user: UserDocument }) {
  const { session } = useSignedInCook();
  if (meals.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionTitle count={meals.length}>{title}</SectionTitle>
      <CardGrid label={title}>
        {meals.map((meal) => (
          <MealCard
            key={meal.id}
            meal={meal}
            link={{
              to: "/cook/$userId/$recipeId",
              params: { userId: session.uid, recipeId: meal.id },
            }}
            preferences={preferencesOf(user)}
            meta={
              "cooked" in meal && meal.cooked === true ? (
                <Badge tone="done">Cooked</Badge>
              ) : undefined
            }
            corner={<FavoriteButton meal={meal} user={user} />}
            actions={<MealActions meal={meal} user={user} />}
          />
        ))}
      </CardGrid>
    </section>
  );
}
