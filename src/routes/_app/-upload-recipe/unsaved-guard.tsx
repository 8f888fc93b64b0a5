import { useBlocker } from "@tanstack/react-router";

import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

import { useUnsavedWork } from "../../-common/unsaved-work.ts";

interface UnsavedGuardProps {
  isUnsaved: boolean;
  /** Whether all of it is stored on this device, so that closing the page loses nothing. */
  isKept: () => boolean;
}

/** Asks before the cook leaves a form with unsaved text. */
export function UnsavedGuard({ isUnsaved, isKept }: UnsavedGuardProps) {
  useUnsavedWork(isUnsaved);
  const blocker = useBlocker({
    // The cook did not choose to leave when signed out.
    shouldBlockFn: ({ next }) => isUnsaved && next.fullPath !== "/login",
    enableBeforeUnload: () => isUnsaved && !isKept(),
    withResolver: true,
  });
  const isBlocked = blocker.status === "blocked";
  return (
    <ConfirmDialog
      open={isBlocked}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Keep writing"
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {isBlocked && isKept()
        ? "What you wrote stays on this device. It is there when you open the form again."
        : "What you wrote here will be lost."}
    </ConfirmDialog>
  );
}
