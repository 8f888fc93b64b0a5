import { CalendarDays } from "lucide-react";
import { useState } from "react";

import { findMealDay } from "#db/repositories/meal-day-repository.ts";
import type { Meal } from "#domain/entities.ts";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { dayName, useToday } from "../-common/local-days.ts";
import { useLiveData } from "../-common/use-live-data.ts";
import { DaySheet } from "./day-sheet.tsx";
import { useMealDay, usePlanAgain } from "./use-meal-day.ts";

/** The day and plan of a meal of any kind; undefined while loading. */
function useMealPlace({ meal: { id }, planId }: DayToggleProps, today: string) {
  return useLiveData((db) => findMealDay(db, id, today, planId), [id, today, planId]);
}

interface DayToggleProps {
  meal: Meal;
  /** The plan in which the meal is shown; null for none. */
  planId: string | null;
}

interface DayChoiceProps extends DayToggleProps {
  onClose: () => void;
}

/** The sheet for choosing any meal's day, whether or not the meal is in a plan. */
export function DayChoice({ meal, planId, onClose }: DayChoiceProps) {
  const today = useToday();
  const place = useMealPlace({ meal, planId }, today);
  const putOn = useMealDay(today);
  const planAgain = usePlanAgain(today);
  if (place === undefined) return null;
  return (
    <DaySheet
      meal={meal}
      current={place?.day ?? ""}
      today={today}
      onChoose={(day) => {
        onClose();
        void putOn({ meal, planId: place?.planId ?? null }, day);
      }}
      onAlso={
        place
          ? (day) => {
              onClose();
              void planAgain(meal, place.planId, day);
            }
          : undefined
      }
      onClose={onClose}
    />
  );
}

/** Shows the day on which a meal is to be cooked, and lets the cook change it. */
export function DayToggle({ meal, planId }: DayToggleProps) {
  const today = useToday();
  const day = useMealPlace({ meal, planId }, today)?.day ?? "";
  const [isOpen, setOpen] = useState(false);
  const name = day === "" ? "Pick a day" : dayName(day, today);
  return (
    <>
      <ToggleChip
        pressed={day !== ""}
        icon={<CalendarDays />}
        aria-label={day === "" ? `Pick a day: ${meal.title}` : `Planned for ${name}: ${meal.title}`}
        aria-haspopup="dialog"
        onPressedChange={() => setOpen(true)}
      >
        {name}
      </ToggleChip>
      {isOpen ? <DayChoice meal={meal} planId={planId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
