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

/** What became of a mutation that the marker has passed. */
export type Fate =
  /** Applied as it is. */
  | "whole"
  /** Not applied: it is parked. */
  | "skipped"
  /** The cook's own part of it alone was applied: the server has refused the rest. */
  | "withheld"
  /** Applied but for its part for a shared meal, which comes at the end of the queue. */
  | "postponed";

/** How a marker tells a mutation's fate, where that was not to be applied whole: before its id. */
const MARKS = { skipped: "-", withheld: "~", postponed: ">" } as const;

export type PartialFate = keyof typeof MARKS;

/** The id that a marker has after passing a mutation so. */
export function markedId(fate: PartialFate, id: string): string {
  return `${MARKS[fate]}${id}`;
}

/** What a marker right at a mutation says of it. */
export function fateOf({ id }: Pick<OutboxEntry, "id">, marker: Marker): Fate {
  for (const fate of ["skipped", "withheld", "postponed"] as const) {
    if (marker.id === markedId(fate, id)) return fate;
  }
  return "whole";
}

/** What this device is about to make of a mutation. */
export function plannedFate({ refused, ownOnly, postponed }: OutboxEntry): Fate {
  if (refused !== undefined) return "skipped";
  if (ownOnly) return "withheld";
  return postponed ? "postponed" : "whole";
}

/** The marker that sending a mutation leaves, as it is planned. */
export function markerOf(entry: OutboxEntry): Marker {
  const fate = plannedFate(entry);
  return { seq: entry.seq, id: fate === "whole" ? entry.id : markedId(fate, entry.id) };
}

/**
 * The id of what was put off of a mutation. It follows from that one's own: a copy of this storage
 * that comes so far gives it the same.
 */
export function idOfRest(id: string): string {
  const times = Number(/\+(\d+)$/u.exec(id)?.[1] ?? 0);
  return `${originOf(id)}+${times + 1}`;
}

/** The id of the mutation that the cook made, of which this one is what was put off, or all. */
export function originOf(id: string): string {
  return id.replace(/\+\d+$/u, "");
}

/** A mutation of which nothing has been decided: it is to be applied whole. */
export function undecided(entry: OutboxEntry): OutboxEntry {
  const { refused: _refused, ownOnly: _own, postponed: _postponed, ...plain } = entry;
  return plain;
}

/** A mutation as its fate says, whatever was planned for it. */
export function withFate(entry: OutboxEntry, fate: Fate): OutboxEntry {
  const plain = undecided(entry);
  if (fate === "skipped") return { ...plain, refused: entry.refused ?? "denied" };
  if (fate === "withheld") return { ...plain, ownOnly: true };
  return fate === "postponed" ? { ...plain, postponed: true } : plain;
}

/**
 * [S9.3] Whether a marker of this client id can be this storage's own.
 * - `ours`: it is.
 * - `behind`: the server has lost what it had acknowledged; what is still queued is sent again.
 * - `foreign`: it is not what this storage has left there. Someone else writes under this client id:
 *   this storage, or that one, is a copy. Or there is none any more: this device was away for so
 *   long that the server has dropped it.
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

/** Whether a marker is the one that this very mutation has left, in whole or in part. */
export function isNamed(entry: OutboxEntry, marker: Marker): boolean {
  if (entry.seq !== marker.seq) return false;
  return marker.id === entry.id || fateOf(entry, marker) !== "whole";
}

/** Each of them as what became of it says. */
export interface Sorted {
  /** In the pulled server state, or parked: they leave the outbox. */
  done: OutboxEntry[];
  parked: OutboxEntry[];
  /** Of those done, the ones of which the cook's own part alone is in it. */
  withheld: OutboxEntry[];
  /** Of those done, the ones of which a part is still to be done. */
  postponed: OutboxEntry[];
  pending: OutboxEntry[];
}

/**
 * What became of a mutation that the marker has passed. Known to be passed, and still marked as
 * refused or postponed, in whole or in part: push has seen to that. Else the marker itself must say
 * so; one that has gone past it otherwise means that a request believed lost had committed it after
 * all.
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
 * what the marker names, as it says; what the server may have besides is parked as uncertain, for
 * only the cook can know: sending it could do it twice, dropping it could lose it. That ends at the
 * marker, which nothing of this storage has passed; without one, at the last that was sent. The rest
 * goes on under a new client id.
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

/** Taken in place of the marker that a forgotten client no longer has. */
const NOBODY = "ffffffff-ffff-4fff-bfff-ffffffffffff";

/**
 * [S9.6] The client id that a storage goes on under, after a marker of its own that it can't have
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
  return Array.from(
    id
      .replace(/^[-~>]/u, "")
      .replaceAll("-", "")
      .padEnd(32, "0"),
  )
    .slice(0, 32)
    .map((digit) => {
      const value = Number.parseInt(digit, 16);
      return Number.isNaN(value) ? digit.charCodeAt(0) % 16 : value;
    });
}
