import { useRef } from "react";

import { setBought } from "#db/repositories/shopping-list-repository.ts";
import { useToast } from "#ui/toast-context.ts";

import { countOf } from "../../-common/formats.ts";
import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import type { RowChange } from "./row-hold.ts";

/** Tells what went into the basket, with undo. Only the last message stays. */
export function useBasketMessage(): (changes: readonly RowChange[]) => void {
  const { db } = useSignedInCook();
  const run = useCommand();
  const toast = useToast();
  const last = useRef<number | null>(null);
  return (changes) => {
    const [first] = changes;
    if (!first) return;
    if (last.current !== null) toast.dismiss(last.current);
    const what = changes.length === 1 ? first.name : countOf(changes.length, "item");
    const items = changes.flatMap((change) => change.items);
    last.current = toast.show({
      text: `In the basket: ${what}`,
      tone: "success",
      undo: () => void run(() => setBought(db, items, false)),
    });
  };
}
