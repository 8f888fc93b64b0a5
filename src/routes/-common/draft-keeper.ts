import { dropDraft, keepDraft } from "#db/repositories/draft-repository.ts";
import type { DraftRow, SimmerDb } from "#db/schema.ts";

type Draft = Omit<DraftRow, "at">;

export interface DraftKeeper {
  /** Stores it at once; while a write is in progress, only the latest value is queued. */
  keep(draft: Draft): void;
  /** Removes it: it was saved or discarded. */
  drop(draft: Pick<Draft, "key" | "id">): void;
  /** Whether everything is stored, so that closing the page loses nothing. */
  isKept(): boolean;
}

/**
 * Writes drafts to the device, one at a time and without debouncing: the browser may be killed at any
 * moment without warning. `tell` is called for the first of consecutive failures.
 */
export function createDraftKeeper(db: SimmerDb, tell: (error: unknown) => void): DraftKeeper {
  const next = new Map<string, () => Promise<void>>();
  let isWriting = false;
  let hasFailed = false;

  const write = async () => {
    isWriting = true;
    for (const [key, job] of next) {
      next.delete(key);
      try {
        await job();
        hasFailed = false;
      } catch (error) {
        // Signed out in another tab, or outdated: both are reported elsewhere.
        if (!hasFailed && !db.hasBeenClosed() && !db.outdated.aborted) tell(error);
        hasFailed = true;
      }
    }
    isWriting = false;
  };
  const ask = (key: string, job: () => Promise<void>) => {
    next.delete(key);
    next.set(key, job);
    if (!isWriting) void write();
  };

  return {
    keep: (draft) => ask(draft.key, () => keepDraft(db, draft)),
    drop: (draft) => ask(draft.key, () => dropDraft(db, draft)),
    isKept: () => !isWriting && !hasFailed,
  };
}
