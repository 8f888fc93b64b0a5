import type { ComponentProps, ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./card-grid.module.css";

export interface CardGridProps extends ComponentProps<"ul"> {
  /** `li` elements, such as PictureCard or Card. */
  children: ReactNode;
  /** Accessible name of the list. */
  label?: string | undefined;
  /** Narrow columns, two on a phone and five at most, or columns of at least 336 px. */
  min?: "small" | "large" | undefined;
}

/** A list laid out as a grid that fills the width. */
export function CardGrid({ children, label, min = "large", className, ...rest }: CardGridProps) {
  return (
    <ul {...rest} className={classNames(styles.grid, styles[min], className)} aria-label={label}>
      {children}
    </ul>
  );
}
