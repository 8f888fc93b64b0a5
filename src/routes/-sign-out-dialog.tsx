import { useRouter } from "@tanstack/react-router";
import { useState } from "react";

import { getSyncOverview } from "#db/sync-status.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { Stack } from "#ui/stack.tsx";

import { useKitchenQuery } from "./-kitchen.ts";
import { countOf } from "./-words.ts";

/** Signing out: at once when everything is synced, else the cook says what becomes of the rest. */
export function SignOutDialog({ onCancel }: { onCancel: () => void }) {
  const router = useRouter();
  const { sessions, loadAuth, closeKitchen } = router.options.context;
  const overview = useKitchenQuery(getSyncOverview, []);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (overview === undefined) return null;
  // Where this device can't tell what waits, something may.
  const waiting = overview && overview.pending + overview.parked;

  const signOut = async (erase: boolean) => {
    setBusy(true);
    try {
      const auth = await loadAuth();
      sessions.set(null);
      // Off every screen that reads the database, before it is closed or erased under them.
      await router.navigate({ to: "/login" });
      await closeKitchen({ erase });
      await auth.signOut();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onCancel}
      title="Sign Out"
      actions={
        waiting === 0 ? (
          <Button busy={busy} onClick={() => void signOut(true)} full>
            Sign Out
          </Button>
        ) : (
          <Stack gap="sm">
            <Button onClick={onCancel} full>
              Wait until they are synced
            </Button>
            <Button variant="secondary" busy={busy} onClick={() => void signOut(false)} full>
              Sign out, keep them on this device
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void signOut(true)} full>
              Sign out and discard them
            </Button>
          </Stack>
        )
      }
    >
      {failure ? <ErrorBox>{failure}</ErrorBox> : null}
      <p>
        {waiting === null
          ? "Simmer can't read here whether all your changes are synced."
          : waiting === 0
            ? "Everything is synced. The copy on this device is removed."
            : `${countOf(waiting, "change")} on this device ${waiting === 1 ? "has" : "have"} not reached your other devices yet.`}
      </p>
    </Dialog>
  );
}
