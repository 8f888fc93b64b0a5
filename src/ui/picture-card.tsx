import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./picture-card.module.css";

export interface PictureCardProps {
  /** Fills the width, usually a MealPicture. */
  picture: ReactNode;
  /** Words, or a Link with `stretchedLinkClass` that makes the whole card tappable. */
  title: ReactNode;
  text?: ReactNode;
  /** Badges, stars, dates. */
  meta?: ReactNode;
  chips?: ReactNode;
  /** IconButtons over the picture's corner. */
  corner?: ReactNode;
  /** Buttons. */
  footer?: ReactNode;
  selected?: boolean | undefined;
  as?: "article" | "li" | undefined;
}

/** A picture with a title and details: an item of a CardGrid. */
export function PictureCard({
  picture,
  title,
  text,
  meta,
  chips,
  corner,
  footer,
  selected = false,
  as: Tag = "article",
}: PictureCardProps) {
  return (
    <Tag className={classNames(styles.card, selected && styles.selected)}>
      {picture}
      <div className={styles.body}>
        <h3 dir="auto" className={styles.title}>
          {title}
        </h3>
        {text !== undefined && (
          <p dir="auto" className={styles.text}>
            {text}
          </p>
        )}
        {meta !== undefined && <div className={styles.meta}>{meta}</div>}
        {chips !== undefined && <div className={styles.chips}>{chips}</div>}
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
      {corner !== undefined && <div className={styles.corner}>{corner}</div>}
    </Tag>
  );
}
