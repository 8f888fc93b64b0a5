import type { OutboxEntry } from "#db/schema.ts";

import type { Marker } from "./wire.ts";

/** What this storage remembers of what it sent. */
export interface SentState {
  sentSeq: number;
  acked: Marker;
  /** Everything in the outbox, in order of seq. */
  entries: readonly OutboxEntry[];
}

/** The id a marker has after passing a mutation that is being parked, without applying it. */
export function skippedId(id: string): string {
  return `-${id}`;
}

/**
 * [S9] Whether a marker of this client id can be this storage's own.
 * - `ours`: it is.
 * - `behind`: the server has lost what it had acknowledged; what is still queued is sent again.
 * - `foreign`: someone else writes under this client id: this storage, or that one, is a copy.
 */
export function judgeMarker(marker: Marker, local: SentState): "ours" | "behind" | "foreign" {
  const { sentSeq, acked, entries } = local;
  if (marker.seq < acked.seq) return "behind";
  if (marker.seq === acked.seq) return marker.id === acked.id ? "ours" : "foreign";
  if (marker.seq > sentSeq) return "foreign";
  return isAt(marker, entries) ? "ours" : "foreign";
}

function isAt(marker: Marker, entries: readonly OutboxEntry[]): boolean {
  const entry = entries.find(({ seq }) => seq === marker.seq);
  return entry !== undefined && (marker.id === entry.id || marker.id === skippedId(entry.id));
}

export interface Sorted {
  /** In the pulled server state, or parked: they leave the outbox. */
  done: OutboxEntry[];
  parked: OutboxEntry[];
  pending: OutboxEntry[];
}

/** Sorts the outbox by a marker that is `ours`. */
export function sortByMarker(marker: Marker, entries: readonly OutboxEntry[]): Sorted {
  const done = entries.filter(({ seq }) => seq <= marker.seq);
  // Refused here, and yet the marker names it as applied: a lost reply had committed it after all.
  const parked = done.filter((entry) => entry.refused && marker.id !== entry.id);
  return { done, parked, pending: entries.filter(({ seq }) => seq > marker.seq) };
}

/**
 * Sorts the outbox by a marker that is `foreign`. What was acknowledged is on the server; what
 * the other copy may have sent too is parked as uncertain, for only the cook can know: sending it
 * could do it twice, dropping it could lose it. The rest goes on under a new client id.
 */
export function sortByForeignMarker(marker: Marker, local: SentState): Sorted {
  const { acked, entries } = local;
  const done = entries.filter(({ seq }) => seq <= Math.max(acked.seq, marker.seq));
  const parked = done
    .filter(({ seq, id }) => seq > acked.seq && id !== marker.id)
    .map((entry) => ({ ...entry, refused: entry.refused ?? ("uncertain" as const) }));
  const pending = entries.filter((entry) => !done.includes(entry));
  return { done, parked, pending };
}
