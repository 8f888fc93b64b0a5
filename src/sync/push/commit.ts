import { storedIn, storedRefs, toDocs, type StoredDoc } from "#db/document-store.ts";
import type { OutboxEntry, SimmerDb } from "#db/schema.ts";
import type { StoredCollection } from "#domain/collections.ts";
import { emptyUser } from "#domain/entities.ts";
import type { DocRef, Docs } from "#domain/mutations/define.ts";
import { postpone, touchedBy } from "#domain/mutations/registry.ts";
import { isShareable } from "#domain/sound-meal.ts";
import type { KnownDocuments } from "#sync/protocol/known.ts";
import { noteSent, type LocalState } from "#sync/protocol/local.ts";
import { fateOf, judgeMarker, markerOf, plannedFate } from "#sync/protocol/marker.ts";
import {
  advanceShareLimit,
  advanceSync,
  authorPath,
  deletionPath,
  fromRemote,
  pathOf,
  readSync,
  sharedMealFrom,
  shareLimitPath,
  toRemote,
  userPath,
  type Marker,
  type SyncState,
} from "#sync/protocol/wire.ts";
import { fold } from "#sync/pull/rebase.ts";
import {
  RemoteError,
  type Fields,
  type Remote,
  type RemoteTransaction,
} from "#sync/remotes/remote.ts";

/**
 * The context of every part of sync. `now` is this device's clock, ms; it orders nothing [S13.1].
 */
export interface SyncContext {
  db: SimmerDb;
  remote: Remote;
  now(): number;
  /** How many changed documents a pull asks for in one request. */
  pageSize?: number;
}

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

/** How long the server remembers a deletion. */
export const DELETION_KEPT_MS = 90 * 86_400_000;

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
  const user = await tx.get(userPath(db.uid));
  const sync = readSync(remote, user, local.clientId);
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
  const { uid } = context.db;
  const opened = await open(tx, context, local, entries);
  if ("kind" in opened) return opened;
  const { user, sync, pending } = opened;
  const now = context.now();
  const applied = pending.flatMap(partToApply);
  const before = await readTouched(tx, context, applied, known?.v === sync.v ? known : null);
  const userRef = { collection: "users" as const, id: uid };
  const docs = toDocs([{ ...userRef, doc: fromRemote(userRef, user, now) }, ...before.rows]);
  const changes = fold(docs, applied, uid, (entry, cause) => {
    throw refusal(entry, cause);
  });
  const v = sync.v + 1;
  const limit = await readShareLimit(tx, uid, changes, before);
  const written = writeChanges(tx, context, { changes, v, before, limit, serverTime: sync.at });
  return closeWith(tx, context, local, opened, changes.users?.[uid], written, v);
}

/** Shared meals that no cook has shared before, by id. */
function newMeals({ aiMeals = {} }: Docs, { existing }: Before): string[] {
  return Object.keys(aiMeals).filter((id) => !existing.has(`aiMeals/${id}`));
}

/** The cook's share count, if this transaction adds a meal to it. */
async function readShareLimit(
  tx: RemoteTransaction,
  uid: string,
  changes: Docs,
  before: Before,
): Promise<Fields | null> {
  return newMeals(changes, before).length > 0 ? tx.get(shareLimitPath(uid)) : null;
}

/** Writes the user document with its new version and marker, as the last write of every push. */
function closeWith(
  tx: RemoteTransaction,
  { db, remote, now }: SyncContext,
  { clientId }: LocalState,
  { user, sync, last }: Opened,
  changedUser: unknown,
  written: StoredDoc[],
  v: number,
): Commit {
  const marker = markerOf(last);
  // An unchanged document keeps all its fields, even those that this version can't read.
  const doc = changedUser ?? (user ? null : emptyUser(last.at));
  const fields = doc ? toRemote(doc, {}) : (user ?? {});
  tx.set(userPath(db.uid), { ...fields, sync: advanceSync(remote, user, { v, clientId, marker }) });
  const ref = { collection: "users" as const, id: db.uid };
  const rows = doc ? [...written, { ...ref, doc: fromRemote(ref, fields, now()) }] : written;
  return { kind: "committed", v, marker, rows, serverTime: sync.at };
}

/** Arguments that can't be applied count as refused, like those that the server rejects. */
function refusal(entry: OutboxEntry, cause: unknown): RemoteError {
  return new RemoteError("invalid", `${entry.name} can't be applied`, cause);
}

function touchedByOrRefuse(entry: OutboxEntry, uid: string): DocRef[] {
  try {
    return touchedBy(entry, uid);
  } catch (cause) {
    throw refusal(entry, cause);
  }
}

/** The documents that a push touches, as they were before it. */
interface Before {
  rows: StoredDoc[];
  /** Paths of the documents that exist, valid or not. */
  existing: ReadonlySet<string>;
}

