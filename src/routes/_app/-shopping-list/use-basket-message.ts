import { useRef } from "react";

import { setBought } from "#db/repositories/shopping-list-repository.ts";
import { useToast } from "#ui/toast-context.ts";

import { countOf } from "../../-common/formats.ts";
import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import type { RowChange } from "./row-hold.ts";

interface BasketMessage {
  /** Notes that a row was ticked or unticked: what is told about it later comes after this. */
  begin: () => void;
  tell: (changes: readonly RowChange[]) => void;
}

/**
 * Tells what went into the basket, with undo. Only the last message stays. It is told late, when the
 * rows settle: what was told since the tick keeps its place, and Ctrl+Z undoes that.
 */
export function useBasketMessage(): BasketMessage {
  const { db } = useSignedInCook();
  const run = useCommand();
  const toast = useToast();
  const last = useRef<number | null>(null);
  const place = useRef<number>(undefined);
  return {
    begin: () => {
      place.current = toast.keepPlace();
    },
    tell: (changes) => {
      const [first] = changes;
      if (!first) return;
      if (last.current !== null) toast.dismiss(last.current);
      const what = changes.length === 1 ? first.name : countOf(changes.length, "item");
      const items = changes.flatMap((change) => change.items);
      const message = {
        text: `In the basket: ${what}`,
        tone: "success" as const,
        routine: true,
        undo: () => void run(() => setBought(db, items, false)),
      };
      last.current = toast.show(message, place.current);
    },
  };
}
