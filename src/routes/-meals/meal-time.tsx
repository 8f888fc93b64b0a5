import { Clock } from "lucide-react";

import type { Meal } from "#domain/entities.ts";
import { durationText, recipeTime } from "#domain/recipe-time.ts";
import { Chip } from "#ui/chip.tsx";

/** The least unattended time worth mentioning, in minutes. */
const WAITING_MIN = 10;

interface MealTimeProps {
  meal: Pick<Meal, "title" | "blurb" | "ingredients" | "instructions">;
  /** Whether to say how much of it is work. */
  withActive?: boolean;
}

/** "About 45 min", and how much of that is work; nothing if it can't be estimated. */
export function MealTime({ meal, withActive = false }: MealTimeProps) {
  const time = recipeTime(meal);
  if (time === null) return null;
  const { total, active } = time;
  const waits = withActive && total - active >= WAITING_MIN;
  return (
    <Chip icon={<Clock aria-hidden />}>
      About {durationText(total)}
      {waits ? `, ${durationText(active)} of it active` : ""}
    </Chip>
  );
}
