import { createContext, use } from "react";

export interface ToastMessage {
  text: string;
  tone?: "neutral" | "success" | "danger" | undefined;
  /** One thing to do about it: undo. Taking it closes the toast. */
  action?: { label: string; run: () => void } | undefined;
  /** Milliseconds it stays; at least 6,000. */
  duration?: number | undefined;
}

export interface Toasts {
  /** Shows a message; returns its id. */
  show: (message: ToastMessage) => number;
  dismiss: (id: number) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** Short messages at the bottom of the page. Throws outside of ToastProvider. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}
