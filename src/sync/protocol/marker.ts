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
 * the mutation that the marker names, as the marker says. Other mutations that the server may have
 * are parked as uncertain, since only the cook can know: sending one could do it twice, dropping it
 * could lose it. The uncertain ones end at the marker, since nothing of this storage has passed it;
 * without a marker, at the last mutation that was sent. The rest goes on under a new client id.
 */
export function sortByUnrecognizedMarker(marker: Marker, local: SentState): Sorted {
  const { acked, sentSeq, entries } = local;
  const edge = Math.max(acked.seq, marker.seq === 0 ? sentSeq : marker.seq);
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

/**
 * [S9.6] The client id under which a storage goes on after finding a marker that it can't have
 * left. If the same copy is restored a second time, it gets the same id. It then finds its own
 * marker from the first time, and does not send the same mutations again. Renewing again leads to
 * yet another id, never back to an earlier one, whose marker is still there.
 */
export function renewedClientId(clientId: string, marker: Marker): string {
  return hashed(`${clientId} ${marker.id}`);
}

/** FNV-1a from four different starts: 128 bits in the form of a UUID. */
function hashed(text: string): string {
  const parts = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b].map((start) => {
    let hash = start;
    for (const character of text)
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    // FNV's last characters hardly reach the high bits.
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    return (hash ^ (hash >>> 13)) >>> 0;
  });
  const digits = parts.map((part) => part.toString(16).padStart(8, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/u, "$1-$2-$3-$4-");
}
