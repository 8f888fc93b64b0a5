import { X } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";

import { IconButton } from "./icon-button.tsx";

import styles from "./dialog.module.css";

export interface DialogProps {
  open: boolean;
  /** Esc, a tap outside, or the close button. Must lead to `open={false}`. */
  onClose: () => void;
  title: ReactNode;
  /** Mounted only while open, so that what was typed is gone the next time. */
  children?: ReactNode;
  actions?: ReactNode;
  /** False: only the actions close it. */
  dismissible?: boolean | undefined;
  closeLabel?: string | undefined;
  role?: "dialog" | "alertdialog" | undefined;
}

/** A modal on the native dialog element, which keeps focus inside and gives it back. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  dismissible = true,
  closeLabel = "Close",
  role = "dialog",
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // A text selection that starts inside and ends on the backdrop is no wish to close.
  const pressedOutside = useRef(false);
  const titleId = useId();

  // A layout effect is undone while the element is still in the page: also a dialog that goes away
  // with its parent gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      role={role}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // `cancel` of a file input inside bubbles up here too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || !open) return;
        // Closed and opened again before this was told of it.
        if (event.currentTarget.open) return;
        // The browser lets a second Esc through whatever `cancel` said.
        if (dismissible) onClose();
        else event.currentTarget.showModal();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (dismissible && pressedOutside.current && event.target === event.currentTarget) {
          onClose();
        }
      }}
    >
      {open && (
        <div className={styles.frame}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children !== undefined && <div className={styles.body}>{children}</div>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          {dismissible && (
            <div className={styles.close}>
              <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
