import { reminderId } from "#domain/timers/kitchen-timer.ts";

/** A dish of a dinner, as it is kept on the device. */
export interface DinnerDishNote {
  recipeId: string;
  planId: string | null;
  /** The start that its alarm was last set for, ms; null before the first. */
  alarmAt: number | null;
}

/** When the cook wants to eat, ms since the epoch, and what. */
export interface DinnerNote {
  eatAt: number;
  dishes: DinnerDishNote[];
}

/** A dinner is forgotten this long after its time. */
export const DINNER_OVER_MS = 3 * 3_600_000;

/** The ids of the alarms that tell when to start the dishes of a dinner. */
export function alarmIdsOf({ dishes }: DinnerNote): string[] {
  return dishes.map(({ recipeId }) => reminderId(recipeId));
}
