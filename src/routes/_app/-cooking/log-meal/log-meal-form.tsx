import { Heart } from "lucide-react";

import type { FoundMeal } from "#db/repositories/meal-repository.ts";
import type { StoragePlace } from "#domain/entities.ts";
import { PORTIONS_MAX } from "#domain/limits.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Columns } from "#ui/columns.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { Rating } from "#ui/rating.tsx";
import { Stack } from "#ui/stack.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import type { LogSubject } from "./log-subject.ts";
import {
  eatenHint,
  isHeartShown,
  starsHint,
  portionsProblem,
  timersQuestion,
  type MealLog,
} from "./meal-log.ts";

import styles from "./log-meal-form.module.css";

/** Id of the box that says why this can't be saved. */
export const LOG_PROBLEM_ID = "log-problem";

interface LogMealFormProps {
  found: FoundMeal;
  subject: LogSubject;
  log: MealLog;
  onChange: (log: MealLog) => void;
}

/** The form's fields: serves, portions, stars and heart. */
export function LogMealForm({ found, subject, log, onChange }: LogMealFormProps) {
  const { meal, planId } = found;
  const { timers } = subject;
  const problem = portionsProblem(log);
  const errorId = problem === null ? undefined : LOG_PROBLEM_ID;
  const hasHeart = isHeartShown(subject, log.stars);
  const store = (place: StoragePlace) => (count: number) =>
    onChange({ ...log, portions: { ...log.portions, [place]: count } });
  return (
    <Columns>
      <Stack gap="lg">
        <div className={styles.meal}>
          <MealPicture seed={meal.id} meal={meal} shape="round" />
          <h2 className={styles.title}>{meal.title}</h2>
        </div>
        <Card>
          <Stack gap="lg">
            <Stepper
              label="Serves cooked"
              value={log.serves}
              min={0}
              max={PORTIONS_MAX}
              errorId={errorId}
              onValueChange={(serves) => onChange({ ...log, serves })}
            />
            <div className={styles.places}>
              <Stepper
                label="Fridge portions"
                value={log.portions.fridge}
                min={0}
                max={PORTIONS_MAX}
                errorId={errorId}
                onValueChange={store("fridge")}
              />
              <Stepper
                label="Freezer portions"
                value={log.portions.freezer}
                min={0}
                max={PORTIONS_MAX}
                errorId={errorId}
                onValueChange={store("freezer")}
              />
            </div>
            {problem === null ? (
              <p className={styles.eaten} role="status">
                {eatenHint(log)}
              </p>
            ) : (
              <ErrorBox id={LOG_PROBLEM_ID}>{problem}</ErrorBox>
            )}
          </Stack>
        </Card>
      </Stack>
      {planId === null && !hasHeart && timers.length === 0 ? null : (
        <Stack gap="lg">
          {timers.length > 0 ? (
            <Card tone="butter" padded={false} className={styles.timers}>
              <Checkbox
                label={timersQuestion(timers.length)}
                detail={timers.map(({ label }) => label).join(" · ")}
                checked={log.stopsTimers}
                onCheckedChange={(stopsTimers) => onChange({ ...log, stopsTimers })}
              />
            </Card>
          ) : null}
          {planId === null ? null : (
            <Rating
              label="How was it?"
              value={log.stars}
              hint={starsHint(subject, log.stars)}
              onValueChange={(stars) => onChange({ ...log, stars })}
            />
          )}
          {hasHeart ? (
            <div>
              <ToggleChip
                pressed={log.heart ?? subject.isFavorite}
                icon={<Heart aria-hidden />}
                onPressedChange={(heart) => onChange({ ...log, heart })}
              >
                Favorite
              </ToggleChip>
            </div>
          ) : null}
        </Stack>
      )}
    </Columns>
  );
}
