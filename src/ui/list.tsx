import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./list.module.css";

export interface ListProps {
  /** ListRow, or any `li`. */
  children: ReactNode;
  /** Accessible name. */
  label?: string | undefined;
  /** A notebook page with a margin of 56 px, for checkboxes or icons to stand in. */
  ruled?: boolean | undefined;
  /** May hold hundreds of rows: those off the screen are laid out when they come near. */
  long?: boolean | undefined;
}

/** A list dense enough to scan. */
export function List({ children, label, ruled = false, long = false }: ListProps) {
  return (
    // The role survives `list-style: none` in Safari.
    <ul
      role="list"
      className={classNames(styles.list, ruled ? styles.ruled : styles.plain, long && styles.long)}
      aria-label={label}
    >
      {children}
    </ul>
  );
}
