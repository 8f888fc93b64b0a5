import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { classNames } from "./class-names.ts";
import { isolateRtl } from "./isolate-rtl.ts";
import { durationOf, type QueuedToast } from "./toast-queue.ts";

import styles from "./toast.module.css";

export interface ToastItemProps {
  toast: QueuedToast;
  onDismiss: (id: number) => void;
}

/** One message; its countdown pauses while it is hovered or focused. */
export function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const [held, setHeld] = useState(false);
  const left = useRef(durationOf(toast));
  const { id, tone = "neutral", undo, action, otherAction } = toast;

  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(() => onDismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1_000, left.current - (performance.now() - since));
    };
  }, [held, id, onDismiss]);

  return (
    <li
      className={classNames(styles.toast, styles[tone], otherAction !== undefined && styles.ways)}
      data-routine={toast.routine || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.icon}>
        {tone === "success" && <CircleCheck aria-hidden="true" />}
        {tone === "danger" && <CircleAlert aria-hidden="true" />}
      </span>
      <span className={styles.text}>
        <span className={styles.words}>{isolateRtl(toast.text)}</span>
      </span>
      {[undo && { label: "Undo", run: undo }, action, otherAction].map(
        (each) =>
          each !== undefined && (
            <button
              key={each.label}
              type="button"
              className={styles.action}
              aria-keyshortcuts={each.run === undo ? "Control+Z Meta+Z" : undefined}
              onClick={() => {
                onDismiss(id);
                each.run();
              }}
            >
              {each.label}
            </button>
          ),
      )}
      <button
        type="button"
        className={styles.close}
        aria-label="Dismiss message"
        onClick={() => onDismiss(id)}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
