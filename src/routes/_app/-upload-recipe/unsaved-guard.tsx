import { useBlocker } from "@tanstack/react-router";

import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

import { useUnsavedWork } from "../../-common/unsaved-work.ts";

/** Asks before the cook leaves a form with unsaved text. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWork(isUnsaved);
  const blocker = useBlocker({
    // The cook did not choose to leave when signed out.
    shouldBlockFn: ({ next }) => isUnsaved && next.fullPath !== "/login",
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Keep writing"
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you wrote here will be lost.
    </ConfirmDialog>
  );
}
