import type { ReactNode } from "react";

import styles from "./tiles.module.css";

/** The ways on from a hub, as card links: one below the other, side by side where there is room. */
export function Tiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>;
}
