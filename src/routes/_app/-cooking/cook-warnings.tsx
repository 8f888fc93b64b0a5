import { useMemo } from "react";

import type { Meal } from "#domain/entities.ts";
import type { Preferences } from "#domain/preferences.ts";
import { authorOf } from "#domain/sound-meal.ts";
import { Cluster } from "#ui/cluster.tsx";
import { Stack } from "#ui/stack.tsx";

import { LabelReminder } from "../../-meals/label-reminder.tsx";
import { MealWarnings } from "../../-meals/meal-card.tsx";
import { warningsFor } from "../../-meals/meal-warnings.ts";

/**
 * What the cook avoids or lacks in the recipe, and what could not be checked; nothing if there is
 * nothing to say. For other cooks' recipes it always reminds the cook to read labels.
 */
export function CookWarnings({ meal, preferences }: { meal: Meal; preferences: Preferences }) {
  const isWarned = useMemo(() => warningsFor(meal, preferences).length > 0, [meal, preferences]);
  if (!isWarned && authorOf(meal) !== "other") return null;
  return (
    <Stack gap="sm">
      {isWarned ? (
        <Cluster role="note" aria-label="Against your settings">
          <MealWarnings meal={meal} preferences={preferences} />
        </Cluster>
      ) : null}
      <LabelReminder meal={meal} />
    </Stack>
  );
}
