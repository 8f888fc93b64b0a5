import type { ToastMessage } from "./toast-context.ts";

export type QueuedToast = ToastMessage & { id: number };

const MOST_SHOWN = 3;
const SHORTEST = 6_000;
const WITH_ACTION = 10_000;

/**
 * Adds a toast in the order of ids, in place of one with the same text unless their undo functions
 * differ. If there are too many, the oldest are dropped.
 */
export function addToast(queue: readonly QueuedToast[], toast: QueuedToast): QueuedToast[] {
  return [...queue.filter((shown) => shown.undo !== toast.undo || shown.text !== toast.text), toast]
    .toSorted((one, other) => one.id - other.id)
    .slice(-MOST_SHOWN);
}

/** How long a toast stays, in milliseconds: enough to read it, and longer if it has an action. */
export function durationOf(toast: ToastMessage): number {
  return Math.max(
    SHORTEST,
    toast.duration ?? ((toast.action ?? toast.undo) === undefined ? 0 : WITH_ACTION),
  );
}
