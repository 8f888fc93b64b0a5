import { useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

import { ToastContext, type ToastMessage } from "./toast-context.ts";
import { ToastItem } from "./toast-item.tsx";
import { addToast, type QueuedToast } from "./toast-queue.ts";
import { topLayerHost } from "./top-layer.ts";
import { useUndoKey } from "./use-undo-key.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./toast.module.css";

/** Holds the app's messages and shows them at the bottom of the page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const lastId = useRef(0);

  const dismiss = useCallback((id: number) => {
    setQueue((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const keepPlace = useCallback(() => ++lastId.current, []);
  const show = useCallback((message: ToastMessage, id = ++lastId.current) => {
    setQueue((shown) => addToast(shown, { ...message, id }));
    return id;
  }, []);
  const toasts = useMemo(() => ({ show, keepPlace, dismiss }), [show, keepPlace, dismiss]);

  const said = useUndoKey(queue, dismiss);

  return (
    <ToastContext value={toasts}>
      {children}
      {createPortal(
        <section aria-label="Messages">
          <ol className={styles.region} aria-live="polite" aria-relevant="additions text">
            {queue.map((toast) => (
              <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} />
            ))}
          </ol>
          <div aria-live="polite">
            <VisuallyHidden>{said}</VisuallyHidden>
          </div>
        </section>,
        topLayerHost(),
      )}
    </ToastContext>
  );
}
