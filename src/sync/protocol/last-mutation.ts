import type { OutboxEntry } from "#db/schema.ts";

import type { LocalState } from "./local.ts";
import type { LastMutation, SyncState } from "./wire.ts";

/** What this storage knows about what it has sent. */
export type SentState = Pick<
  LocalState,
  "cursor" | "sentSeq" | "acknowledged" | "entries" | "bulk"
>;

/** What the last mutation id says of a mutation that is parked: it was passed, and not done. */
export function skippedId(id: string): string {
  return `-${id}`;
}

/** The last mutation id that sending a mutation leaves. */
export function lastMutationOf({ seq, id, refused }: OutboxEntry): LastMutation {
  return { seq, id: refused === undefined ? id : skippedId(id) };
}

/** A mutation as the last mutation id that has passed it says: done, or refused. */
export function judgedBy(entry: OutboxEntry, lastMutation: LastMutation): OutboxEntry {
  const { refused, ...plain } = entry;
  return lastMutation.id === skippedId(entry.id)
    ? { ...plain, refused: refused ?? "denied" }
    : plain;
}

/**
 * [S9.3] Whether this storage can have left a last mutation id with this client id.
 * - `ours`: it has.
 * - `behind`: the server has lost what it had acknowledged; whatever is still queued is sent again.
 * - `foreign`: it has not. Either another storage writes under this client id, and one of the two
 *   is a copy. Or the last mutation id is gone: this device was away for so long that the server has dropped
 *   it.
 */
export type Verdict = "ours" | "behind" | "foreign";

export function judgeLastMutation(
  { v, lastMutation }: Pick<SyncState, "v" | "lastMutation">,
  local: SentState,
): Verdict {
  const { cursor, sentSeq, acknowledged, entries } = local;
  if (lastMutation.seq < acknowledged.seq)
    return lastMutation.seq === 0 && v >= cursor ? "foreign" : "behind";
  if (lastMutation.seq === acknowledged.seq)
    return lastMutation.id === acknowledged.id ? "ours" : "foreign";
  if (lastMutation.seq > sentSeq) return "foreign";
  return isAt(lastMutation, entries) ? "ours" : "foreign";
}

function isAt(lastMutation: LastMutation, entries: readonly OutboxEntry[]): boolean {
  return entries.some((entry) => entry.seq === lastMutation.seq && isNamed(entry, lastMutation));
}

/** Whether a last mutation id was left by this very mutation, applied or parked. */
function isNamed({ id }: OutboxEntry, lastMutation: LastMutation): boolean {
  return lastMutation.id === id || lastMutation.id === skippedId(id);
}

/**
 * What leaves the outbox by a last mutation id that is `ours`: done, or refused and then parked. If a
 * mutation was already known to be passed, push has checked whether it is parked. Otherwise the last
 * mutation id itself must say so: if it has passed the mutation without naming it, a request that seemed
 * lost had committed it.
 */
export function passedBy(
  lastMutation: LastMutation,
  { acknowledged, entries }: SentState,
): OutboxEntry[] {
  return entries
    .filter(({ seq }) => seq <= lastMutation.seq)
    .map((entry) => (entry.seq <= acknowledged.seq ? entry : judgedBy(entry, lastMutation)));
}

/**
 * What leaves the outbox by a last mutation id that is `foreign`. What was acknowledged is on the server,
 * and so is the mutation that the last mutation id names, as the last mutation id says. Other mutations that
 * this storage or its copy may have sent are parked as uncertain, since only the cook can know: sending one
 * could do it twice, dropping it could lose it. So are all that wait here as bulk, which have other seqs in a
 * copy that has sent them, unless no copy has written anything. The rest goes on under a new client id.
 */
export function passedByUnrecognized(
  lastMutation: LastMutation,
  { acknowledged, sentSeq, entries, bulk }: SentState,
): OutboxEntry[] {
  const inDoubt = lastMutation.seq > 0 ? bulk : [];
  const edge = Math.max(acknowledged.seq, sentSeq, lastMutation.seq);
  return [...entries.filter(({ seq }) => seq <= edge), ...inDoubt].map((entry) => {
    if (entry.bulk === undefined && entry.seq <= acknowledged.seq) return entry;
    if (isNamed(entry, lastMutation)) return judgedBy(entry, lastMutation);
    return { ...entry, refused: entry.refused ?? "uncertain" };
  });
}
