import { useEffect, useRef } from "react";

import type { Meal } from "#domain/entities.ts";
import { SCREEN_TITLE_ID } from "#ui/page-header.tsx";

import { planIdOf, type CookPlace } from "../../-common/cook-place.ts";
import { useWakeLock } from "../../-common/use-wake-lock.ts";
import { useCheckedData } from "../../-meals/kept-checks.ts";
import { useServes } from "../../-meals/use-serves.ts";
import { Overview } from "./overview.tsx";
import { mealsIn, readCooking, type Cooking } from "./read-cooking.ts";
import { RecipeMissing } from "./recipe-missing.tsx";
import { STEP_TITLE_ID, StepScreen } from "./step-screen.tsx";
import { useRecipeNote } from "./use-recipe-note.ts";
import { useStepKeys } from "./use-step-keys.ts";
import { useStep } from "./use-step.ts";
import { useTicks } from "./use-ticks.ts";
import { useVoice, type VoiceControl } from "./voice/use-voice.ts";

interface CookingScreenProps {
  place: CookPlace;
  initial: Cooking;
}

/** Cooking mode: the overview of a recipe, then its steps one by one. */
export function CookingScreen({ place, initial }: CookingScreenProps) {
  const cooking = useCheckedData(
    (db) => readCooking(db, place),
    Object.values(place),
    initial,
    mealsIn,
  );
  // Kept above the recipe's component: switching dishes must not end it.
  const voice = useVoice();
  const { found } = cooking;
  useEffect(() => {
    if (!found) voice.voice?.show(null);
  }, [found, voice]);
  if (!found) return <RecipeMissing recipeId={place.recipeId} />;
  return <Cook key={found.meal.id} place={place} {...found} cooking={cooking} voice={voice} />;
}

interface CookProps {
  place: CookPlace;
  meal: Meal;
  planId: string | null;
  cooking: Cooking;
  voice: VoiceControl;
}

function Cook({ place, meal, planId, cooking, voice }: CookProps) {
  const { session, serving, timers, dishes, preferences, user } = cooking;
  const [step, goTo] = useStep(session, planIdOf(place), meal.instructions.length);
  const ticks = useTicks(session);
  const note = useRecipeNote(session.recipeId, cooking.note);
  const serves = useServes(meal, serving);
  useStepKeys((by) => goTo(step + by));
  useWakeLock();
  useFreshPage(step);
  if (step === 0) {
    return (
      <Overview
        place={place}
        meal={meal}
        planId={planId}
        serves={serves}
        user={user}
        ticks={ticks}
        note={note}
        dishes={dishes}
        voice={voice}
        onStart={() => goTo(1)}
      />
    );
  }
  return (
    <StepScreen
      place={place}
      meal={meal}
      serves={serves}
      preferences={preferences}
      ticks={ticks}
      note={note}
      timers={timers}
      dishes={dishes}
      voice={voice}
      step={step}
      onMove={(by) => goTo(step + by)}
    />
  );
}

/** Scrolls to the top and focuses the title for each step, and on returning to the overview. */
function useFreshPage(step: number): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    const title = document.getElementById(step === 0 ? SCREEN_TITLE_ID : STEP_TITLE_ID);
    title?.focus({ preventScroll: true });
  }, [step]);
}
