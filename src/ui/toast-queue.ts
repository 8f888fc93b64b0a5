import type { ToastMessage } from "./toast-context.ts";

export type QueuedToast = ToastMessage & { id: number };

const MOST_SHOWN = 3;
const SHORTEST = 6_000;
const WITH_ACTION = 10_000;

/** Adds a toast; the same words already shown are replaced, and the oldest give way. */
export function addToast(queue: readonly QueuedToast[], toast: QueuedToast): QueuedToast[] {
  return [...queue.filter((shown) => shown.text !== toast.text), toast].slice(-MOST_SHOWN);
}

/** How long a toast stays, in milliseconds: time to read it, more when it can be acted on. */
export function durationOf(toast: ToastMessage): number {
  return Math.max(SHORTEST, toast.duration ?? (toast.action === undefined ? 0 : WITH_ACTION));
}
