import type { OutboxEntry } from "#db/schema.ts";

import type { Marker, SyncState } from "./wire.ts";

/** What this storage knows about what it has sent. */
export interface SentState {
  cursor: number;
  sentSeq: number;
  acked: Marker;
  /** What waits of the cook's own, in order of seq. */
  entries: readonly OutboxEntry[];
}

/** The id of the marker of a mutation that is parked: the marker passes it without applying it. */
export function skippedId(id: string): string {
  return `-${id}`;
}

/** The marker that sending a mutation leaves. */
export function markerOf({ seq, id, refused }: OutboxEntry): Marker {
  return { seq, id: refused === undefined ? id : skippedId(id) };
}

/** A mutation with the decision about it that the marker which names it tells. */
export function judgedBy(entry: OutboxEntry, marker: Marker): OutboxEntry {
  const { refused, ...plain } = entry;
  return marker.id === skippedId(entry.id) ? { ...plain, refused: refused ?? "denied" } : plain;
}

/**
 * [S9.3] Whether this storage can have left a marker with this client id.
 * - `ours`: it has.
 * - `behind`: the server has lost what it had acknowledged; whatever is still queued is sent again.
 * - `foreign`: it has not. Either another storage writes under this client id, and one of the two
 *   is a copy. Or the marker is gone: this device was away for so long that the server has dropped
 *   it.
 */
export type Verdict = "ours" | "behind" | "foreign";

export function judgeMarker(
  { v, marker }: Pick<SyncState, "v" | "marker">,
  local: SentState,
): Verdict {
  const { cursor, sentSeq, acked, entries } = local;
  if (marker.seq < acked.seq) return marker.seq === 0 && v >= cursor ? "foreign" : "behind";
  if (marker.seq === acked.seq) return marker.id === acked.id ? "ours" : "foreign";
  if (marker.seq > sentSeq) return "foreign";
  return isAt(marker, entries) ? "ours" : "foreign";
}

function isAt(marker: Marker, entries: readonly OutboxEntry[]): boolean {
  return entries.some((entry) => isNamed(entry, marker));
}

/** Whether a marker was left by this very mutation, applied or parked. */
function isNamed({ seq, id }: OutboxEntry, marker: Marker): boolean {
  return seq === marker.seq && (marker.id === id || marker.id === skippedId(id));
}

/** What waits of the cook's own, by what the marker says of it. */
export interface Sorted {
  /** In the pulled server state, or parked: these leave the outbox. */
  done: OutboxEntry[];
  parked: OutboxEntry[];
  pending: OutboxEntry[];
}

function sorted(done: OutboxEntry[], pending: OutboxEntry[]): Sorted {
  return { done, parked: done.filter(({ refused }) => refused !== undefined), pending };
}

/**
 * Sorts the outbox by a marker that is `ours`. If a mutation was already known to be passed, push has
 * checked whether it is parked. Otherwise the marker itself must say so: if it has passed the
 * mutation without naming it, a request that seemed lost had committed it.
 */
export function sortByMarker(marker: Marker, { acked, entries }: SentState): Sorted {
  return sorted(
    entries
      .filter(({ seq }) => seq <= marker.seq)
      .map((entry) => (entry.seq <= acked.seq ? entry : judgedBy(entry, marker))),
    entries.filter(({ seq }) => seq > marker.seq),
  );
}

/**
 * Sorts the outbox by a marker that is `foreign`. What was acknowledged is on the server, and so is
 * the mutation that the marker names, as the marker says. Other mutations that this storage or its copy
 * may have sent are parked as uncertain, since only the cook can know: sending one could do it twice,
 * dropping it could lose it. The rest goes on under a new client id.
 */
export function sortByUnrecognizedMarker(marker: Marker, local: SentState): Sorted {
  const { acked, sentSeq, entries } = local;
  const edge = Math.max(acked.seq, sentSeq, marker.seq);
  const done = entries
    .filter(({ seq }) => seq <= edge)
    .map((entry): OutboxEntry => {
      if (entry.seq <= acked.seq) return entry;
      if (isNamed(entry, marker)) return judgedBy(entry, marker);
      return { ...entry, refused: entry.refused ?? "uncertain" };
    });
  return sorted(
    done,
    entries.filter(({ seq }) => seq > edge),
  );
}
