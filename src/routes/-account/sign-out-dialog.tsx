import { useRouter } from "@tanstack/react-router";
import { useState } from "react";

import { getSyncOverview } from "#db/sync-status.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Stack } from "#ui/stack.tsx";

import { countOf } from "../-common/formats.ts";
import { useLiveData } from "../-common/use-live-data.ts";

/**
 * Signs out at once if everything is synced; otherwise asks the cook what to do with unsynced
 * changes.
 */
export function SignOutDialog({ onCancel }: { onCancel: () => void }) {
  const router = useRouter();
  const overview = useLiveData(getSyncOverview, []);
  const [busy, setBusy] = useState(false);
  if (overview === undefined) return null;
  // If the overview can't be read on this device, assume that changes are waiting.
  const waiting = overview && overview.pending + overview.parked;

  const signOut = async (erase: boolean) => {
    setBusy(true);
    await router.options.context.signOut({ erase });
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
      <Stack gap="sm">
        <p>
          {waiting === null
            ? "Simmer can’t read here whether all your changes are synced."
            : waiting === 0
              ? "Everything is synced. The copy on this device is removed."
              : `${countOf(waiting, "change")} on this device ${waiting === 1 ? "has" : "have"} not reached your other devices yet.`}
        </p>
        {waiting === 0 ? null : (
          <p>
            If you keep {waiting === 1 ? "it" : "them"}, your whole kitchen stays in this browser,
            and Simmer shows it to you alone, when you sign in here again. It is not locked: anyone
            who knows their way around this device can read it. Don’t keep it where others use this
            browser too.
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
