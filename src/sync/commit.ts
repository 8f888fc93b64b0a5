import { storedIn, storedRefs, toDocs, type StoredDoc } from "#db/documents.ts";
import type { OutboxEntry, SimmerDb } from "#db/schema.ts";
import { isStored, type StoredCollection } from "#domain/documents.ts";
import { emptyUser } from "#domain/entities.ts";
import type { DocRef, Docs } from "#domain/mutation.ts";
import { postpone, touchedBy } from "#domain/mutations.ts";

import type { KnownDocuments } from "./known.ts";
import { noteSent, type LocalState } from "./local.ts";
import { judgeMarker, postponedId, skippedId } from "./marker.ts";
import { fold } from "./rebase.ts";
import { RemoteError, type Fields, type Remote, type RemoteTransaction } from "./remote.ts";
import {
  advanceSync,
  deletionPath,
  fromRemote,
  isVersioned,
  pathOf,
  readSync,
  toRemote,
  userPath,
  type Marker,
  type SyncState,
} from "./wire.ts";

/** What every part of sync works with. `now` is this device's clock, ms; it orders nothing [S13]. */
export interface SyncContext {
  db: SimmerDb;
  remote: Remote;
  now(): number;
  /** How many changed documents a pull asks for at once. */
  pageSize?: number;
}

/**
 * What a push transaction found and did.
 * - `committed`: written as version `v`; `rows` are the documents it changed, as a pull would read them.
 * - `covered`: the server has them all already; a reply was lost.
 * - `strange`: the marker is not one this storage can have left: a pull sorts it out first.
 */
export type Commit =
  | { kind: "committed"; v: number; marker: Marker; rows: StoredDoc[]; serverTime: number }
  | { kind: "covered"; marker: Marker }
  | { kind: "strange" };

/** How long a deletion is remembered on the server. */
export const DELETION_KEPT_MS = 90 * 86_400_000;

interface Opened {
  user: Fields | null;
  sync: SyncState;
  pending: OutboxEntry[];
}

/** Reads the user document and sorts out what of `entries` is still to be done. */
async function open(
  tx: RemoteTransaction,
  { db, remote }: SyncContext,
  local: LocalState,
  entries: readonly OutboxEntry[],
): Promise<Opened | Exclude<Commit, { kind: "committed" }>> {
  const user = await tx.get(userPath(db.uid));
  const sync = readSync(remote, user, local.clientId);
  if (judgeMarker(sync, local) !== "ours") return { kind: "strange" };
  const pending = entries.filter(({ seq }) => seq > sync.marker.seq);
  const last = pending.at(-1);
  if (!last) return { kind: "covered", marker: sync.marker };
  // Durable before anything is sent [S9], and not before the marker is seen to be ours: what was
  // never sent is then never in doubt.
  if (!(await noteSent(db, local.clientId, last.seq))) return { kind: "strange" };
  return { user, sync, pending };
}

/**
 * [S2] The body of the transaction that pushes a batch: what the marker covers is left out, the
 * rest is applied to what is really there, and documents, version and marker are written at once.
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
  const before = await readTouched(tx, pending, uid, known?.v === sync.v ? known : null, now);
  const userRef = { collection: "users" as const, id: uid };
  const docs = toDocs([{ ...userRef, doc: fromRemote(userRef, user, now) }, ...before]);
  const changes = fold(docs, pending, uid, (entry, cause) => {
    throw refusal(entry, cause);
  });
  const v = sync.v + 1;
  const existing = new Set(before.flatMap((row) => (row.doc !== null ? [pathOf(row, uid)] : [])));
  const written = writeChanges(tx, context, { changes, v, existing, serverTime: sync.at });
  return closeWith(tx, context, local, opened, changes.users?.[uid], written, v);
}

/** [S7] The body that moves the marker past a mutation without applying it. */
export async function commitSkip(
  tx: RemoteTransaction,
  context: SyncContext,
  local: LocalState,
  entry: OutboxEntry,
): Promise<Commit> {
  return commitMarker(tx, context, local, { ...entry, id: skippedId(entry.id) });
}

async function commitMarker(
  tx: RemoteTransaction,
  context: SyncContext,
  local: LocalState,
  entry: OutboxEntry,
): Promise<Commit> {
  const opened = await open(tx, context, local, [entry]);
  if ("kind" in opened) return opened;
  return closeWith(tx, context, local, opened, undefined, [], opened.sync.v + 1);
}

