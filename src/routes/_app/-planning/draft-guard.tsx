import { useBlocker } from "@tanstack/react-router";
import { useEffect } from "react";

import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useToast } from "#ui/toast-context.ts";

import { tabOf } from "../../-shell/tabs.ts";
import { isUnderWay, usePlanning } from "./planning-draft.ts";

/** Screens of the same tab that a cook may visit while planning. */
const KEEPS_DRAFT = new Set<string>(["/ai-meal-idea-generation/$mealType", "/ai-meal-plan-review"]);

/** Other tabs, settings and the login leave the draft as it is; its own tab leads back. */
function endsDraft(next: { fullPath: string; pathname: string }): boolean {
  return tabOf(next.pathname) === "explore" && !KEEPS_DRAFT.has(next.fullPath);
}

/**
 * Asks before the cook gives up an unfinished plan by a link or by the browser's back. Closing the page
 * gives nothing up, unless the device could not keep it.
 */
export function DraftGuard() {
  const { planning, store } = usePlanning();
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isUnderWay(store.read()) && endsDraft(next),
    enableBeforeUnload: () => isUnderWay(store.read()) && !store.isKept(),
    withResolver: true,
  });
  const toast = useToast();
  useEffect(
    () =>
      store.followFailures((error) => {
        const text = error instanceof Error ? error.message : String(error);
        toast.show({ text, tone: "danger" });
      }),
    [store, toast],
  );
  const noun = planning.draft.kind === "single" ? "meal" : "plan";
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      title={`Cancel this ${noun}?`}
      confirmLabel={`Cancel ${noun}`}
      cancelLabel="Keep planning"
      tone="danger"
      onConfirm={() => {
        store.clear();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      The ideas and recipes chosen so far will be cleared.
    </ConfirmDialog>
  );
}
