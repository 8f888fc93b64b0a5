import type { ReactNode } from "react";

import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./tab-list.module.css";

/** The tabs of a TabBar: `li` elements, each with a link; the current one has `aria-current`. */
export function TabList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** Class of a link in a TabList. */
export const tabClass = styles.tab;

export interface TabContentProps {
  icon: ReactNode;
  children: ReactNode;
  /** A TabBadge, if there is something to count. */
  badge?: ReactNode;
}

/** The content of a tab's link: icon, name and badge. */
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

/** A count on a tab; `words` say it to screen readers, after the tab's name. */
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
