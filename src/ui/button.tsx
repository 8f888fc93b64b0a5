import type { ComponentProps, ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

import styles from "./button.module.css";

interface ButtonLook {
  /** `primary` is the main action; use at most one in view. */
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  /** 44, 48 or 56 px tall. */
  size?: "sm" | "md" | "lg" | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
}

/** The look of a Button for another element, such as a router Link. */
export function buttonClass({ variant = "primary", size = "md", full }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size], full && styles.full);
}

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Work is in progress: the button shows a spinner and ignores clicks, but stays focusable. */
  busy?: boolean | undefined;
}

/** A button with words. For an icon alone, use IconButton. */
export function Button({
  variant,
  size,
  full,
  icon,
  iconEnd,
  busy = false,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, full }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={(event) => {
        // This also prevents a submit button from sending its form twice.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner size="sm" label="" /> : icon}
      {children}
      {iconEnd}
    </button>
  );
}
