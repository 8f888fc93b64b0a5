import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./chip.module.css";

export interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  tone?: "neutral" | "herb" | "butter" | "tomato" | undefined;
}

/** A word or two about something. For choosing, use ToggleChip. */
export function Chip({ children, icon, tone = "neutral" }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {icon}
      <bdi>{children}</bdi>
    </span>
  );
}
