import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

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
}

/** The content of a Link that is a card (`cardLinkClass`). */
export function CardContent({
  title,
  text,
  picture,
  icon,
  meta,
  chevron = true,
}: CardContentProps) {
  return (
    <span className={styles.content}>
      {picture}
      <span className={styles.body}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {text !== undefined && <span className={styles.text}>{text}</span>}
          {meta !== undefined && <span className={styles.meta}>{meta}</span>}
        </span>
        {chevron && <ChevronRight className={styles.chevron} aria-hidden="true" />}
      </span>
    </span>
  );
}
