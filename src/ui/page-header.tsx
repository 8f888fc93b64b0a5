import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./page-header.module.css";

/** Id of the page's `h1`, which takes focus after navigation so that it is read out. */
export const SCREEN_TITLE_ID = "screen-title";

export interface PageHeaderProps {
  title: ReactNode;
  /** A Link to the parent screen, with `iconButtonClass()`. */
  back?: ReactNode;
  /** Icon buttons at the far end. */
  actions?: ReactNode;
  /** A small line above the title. */
  kicker?: ReactNode;
  /** A small line below the title. */
  subtitle?: ReactNode;
  /** `compact`: the title sits in the bar. `hub`: large, below it, highlighted. */
  size?: "compact" | "hub" | undefined;
}

/** The top of a page: a bar that stays in view, and the page's only `h1`. */
export function PageHeader({
  title,
  back,
  actions,
  kicker,
  subtitle,
  size = "compact",
}: PageHeaderProps) {
  const hub = size === "hub";
  const titles = (
    <div className={hub ? styles.hubTitles : styles.titles}>
      {kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
      <h1
        id={SCREEN_TITLE_ID}
        dir="auto"
        tabIndex={-1}
        className={hub ? styles.hubTitle : styles.title}
      >
        {hub ? <span className={styles.marked}>{title}</span> : title}
      </h1>
      {subtitle !== undefined && (
        <p dir="auto" className={styles.subtitle}>
          {subtitle}
        </p>
      )}
    </div>
  );
  return (
    <header className={classNames(styles.header, hub && styles.hub)}>
      <div className={styles.bar}>
        <div className={styles.row}>
          {back}
          {!hub && titles}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {hub && titles}
    </header>
  );
}
