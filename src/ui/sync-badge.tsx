import { Check, CloudOff, CloudUpload, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./sync-badge.module.css";

export type SyncTone = "saved" | "pending" | "offline" | "attention";

const ICONS = {
  saved: Check,
  pending: CloudUpload,
  offline: CloudOff,
  attention: TriangleAlert,
} as const;

const DOTS = {
  saved: undefined,
  pending: styles.dotPending,
  offline: styles.dotOffline,
  attention: styles.dotAttention,
} as const;

/** A dot that shows the state by its shape as well as its colour. */
export function StatusDot({ tone, label }: { tone: SyncTone; label?: string | undefined }) {
  const dot = <span className={classNames(styles.dot, DOTS[tone])} />;
  if (label === undefined) return dot;
  return (
    <>
      {dot}
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

export interface SyncBadgeProps {
  tone: SyncTone;
  /** The words: "Saved on this device". */
  children: ReactNode;
  /** Shows only the icon; the words are for screen readers. */
  compact?: boolean | undefined;
}

/** Shows the sync state of the cook's changes. Only `attention` stands out. */
export function SyncBadge({ tone, children, compact = false }: SyncBadgeProps) {
  const Icon = ICONS[tone];
  return (
    <span
      className={classNames(
        styles.badge,
        compact && styles.compact,
        tone === "attention" && styles.attention,
      )}
    >
      <Icon aria-hidden="true" />
      {compact ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
    </span>
  );
}
