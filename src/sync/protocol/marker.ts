import type { OutboxEntry } from "#db/schema.ts";

import type { Marker, SyncState } from "./wire.ts";

/** What this storage knows about what it has sent. */
export interface SentState {
  cursor: number;
  sentSeq: number;
  acked: Marker;
  /** Everything in the outbox, in order of seq. */
  entries: readonly OutboxEntry[];
}

/** The fate of a mutation that the marker has passed. */
export type Fate =
  /** All of it was applied. */
  | "whole"
  /** Not applied: it is parked. */
  | "skipped"
  /** Only the cook's own part was applied: the server has refused the rest. */
  | "withheld"
  /** Applied except for its part for a shared meal, which goes to the end of the queue. */
  | "postponed";

/** The prefix before a marker's id: it tells the fate of a mutation that was not applied whole. */
const MARKS = { skipped: "-", withheld: "~", postponed: ">" } as const;

export type PartialFate = keyof typeof MARKS;

/** The id of the marker of a mutation with this fate. */
export function markedId(fate: PartialFate, id: string): string {
  return `${MARKS[fate]}${id}`;
}

/** The fate of a mutation, according to the marker that names it. */
export function fateOf({ id }: Pick<OutboxEntry, "id">, marker: Marker): Fate {
  for (const fate of ["skipped", "withheld", "postponed"] as const) {
    if (marker.id === markedId(fate, id)) return fate;
  }
  return "whole";
}

/** What this device plans to do with a mutation. */
export function plannedFate({ refused, ownOnly, postponed }: OutboxEntry): Fate {
  if (refused !== undefined) return "skipped";
  if (ownOnly) return "withheld";
  return postponed ? "postponed" : "whole";
}

/** The marker that sending a mutation as planned leaves. */
export function markerOf(entry: OutboxEntry): Marker {
  const fate = plannedFate(entry);
  return { seq: entry.seq, id: fate === "whole" ? entry.id : markedId(fate, entry.id) };
}

/**
 * The id of the postponed part of a mutation. It is derived from the mutation's id, so that a copy
 * of this storage that postpones the same part gives it the same id.
 */
export function idOfRest(id: string): string {
  const times = Number(/\+(\d+)$/u.exec(id)?.[1] ?? 0);
  return `${originOf(id)}+${times + 1}`;
}

/**
 * The id of the mutation that the cook made, if this entry is a postponed part of it or all of it.
 */
export function originOf(id: string): string {
  return id.replace(/\+\d+$/u, "");
}

/** A mutation without any decision about it: it is to be applied whole. */
export function undecided(entry: OutboxEntry): OutboxEntry {
  const { refused: _refused, ownOnly: _own, postponed: _postponed, ...plain } = entry;
  return plain;
}

/** A mutation with the decision that matches its fate, whatever was planned for it. */
export function withFate(entry: OutboxEntry, fate: Fate): OutboxEntry {
  const plain = undecided(entry);
  if (fate === "skipped") return { ...plain, refused: entry.refused ?? "denied" };
  if (fate === "withheld") return { ...plain, ownOnly: true };
  return fate === "postponed" ? { ...plain, postponed: true } : plain;
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

/** Whether a marker was left by this very mutation, applied in whole or in part. */
export function isNamed(entry: OutboxEntry, marker: Marker): boolean {
  if (entry.seq !== marker.seq) return false;
  return marker.id === entry.id || fateOf(entry, marker) !== "whole";
}

/** The outbox, partitioned by each mutation's fate. */
export interface Sorted {
  /** In the pulled server state, or parked: these leave the outbox. */
  done: OutboxEntry[];
  parked: OutboxEntry[];
  /** Those of `done` of which the server state holds only the cook's own part. */
  withheld: OutboxEntry[];
  /** Those of `done` of which a part is still to be done. */
  postponed: OutboxEntry[];
  pending: OutboxEntry[];
}

/**
 * The fate of a mutation that the marker has passed. If the mutation was already known to be
 * passed, and is still marked as refused or postponed, in whole or in part, then push has checked
 * that fate. Otherwise the marker itself must name it. If the marker has passed it without naming
 * it, a request that seemed lost had committed it whole.
 */
function fateOfPassed(entry: OutboxEntry, marker: Marker, acked: Marker): Fate {
  return entry.seq <= acked.seq ? plannedFate(entry) : fateOf(entry, marker);
}

/** Sorts the outbox by a marker that is `ours`. */
export function sortByMarker(marker: Marker, { acked, entries }: SentState): Sorted {
  const done = entries
    .filter(({ seq }) => seq <= marker.seq)
    .map((entry) => withFate(entry, fateOfPassed(entry, marker, acked)));
  return { done, ...byFate(done), pending: entries.filter(({ seq }) => seq > marker.seq) };
}

function byFate(entries: readonly OutboxEntry[]) {
  const of = (fate: Fate) => entries.filter((entry) => plannedFate(entry) === fate);
  return { parked: of("skipped"), withheld: of("withheld"), postponed: of("postponed") };
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
      if (isNamed(entry, marker)) return withFate(entry, fateOf(entry, marker));
      return { ...undecided(entry), refused: entry.refused ?? "uncertain" };
    });
  return { done, ...byFate(done), pending: entries.filter(({ seq }) => seq > edge) };
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
