import { RECIPE_SERVES, scaleRecipe } from "#domain/amounts/scale-recipe.ts";
import { findTimers } from "#domain/timers/find-timers.ts";
import {
  hasRung,
  remainingMs,
  reminderId,
  stepTimerId,
  type KitchenTimer,
} from "#domain/timers/kitchen-timer.ts";

import type { Dish } from "./stove-dish.ts";
import { planStove, timeOfStep, type DishTimes, type StepTime } from "./stove-plan.ts";

/** What happens, and what the cook does, at a moment (ms since the epoch). */
export interface TimelineEntry {
  key: string;
  at: number;
  dish: Pick<Dish, "recipeId" | "planId" | "title">;
  kind: "step" | "timer" | "ready";
  /** "Step 3", "Simmer: timer", "Ready". */
  what: string;
  /** What the step begins with; "" for nothing to add. */
  words: string;
  /** Seconds that it then cooks unattended. */
  waits: number;
  /** Set on the first step of a dish that is better begun later. */
  isLaterStart: boolean;
  /** Whether another dish needs the cook's hands at the same time. */
  isTight: boolean;
}

export interface Timeline {
  /** When the last dish is ready. */
  readyAt: number;
  entries: TimelineEntry[];
}

/** Whether it rings at a moment that the timeline has as the start of a dish. */
function isReminder({ id }: KitchenTimer, dishes: readonly Dish[]): boolean {
  return dishes.some(({ recipeId }) => id === reminderId(recipeId));
}

const NOTHING_MORE = { words: "", waits: 0, isLaterStart: false, isTight: false };

/** The text of each step of a dish, scaled to its number of serves. */
export function instructionsOf({ meal, serves = RECIPE_SERVES }: Dish): readonly string[] {
  return meal ? scaleRecipe(meal, serves).instructions : [];
}

/** A step without the seconds that the cook has spent on it already. */
function withoutSpent({ step, hands, waits }: StepTime, spent: number): StepTime {
  return {
    step,
    hands: Math.max(0, hands - spent),
    waits: Math.max(0, waits - Math.max(0, spent - hands)),
  };
}

/**
 * The remaining work on a dish, by its timers, the times in its steps and how long the cook has been at
 * the present one. A dish at its first step has not begun: its cook may only have opened it.
 */
export function timesOf(dish: Dish, instructions: readonly string[], now: number): DishTimes {
  const { recipeId, step, stepAt, timers } = dish;
  const secondsLeft = (timer: KitchenTimer) => Math.ceil(remainingMs(timer, now) / 1000);
  const here = new Map<number, number>();
  findTimers(instructions[step - 1] ?? "").forEach((_, index) => {
    const running = timers.find(({ id }) => id === stepTimerId(recipeId, step, index));
    if (running) here.set(index, secondsLeft(running));
  });
  // A dish that was only opened can wait: its cook may have opened both to see when to begin.
  const hasBegun = step > 1 || timers.length > 0;
  const spent = hasBegun && stepAt !== undefined ? Math.max(0, now - stepAt) / 1000 : 0;
  const from = Math.max(1, step);
  return {
    id: recipeId,
    hasBegun,
    steps: instructions.slice(from - 1).map((text, by) => {
      const time = timeOfStep(text, from + by, by === 0 ? here : undefined);
      return by === 0 && here.size === 0 ? withoutSpent(time, spent) : time;
    }),
    beside: Math.max(0, ...timers.map(secondsLeft)),
  };
}

/** "Fry the onions." of "Fry the onions. Add the rice." */
export function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/u, 1)[0] ?? "";
}

/**
 * All timers and remaining steps of the dishes on the stove, in chronological order, planned so
 * that the dishes end together where their times allow it.
 *
 * @param timers all timers of the kitchen; entries include those that belong to no dish
 * @param now ms since the epoch
 * @param eatAt when the cook wants to eat, ms since the epoch; undefined for as soon as can be
 */
export function makeTimeline(
  dishes: readonly Dish[],
  timers: readonly KitchenTimer[],
  now: number,
  eatAt = now,
): Timeline {
  const texts = new Map(dishes.map((dish) => [dish.recipeId, instructionsOf(dish)]));
  const textsOf = ({ recipeId }: Dish) => texts.get(recipeId) ?? [];
  const plan = planStove(
    dishes.map((dish) => timesOf(dish, textsOf(dish), now)),
    (eatAt - now) / 1000,
  );
  const entries = plan.dishes.flatMap(({ id, startsIn, readyIn, steps, isTight }) => {
    const dish = dishes.find(({ recipeId }) => recipeId === id);
    if (!dish) return [];
    return [
      ...steps.map(({ step, startsIn: at, waits }, index): TimelineEntry => ({
        ...NOTHING_MORE,
        key: `${id} step ${step}`,
        at: now + at * 1000,
        dish,
        kind: "step",
        what: `Step ${step}`,
        words: firstSentence(textsOf(dish)[step - 1] ?? ""),
        waits,
        isLaterStart: index === 0 && startsIn > 0,
        isTight: index === 0 && isTight,
      })),
      {
        ...NOTHING_MORE,
        key: `${id} ready`,
        at: now + readyIn * 1000,
        dish,
        kind: "ready" as const,
        what: "Ready",
      },
    ];
  });
  const ringing = timers
    .filter((timer) => timer.endsAt !== null && !hasRung(timer, now) && !isReminder(timer, dishes))
    .map((timer): TimelineEntry => ({
      ...NOTHING_MORE,
      key: timer.id,
      at: now + remainingMs(timer, now),
      dish: timer,
      kind: "timer",
      what: `${timer.label}: timer rings`,
    }));
  const order = { step: 0, timer: 1, ready: 2 };
  return {
    readyAt: now + plan.readyIn * 1000,
    entries: [...entries, ...ringing].toSorted(
      (a, b) => a.at - b.at || order[a.kind] - order[b.kind],
    ),
  };
}
