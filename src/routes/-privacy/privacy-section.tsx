import { useId, type ReactNode } from "react";

import styles from "./privacy.module.css";

/** One question about the cook's data, with its answer in a few paragraphs. */
export function PrivacySection({
  title,
  icon,
  children,
}: {
  title: string;
  icon: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.words}>{children}</div>
    </section>
  );
}
