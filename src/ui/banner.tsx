import { X } from "lucide-react";
import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

import styles from "./banner.module.css";

export interface BannerProps {
  /** For `aria-describedby` and a field's `errorId`. */
  id?: string | undefined;
  tone?: "info" | "progress" | "success" | "danger" | undefined;
  title?: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  /** Buttons below the words. */
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  /** `status` if it appears by itself and should be read out; none if it is part of the page. */
  role?: "status" | "alert" | undefined;
}

/** A slip of paper laid into the page, with something the cook should know. */
export function Banner({
  id,
  tone = "info",
  title,
  children,
  icon,
  action,
  onDismiss,
  dismissLabel = "Dismiss",
  role,
}: BannerProps) {
  return (
    <div id={id} className={classNames(styles.banner, styles[tone])} role={role}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss !== undefined && (
        <div className={styles.dismiss}>
          <IconButton label={dismissLabel} icon={<X aria-hidden="true" />} onClick={onDismiss} />
        </div>
      )}
    </div>
  );
}
