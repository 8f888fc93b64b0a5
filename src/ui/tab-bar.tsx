import type { ReactNode } from "react";

import styles from "./tab-bar.module.css";

export interface TabBarProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Whether the screen has the whole page for itself. */
  hidden?: boolean | undefined;
  /** A TabList. */
  children: ReactNode;
}

/**
 * The main places of an app: a bar at the bottom of a phone's page, a rail beside the content of a
 * wide one. While it is shown, `--tabs` and `--rail` are the room it takes, which everything else at
 * the page's edges leaves free. It takes that room even while its list is being loaded.
 */
export function TabBar({ label, hidden, children }: TabBarProps) {
  return (
    <nav className={styles.tabs} aria-label={label} hidden={hidden}>
      {children}
    </nav>
  );
}
