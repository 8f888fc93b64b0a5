import { Heart } from "lucide-react";

import type { FoundMeal } from "#db/repositories/meal-repository.ts";
import { setSharing } from "#db/repositories/settings-repository.ts";
import { PORTIONS_MAX } from "#domain/limits.ts";
import type { StoragePlace } from "#domain/stored-portions.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Rating } from "#ui/rating.tsx";
import { Stack } from "#ui/stack.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { Switch } from "#ui/switch.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { BriefPhotoField, PhotoAlone } from "../../../-common/photo-field.tsx";
import { useSignedInCook } from "../../../-common/use-live-data.ts";
import { useOptimisticValue } from "../../../-common/use-optimistic-value.ts";
import type { LogSubject } from "./log-subject.ts";
import {
  eatenOf,
  isHeartShown,
  isPhotoKept,
  isSharingAsked,
  portionsProblem,
  starsHint,
  timersQuestion,
  withEaten,
  withRestFrozen,
  withServes,
  type MealLog,
} from "./meal-log.ts";

import styles from "./log-meal-form.module.css";

/** Id of the box that says why this can't be saved. */
export const LOG_PROBLEM_ID = "log-problem";
const SHARING_ID = "log-sharing";

interface LogMealFormProps {
  found: FoundMeal;
  subject: LogSubject;
  log: MealLog;
  onChange: (log: MealLog) => void;
}

/** The form's fields: stars first, then where the portions go. */
export function LogMealForm({ found, subject, log, onChange }: LogMealFormProps) {
  const { meal, planId } = found;
  const { timers } = subject;
  const problem = portionsProblem(log);
  return (
    <div className={styles.form}>
      <div>
        <div className={styles.head}>
          <h2 dir="auto" className={styles.title}>
            {meal.title}
          </h2>
          {isPhotoKept(found, log) ? (
            <BriefPhotoField
              photo={log.photo}
              meal={meal}
              onChange={(photo) => onChange({ ...log, photo })}
            />
          ) : null}
        </div>
        <PhotoAlone photo={log.photo} />
        <div className={styles.stars}>
          {planId === null ? null : (
            <Rating
              label="How was it?"
              value={log.stars}
              onValueChange={(stars) => onChange({ ...log, stars })}
            />
          )}
          {isHeartShown(subject, log.stars) ? (
            <IconButton
              label="Favorite"
              icon={<Heart />}
              tone="heart"
              pressed={log.heart ?? subject.isFavorite}
              onClick={() => onChange({ ...log, heart: !(log.heart ?? subject.isFavorite) })}
            />
          ) : null}
        </div>
        {planId === null ? null : <Sharing subject={subject} stars={log.stars} />}
      </div>
      <Stack gap="sm">
        <Portions
          subject={subject}
          log={log}
          onChange={onChange}
          errorId={problem === null ? undefined : LOG_PROBLEM_ID}
        />
        {problem === null ? null : <ErrorBox id={LOG_PROBLEM_ID}>{problem}</ErrorBox>}
        {problem === null && timers.length > 0 ? (
          <Card tone="butter" padded={false} className={styles.timers}>
            <Checkbox
              label={timersQuestion(timers.length)}
              detail={timers.map(({ label }) => label).join(" · ")}
              checked={log.stopsTimers}
              onCheckedChange={(stopsTimers) => onChange({ ...log, stopsTimers })}
            />
          </Card>
        ) : null}
      </Stack>
    </div>
  );
}

/** What becomes of the stars, and the switch that says whether other cooks see them. */
function Sharing({ subject, stars }: { subject: LogSubject; stars: number }) {
  const { db } = useSignedInCook();
  const [isSharing, show] = useOptimisticValue(subject.isSharing);
  const hint = starsHint({ ...subject, isSharing }, stars);
  return (
    <div className={styles.sharing}>
      <p id={SHARING_ID} role="status" className={styles.hint}>
        {hint}
      </p>
      {isSharingAsked(subject, stars) ? (
        <Switch
          label={
            <>
              Share<VisuallyHidden> {subject.isShared ? "my stars" : "this meal"}</VisuallyHidden>
            </>
          }
          checked={isSharing}
          describedBy={SHARING_ID}
          onCheckedChange={(on) => show(on, () => setSharing(db, on))}
        />
      ) : null}
    </div>
  );
}

interface PortionsProps extends Omit<LogMealFormProps, "found"> {
  /** Id of the box that says what is wrong with the numbers. */
  errorId: string | undefined;
}

/** How much was cooked and where it went, one stepper a line. */
function Portions({ subject, log, onChange, errorId }: PortionsProps) {
  const { serves, portions } = log;
  const store = (place: StoragePlace) => (count: number) =>
    onChange({ ...log, portions: { ...portions, [place]: count } });
  const bounds = { min: 0, max: PORTIONS_MAX, errorId };
  return (
    <div className={styles.portions}>
      <Stepper
        {...bounds}
        label="Serves cooked"
        short="Cooked"
        value={serves}
        onValueChange={(next) => onChange(withServes(log, next, subject.people))}
      />
      <Stepper
        {...bounds}
        label="Portions eaten"
        short="Eaten"
        max={serves}
        value={Math.max(0, eatenOf(log))}
        onValueChange={(eaten) => onChange(withEaten(log, eaten))}
      />
      <Stepper
        {...bounds}
        label="Fridge portions"
        short="Fridge"
        value={portions.fridge}
        onValueChange={store("fridge")}
      />
      <Stepper
        {...bounds}
        label="Freezer portions"
        short="Freezer"
        aside={
          <Button
            variant="secondary"
            size="sm"
            aria-label="The rest to the freezer"
            disabled={portions.fridge === 0}
            onClick={() => onChange(withRestFrozen(log))}
          >
            The rest
          </Button>
        }
        value={portions.freezer}
        onValueChange={store("freezer")}
      />
    </div>
  );
}
