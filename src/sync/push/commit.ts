import { toDocs, type StoredDoc } from "#db/document-store.ts";
import type { OutboxEntry } from "#db/schema.ts";
import { emptyUser } from "#domain/entities.ts";
import { docIn, type Docs } from "#domain/mutations/define.ts";
import { postpone } from "#domain/mutations/registry.ts";
import type { KnownDocuments } from "#sync/protocol/known.ts";
import { noteSent, type LocalState } from "#sync/protocol/local.ts";
import { fateOf, judgeMarker, markerOf, plannedFate } from "#sync/protocol/marker.ts";
import {
  addToList,
  advanceCount,
  advanceSync,
  fromRemote,
  isVersioned,
  isCounted,
  limitPath,
  pathOf,
  readSync,
  toRemote,
  userPath,
  type Marker,
  type SyncState,
} from "#sync/protocol/wire.ts";
import { fold } from "#sync/pull/rebase.ts";
import type { Fields, RemoteTransaction } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { readTouched, refusal, type Before } from "./read-touched.ts";
import { writeChanges, type Place } from "./write-changes.ts";

/**
 * What a push transaction found and did.
 * - `committed`: written as version `v`; `rows` are the documents it changed, as a pull would read
 *   them.
 * - `acknowledged`: the server already has all of them; a reply was lost.
 * - `unrecognized`: this storage can't have left the marker; a pull must resolve this first.
 */
export type Commit =
  | { kind: "committed"; v: number; marker: Marker; rows: StoredDoc[]; serverTime: number }
  | { kind: "acknowledged"; marker: Marker }
  | { kind: "unrecognized" };

interface Opened {
  user: Fields | null;
  sync: SyncState;
  pending: OutboxEntry[];
  /** The last of the pending ones, which the new marker names. */
  last: OutboxEntry;
}

/** Reads the user document and finds out which of `entries` still have to be done. */
async function open(
  tx: RemoteTransaction,
  { db, remote }: SyncContext,
  local: LocalState,
  entries: readonly OutboxEntry[],
): Promise<Opened | Exclude<Commit, { kind: "committed" }>> {
  const user = await tx.get(userPath(db.kitchenId));
  const sync = readSync(remote, user, local);
  if (judgeMarker(sync, local) !== "ours") return { kind: "unrecognized" };
  const pending = entries.filter(({ seq }) => seq > sync.marker.seq);
  const last = pending.at(-1);
  if (!last) return { kind: "acknowledged", marker: sync.marker };
  // A later marker would no longer tell what happened to the mutation that this one names.
  const isPartial = entries.some(
    (entry) => entry.seq === sync.marker.seq && fateOf(entry, sync.marker) !== "whole",
  );
  if (isPartial) return { kind: "acknowledged", marker: sync.marker };
  // This must be stored before anything is sent [S9.1], but not before the marker is known to be
  // ours: a mutation that was never sent is then never in doubt.
  if (!(await noteSent(db, local.clientId, last.seq))) return { kind: "unrecognized" };
  return { user, sync, pending, last };
}

/** The part of a mutation to apply. A mutation that is being parked is sent too, with no effect. */
function partToApply(entry: OutboxEntry): OutboxEntry[] {
  const fate = plannedFate(entry);
  if (fate === "skipped") return [];
  if (fate !== "postponed") return [entry];
  const now = postpone(entry)?.now;
  return now ? [{ ...entry, ...now }] : [];
}

/**
 * [S2.2] The body of the transaction that pushes a batch. It skips what the marker covers, applies
 * the rest to the documents as the server has them, and writes documents, version and marker at
 * once. A mutation that is not to be applied whole must be the only one in `entries` [S2.20].
 */
