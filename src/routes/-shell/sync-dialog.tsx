import { Link } from "@tanstack/react-router";

import { listPending } from "#db/repositories/dead-letter-repository.ts";
import { getSyncOverview } from "#db/sync-status.ts";
import { describeChange } from "#domain/mutations/change-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { Stack } from "#ui/stack.tsx";
import type { SyncTone } from "#ui/sync-badge.tsx";

import { countOf, formatTime } from "../-common/formats.ts";
import { openSettingsFrom } from "../-common/settings-origin.ts";
import { useLiveData } from "../-common/use-live-data.ts";
import { OfflineReadiness } from "../-sync-state/offline-readiness.tsx";
import { SyncNowButton } from "../-sync-state/sync-now-button.tsx";
import type { Sign } from "./sign.ts";

/** How many changes are listed; the others are only counted. */
const LISTED = 4;

const TITLES: Record<SyncTone, string> = {
  saved: "In sync",
  pending: "Syncing",
  offline: "Offline",
  attention: "Sync needs your attention",
};

interface SyncDialogProps {
  sign: Sign;
  onClose: () => void;
}

/** Details of the sync status: pending changes, since when, and what the cook can do. */
export function SyncDialog({ sign, onClose }: SyncDialogProps) {
  const overview = useLiveData(getSyncOverview, []);
  const waiting = useLiveData((db) => listPending(db, LISTED), []);
  if (!overview || !waiting) return null;
  const { pending, lastSyncAt } = overview;
  const [first] = waiting;
  const more = pending - waiting.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={sign.isFirst && sign.tone === "pending" ? "Fetching" : TITLES[sign.tone]}
      actions={
        <>
          <Link
            to="/user-settings"
            className={buttonClass({ variant: "secondary" })}
            onClick={() => {
              openSettingsFrom(window.location.pathname);
              onClose();
            }}
          >
            Open settings
          </Link>
          <SyncNowButton>Sync now</SyncNowButton>
        </>
      }
    >
      <Stack gap="sm">
        <p>{sign.tone === "saved" ? "Your devices have everything that is here." : sign.words}</p>
        {first ? (
          <>
            <p>
              {countOf(pending, "change")} {pending === 1 ? "has" : "have"} been waiting here since{" "}
              {formatTime(first.at)}:
            </p>
            <List label="Waiting to be sent">
              {waiting.map((entry) => (
                <ListRow key={entry.seq} title={describeChange(entry, entry.meal)} />
              ))}
            </List>
            {more > 0 ? <p>and {more} more</p> : null}
          </>
        ) : null}
        <OfflineReadiness />
        <p>{lastSyncAt > 0 ? `Last synced ${formatTime(lastSyncAt)}` : "Not synced yet"}</p>
      </Stack>
    </Dialog>
  );
}
