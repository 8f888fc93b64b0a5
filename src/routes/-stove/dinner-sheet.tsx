import { AlarmClock } from "lucide-react";
import { useMemo, useState } from "react";

import { removeDinner, restoreDinner, setDinner } from "#db/repositories/dinner-repository.ts";
import { planDinner } from "#domain/stove/dinner.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useCommand } from "../-common/use-command.ts";
import { useLiveData, useSignedInCook } from "../-common/use-live-data.ts";
import { askToNotify } from "../-timer-alarms/alarm-notice.ts";
import { unlockSound } from "../-timer-alarms/sound-lock.ts";
import { useNow } from "../-timer-alarms/use-now.ts";
import { DinnerKeeper } from "./dinner-keeper.tsx";
import { DinnerPlanList } from "./dinner-plan-list.tsx";
import { clockTime, fieldTime, nextMoment, usualTime } from "./dinner-times.ts";
import { readDinnerChoices, type DinnerChoice } from "./read-dinner-choices.ts";
import { readDinner, type Dinner } from "./read-dinner.ts";

import styles from "./dinner-sheet.module.css";

// In one file with the form: where that opens without a network, the alarms are set as well.
export { DinnerKeeper };

/** How often what is shown is planned anew, ms. */
const FRESH_MS = 10_000;

interface DinnerSheetProps {
  /** The recipe on screen, which is chosen from the start. */
  recipeId?: string | undefined;
  /** The plan on screen. */
  planId?: string | undefined;
  /** Opens at the form, where the plan is shown outside. */
  isEdited?: boolean;
  /** Called when the dinner is set. */
  onDone?: () => void;
}

/** When to eat, and when to start what; content of a dialog. */
export function DinnerSheet({ recipeId, planId, isEdited = false, onDone }: DinnerSheetProps) {
  const dinner = useLiveData(readDinner, []);
  const choices = useLiveData((db) => readDinnerChoices(db, planId), [planId]);
  const [isEditing, setEditing] = useState(isEdited);
  if (dinner === undefined || choices === undefined) return <Spinner />;
  if (dinner && !isEditing) return <DinnerView dinner={dinner} onEdit={() => setEditing(true)} />;
  return (
    <DinnerForm
      dinner={dinner}
      choices={choices}
      recipeId={recipeId}
      onSet={() => {
        setEditing(false);
        onDone?.();
      }}
    />
  );
}

/** The plan of a dinner, with the ways to change and to remove it. */
export function DinnerView({ dinner, onEdit }: { dinner: Dinner; onEdit: () => void }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const now = useNow(true, FRESH_MS);
  const { note, dishes } = dinner;
  const plan = useMemo(() => planDinner(dishes, note.eatAt, now), [dishes, note, now]);
  const remove = () =>
    void run(
      () => removeDinner(db),
      (removed) =>
        removed && {
          text: `Dinner at ${clockTime(removed.note.eatAt)} removed`,
          undo: () => restoreDinner(db, removed),
        },
    );
  return (
    <Stack>
      <DinnerPlanList plan={plan} now={now} />
      <Cluster>
        <Button variant="secondary" onClick={onEdit}>
          Change
        </Button>
        <Button variant="quiet" onClick={remove}>
          Remove
        </Button>
      </Cluster>
    </Stack>
  );
}

interface DinnerFormProps {
  recipeId: string | undefined;
  dinner: Dinner | null;
  choices: readonly DinnerChoice[];
  onSet: () => void;
}

function DinnerForm({ dinner, choices, recipeId, onSet }: DinnerFormProps) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const [time, setTime] = useState(() =>
    dinner ? fieldTime(dinner.note.eatAt) : usualTime(Date.now()),
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        dinner ? dinner.note.dishes.map((dish) => dish.recipeId) : recipeId ? [recipeId] : [],
      ),
  );
  const dishes = choices.filter((choice) => chosen.has(choice.recipeId));
  const choose = (id: string, on: boolean) => {
    const others = [...chosen].filter((each) => each !== id);
    setChosen(new Set(on ? [...others, id] : others));
  };
  const submit = async () => {
    const eatAt = nextMoment(time, Date.now());
    if (eatAt === null || dishes.length === 0) return;
    unlockSound();
    askToNotify();
    const set = dishes.map(({ recipeId: id, planId }) => ({ recipeId: id, planId }));
    if (await run(() => setDinner(db, eatAt, set))) onSet();
  };
  if (choices.length === 0) {
    return <p>Nothing waits to be cooked. Save a plan, or open a recipe and tap Start.</p>;
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack>
        <TextField
          label="Eat at"
          type="time"
          value={time}
          required
          onChange={(event) => setTime(event.target.value)}
        />
        <fieldset className={styles.dishes}>
          <legend className={styles.legend}>What is on the table</legend>
          {choices.map((choice) => (
            <Checkbox
              key={choice.recipeId}
              label={choice.title}
              checked={chosen.has(choice.recipeId)}
              onCheckedChange={(on) => choose(choice.recipeId, on)}
            />
          ))}
        </fieldset>
        <Button
          type="submit"
          size="lg"
          icon={<AlarmClock aria-hidden />}
          disabled={time === "" || dishes.length === 0}
          full
        >
          Tell me when to start
        </Button>
      </Stack>
    </form>
  );
}
