import { getUser } from "#db/repositories/user-repository.ts";
import type { Meal } from "#domain/entities.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { Cluster } from "#ui/cluster.tsx";
import { Stack } from "#ui/stack.tsx";

import { useLiveData } from "../../-common/use-live-data.ts";
import { screenOnce } from "../../-meals/checked-meals.ts";
import { LabelReminder } from "../../-meals/label-reminder.tsx";
import { MealWarnings } from "../../-meals/meal-card.tsx";
import { warningsFor } from "../../-meals/meal-warnings.ts";
import { contentLines } from "./label-text.ts";

import styles from "./portion-dialog.module.css";

/** The allergens in some portions, and warnings about those that the cook avoids. */
export function PortionContents({ meal }: { meal: Meal | null }) {
  const user = useLiveData(getUser, []);
  // The contents are shown only once the warnings can be shown too.
  if (!user) return null;
  // Equipment no longer matters once a meal is cooked.
  const avoided = { ...preferencesOf(user), equipment: [] };
  const isWarned = meal !== null && warningsFor(meal, avoided).length > 0;
  return (
    <Stack gap="sm">
      {isWarned ? (
        <Cluster role="note" aria-label="Against your settings">
          <MealWarnings meal={meal} preferences={avoided} brief />
        </Cluster>
      ) : null}
      <ul className={styles.contents} aria-label="What is in it">
        {contentLines(meal && screenOnce(meal)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {meal ? <LabelReminder meal={meal} /> : null}
    </Stack>
  );
}
