import { readStep } from "#domain/steps/step-text.ts";
import { stepTimerId, type KitchenTimer, type TimerStart } from "#domain/timers/kitchen-timer.ts";
import { shortDuration } from "#ui/clock-text.ts";

import type { Serves } from "../../-meals/use-serves.ts";
import { useTimers } from "../../-timer-alarms/use-timers.ts";
import { useVoiceScene, type VoiceControl } from "./voice/use-voice.ts";

interface Commanded {
  about: Pick<TimerStart, "recipeId" | "planId" | "title" | "step">;
  serves: Serves;
  timers: readonly KitchenTimer[];
  move: (by: 1 | -1) => void;
}

/** Lets the voice read the step on screen, turn it, and start its timers. */
export function useVoiceCommands(voice: VoiceControl, commanded: Commanded): void {
  const { about, serves, timers, move } = commanded;
  const { start } = useTimers();
  const { step, recipeId } = about;
  const { instructions, ingredients } = serves.recipe;
  const text = instructions[step - 1] ?? "";

  const startTimer = (seconds: number | null): string => {
    if (seconds !== null) {
      const words = `${shortDuration(seconds)} timer`;
      const id = `by voice ${crypto.randomUUID()}`;
      start({ ...about, id, step: 0, label: words, durationMs: seconds * 1000 });
      return `${words} started.`;
    }
    const named = readStep(text, step).flatMap(({ timer }) => timer ?? []);
    if (named.length === 0) return "This step names no time. Say: start a timer for 10 minutes.";
    const next = named.find(
      ({ index }) => !timers.some(({ id }) => id === stepTimerId(recipeId, step, index)),
    );
    if (!next) return "The timer of this step is running.";
    const id = stepTimerId(recipeId, step, next.index);
    start({ ...about, id, label: next.label, durationMs: next.seconds * 1000 });
    return `${next.label}: ${shortDuration(next.seconds)} timer started.`;
  };

  useVoiceScene(voice, {
    key: `${recipeId} ${step}`,
    text: `Step ${step} of ${instructions.length}. ${text}`,
    ingredients,
    move,
    startTimer,
  });
}
