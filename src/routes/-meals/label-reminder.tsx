import { isMealTakenDown } from "#db/repositories/shared-meal-repository.ts";
import type { Meal } from "#domain/entities.ts";
import { authorOf } from "#domain/sound-meal.ts";

import { useLiveData } from "../-common/use-live-data.ts";

import styles from "./label-reminder.module.css";

/**
 * Reminds the cook to read labels, wherever they might rely on the check, which reads only words.
 *
 * @param meal the meal that it is about: it says so if another cook wrote the words
 */
export function LabelReminder({ meal }: { meal?: Meal }) {
  return (
    <p className={styles.reminder}>
      {meal && authorOf(meal) === "other" ? <SharedBefore id={meal.id} /> : null}
      Simmer checks the words of a recipe, not what is in the packet. Always check the label.
    </p>
  );
}

function SharedBefore({ id }: { id: string }) {
  const isTakenDown = useLiveData((db) => isMealTakenDown(db, id), [id], false);
  return `Another cook shared this recipe. ${isTakenDown ? "It has been taken down since. " : ""}`;
}
