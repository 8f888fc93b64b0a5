import type { ReactNode } from "react";

import styles from "./tiles.module.css";

/** The links of a hub, as cards: one below the other, or side by side if there is room. */
export function Tiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>;
}
