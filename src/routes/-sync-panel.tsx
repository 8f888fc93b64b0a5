import { getSyncOverview } from "#db/sync-status.ts";
import { Card } from "#ui/card.tsx";
import { SectionTitle } from "#ui/section-title.tsx";

import { useKitchenQuery } from "./-kitchen.ts";
import { countOf, formatTime } from "./-words.ts";

/** What is on this device and not yet on the others, and when they were last equal. */
export function SyncPanel() {
  const overview = useKitchenQuery(getSyncOverview, []);
  if (!overview) return null;
  const { lastSyncAt, pending } = overview;
  return (
    <section aria-labelledby="sync-title">
      <SectionTitle id="sync-title">On this device</SectionTitle>
      <Card>
        <p>{lastSyncAt > 0 ? `Last synced ${formatTime(lastSyncAt)}` : "Not synced yet"}</p>
        <p>
          {pending > 0
            ? `${countOf(pending, "change")} saved here, on the way to your other devices`
            : "Nothing is waiting to be sent"}
        </p>
      </Card>
    </section>
  );
}
