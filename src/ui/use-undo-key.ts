import { useEffect, useState } from "react";

import type { QueuedToast } from "./toast-queue.ts";

/** Inputs in which Ctrl+Z has nothing to undo. */
const NO_TEXT = ["button", "checkbox", "color", "file", "radio", "range", "reset", "submit"];

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

/**
 * Ctrl+Z, or ⌘Z, runs the newest toast's Undo, except in a text field, where it is the browser's.
 * Returns what to announce to screen readers.
 */
export function useUndoKey(queue: readonly QueuedToast[], dismiss: (id: number) => void): string {
  const [undone, setUndone] = useState<QueuedToast | null>(null);
  const newest = queue.findLast(({ undo }) => undo !== undefined);
  useEffect(() => {
    if (!newest) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
      if (key.toLowerCase() !== "z" || ctrlKey === metaKey || shiftKey || altKey) return;
      if (repeat || isTextField(event.target)) return;
      event.preventDefault();
      dismiss(newest.id);
      newest.undo?.();
      setUndone(newest);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [newest, dismiss]);
  if (undone && (!newest || newest.id < undone.id)) return `Undone: ${undone.text}`;
  return newest ? "Control Z or Command Z undoes it" : "";
}
