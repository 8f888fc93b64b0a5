import styles from "./-label-reminder.module.css";

/** What a check of words can't do, said wherever a cook might lean on it. */
export function LabelReminder() {
  return (
    <p className={styles.reminder}>
      Simmer checks the words of a recipe, not what is in the packet. Always check the label.
    </p>
  );
}
