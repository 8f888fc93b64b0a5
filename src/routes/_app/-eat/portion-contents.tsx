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

/** What portions contain, and what of it the cook avoids. */
export function PortionContents({ meal }: { meal: Meal | null }) {
  const user = useLiveData(getUser, []);
  // What is in it is not shown before what of it the cook avoids is known.
  if (!user) return null;
  // Tools don't matter any more.
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