function readRemote(
  remote: Remote,
  ref: DocRef & { collection: StoredCollection },
  fields: Fields | null,
  now: number,
): unknown {
  return ref.collection === "aiMeals"
    ? sharedMealFrom(remote, ref.id, fields, now)
    : fromRemote(ref, fields, now);
}

async function readTouched(
  tx: RemoteTransaction,
  { db, remote, now: clock }: SyncContext,
  entries: readonly OutboxEntry[],
  known: KnownDocuments | null,
): Promise<Before> {
  const { uid } = db;
  const now = clock();
  const refs = new Map<string, DocRef & { collection: StoredCollection }>();
  for (const entry of entries) {
    for (const ref of storedRefs(touchedByOrRefuse(entry, uid))) {
      if (ref.collection !== "users") refs.set(pathOf(ref, uid), ref);
    }
  }
  const existing = new Set<string>();
  const rows = await Promise.all(
    [...refs].map(async ([path, ref]) => {
      // At that version the server holds what this device knows: every write of the cook's own
      // documents raises the version, and this transaction has read the user document that carries
      // it.
      const copy = known?.docs.get(path);
      if (copy !== undefined) {
        if (copy !== null) existing.add(path);
        return { ...ref, doc: copy };
      }
      const fields = await tx.get(path);
      if (fields) existing.add(path);
      return { ...ref, doc: readRemote(remote, ref, fields, now) };
    }),
  );
  return { rows, existing };
}

/**
 * The fields that sync itself writes into a versioned document: the version, and the owner if an
 * administrator has left it open.
 */
function ownFields({ doc }: StoredDoc, uid: string, v: number): Fields {
  const { userId } = doc as { userId?: unknown };
  return userId === "" ? { v, userId: uid } : { v };
}

interface Step {
  changes: Docs;
  v: number;
  before: Before;
  limit: Fields | null;
  serverTime: number;
}

function writeChanges(tx: RemoteTransaction, context: SyncContext, step: Step): StoredDoc[] {
  const { db, remote, now } = context;
  const { changes, v, before } = step;
  // The later of the two clocks counts: if this device's clock is slow, the record must not expire
  // too soon.
  const forgetAt = Math.max(now(), step.serverTime) + DELETION_KEPT_MS;
  for (const [id, sent] of Object.entries(changes.feedback ?? {})) {
    tx.set(pathOf({ collection: "feedback", id }, db.uid), toRemote(sent, {}));
  }
  return storedIn(changes).flatMap((row) => {
    if (row.collection === "users") return [];
    const path = pathOf(row, db.uid);
    if (row.doc === null) {
      // A mutation of this batch created the document and another deleted it: the server never sees
      // it.
      if (!before.existing.has(path)) return [row];
      tx.delete(path);
      tx.set(deletionPath(row, db.uid), { v, at: remote.timestamp(forgetAt) });
      return [row];
    }
    const isMoved = row.collection === "aiMeals" || row.collection === "mealMarks";
    if (isMoved) return [writeMoved(tx, context, step, row)];
    const fields = toRemote(row.doc, ownFields(row, db.uid, v));
    tx.set(path, fields);
    return [{ ...row, doc: fromRemote(row, fields, now()) }];
  });
}

/**
 * Writes a shared meal, or the cook's mark of it. If the document exists, only the changed fields
 * are sent, so that the rules judge, and this push changes, nothing else of it.
 * @throws RemoteError `invalid` if the server's copy is no sound meal, or if a meal is too large to
 * be shared
 */
function writeMoved(
  tx: RemoteTransaction,
  { db, remote }: SyncContext,
  { v, before, limit }: Step,
  row: StoredDoc,
): StoredDoc {
  const { collection, id } = row;
  const path = pathOf(row, db.uid);
  const prior = before.rows.find((other) => other.collection === collection && other.id === id);
  const was = (prior?.doc ?? {}) as Fields;
  const fields = toRemote(row.doc, {});
  const moved = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(was[name]) !== JSON.stringify(value),
    ),
  );
  if (collection === "mealMarks") {
    // The server's time proves that the rating is counted in this very transaction.
    const rated = "stars" in moved && moved["stars"] !== 0 ? { ratedAt: remote.serverTime() } : {};
    if (prior?.doc) tx.update(path, { ...moved, ...rated, v });
    else tx.set(path, { ...fields, ...rated, v });
  } else if (prior?.doc) {
    tx.update(path, moved);
  } else {
    if (before.existing.has(path)) throw new RemoteError("invalid", `${path} is no sound meal`);
    if (!isShareable(fields)) throw new RemoteError("invalid", `${path} is too large to be shared`);
    const at = remote.serverTime();
    tx.set(path, { ...fields, sharedAt: at });
    tx.set(authorPath(id), { uid: db.uid, at });
    tx.set(shareLimitPath(db.uid), advanceShareLimit(remote, limit, id));
  }
  return { ...row, doc: fields };
}
