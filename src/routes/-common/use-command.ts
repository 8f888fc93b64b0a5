import { useRef } from "react";

import { useToast, type ToastMessage } from "#ui/toast-context.ts";

/** A toast shown after a change, with Undo or other actions. */
export type Done = Pick<ToastMessage, "text" | "action" | "otherAction">;

/**
 * Runs a change and tells the cook the result: `done` if it was stored, otherwise the error's own
 * message. Resolves to whether it was stored.
 */
export function useCommand(): (write: () => Promise<unknown>, done?: Done) => Promise<boolean> {
  const toast = useToast();
  return async (write, done) => {
    try {
      await write();
      if (done) toast.show({ ...done, tone: "success" });
      return true;
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      toast.show({ text, tone: "danger" });
      return false;
    }
  };
}

/**
 * A serialised `useCommand`, so that the second of two quick taps starts from the first one's result.
 */
export function useCommandInTurn(): ReturnType<typeof useCommand> {
  const run = useCommand();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (write, done) => {
    const stored = last.current.then(() => run(write, done));
    last.current = stored;
    return stored;
  };
}