export async function commitBatch(
  tx: RemoteTransaction,
  context: SyncContext,
  local: LocalState,
  { entries, known }: { entries: readonly OutboxEntry[]; known: KnownDocuments | null },
): Promise<Commit> {
  const { kitchenId } = context.db;
  const opened = await open(tx, context, local, entries);
  if ("kind" in opened) return opened;
  const { user, sync, pending } = opened;
  const now = context.now();
  const applied = pending.flatMap(partToApply);
  const before = await readTouched(tx, context, applied, known?.v === sync.v ? known : null);
  const userRef = { collection: "users" as const, id: kitchenId };
  const docs = toDocs([{ ...userRef, doc: fromRemote(userRef, user, now) }, ...before.rows]);
  const changes = fold(docs, applied, kitchenId, (entry, cause) => {
    throw refusal(entry, cause);
  });
  const v = sync.v + 1;
  const place = await readPlace(tx, context, changes, before);
  const counts = await readCounts(tx, context, changes);
  const written = writeChanges(tx, context, {
    changes,
    v,
    before,
    place,
    counts,
    serverTime: sync.at,
  });
  const moved = movedBy(written, before, kitchenId);
  return closeWith(tx, context, local, opened, {
    user: docIn(changes, "users", kitchenId),
    written,
    moved,
    v,
  });
}

/** Shared meals that no cook has shared before, by id. */
function newMeals({ aiMeals = {} }: Docs, { existing }: Before): string[] {
  return Object.keys(aiMeals).filter((id) => !existing.has(`aiMeals/${id}`));
}

/** The list place of the meal that this transaction shares; null if the meal stays out of the list. */
async function readPlace(
  tx: RemoteTransaction,
  { db, remote, now }: SyncContext,
  changes: Docs,
  before: Before,
): Promise<Place | null> {
  const [mealId] = newMeals(changes, before);
  if (mealId === undefined) return null;
  const listed = await tx.get(limitPath(db.accountUid, "listed"));
  const added = addToList(remote, listed, { mealId, now: now() });
  if (!added) return null;
  const path = `aiMeals/${added.leaving}`;
  const leaving = added.leaving === null ? null : await tx.get(path);
  return {
    record: added.record,
    leaving: leaving && {
      path,
      slot: leaving["slot"],
      isListed: remote.millis(leaving["sharedAt"]) !== null,
    },
  };
}

/** The counts that these changes advance, by path. */
async function readCounts(
  tx: RemoteTransaction,
  { db, remote, now }: SyncContext,
  changes: Docs,
): Promise<[path: string, count: Fields][]> {
  const counted = Object.entries(changes).flatMap(([collection, rows]) =>
    isCounted(collection) ? Object.keys(rows).map((id) => ({ collection, id })) : [],
  );
  return Promise.all(
    counted.map(async ({ collection, id }): Promise<[string, Fields]> => {
      const path = limitPath(db.accountUid, collection);
      return [path, advanceCount(remote, await tx.get(path), { collection, id, now: now() })];
    }),
  );
}

/** What a push has written, and the resulting user document; undefined for no change. */
interface Written {
  user: unknown;
  written: StoredDoc[];
  moved: readonly string[];
  v: number;
}

/** Writes the user document with its new version and marker, as the last write of every push. */
function closeWith(
  tx: RemoteTransaction,
  { db, remote, now }: SyncContext,
  { by, clientId }: LocalState,
  { user, sync, last }: Opened,
  { user: changedUser, written, moved, v }: Written,
): Commit {
  const marker = markerOf(last);
  // An unchanged document keeps all its fields, even those that this version can't read.
  const doc = changedUser ?? (user ? null : emptyUser(last.at));
  const fields = doc ? toRemote(doc, {}) : (user ?? {});
  const next = advanceSync(remote, user, { v, by, clientId, marker, moved });
  tx.set(userPath(db.kitchenId), { ...fields, sync: next });
  const ref = { collection: "users" as const, id: db.kitchenId };
  const rows = doc ? [...written, { ...ref, doc: fromRemote(ref, fields, now()) }] : written;
  return { kind: "committed", v, marker, rows, serverTime: sync.at };
}

/**
 * [S2.23] The collections below the user document that writing these rows moves. Devices learn of a
 * deletion through its record; a document that the server never saw has none.
 */
function movedBy(written: readonly StoredDoc[], { existing }: Before, kitchenId: string): string[] {
  return written
    .filter(({ collection }) => isVersioned(collection))
    .filter((row) => row.doc !== null || existing.has(pathOf(row, kitchenId)))
    .map(({ collection, doc }) => (doc ? collection : "deletions"));
}
