import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./list.module.css";

export interface ListProps {
  /** ListRow, or any `li`. */
  children: ReactNode;
  /** Accessible name. */
  label?: string | undefined;
  /** A notebook page with a 56 px margin for checkboxes or icons. */
  ruled?: boolean | undefined;
  /** One of several in a RuledPage, which draws the page. */
  onPage?: boolean | undefined;
  /** May hold hundreds of rows: rows off the screen are laid out when they come near. */
  long?: boolean | undefined;
}

/** A list compact enough to scan. */
export function List({ children, label, ruled = false, onPage = false, long = false }: ListProps) {
  const look = onPage ? styles.onPage : ruled ? styles.ruled : styles.plain;
  return (
    // Safari drops the list role under `list-style: none`, so it is set explicitly.
    <ul
      role="list"
      className={classNames(styles.list, look, long && styles.long)}
      aria-label={label}
    >
      {children}
    </ul>
  );
}

/** A notebook page that holds several lists (`onPage`), each under a title of its own. */
export function RuledPage({ children }: { children: ReactNode }) {
  return <div className={styles.ruled}>{children}</div>;
}
