import { createFileRoute, Link } from "@tanstack/react-router";

import { getShopping } from "#db/repositories/shopping-settings-repository.ts";
import { SERVES_PER_IDEA } from "#domain/limits.ts";
import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from "#domain/meal-types.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Badge } from "#ui/badge.tsx";
import { CardContent } from "#ui/card-content.tsx";
import { cardLinkClass } from "#ui/card.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { AppHeader } from "../-shell/app-header.tsx";
import { openPlanning, usePlanning } from "./-planning/planning-draft.ts";
import { AvoidedNote, readAvoided } from "./-planning/setup/avoided-note.tsx";
import { UseUp, useLeftOver } from "./-planning/setup/use-up.tsx";

import styles from "./-planning/setup/single-meal.module.css";

interface Search {
  /** The meal type already chosen in a setup that is small enough for a single meal. */
  meal?: MealType;
  /** Whether the cook came to use up what is left over. */
  useUp?: boolean;
}

export const Route = createFileRoute("/_app/single-meal-generation")({
  validateSearch: (search: Record<string, unknown>): Search => {
    const meal = MEAL_TYPES.find((known) => known === search["meal"]);
    return { ...(meal ? { meal } : {}), ...(search["useUp"] === true ? { useUp: true } : {}) };
  },
  loader: async ({ context: { db } }) => {
    const [avoided, { settings }] = await Promise.all([
      readAvoided(db),
      getShopping(db),
      openPlanning(db),
    ]);
    return { avoided, settings };
  },
  component: SingleMealGeneration,
});

const EXAMPLES: Record<MealType, { text: string; dish: string }> = {
  breakfast: {
    text: "Porridge, eggs, something to take along",
    dish: "Fried eggs with cherry tomatoes",
  },
  lunch: {
    text: "A bowl, a soup, a good sandwich",
    dish: "Quinoa bowl with carrot, avocado and cucumber",
  },
  dinner: { text: "The one everybody sits down for", dish: "Lamb stew with carrots and potatoes" },
};

function SingleMealGeneration() {
  const { meal, useUp = false } = Route.useSearch();
  const { avoided, settings } = Route.useLoaderData();
  const { store } = usePlanning();
  const leftOver = useLeftOver();
  const leftOvers = <UseUp leftOver={leftOver} settings={settings} />;
  return (
    <Screen
      header={
        <AppHeader
          title="Single Meal Generation"
          subtitle={`${SERVES_PER_IDEA} serves of one good recipe. For which meal?`}
          back={{ to: "/explore" }}
          size="hub"
        />
      }
      width="wide"
    >
      <Stack gap="lg">
        <AvoidedNote initial={avoided} />
        {useUp ? leftOvers : null}
        <ul className={styles.meals} aria-label="Meal type">
          {MEAL_TYPES.map((mealType) => (
            <li key={mealType}>
              <Link
                to="/ai-meal-idea-generation/$mealType"
                params={{ mealType }}
                className={cardLinkClass({ tone: mealType === meal ? "herb" : "paper" })}
                onClick={() =>
                  store.act({ type: "startSingle", mealType, leftovers: leftOver.leftovers })
                }
              >
                <CardContent
                  picture={
                    <span className={styles.picture}>
                      <MealPicture seed={mealType} meal={{ title: EXAMPLES[mealType].dish }} />
                    </span>
                  }
                  title={MEAL_TYPE_LABELS[mealType]}
                  text={EXAMPLES[mealType].text}
                  meta={mealType === meal ? <Badge tone="single">Your choice</Badge> : undefined}
                />
              </Link>
            </li>
          ))}
        </ul>
        {useUp ? null : leftOvers}
      </Stack>
    </Screen>
  );
}
