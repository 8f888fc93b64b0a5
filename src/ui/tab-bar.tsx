import type { ReactNode } from "react";

import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./tab-bar.module.css";

export interface TabBarProps {
  /** Accessible name of the navigation. */
  label: string;
  /** `li` elements, each with a link with `tabClass`; the current one has `aria-current`. */
  children: ReactNode;
}

/**
 * The main places of an app: a bar at the bottom of a phone's page, a rail beside the content of a
 * wide one. While it is on the page, `--tabs` and `--rail` are the room it takes, which everything
 * else at the page's edges leaves free.
 */
export function TabBar({ label, children }: TabBarProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul className={styles.list}>{children}</ul>
    </nav>
  );
}

/** Class of a link in a TabBar. */
export const tabClass = styles.tab;

export interface TabContentProps {
  icon: ReactNode;
  children: ReactNode;
  /** A TabBadge, if something waits there. */
  badge?: ReactNode;
}

/** What is in a tab's link: its icon, its name, and how much waits there. */
export function TabContent({ icon, children, badge }: TabContentProps) {
  return (
    <>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span>{children}</span>
      {badge}
    </>
  );
}

/** Above this, the badge says "99+"; its words still have the number. */
const BADGE_MOST = 99;

/** How many things wait in a tab; `words` say the same, after the tab's name. */
export function TabBadge({ count, words }: { count: number; words: string }) {
  return (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span className={styles.badge} aria-hidden>
        {count > BADGE_MOST ? `${BADGE_MOST}+` : count}
      </span>
    </>
  );
}
