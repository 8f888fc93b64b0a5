import { useRef } from "react";

import { useToast, type ToastMessage } from "#ui/toast-context.ts";

/** A toast shown after a change, with Undo or other actions. */
export interface Done extends Pick<ToastMessage, "text" | "action" | "otherAction"> {
  /** The inverse change; it runs as the change did, so its failure is told too. */
  undo?: (() => unknown) | undefined;
}

/**
 * Runs a change and tells the cook the result: `done`, or what it makes of the change's result, if it
 * was stored, otherwise the error's own message. Resolves to whether it was stored.
 */
type Command = <T>(
  write: () => Promise<T>,
  done?: Done | ((result: T) => Done | false | null | undefined),
) => Promise<boolean>;

/** @returns the command, given the one that runs its undo */
function useTellingCommand() {
  const toast = useToast();
  return async <T>(
    write: () => Promise<T>,
    done: Done | ((result: T) => Done | false | null | undefined) | undefined,
    run: Command,
  ): Promise<boolean> => {
    try {
      const result = await write();
      const told = typeof done === "function" ? done(result) : done;
      if (told) {
        const { undo } = told;
        const back = undo && (() => void run(async () => undo()));
        toast.show({ ...told, undo: back, tone: "success" });
      }
      return true;
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      toast.show({ text, tone: "danger" });
      return false;
    }
  };
}

/** Do, tell, undo: how a screen changes something that is stored. */
export function useCommand(): Command {
  const tell = useTellingCommand();
  const run: Command = (write, done) => tell(write, done, run);
  return run;
}

/**
 * A serialised `useCommand`, so that the second of two quick taps starts from the first one's result.
 */
export function useCommandInTurn(): Command {
  const tell = useTellingCommand();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const run: Command = (write, done) => {
    const stored = last.current.then(() => tell(write, done, run));
    last.current = stored;
    return stored;
  };
  return run;
}
