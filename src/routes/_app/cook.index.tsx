import { createFileRoute, Link } from "@tanstack/react-router";
import { ChefHat, ClipboardList, ShoppingBasket } from "lucide-react";

import { getCurrentPlan } from "#db/repositories/plan-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { planByDay } from "#domain/planned-days.ts";
import { buttonClass } from "#ui/button.tsx";
import { CardContent } from "#ui/card-content.tsx";
import { cardLinkClass } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";
import { Tiles } from "#ui/tiles.tsx";

import { countOf, planTitle } from "../-common/formats.ts";
import { readToBuy } from "../-common/read-to-buy.ts";
import { useSignedInCook, useLiveData } from "../-common/use-live-data.ts";
import { MealTiles } from "../-meals/meal-tiles.tsx";
import { PlanBadge } from "../-meals/plan-badge.tsx";
import { AppHeader } from "../-shell/app-header.tsx";
import { OnceHere } from "../-sync-state/once-here.tsx";

const SHOWN_WAITING = 4;

async function readCook(db: SimmerDb) {
  const [plan, toBuy] = await Promise.all([getCurrentPlan(db), readToBuy(db)]);
  return { plan, toBuy };
}

export const Route = createFileRoute("/_app/cook/")({
  loader: ({ context }) => readCook(context.db),
  component: Cook,
});

function Cook() {
  const { session } = useSignedInCook();
  const { plan, toBuy } = useLiveData(readCook, [], Route.useLoaderData());
  const uncooked = plan ? planByDay(plan).flatMap(({ recipes }) => recipes) : [];
  const waiting = uncooked
    .filter((recipe) => !recipe.cooked)
    .toSorted((a, b) => Number(!a.day) - Number(!b.day));
  const cooked = (plan?.recipes.length ?? 0) - waiting.length;
  return (
    <Screen width="wide" header={<AppHeader title="Cook" back={{ to: "/" }} size="hub" />}>
      <Stack gap="lg">
        <Tiles>
          {plan ? (
            <Link
              to="/plan/$planId"
              params={{ planId: plan.id }}
              className={cardLinkClass({ tone: "herb" })}
            >
              <CardContent
                title="Current AI Meal Plan"
                text={`${planTitle(plan)} · ${countOf(plan.recipes.length, "recipe")}`}
                icon={<ClipboardList />}
                meta={
                  <>
                    <PlanBadge status={plan.status} />
                    {cooked > 0 ? `${cooked} of ${plan.recipes.length} cooked` : null}
                  </>
                }
              />
            </Link>
          ) : null}
          <Link
            to="/cook/$userId"
            params={{ userId: session.uid }}
            className={cardLinkClass({ tone: plan ? "paper" : "herb" })}
          >
            <CardContent
              title="Start Cooking"
              text="From your plan, your current meals and your latest single meal"
              icon={<ChefHat />}
            />
          </Link>
          {toBuy === null ? null : (
            <Link to="/shopping-list" className={cardLinkClass()}>
              <CardContent
                title="Shopping List"
                text={
                  toBuy === 0 ? "Everything is in the basket" : `${countOf(toBuy, "item")} to buy`
                }
                icon={<ShoppingBasket />}
              />
            </Link>
          )}
        </Tiles>
        {plan && waiting.length > 0 ? (
          <MealTiles
            title="Next in your plan"
            tiles={waiting.slice(0, SHOWN_WAITING).map((meal) => ({
              recipeId: meal.id,
              planId: plan.id,
              title: meal.title,
              meal,
            }))}
          />
        ) : null}
        <OnceHere shape="tile" count={2} isPart>
          {plan ? null : (
            <EmptyState
              title="Nothing planned yet"
              text="Choose from fresh ideas; the recipes and the list come with them."
              picture={<ClipboardList />}
              action={
                <Link to="/meal-plan-setup" className={buttonClass()}>
                  Plan the next meals
                </Link>
              }
            />
          )}
        </OnceHere>
      </Stack>
    </Screen>
  );
}
