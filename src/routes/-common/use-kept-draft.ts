import { useEffect, useState } from "react";

import { useToast } from "#ui/toast-context.ts";

import { createDraftKeeper, type DraftKeeper } from "./draft-keeper.ts";
import { useSignedInCook } from "./use-live-data.ts";

interface KeptForm {
  key: string;
  id: string;
  value: unknown;
  /** Whether there are unsaved changes. */
  isChanged: boolean;
  /** Whether it is so easily redone that signing out discards it without asking. */
  isSlight?: boolean;
}

/**
 * Stores a form's draft on this device after each change. The form drops it once it is saved or
 * discarded. It is never read again while the form is open: another tab can't change words that are
 * being typed.
 */
export function useKeptDraft(form: KeptForm): { drop: () => void; isKept: () => boolean } {
  const { db } = useSignedInCook();
  const toast = useToast();
  const [keeper] = useState<DraftKeeper>(() =>
    createDraftKeeper(db, (error) => {
      const text = error instanceof Error ? error.message : String(error);
      toast.show({ text, tone: "danger" });
    }),
  );
  const { key, id, value, isChanged, isSlight = false } = form;
  useEffect(() => {
    if (isChanged) keeper.keep({ key, id, value, isSlight });
  }, [keeper, key, id, value, isChanged, isSlight]);
  return { drop: () => keeper.drop({ key, id }), isKept: keeper.isKept };
}
