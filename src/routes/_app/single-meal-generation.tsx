import { createFileRoute, Link } from "@tanstack/react-router";
import { useState } from "react";

import { SERVES_PER_IDEA, TITLE_MAX, LEFTOVERS_MAX } from "#domain/limits.ts";
import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from "#domain/meal-types.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Badge } from "#ui/badge.tsx";
import { CardContent } from "#ui/card-content.tsx";
import { cardLinkClass } from "#ui/card.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { AppHeader } from "../-shell/app-header.tsx";
import { openPlanning, usePlanning } from "./-planning/planning-draft.ts";
import { AvoidedNote, readAvoided } from "./-planning/setup/avoided-note.tsx";

import styles from "./-planning/setup/single-meal.module.css";

/**
 * `meal`: the meal type already chosen in a setup that is small enough for a single meal. `leftovers`:
 * names of stored portions that the ideas are to use up.
 */
interface Search {
  meal?: MealType;
  leftovers?: string[];
}

export const Route = createFileRoute("/_app/single-meal-generation")({
  validateSearch: (search: Record<string, unknown>): Search => {
    const meal = MEAL_TYPES.find((known) => known === search["meal"]);
    const { leftovers } = search;
    return { ...(meal ? { meal } : {}), ...(areLeftovers(leftovers) ? { leftovers } : {}) };
  },
  loader: async ({ context: { db } }) => {
    const [avoided] = await Promise.all([readAvoided(db), openPlanning(db)]);
    return avoided;
  },
  component: SingleMealGeneration,
});

function areLeftovers(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= LEFTOVERS_MAX &&
    value.every((name) => typeof name === "string" && name.length <= TITLE_MAX)
  );
}

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
  const { meal, leftovers = [] } = Route.useSearch();
  const { store } = usePlanning();
  const [left, setLeft] = useState<readonly string[]>([]);
  const used = leftovers.filter((name) => !left.includes(name));
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
        <AvoidedNote initial={Route.useLoaderData()} />
        {leftovers.length > 0 ? (
          <section aria-labelledby="leftovers-title">
            <SectionTitle id="leftovers-title">Use these up</SectionTitle>
            <Cluster>
              {leftovers.map((name) => (
                <ToggleChip
                  key={name}
                  pressed={!left.includes(name)}
                  onPressedChange={(isUsed) =>
                    setLeft(isUsed ? left.filter((other) => other !== name) : [...left, name])
                  }
                >
                  {name}
                </ToggleChip>
              ))}
            </Cluster>
          </section>
        ) : null}
        <ul className={styles.meals} aria-label="Meal type">
          {MEAL_TYPES.map((mealType) => (
            <li key={mealType}>
              <Link
                to="/ai-meal-idea-generation/$mealType"
                params={{ mealType }}
                className={cardLinkClass({ tone: mealType === meal ? "herb" : "paper" })}
                onClick={() => store.act({ type: "startSingle", mealType, leftovers: used })}
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
      </Stack>
    </Screen>
  );
}
