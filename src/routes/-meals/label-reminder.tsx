import styles from "./label-reminder.module.css";

/**
 * What a check of words can't do, said wherever a cook might lean on it.
 *
 * @param isShared whether the words are another cook's
 */
export function LabelReminder({ isShared = false }: { isShared?: boolean }) {
  return (
    <p className={styles.reminder}>
      {isShared ? "Another cook shared this recipe. " : null}
      Simmer checks the words of a recipe, not what is in the packet. Always check the label.
    </p>
  );
}
