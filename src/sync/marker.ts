import type { OutboxEntry } from "#db/schema.ts";

import type { Marker, SyncState } from "./wire.ts";

/** What this storage remembers of what it sent. */
export interface SentState {
  cursor: number;
  sentSeq: number;
  acked: Marker;
  /** Everything in the outbox, in order of seq. */
  entries: readonly OutboxEntry[];
}

/** The id a marker has after passing a mutation that is being parked, without applying it. */
export function skippedId(id: string): string {
  return `-${id}`;
}

/** The id a marker has after passing a mutation without the part of it that was postponed. */
export function postponedId(id: string): string {
  return `~${id}`;
}

/** What a marker says of the mutation at its seq. */
export function fateOf({ id }: Pick<OutboxEntry, "id">, marker: Marker): Fate {
  if (marker.id === skippedId(id)) return "skipped";
  return marker.id === postponedId(id) ? "postponed" : "applied";
}

type Fate = "applied" | "skipped" | "postponed";

/** What has been decided about a mutation here, and is on its way to the server. */
export function plannedFate({ refused, postponed }: OutboxEntry): Fate {
  if (refused !== undefined) return "skipped";
  return postponed ? "postponed" : "applied";
}

/**
 * [S9] Whether a marker of this client id can be this storage's own.
 * - `ours`: it is.
 * - `behind`: the server has lost what it had acknowledged; what is still queued is sent again.
 * - `foreign`: someone else writes under this client id: this storage, or that one, is a copy.
 * - `forgotten`: this device was away for so long that the server has dropped its marker.
 */
export type Verdict = "ours" | "behind" | "foreign" | "forgotten";

export function judgeMarker(
  { v, marker }: Pick<SyncState, "v" | "marker">,
  local: SentState,
): Verdict {
  const { cursor, sentSeq, acked, entries } = local;
  if (marker.seq < acked.seq) return marker.seq === 0 && v >= cursor ? "forgotten" : "behind";
  if (marker.seq === acked.seq) return marker.id === acked.id ? "ours" : "foreign";
  if (marker.seq > sentSeq) return "foreign";
  return isAt(marker, entries) ? "ours" : "foreign";
}

function isAt(marker: Marker, entries: readonly OutboxEntry[]): boolean {
  const entry = entries.find(({ seq }) => seq === marker.seq);
  return entry !== undefined && (marker.id === entry.id || fateOf(entry, marker) !== "applied");
}

export interface Sorted {
  /** In the pulled server state, or parked: they leave the outbox. */
  done: OutboxEntry[];
  parked: OutboxEntry[];
  /** Those of `done` of which a part is still to be done. */
  postponed: OutboxEntry[];
  pending: OutboxEntry[];
}

/**
 * What became of a mutation that the marker has passed. Known to be passed, and still marked as
 * refused or postponed: push has seen to that. Else the marker itself must say so; one that has
 * gone past it otherwise means that a request believed lost had committed it after all.
 */
function fatePassed(entry: OutboxEntry, marker: Marker, acked: Marker): Fate {
  return entry.seq <= acked.seq ? plannedFate(entry) : fateOf(entry, marker);
}

/** Sorts the outbox by a marker that is `ours`. */
export function sortByMarker(marker: Marker, { acked, entries }: SentState): Sorted {
  const done = entries.filter(({ seq }) => seq <= marker.seq);
  const parked = done.filter((entry) => fatePassed(entry, marker, acked) === "skipped");
  const postponed = done.filter((entry) => fatePassed(entry, marker, acked) === "postponed");
  return { done, parked, postponed, pending: entries.filter(({ seq }) => seq > marker.seq) };
}

/**
 * Sorts the outbox by a marker that is `foreign` or `forgotten`. What was acknowledged is on the
 * server; what may have been sent besides is parked as uncertain, for only the cook can know:
 * sending it could do it twice, dropping it could lose it. The rest goes on under a new client id.
 */
export function sortByStrangeMarker(marker: Marker, verdict: Verdict, local: SentState): Sorted {
  const { acked, sentSeq, entries } = local;
  const edge = Math.max(acked.seq, verdict === "forgotten" ? sentSeq : marker.seq);
  const done = entries.filter(({ seq }) => seq <= edge);
  const parked = done
    .filter((entry) => (entry.seq > acked.seq ? entry.id !== marker.id : entry.refused))
    .map((entry) => ({ ...entry, refused: entry.refused ?? ("uncertain" as const) }));
  const postponed = done.filter(
    (entry) => entry.seq <= acked.seq && plannedFate(entry) === "postponed",
  );
  return { done, parked, postponed, pending: entries.filter(({ seq }) => seq > edge) };
}

/** Taken in place of the marker that a forgotten client no longer has. */
const NOBODY = "ffffffff-ffff-4fff-bfff-ffffffffffff";

/**
 * [S9] The client id that a storage goes on under, after a marker of its own that it can't have
 * left. The same copy, put back a second time, comes to the same id: so it finds by the marker
 * there what was sent the first time, and does not send it again.
 */
export function renewedClientId(clientId: string, marker: Marker): string {
  const seen = digitsOf(marker.id === "" ? NOBODY : marker.id);
  const digits = digitsOf(clientId).map((digit, at) => (digit ^ (seen[at] ?? 0)).toString(16));
  return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/u, "$1-$2-$3-$4-");
}

/** The hexadecimal digits of a UUID; of anything else, those that its characters give. */
function digitsOf(id: string): number[] {
  return Array.from(id.replace(/^[-~]/u, "").replaceAll("-", "").padEnd(32, "0"))
    .slice(0, 32)
    .map((digit) => {
      const value = Number.parseInt(digit, 16);
      return Number.isNaN(value) ? digit.charCodeAt(0) % 16 : value;
    });
}
