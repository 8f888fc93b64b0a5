import type { ComponentProps } from "react";

import { classNames } from "./class-names.ts";

import styles from "./cluster.module.css";

export interface ClusterProps extends ComponentProps<"div"> {
  /** 4, 8, 16, 24 or 32 px. */
  gap?: "xs" | "sm" | "md" | "lg" | "xl" | undefined;
  justify?: "start" | "center" | "between" | "end" | undefined;
}

/** Elements side by side, which wrap at the end of the row. */
export function Cluster({ gap = "sm", justify = "start", className, ...rest }: ClusterProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.cluster, styles[gap], styles[justify], className)}
    />
  );
}
