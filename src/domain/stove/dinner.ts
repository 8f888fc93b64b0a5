import type { DinnerNote } from "./dinner-note.ts";
import type { Dish } from "./stove-dish.ts";
import { planStove } from "./stove-plan.ts";
import { firstSentence, instructionsOf, timesOf } from "./timeline.ts";

/** A step of a dish that cooks unattended from a moment on (ms since the epoch). */
export interface DinnerWait {
  step: number;
  at: number;
  words: string;
  /** Seconds. */
  seconds: number;
}

/** A dish with its moments, ms since the epoch. */
export interface DinnerDish {
  recipeId: string;
  planId: string | null;
  title: string;
  hasBegun: boolean;
  startsAt: number;
  readyAt: number;
  waits: DinnerWait[];
  /** Whether another dish needs the cook's hands when this one starts. */
  isTight: boolean;
}

export interface DinnerPlan {
  eatAt: number;
  /** When all of it is ready: at `eatAt`, or later where a dish can't make it. */
  readyAt: number;
  /** In the order in which they start. */
  dishes: DinnerDish[];
}

/** A start this near is now: its alarm would ring under the finger that set it. */
const NOW_MS = 60_000;

/**
 * Works backwards from when to eat: when to start each dish so that all are ready then. Where a dish
 * takes longer than that, dinner moves, and the others with it: the potatoes would be cold.
 *
 * @param now ms since the epoch; planned anew with each later one, it allows for steps that took longer
 */
export function planDinner(dishes: readonly Dish[], eatAt: number, now: number): DinnerPlan {
  const texts = new Map(dishes.map((dish) => [dish.recipeId, instructionsOf(dish)]));
  const times = dishes.map((dish) => timesOf(dish, texts.get(dish.recipeId) ?? [], now));
  const begun = new Set(times.filter(({ hasBegun }) => hasBegun).map(({ id }) => id));
  const momentOf = (seconds: number) => now + seconds * 1000;
  const plan = planStove(times, (eatAt - now) / 1000);
  return {
    eatAt,
    readyAt: momentOf(plan.readyIn),
    dishes: plan.dishes.flatMap(({ id, startsIn, readyIn, steps, isTight }) => {
      const dish = dishes.find(({ recipeId }) => recipeId === id);
      if (!dish) return [];
      const { planId, title } = dish;
      return {
        recipeId: id,
        planId,
        title,
        hasBegun: begun.has(id),
        startsAt: momentOf(startsIn),
        readyAt: momentOf(readyIn),
        isTight,
        waits: steps
          .filter(({ waits }) => waits > 0)
          .map(({ step, startsIn: at, hands, waits }) => ({
            step,
            at: momentOf(at + hands),
            words: firstSentence(texts.get(id)?.[step - 1] ?? ""),
            seconds: waits,
          })),
      };
    }),
  };
}

/** What is to happen to the alarm that tells to start a dish. */
export interface AlarmChange {
  recipeId: string;
  title: string;
  /** When it is to ring, ms since the epoch; null to remove it. */
  at: number | null;
}

/**
 * The alarms that don't fit the plan any more. One stays as it is until the plan has moved by a minute,
 * so that the cook may stop it, or put it off; once its moment has come, it rings until it is answered.
 */
export function findAlarmChanges(plan: DinnerPlan, note: DinnerNote, now: number): AlarmChange[] {
  return plan.dishes.flatMap(({ recipeId, title, hasBegun, startsAt }): AlarmChange[] => {
    const kept = note.dishes.find((dish) => dish.recipeId === recipeId);
    const alarmAt = kept?.alarmAt ?? null;
    if (hasBegun) return alarmAt === null ? [] : [{ recipeId, title, at: null }];
    if (startsAt - now < NOW_MS) return [];
    const hasMoved = alarmAt === null || Math.abs(startsAt - alarmAt) >= NOW_MS;
    return hasMoved ? [{ recipeId, title, at: startsAt }] : [];
  });
}

/** The dish that is to be started next; undefined if all have begun. */
export function nextToStart({ dishes }: DinnerPlan): DinnerDish | undefined {
  return dishes.find(({ hasBegun }) => !hasBegun);
}
