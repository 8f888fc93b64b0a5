import {
  copyUnsynced,
  discard,
  listDeadLetters,
  retry,
  type NamedDeadLetter,
} from "#db/repositories/dead-letter-repository.ts";
import type { ParkReason } from "#db/schema.ts";
import { getSyncOverview } from "#db/sync-status.ts";
import { describeChange } from "#domain/mutations/change-words.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

import { countOf, formatBytes, formatTime } from "../-common/formats.ts";
import { SaveCopy } from "../-common/save-copy.tsx";
import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook, useLiveData } from "../-common/use-live-data.ts";
import { OfflineReadiness } from "./offline-readiness.tsx";
import type { SyncPanelData } from "./sync-panel-data.ts";

/** Shows the unsynced changes, and when the device was last in sync. */
export function SyncPanel({ overview: initial, kept, bytes, app }: SyncPanelData) {
  const { db } = useSignedInCook();
  const overview = useLiveData(getSyncOverview, [], initial);
  const parked = useLiveData(listDeadLetters, [], []);
  if (!overview) return null;
  const { lastSyncAt, pending } = overview;
  return (
    <section aria-labelledby="sync-title">
      <SectionTitle id="sync-title">On this device</SectionTitle>
      <Stack>
        <Card>
          <Stack gap="sm">
            <p>{lastSyncAt > 0 ? `Last synced ${formatTime(lastSyncAt)}` : "Not synced yet"}</p>
            <p>
              {pending > 0
                ? `${countOf(pending, "change")} saved here, on the way to your other devices`
                : "Nothing is waiting to be sent"}
            </p>
            <p>
              {kept
                ? "The browser keeps this copy until you sign out"
                : "The browser may clear this copy when the device is short of space"}
            </p>
            {bytes === null ? null : <p>{`Simmer takes up ${formatBytes(bytes)} here`}</p>}
            <OfflineReadiness initial={app} />
          </Stack>
        </Card>
        {overview.phase === "error" && overview.message !== undefined ? (
          <Banner tone="danger" title="Sync is waiting">
            {overview.message}
          </Banner>
        ) : null}
        {parked.length > 0 ? <Parked parked={parked} /> : null}
        {pending + parked.length > 0 ? <SaveCopy read={() => copyUnsynced(db)} /> : null}
      </Stack>
    </section>
  );
}

const REASONS: Record<ParkReason, string> = {
  denied: "Simmer did not accept it.",
  invalid: "It could not be kept in your account.",
  uncertain: "This device was restored from a copy, so it may have arrived already.",
};

function Parked({ parked }: { parked: NamedDeadLetter[] }) {
  return (
    <Stack gap="sm">
      <Banner tone="danger" title={`${countOf(parked.length, "change")} could not be synced`}>
        Nothing is lost: try again, or let it go.
      </Banner>
      <List label="Changes that could not be synced">
        {parked.map((entry) => (
          <DeadLetterRow key={entry.id} entry={entry} />
        ))}
      </List>
    </Stack>
  );
}

function DeadLetterRow({ entry }: { entry: NamedDeadLetter }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const what = describeChange(entry, entry.meal);
  return (
    <ListRow
      title={what}
      detail={
        <Stack gap="xs">
          <p>{`${formatTime(entry.at)}. ${REASONS[entry.reason] ?? REASONS.invalid}`}</p>
          <Cluster gap="xs">
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Retry: ${what}`}
              onClick={() => void run(() => retry(db, entry.id))}
            >
              Retry
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Discard: ${what}`}
              onClick={() => void run(() => discard(db, entry.id))}
            >
              Discard
            </Button>
          </Cluster>
        </Stack>
      }
    />
  );
}
