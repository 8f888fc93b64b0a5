import { Link } from "@tanstack/react-router";
import { ChefHat, ClipboardList, ShoppingBasket } from "lucide-react";
import type { ReactNode } from "react";

import { CURRENT_MEALS_UNREADABLE } from "#failure-words/storage-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { CardContent } from "#ui/card-content.tsx";
import { cardLinkClass } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";
import { Tiles } from "#ui/tiles.tsx";

import { countOf } from "../../-common/formats.ts";
import { useToday } from "../../-common/local-days.ts";
import { planTitle } from "../../-common/plan-title.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useCheckedData } from "../../-meals/kept-checks.ts";
import { PlanBadge } from "../../-meals/plan-badge.tsx";
import { AppHeader } from "../../-shell/app-header.tsx";
import { DinnerButton } from "../../-stove/dinner-button.tsx";
import { KitchenEmpty, OnceHere } from "../../-sync-state/once-here.tsx";
import { MealsToCookList } from "./meals-to-cook.tsx";
import { readCook, strangersIn, type CookRead } from "./read-cook.ts";

import styles from "./plan-views.module.css";

interface CookScreenProps {
  initial: CookRead;
  /** What comes first: the cards, or the meals that one of them leads to. */
  first: "cards" | "meals";
}

/**
 * What there is to cook, and the ways on. One screen for two addresses: `/cook` begins with the
 * cards, and `/cook/{userId}` with the meals to choose from.
 */
export function CookScreen({ initial, first }: CookScreenProps) {
  const today = useToday();
  const read = useCheckedData((db) => readCook(db, today), [today], initial, strangersIn);
  const { plan, meals } = read;
  const isHub = first === "cards";
  const cards = <Cards key="cards" read={read} isHub={isHub} />;
  let list: ReactNode;
  if (!meals) list = <ErrorBox>{CURRENT_MEALS_UNREADABLE}</ErrorBox>;
  else if (meals.week.length > 0) list = <MealsToCookList read={meals} today={today} />;
  else if (isHub && !plan) list = <NothingPlanned />;
  else list = <NothingToCook />;
  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title={isHub ? "Cook" : "Choose a recipe to cook"}
          back={{ to: isHub ? "/" : "/cook" }}
          size="hub"
        />
      }
    >
      <Stack gap="lg">
        {isHub ? cards : list}
        {isHub ? (
          <div className={styles.dinner}>
            <DinnerButton size="lg" />
          </div>
        ) : null}
        {isHub ? list : cards}
      </Stack>
    </Screen>
  );
}

function Cards({ read, isHub }: { read: CookRead; isHub: boolean }) {
  const { session } = useSignedInCook();
  const { plan, toBuy, meals } = read;
  const waiting = meals?.week.length ?? 0;
  const cooked = plan?.recipes.filter((recipe) => recipe.cooked).length ?? 0;
  // One card stands out, and only if it leads to something to cook.
  const isPlanNext = plan !== null && cooked < plan.recipes.length;
  if (!isHub && !plan && toBuy === null) return null;
  return (
    <Tiles>
      {plan ? (
        <Link
          to="/plan/$planId"
          params={{ planId: plan.id }}
          className={cardLinkClass({ tone: isHub && isPlanNext ? "herb" : "paper" })}
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
      {isHub ? (
        <Link
          to="/cook/$userId"
          params={{ userId: session.uid }}
          className={cardLinkClass({ tone: !isPlanNext && waiting > 0 ? "herb" : "paper" })}
        >
          <CardContent
            title="Start Cooking"
            text={
              waiting > 0
                ? `${countOf(waiting, "meal")} to choose from`
                : "From your plan, your current meals and your latest single meal"
            }
            icon={<ChefHat />}
          />
        </Link>
      ) : null}
      {toBuy === null ? null : (
        <Link to="/shopping-list" className={cardLinkClass()}>
          <CardContent
            title="Shopping List"
            text={toBuy === 0 ? "Everything is in the basket" : `${countOf(toBuy, "item")} to buy`}
            icon={<ShoppingBasket />}
          />
        </Link>
      )}
    </Tiles>
  );
}

function NothingPlanned() {
  return (
    <OnceHere shape="tile" count={2} isPart>
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
    </OnceHere>
  );
}

function NothingToCook() {
  return (
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
  );
}
