import type { ComponentProps } from "react";

import { classNames } from "./class-names.ts";

import styles from "./columns.module.css";

/**
 * Parts of a page: side by side if there is room, otherwise one below the other. Parts that are
 * columns themselves part again where a page is very wide.
 */
export function Columns({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.columns, className)} />;
}
