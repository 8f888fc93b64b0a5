import type { ComponentProps } from "react";

import { classNames } from "./class-names.ts";

import styles from "./stack.module.css";

export interface StackProps extends ComponentProps<"div"> {
  /** 4, 8, 16, 24 or 32 px. */
  gap?: "xs" | "sm" | "md" | "lg" | "xl" | undefined;
}

/** Elements one below the other, evenly spaced. */
export function Stack({ gap = "md", className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.stack, styles[gap], className)} />;
}
