import styles from "./label-reminder.module.css";

/**
 * Reminds the cook to read labels, wherever they might rely on the check, which reads only words.
 *
 * @param isShared whether another cook wrote the words
 */
export function LabelReminder({ isShared = false }: { isShared?: boolean }) {
  return (
    <p className={styles.reminder}>
      {isShared ? "Another cook shared this recipe. " : null}
      Simmer checks the words of a recipe, not what is in the packet. Always check the label.
    </p>
  );
}
