import { useId, type ReactNode } from "react";

import { classNames } from "#ui/class-names.ts";

import styles from "./part.module.css";

interface PartProps {
  title: string;
  /** Beside the title: how many, or a link. */
  aside?: ReactNode;
  tone?: "paper" | "butter" | "herb";
  children: ReactNode;
}

/** A part of home: a card with a title of its own. */
export function Part({ title, aside, tone = "paper", children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(styles.part, styles[tone])}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
