import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./badge.module.css";

export interface BadgeProps {
  tone?: "neutral" | "new" | "progress" | "done" | "single" | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A one-word status. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