/** [S3] The body that applies what of a mutation can't wait, and lets the marker say that it was not all. */
export async function commitPostponed(
  tx: RemoteTransaction,
  context: SyncContext,
  local: LocalState,
  { entry, known }: { entry: OutboxEntry; known: KnownDocuments | null },
): Promise<Commit> {
  const id = postponedId(entry.id);
  const now = postpone(entry)?.now;
  if (now) return commitBatch(tx, context, local, { entries: [{ ...entry, ...now, id }], known });
  return commitMarker(tx, context, local, { ...entry, id });
}

/** Writes the user document with its new version and marker, as every push ends. */
function closeWith(
  tx: RemoteTransaction,
  { db, remote, now }: SyncContext,
  { clientId }: LocalState,
  { user, sync, pending }: Opened,
  changedUser: unknown,
  written: StoredDoc[],
  v: number,
): Commit {
  const last = pending.at(-1);
  if (!last) throw new Error("A push without mutations has nothing to commit.");
  const marker = { seq: last.seq, id: last.id };
  // An unchanged document keeps what it holds, even what this version would not have read.
  const doc = changedUser ?? (user ? null : emptyUser(last.at));
  const fields = doc ? toRemote(doc, {}) : (user ?? {});
  tx.set(userPath(db.uid), { ...fields, sync: advanceSync(remote, user, { v, clientId, marker }) });
  const ref = { collection: "users" as const, id: db.uid };
  const rows = doc ? [...written, { ...ref, doc: fromRemote(ref, fields, now()) }] : written;
  return { kind: "committed", v, marker, rows, serverTime: sync.at };
}

/** Arguments that can't be applied are as much refused as ones the server would not take. */
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

async function readTouched(
  tx: RemoteTransaction,
  entries: readonly OutboxEntry[],
  uid: string,
  known: KnownDocuments | null,
  now: number,
): Promise<StoredDoc[]> {
  const refs = new Map<string, DocRef & { collection: StoredCollection }>();
  for (const entry of entries) {
    for (const ref of storedRefs(touchedByOrRefuse(entry, uid))) {
      if (ref.collection !== "users") refs.set(pathOf(ref, uid), ref);
    }
  }
  return Promise.all(
    [...refs].map(async ([path, ref]) => ({
      ...ref,
      // At that version the server holds what this device knows: every write of the cook's own
      // documents moves the version, and the user document that says so is read in here.
      doc: known?.docs.has(path)
        ? (known.docs.get(path) ?? null)
        : fromRemote(ref, await tx.get(path), now),
    })),
  );
}

/** What sync itself writes of a document; whose it is, where an administrator has left that open. */
function ownFields({ collection, doc }: StoredDoc, uid: string, v: number): Fields {
  if (!isVersioned(collection)) return {};
  const { userId } = doc as { userId?: unknown };
  return userId === "" ? { v, userId: uid } : { v };
}

function writeChanges(
  tx: RemoteTransaction,
  { db, remote, now }: SyncContext,
  step: { changes: Docs; v: number; existing: ReadonlySet<string>; serverTime: number },
): StoredDoc[] {
  const { changes, v, existing } = step;
  // The later of the two clocks: a slow one here must not let the record go too soon.
  const forgetAt = Math.max(now(), step.serverTime) + DELETION_KEPT_MS;
  for (const [id, sent] of Object.entries(changes.feedback ?? {})) {
    tx.set(pathOf({ collection: "feedback", id }, db.uid), toRemote(sent, {}));
  }
  return storedIn(changes).flatMap((row) => {
    if (row.collection === "users" || !isStored(row.collection)) return [];
    const path = pathOf(row, db.uid);
    if (row.doc === null) {
      // Made and unmade within one batch: the server never sees it.
      if (!existing.has(path)) return [row];
      tx.delete(path);
      tx.set(deletionPath(row, db.uid), { v, at: remote.timestamp(forgetAt) });
      return [row];
    }
    const fields = toRemote(row.doc, ownFields(row, db.uid, v));
    tx.set(path, fields);
    return [{ ...row, doc: fromRemote(row, fields, now()) }];
  });
}
