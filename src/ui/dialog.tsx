import { X } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";

import { IconButton } from "./icon-button.tsx";
import { openModal } from "./top-layer.ts";

import styles from "./dialog.module.css";

export interface DialogProps {
  open: boolean;
  /** Called on Esc, a tap outside, or the close button. Must lead to `open={false}`. */
  onClose: () => void;
  title: ReactNode;
  /** Mounted only while open, so that typed text is gone the next time. */
  children?: ReactNode;
  actions?: ReactNode;
  /** If false, only the actions close the dialog. */
  dismissible?: boolean | undefined;
  closeLabel?: string | undefined;
  role?: "dialog" | "alertdialog" | undefined;
}

/** A modal dialog on the native dialog element, which traps focus and restores it on closing. */
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
  // Selecting text from inside to the backdrop must not close the dialog.
  const pressedOutside = useRef(false);
  const titleId = useId();

  // A layout effect is cleaned up while the element is still in the page, so a dialog that is
  // removed with its parent also restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return;
    return openModal(dialog);
  }, [open]);

  return (
    <dialog
      ref={ref}
      role={role}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The `cancel` event of a file input inside also bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || !open) return;
        // The dialog was closed and opened again before this event arrived.
        if (event.currentTarget.open) return;
        // The browser lets a second Esc through even if `cancel` was prevented.
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
          <h2 id={titleId} dir="auto" className={styles.title}>
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
