import { useMemo, useState } from "react";

import type { Meal } from "#domain/entities.ts";
import type { Preferences } from "#domain/preferences.ts";
import { findTakenIngredients } from "#domain/steps/step-amounts.ts";
import type { Dish } from "#domain/stove/stove-dish.ts";
import { findTimers } from "#domain/timers/find-timers.ts";
import type { KitchenTimer } from "#domain/timers/kitchen-timer.ts";
import { Dialog } from "#ui/dialog.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Screen } from "#ui/screen.tsx";

import {
  linkToChoice,
  RECIPE_ORIGINS,
  planIdOf,
  type CookPlace,
} from "../../-common/cook-place.ts";
import type { Serves } from "../../-meals/use-serves.ts";
import { AppHeader } from "../../-shell/app-header.tsx";
import { DinnerStrip } from "../../-stove/dinner-strip.tsx";
import { useShowStepTimers } from "../../-timer-alarms/shown-timers.ts";
import { CookWarnings } from "./cook-warnings.tsx";
import { DishTabs } from "./dish-tabs.tsx";
import { IngredientList } from "./ingredient-list.tsx";
import { KitchenMenu } from "./kitchen-menu.tsx";
import { ListBeside } from "./list-beside.tsx";
import { RecipeNote } from "./recipe-note.tsx";
import { StepBar } from "./step-bar.tsx";
import { Step } from "./step.tsx";
import type { RecipeNoteEdit } from "./use-recipe-note.ts";
import { useSwipe } from "./use-swipe.ts";
import type { Ticks } from "./use-ticks.ts";
import { useTimersInReach } from "./use-timers-in-reach.ts";
import { useVoiceCommands } from "./use-voice-commands.ts";
import type { VoiceControl } from "./voice/use-voice.ts";
import { VoiceStrip } from "./voice/voice-strip.tsx";

import styles from "./step-screen.module.css";

/** Id of the step's heading, which takes focus at each step so that it is read out. */
export const STEP_TITLE_ID = "step-title";

interface StepScreenProps {
  place: CookPlace;
  meal: Meal;
  serves: Serves;
  preferences: Preferences;
  ticks: Ticks;
  note: RecipeNoteEdit;
  dishes: readonly Dish[];
  voice: VoiceControl;
  timers: KitchenTimer[];
  /** Counted from 1. */
  step: number;
  onMove: (by: 1 | -1) => void;
}

/** One step at a time, readable at arm's length and usable with wet hands. */
export function StepScreen(props: StepScreenProps) {
  const { place, meal, serves, preferences, ticks, note, timers, dishes, voice, step, onMove } =
    props;
  const { id } = meal;
  const { instructions, ingredients } = serves.recipe;
  const listTitle = serves.isScaled ? `Ingredients for ${serves.serves}` : "Ingredients";
  const [listOpen, setListOpen] = useState(false);
  const swipe = useSwipe(onMove);
  const about = { recipeId: id, planId: planIdOf(place), title: meal.title, step };
  const text = instructions[step - 1] ?? "";
  const timerCount = useMemo(() => findTimers(text).length, [text]);
  const isCrowded = dishes.some(({ recipeId }) => recipeId !== id);
  const isInReach = useTimersInReach(timerCount, isCrowded);
  useShowStepTimers({ ...about, isInReach });
  useVoiceCommands(voice, { about, serves, timers, move: onMove });
  // Memoised, because each ingredient ticked rerenders the screen.
  const taken = useMemo(
    () => findTakenIngredients(instructions, step, ingredients),
    [instructions, step, ingredients],
  );
  const words = `Step ${step} of ${instructions.length}`;

  const list = (
    <div className={styles.list}>
      <RecipeNote note={note} />
      <IngredientList ingredients={ingredients} ticks={ticks} taken={taken} />
    </div>
  );

  return (
    <Screen
      width="wide"
      header={<AppHeader title={meal.title} back={linkToChoice(place)} origins={RECIPE_ORIGINS} />}
      actions={
        <StepBar
          place={place}
          voice={voice}
          isLast={step === instructions.length}
          onMove={onMove}
          onIngredients={() => setListOpen(true)}
        />
      }
    >
      <DinnerStrip recipeId={id} />
      <DishTabs dishes={dishes} current={id} />
      <div className={styles.columns} {...swipe}>
        <div className={styles.step}>
          <div className={styles.progress}>
            <div className={styles.heading}>
              <h2
                id={STEP_TITLE_ID}
                tabIndex={-1}
                aria-describedby="step-text"
                className={styles.title}
              >
                {words}
              </h2>
              <KitchenMenu place={place} about={about} dishes={dishes} voice={voice} />
            </div>
            <ProgressBar label="Progress" value={step} max={instructions.length} hideLabel />
          </div>
          {voice.voice ? <VoiceStrip voice={voice.voice} /> : null}
          <Step
            // Each step mounts anew, so its entry animates and the last step's focus is forgotten.
            key={step}
            text={text}
            taken={taken}
            timers={timers}
            about={about}
            isCrowded={isCrowded}
          />
          <CookWarnings meal={meal} preferences={preferences} />
        </div>
        <ListBeside title={listTitle} count={ingredients.length} step={step} row={taken[0]?.index}>
          {list}
        </ListBeside>
      </div>
      <Dialog open={listOpen} onClose={() => setListOpen(false)} title={listTitle}>
        {list}
      </Dialog>
    </Screen>
  );
}
