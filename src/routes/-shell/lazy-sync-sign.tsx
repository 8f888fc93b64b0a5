import { Suspense } from "react";

import { lazyPart } from "#ui/lazy-part.ts";

import styles from "./lazy-sync-sign.module.css";

const Loaded = lazyPart(
  async () => (await import("./sync-sign.tsx")).SyncSign,
  "The sync sign could not be loaded",
);

/**
 * The sync sign, loaded lazily without blocking or failing the first screen. Its space in the header is
 * reserved.
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
