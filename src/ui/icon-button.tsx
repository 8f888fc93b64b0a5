import type { ComponentProps, ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

import styles from "./icon-button.module.css";

interface IconButtonLook {
  tone?: "quiet" | "filled" | "danger" | "round" | "heart" | undefined;
}

/** The look of an IconButton for a router Link; give the Link an `aria-label`. */
export function iconButtonClass({ tone = "quiet" }: IconButtonLook = {}): string {
  return classNames(styles.iconButton, styles[tone]);
}

export interface IconButtonProps
  extends Omit<ComponentProps<"button">, "children" | "aria-label">, IconButtonLook {
  /** The accessible name, also shown as a tooltip. Keep it the same when `pressed` changes. */
  label: string;
  icon: ReactNode;
  /** Makes it a toggle; the icon is filled while pressed. */
  pressed?: boolean | undefined;
  /** Work is in progress: the button shows a spinner and ignores clicks. */
  busy?: boolean | undefined;
}

/** A 48 px square button with only an icon. */
export function IconButton({
  label,
  icon,
  tone,
  pressed,
  busy = false,
  className,
  type = "button",
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      className={classNames(iconButtonClass({ tone }), className)}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner size="sm" label="" /> : icon}
    </button>
  );
}
