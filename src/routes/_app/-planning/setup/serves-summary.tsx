import { MAX_TOTAL_SERVES } from "#domain/limits.ts";
import { MEAL_TYPE_LABELS } from "#domain/meal-types.ts";
import { ideasNeeded, totalServes, type PlanSetup } from "#domain/mutations/plans.ts";
import { Card } from "#ui/card.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Stack } from "#ui/stack.tsx";

import { countOf } from "../../../-common/formats.ts";

import styles from "./serves-summary.module.css";

/** The setup's total serves, and how many ideas each meal needs. */
export function ServesSummary({ setup }: { setup: PlanSetup }) {
  const serves = totalServes(setup);
  const days = countOf(setup.durationDays, "day");
  const people = setup.peopleCount === 1 ? "1 person" : `${setup.peopleCount} people`;
  return (
    <Card tone="sunk">
      <Stack gap="sm">
        <p className={styles.total} aria-live="polite">
          <span>Total serves</span>
          <strong className={styles.number}>{serves}</strong>
        </p>
        <ProgressBar
          label={`Serves of ${MAX_TOTAL_SERVES}`}
          hideLabel
          value={Math.min(serves, MAX_TOTAL_SERVES)}
          max={MAX_TOTAL_SERVES}
          tone={serves > MAX_TOTAL_SERVES ? "tomato" : "herb"}
        />
        <p className={styles.sum}>
          {days} × {people}, of each meal
        </p>
        {serves > MAX_TOTAL_SERVES || setup.mealsPerDay.length === 0 ? null : (
          <ul className={styles.needs}>
            {setup.mealsPerDay.map((mealType) => (
              <li key={mealType}>
                <span>{MEAL_TYPE_LABELS[mealType]}</span>
                <span>{countOf(ideasNeeded(serves), "idea")} to choose</span>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
