import { lazy, Suspense, type ReactNode } from "react";

import styles from "./lazy-sync-sign.module.css";

const Loaded = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import("./sync-sign.tsx")).SyncSign };
  } catch (error) {
    console.error("The sync sign could not be loaded", error);
    return { default: () => null };
  }
});

/**
 * The sync sign, loaded after the first screen: that neither waits for it nor fails with it. Its
 * place in the header is kept.
 */
export function SyncSign() {
  return (
    <span className={styles.place}>
      <Suspense>
        <Loaded />
      </Suspense>
    </span>
  );
}
