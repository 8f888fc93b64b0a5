import { useEffect, useRef, useState } from "react";

import type { CookSessionRow } from "#db/schema.ts";
import type { KitchenTimer } from "#db/timers.ts";
import type { Meal } from "#domain/entities.ts";
import { Dialog } from "#ui/dialog.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";

import { AppHeader } from "../../-app-header.tsx";
import { useShowStepTimers } from "../../-timer-alarms/shown-timers.ts";
import { linkToChoice, planIdOf, type CookPlace } from "./cook-place.ts";
import { IngredientList } from "./ingredient-list.tsx";
import { Step } from "./step.tsx";
import { StepBar } from "./step-bar.tsx";
import styles from "./step-screen.module.css";
import { useSwipe } from "./use-swipe.ts";

interface StepScreenProps {
  place: CookPlace;
  meal: Meal;
  session: CookSessionRow;
  timers: KitchenTimer[];
  /** From 1. */
  step: number;
  onMove: (by: 1 | -1) => void;
}

/** One step at a time, to be read at arm's length and worked with wet hands. */
export function StepScreen({ place, meal, session, timers, step, onMove }: StepScreenProps) {
  const { id, instructions, ingredients } = meal;
  const [listOpen, setListOpen] = useState(false);
  const title = useStepFocus(step);
  const swipe = useSwipe(onMove);
  useShowStepTimers(id, step);
  const words = `Step ${step} of ${instructions.length}`;

  return (
    <Screen
      width="wide"
      header={<AppHeader title={meal.title} back={linkToChoice(place)} />}
      actions={
        <StepBar
          place={place}
          isLast={step === instructions.length}
          onMove={onMove}
          onIngredients={() => setListOpen(true)}
        />
      }
    >
      <div className={styles.columns} {...swipe}>
        <div className={styles.step}>
          <div className={styles.progress}>
            <h2 ref={title} tabIndex={-1} aria-describedby="step-text" className={styles.title}>
              {words}
            </h2>
            <ProgressBar label="Progress" value={step} max={instructions.length} hideLabel />
          </div>
          <Step
            // A new step comes in anew, and forgets what was focused in the last.
            key={step}
            text={instructions[step - 1] ?? ""}
            ingredients={ingredients}
            timers={timers}
            about={{ recipeId: id, planId: planIdOf(place), title: meal.title, step }}
          />
        </div>
        <aside className={styles.beside} aria-labelledby="beside-title">
          <SectionTitle id="beside-title" count={ingredients.length}>
            Ingredients
          </SectionTitle>
          <IngredientList ingredients={ingredients} session={session} />
        </aside>
      </div>
      <Dialog open={listOpen} onClose={() => setListOpen(false)} title="Ingredients">
        <IngredientList ingredients={ingredients} session={session} />
      </Dialog>
    </Screen>
  );
}

/** A new step is shown from its top, and read out. */
function useStepFocus(step: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, [step]);
  return title;
}
