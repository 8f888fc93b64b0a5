import { Clock } from "lucide-react";

import type { Meal } from "#domain/entities.ts";
import { durationText, recipeTime } from "#domain/recipe-time.ts";
import { Chip } from "#ui/chip.tsx";

/** The least unattended time worth mentioning, in minutes. */
const WAITING_MIN = 10;

interface MealTimeProps {
  meal: Pick<Meal, "title" | "blurb" | "ingredients" | "instructions">;
  /** How long it takes if its words don't say. */
  minutes?: number | undefined;
  /** Whether to say how much of it is work. */
  withActive?: boolean;
}

/** "About 45 min", and how much of that is work; nothing if it can't be estimated. */
export function MealTime({ meal, minutes, withActive = false }: MealTimeProps) {
  const time = recipeTime(meal);
  const total = time?.total ?? minutes;
  if (total === undefined) return null;
  const active = time?.active ?? total;
  const waits = withActive && total - active >= WAITING_MIN;
  return (
    <Chip icon={<Clock aria-hidden />}>
      About {durationText(total)}
      {waits ? <span data-active>, {durationText(active)} of it active</span> : null}
    </Chip>
  );
}
