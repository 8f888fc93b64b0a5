import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./card-content.module.css";

export interface CardContentProps {
  title: ReactNode;
  text?: ReactNode;
  /** Drawn across the top, edge to edge. */
  picture?: ReactNode;
  /** In a round spot before the words. */
  icon?: ReactNode;
  /** Badges, counts, dates below the words. */
  meta?: ReactNode;
  chevron?: boolean | undefined;
  /** A small one has its icon above the words, and no chevron. */
  size?: "medium" | "small" | undefined;
}

/** The content of a Link that is a card (`cardLinkClass`). */
export function CardContent({
  title,
  text,
  picture,
  icon,
  meta,
  chevron = true,
  size = "medium",
}: CardContentProps) {
  return (
    <span className={classNames(styles.content, size === "small" && styles.small)}>
      {picture}
      <span className={styles.body}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span className={styles.words}>
          <span dir="auto" className={styles.title}>
            {title}
          </span>
          {text !== undefined && (
            <span dir="auto" className={styles.text}>
              {text}
            </span>
          )}
          {meta !== undefined && <span className={styles.meta}>{meta}</span>}
        </span>
        {chevron && size === "medium" && (
          <ChevronRight className={styles.chevron} aria-hidden="true" />
        )}
      </span>
    </span>
  );
}
