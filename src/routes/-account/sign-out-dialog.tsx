import { useRouter } from "@tanstack/react-router";
import { useState } from "react";

import { countDrafts } from "#db/repositories/draft-repository.ts";
import { findImport } from "#db/repositories/import-repository.ts";
import { getSyncOverview } from "#db/sync-status.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Stack } from "#ui/stack.tsx";

import { countOf } from "../-common/formats.ts";
import { useLiveData } from "../-common/use-live-data.ts";

/**
 * Signs out at once if everything is synced, there are no drafts and no import runs; otherwise asks the cook what to do
 * with data that exists only on this device.
 */
export function SignOutDialog({ onCancel }: { onCancel: () => void }) {
  const router = useRouter();
  const overview = useLiveData(getSyncOverview, []);
  const drafts = useLiveData(countDrafts, []);
  const job = useLiveData(findImport, []);
  const [busy, setBusy] = useState(false);
  if (overview === undefined || drafts === undefined || job === undefined) return null;
  // If the overview can't be read on this device, assume that changes are waiting.
  const waiting = overview && overview.pending + overview.parked;
  const isImporting = job?.state === "running";
  const isAllSafe = waiting === 0 && drafts === 0 && !isImporting;
  const isOne = (waiting ?? 2) + drafts + Number(isImporting) === 1;

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
        isAllSafe ? (
          <Button busy={busy} onClick={() => void signOut(true)} full>
            Sign Out
          </Button>
        ) : (
          <Stack gap="sm">
            <Button onClick={onCancel} full>
              {waiting === 0 ? "Stay signed in" : "Wait until they are synced"}
            </Button>
            <Button variant="secondary" busy={busy} onClick={() => void signOut(false)} full>
              Sign out, keep {waiting === 0 && isOne ? "it" : "them"} on this device
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void signOut(true)} full>
              Sign out and discard {waiting === 0 && isOne ? "it" : "them"}
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
              ? isAllSafe
                ? "Everything is synced. The copy on this device is removed."
                : "Everything that you saved is synced."
              : `${countOf(waiting, "change")} on this device ${waiting === 1 ? "has" : "have"} not reached your other devices yet.`}
        </p>
        {drafts === 0 ? null : (
          <p>
            {countOf(drafts, "draft")} you began and didn’t save {drafts === 1 ? "is" : "are"} on
            this device alone.
          </p>
        )}
        {isImporting ? (
          <p>
            An import is still under way. What it hasn’t read yet is in its files on this device
            alone; keep them, and it goes on when you sign in here again.
          </p>
        ) : null}
        {isAllSafe ? null : (
          <p>
            If you keep {isOne ? "it" : "them"}, your whole kitchen stays in this browser, and
            Simmer shows it to you alone, when you sign in here again. It is not locked: anyone who
            knows their way around this device can read it. Don’t keep it where others use this
            browser too.
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
