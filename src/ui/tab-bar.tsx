import type { ReactNode } from "react";

import styles from "./tab-bar.module.css";

export interface TabBarProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Whether the bar is hidden, because the screen uses the whole page. */
  hidden?: boolean | undefined;
  /** A TabList. */
  children: ReactNode;
}

/**
 * The app's main navigation: a bar at the bottom on phones, a rail beside the content on wide screens.
 * While it is shown, `--tabs` and `--rail` hold its size, so that other fixed elements can keep clear of
 * it; also while its list is still loading.
 */
export function TabBar({ label, hidden, children }: TabBarProps) {
  return (
    <nav className={styles.tabs} aria-label={label} hidden={hidden}>
      {children}
    </nav>
  );
}
