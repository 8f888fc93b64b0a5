import { EyeOff, Flag, Undo2, UserRoundX } from "lucide-react";

import { hideMeal, reportMeal, takeBackMeal } from "#db/repositories/shared-meal-repository.ts";
import type { Meal } from "#domain/entities.ts";
import { isSharedByCook } from "#domain/sound-meal.ts";
import { Button } from "#ui/button.tsx";

import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";

import styles from "./shared-meal-menu.module.css";

interface SharedMealProps {
  meal: Pick<Meal, "id" | "title">;
  /** Called after the cook has hidden or reported the meal, or taken it back. */
  onGone?: () => void;
}

/** What a cook can do about an unwanted shared meal, or about one of their own, in a menu. */
export function SharedMealActions({ meal, onGone }: SharedMealProps) {
  const { db } = useSignedInCook();
  const run = useCommand();

  const hide = (what: "meal" | "author") => (on: boolean) =>
    hideMeal(db, meal.id, on ? what : "nothing");

  const act = (set: (on: boolean) => Promise<void>, text: string) => {
    onGone?.();
    void run(() => set(true), {
      text,
      undo: () => set(false),
    });
  };

  if (isSharedByCook(meal)) {
    return (
      <>
        <p className={styles.note}>You shared this meal. Every cook can see it.</p>
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden />}
          onClick={() =>
            act(
              (on) => takeBackMeal(db, meal.id, on),
              `${meal.title} is taken back. Other cooks don’t see it any more`,
            )
          }
          full
        >
          Take this meal back
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={styles.note}>Another cook shared this meal. You can hide it from your lists.</p>
      <Button
        variant="secondary"
        icon={<Flag aria-hidden />}
        onClick={() =>
          act((on) => reportMeal(db, meal.id, on), `Reported ${meal.title}. You won’t see it again`)
        }
        full
      >
        Report this meal
      </Button>
      <Button
        variant="secondary"
        icon={<EyeOff aria-hidden />}
        onClick={() => act(hide("meal"), `${meal.title} is hidden`)}
        full
      >
        Hide this meal
      </Button>
      <Button
        variant="secondary"
        icon={<UserRoundX aria-hidden />}
        onClick={() => act(hide("author"), "All meals by this cook are hidden")}
        full
      >
        Hide all meals by this cook
      </Button>
      <p className={styles.note}>
        Report what is unsafe, not food or not fit to be here. When enough cooks report a meal,
        nobody sees it any more. Nobody is told who reported it.
      </p>
    </>
  );
}
