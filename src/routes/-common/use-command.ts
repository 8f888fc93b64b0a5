import { useToast } from "#ui/toast-context.ts";

/** Undo, or any other way on, that a toast offers after a change. */
export interface Done {
  text: string;
  action?: { label: string; run: () => void };
}

/**
 * Runs a change and tells the cook how it went: `done` when stored, the error's own words when it
 * could not be. Resolves to whether it was stored.
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
