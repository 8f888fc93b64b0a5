import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./tiles.module.css";

export interface TilesProps {
  children: ReactNode;
  /** Small ones stand two beside each other on a phone. */
  size?: "medium" | "small" | undefined;
}

/** The links of a hub, as cards: one below the other, or side by side if there is room. */
export function Tiles({ children, size = "medium" }: TilesProps) {
  return (
    <div className={classNames(styles.tiles, size === "small" && styles.small)}>{children}</div>
  );
}
