import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./list-row.module.css";

export interface ListRowProps {
  /** Words, or a Link with `stretchedLinkClass`. */
  title: ReactNode;
  detail?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Shows an arrow: the row opens something. */
  chevron?: boolean | undefined;
  /** Fades the title of a finished item. */
  muted?: boolean | undefined;
}

/** One line of a List. */
export function ListRow({
  title,
  detail,
  leading,
  trailing,
  chevron = false,
  muted = false,
}: ListRowProps) {
  return (
    <li className={classNames(styles.row, muted && styles.muted)}>
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <div className={styles.words}>
        <div dir="auto" className={styles.title}>
          {title}
        </div>
        {detail !== undefined && (
          <div dir="auto" className={styles.detail}>
            {detail}
          </div>
        )}
      </div>
      {trailing !== undefined && <div className={styles.trailing}>{trailing}</div>}
      {chevron && <ChevronRight className={styles.chevron} aria-hidden="true" />}
    </li>
  );
}
