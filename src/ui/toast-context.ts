import { createContext, use } from "react";

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastMessage {
  text: string;
  tone?: "neutral" | "success" | "danger" | undefined;
  /** Undoes the change that the toast reports, by its button or by keyboard shortcut. */
  undo?: (() => void) | undefined;
  /** The main action if there is no undo. Choosing it closes the toast. */
  action?: ToastAction | undefined;
  /** A second action. */
  otherAction?: ToastAction | undefined;
  /**
   * Whether it tells of what a cook does over and over: a screen may place it out of the way of the next
   * time.
   */
  routine?: boolean | undefined;
  /** How long it stays, in milliseconds; at least 6,000. */
  duration?: number | undefined;
}

export interface Toasts {
  /** Shows a message; returns its id: a new one, or the one that was kept for it. */
  show: (message: ToastMessage, id?: number) => number;
  /** Keeps an id for a message that is shown later; it then stands before those shown meanwhile. */
  keepPlace: () => number;
  dismiss: (id: number) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** Shows short messages at the bottom of the page. Throws outside of ToastProvider. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}
