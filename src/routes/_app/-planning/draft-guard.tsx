import { useBlocker } from "@tanstack/react-router";

import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

import { isUnderWay, usePlanning } from "./planning-draft.ts";

/** Screens that a cook may visit while planning; the draft stays in memory. */
const KEEPS_DRAFT = new Set<string>([
  "/ai-meal-idea-generation/$mealType",
  "/ai-meal-plan-review",
  "/user-settings",
  "/cooking-equipment",
  "/allergies-diet",
  // The cook did not choose to leave when signed out.
  "/login",
]);

/**
 * Asks before the cook leaves an unfinished plan: by a link, by the browser's back, or by closing.
 */
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
