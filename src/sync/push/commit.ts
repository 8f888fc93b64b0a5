import { toDocs, type StoredDoc } from "#db/document-store.ts";
import type { OutboxEntry } from "#db/schema.ts";
import { docIn, type Docs } from "#domain/mutations/define.ts";
import { emptyUser } from "#domain/user-document.ts";
import type { KnownDocuments } from "#sync/protocol/known.ts";
import { judgeLastMutation, lastMutationOf, skippedId } from "#sync/protocol/last-mutation.ts";
import { noteSent, type LocalState } from "#sync/protocol/local.ts";
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
  type Actor,
  type LastMutation,
  type SyncState,
} from "#sync/protocol/wire.ts";
import { fold } from "#sync/pull/rebase.ts";
import type { Fields, RemoteTransaction } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { readTouched, refusal, type Before } from "./read-touched.ts";
import { writeChanges, type Place } from "./write-changes.ts";

/** What a transaction wrote as version `v`, on top of the version that it found. */
export interface Written {
  found: number;
  v: number;
  /** As a pull would read them. */
  rows: StoredDoc[];
  /** Of the last write before this one, ms. */
  serverTime: number;
}

/**
 * What a push transaction found and did.
 * - `committed`: it is written.
 * - `acknowledged`: the server already has all of them; a reply was lost.
 * - `unrecognized`: this storage can't have left the last mutation id; a pull must resolve this first.
 */
export type Commit =
  | (Written & { kind: "committed"; lastMutation: LastMutation })
  | { kind: "acknowledged"; lastMutation: LastMutation }
  | { kind: "unrecognized" };

interface Opened {
  user: Fields | null;
  sync: SyncState;
  pending: OutboxEntry[];
  /** The last of the pending ones, which the new last mutation id names. */
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
  if (judgeLastMutation(sync, local) !== "ours") return { kind: "unrecognized" };
  const pending = entries.filter(({ seq }) => seq > sync.lastMutation.seq);
  const last = pending.at(-1);
  if (!last) return { kind: "acknowledged", lastMutation: sync.lastMutation };
  // A later last mutation id would no longer tell that the mutation that this one names is parked.
  const isParked = entries.some(({ id }) => sync.lastMutation.id === skippedId(id));
  if (isParked) return { kind: "acknowledged", lastMutation: sync.lastMutation };
  // This must be stored before anything is sent [S9.1], but not before the last mutation id is known to be
  // ours: a mutation that was never sent is then never in doubt.
  if (!(await noteSent(db, local.clientId, last.seq))) return { kind: "unrecognized" };
  return { user, sync, pending, last };
}

/**
 * [S2.2] The body of the transaction that pushes a batch. It skips what the last mutation id covers, applies
 * the rest to the documents as the server has them, and writes documents, version and last mutation id at
 * once. A mutation that is being parked is sent too, with no effect; it must be the only one in
 * `entries` [S2.20].
 */
export async function commitBatch(
  tx: RemoteTransaction,
  context: SyncContext,
  local: LocalState,
  { entries, known }: { entries: readonly OutboxEntry[]; known: KnownDocuments | null },
): Promise<Commit> {
  const opened = await open(tx, context, local, entries);
  if ("kind" in opened) return opened;
  const { user, sync, pending, last } = opened;
  const applied = pending.filter(({ refused }) => refused === undefined);
  const { changes, before } = await applyTo(tx, context, user, {
    entries: applied,
    known: known?.v === sync.v ? known : null,
  });
  const lastMutation = lastMutationOf(last);
  const actor = { by: local.by, clientId: local.clientId };
  const step = { user, sync, changes, before, actor, lastMutation, at: last.at };
  const written = await write(tx, context, step);
  return { kind: "committed", lastMutation, ...written };
}

/** Applies mutations to the documents as the server has them. @throws RemoteError `invalid` */
async function applyTo(
  tx: RemoteTransaction,
  context: SyncContext,
  user: Fields | null,
  { entries, known }: { entries: readonly OutboxEntry[]; known: KnownDocuments | null },
): Promise<{ changes: Docs; before: Before }> {
  const { kitchenId } = context.db;
  const before = await readTouched(tx, context, entries, known);
  const userRef = { collection: "users" as const, id: kitchenId };
  const doc = fromRemote(context, userRef, user);
  const docs = toDocs([{ ...userRef, doc }, ...before.rows]);
  const changes = fold(docs, entries, kitchenId, (entry, cause) => {
    throw refusal(entry, cause);
  });
  return { changes, before };
}

/**
 * The body of the transaction that says something to everyone; null for a step that says nothing.
 * The cook's mark of the meal makes it count once, so no client's last mutation id moves. If the mark
 * tells that the server has it, or if there is nothing to say, nothing is written.
 */
export async function commitForEveryone(
  tx: RemoteTransaction,
  context: SyncContext,
  entry: OutboxEntry | null,
): Promise<Written> {
  const { db, remote } = context;
  const user = await tx.get(userPath(db.kitchenId));
  const actor = { by: db.accountUid, clientId: "" };
  const sync = readSync(remote, user, actor);
  const entries = entry ? [entry] : [];
  const { changes, before } = await applyTo(tx, context, user, { entries, known: null });
  const found = sync.v;
  if (entry && Object.keys(changes).length === 0)
    return { found, v: found, rows: [], serverTime: sync.at };
  const step = { user, sync, changes, before, actor, lastMutation: null, at: entry?.at ?? 0 };
  return write(tx, context, step);
}

/** The list place of the meal that this transaction shares; null if the meal stays out of the list. */
async function readPlace(
  tx: RemoteTransaction,
  { db, remote, now }: SyncContext,
  { aiMeals = {} }: Docs,
  { existing }: Before,
): Promise<Place | null> {
  const mealId = Object.keys(aiMeals).find((id) => !existing.has(`aiMeals/${id}`));
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

interface Step {
  user: Fields | null;
  sync: SyncState;
  changes: Docs;
  before: Before;
  actor: Actor;
  /** The actor's new last mutation id; null if none moves. */
  lastMutation: LastMutation | null;
  /** When the cook acted, ms. */
  at: number;
}

/**
 * Writes the changes, and the user document with its new version and last mutation id as the last write of
 * every push.
 */
async function write(
  tx: RemoteTransaction,
  context: SyncContext,
  { user, sync, changes, before, actor, lastMutation, at }: Step,
): Promise<Written> {
  const { db, remote } = context;
  const v = sync.v + 1;
  const place = await readPlace(tx, context, changes, before);
  const counts = await readCounts(tx, context, changes);
  const serverTime = sync.at;
  const written = writeChanges(tx, context, { changes, v, before, place, counts, serverTime });
  const ref = { collection: "users" as const, id: db.kitchenId };
  // An unchanged document keeps all its fields, even those that this version can't read.
  const doc = docIn(changes, "users", db.kitchenId) ?? (user ? null : emptyUser(at));
  const fields = doc ? toRemote(doc, {}) : (user ?? {});
  const moved = movedBy(written, before, db.kitchenId);
  tx.set(userPath(db.kitchenId), {
    ...fields,
    sync: advanceSync(remote, user, { ...actor, v, lastMutation, moved }),
  });
  const rows = doc ? [...written, { ...ref, doc: fromRemote(context, ref, fields) }] : written;
  return { found: sync.v, v, rows, serverTime };
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
