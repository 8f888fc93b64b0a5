import { useBlocker } from "@tanstack/react-router";

import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

import { isUnderWay, usePlanning } from "./planning-draft.ts";

/** Screens that a cook may look at in the middle of planning; the draft waits in memory. */
const KEEPS_DRAFT = new Set<string>([
  "/ai-meal-idea-generation/$mealType",
  "/ai-meal-plan-review",
  "/user-settings",
  "/cooking-equipment",
  "/allergies-diet",
  // Being signed out is not a choice made here.
  "/login",
]);

/** Asks before a plan under way is left, by any link, by the browser's back button or by closing. */
export function DraftGuard() {
  const { planning, store } = usePlanning();
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isUnderWay(store.read()) && !KEEPS_DRAFT.has(next.fullPath),
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
      The ideas and recipes chosen so far are cleared.
    </ConfirmDialog>
  );
}
