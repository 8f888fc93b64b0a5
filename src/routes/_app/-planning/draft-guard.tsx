import { useBlocker } from "@tanstack/react-router";

import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

import { tabOf } from "../../-shell/tabs.ts";
import { isUnderWay, usePlanning } from "./planning-draft.ts";

/** Screens of the same tab that a cook may visit while planning. */
const KEEPS_DRAFT = new Set<string>(["/ai-meal-idea-generation/$mealType", "/ai-meal-plan-review"]);

/** Other tabs, settings and the login leave the draft as it is, in memory; its own tab leads back. */
function endsDraft(next: { fullPath: string; pathname: string }): boolean {
  return tabOf(next.pathname) === "explore" && !KEEPS_DRAFT.has(next.fullPath);
}

/**
 * Asks before the cook gives up an unfinished plan: by a link, by the browser's back, or by closing.
 */
export function DraftGuard() {
  const { planning, store } = usePlanning();
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isUnderWay(store.read()) && endsDraft(next),
    enableBeforeUnload: () => isUnderWay(store.read()),
    withResolver: true,
  });
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
