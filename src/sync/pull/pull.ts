import type { StoredDoc } from "#db/document-store.ts";
import {
  COLLECTIONS_NEWEST,
  sinceOf,
  type StoredCollection,
  VERSIONED_COLLECTIONS,
} from "#domain/collections.ts";
import type { UserDocument } from "#domain/entities.ts";
import { claimEngine, getMeta, putMeta, readLocal, type LocalState } from "#sync/protocol/local.ts";
import { judgeMarker } from "#sync/protocol/marker.ts";
import {
  fromRemote,
  lastMoved,
  readSync,
  refOfDeletion,
  userPath,
  versionOf,
  type SyncState,
} from "#sync/protocol/wire.ts";
import { DELETION_KEPT_MS } from "#sync/push/write-changes.ts";
import { RemoteError, type Fields, type Position, type RemoteDoc } from "#sync/remotes/remote.ts";
import { assertAccount } from "#sync/remotes/signed-in-account.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { applyServerState } from "./apply-server-state.ts";

const DAY_MS = 86_400_000;
const PAGE_SIZE = 300;
const ROUNDS_MAX = 8;
/** Safely shorter than the time for which the server remembers deletions. */
const CURSOR_KEPT_MS = DELETION_KEPT_MS - 10 * DAY_MS;

export type PullOutcome = "unchanged" | "applied";

/**
 * [S5.14] Brings the local copy of the cook's own documents up to date with the server. If nothing
 * is new, this reads one document, or none if `seen`, the user document as a watch has just
 * reported it, shows that already.
 * @throws RemoteError, with nothing changed
 */
export async function pull(
  context: SyncContext,
  seen?: { user: Fields | null },
): Promise<PullOutcome> {
  const { db, remote } = context;
  let known = seen;
  let lastVersion = -1;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    assertAccount(context);
    const local = await readLocal(db);
    const user = known ? known.user : await remote.get(userPath(db.uid));
    const server = readSync(remote, user, local.clientId);
    const isDoubtful = known !== undefined && !isConfirming(server, local);
    known = undefined;
    if (isDoubtful) continue;
    const done = await runRound(context, { local, user, server, lastVersion });
    if (done) return done;
    lastVersion = server.v;
  }
  throw new RemoteError("transient", "The documents kept changing while they were read.");
}

/**
 * [S5.13] Whether what a watch reported goes on from what this device knows. A watch lags: it may report
 * a state from before the last push, whether that push is applied or only acknowledged. Only a request
 * made after reading `local` can prove that the server was rolled back, or doesn't know this client.
 */
function isConfirming(server: SyncState, local: LocalState): boolean {
  return server.v >= local.cursor && judgeMarker(server, local) === "ours";
}

interface Round {
  local: LocalState;
  user: Fields | null;
  server: SyncState;
  /** The version that the previous round saw. */
  lastVersion: number;
}

/** One attempt to read and apply a consistent state; null if something changed meanwhile. */
async function runRound(context: SyncContext, round: Round): Promise<PullOutcome | null> {
  const { db, now } = context;
  const { local, user, server, lastVersion } = round;
  const verdict = judgeMarker(server, local);
  const whole = isWholeNeeded(local, server, verdict === "behind", now());
  const collectionsRead = await getMeta(db, "collectionsRead", 1);
  const hasUnread = collectionsRead < COLLECTIONS_NEWEST;
  const isNew = whole || hasUnread || server.v !== local.cursor || verdict !== "ours";
  const isCovering = local.entries.some(({ seq }) => seq <= server.marker.seq);
  // An account without its user document has nothing yet.
  const isEmpty = user === null && local.pulled.here === 0;
  const changes =
    isNew && !isEmpty
      ? await fetchChanges(context, server, {
          cursor: whole ? null : local.cursor,
          collectionsRead,
        })
      : { rows: [], newest: 0 };
  // A document is newer than the user document, so it was written while we read. But if the version
  // does not move between two rounds, the server's state is inconsistent, and waiting would not
  // help.
  if (changes.newest > server.v && server.v !== lastVersion) return null;
  // A device may sleep between two requests for so long that the server drops records of deletions.
  if (!whole && isWholeNeeded(local, server, false, now())) return null;

  const doc = fromRemote({ collection: "users", id: db.uid }, user, now());
  const pulled = { here: now(), there: server.at };
  if (!isNew && !isCovering) {
    if (now() - local.pulled.here > DAY_MS) {
      await db.transaction("rw", db.meta, async () => {
        await claimEngine(db);
        await putMeta(db, { pulled });
      });
    }
    return "unchanged";
  }
  const isApplied = await applyServerState(db, {
    from: local,
    cursor: server.v,
    marker: server.marker,
    rows: [...(isNew ? userRows(db.uid, doc) : []), ...changes.rows],
    whole,
    now: now(),
    meta: { pulled, collectionsRead: COLLECTIONS_NEWEST },
  });
  return isApplied ? "applied" : null;
}

function userRows(uid: string, doc: UserDocument | null): StoredDoc[] {
  return doc ? [{ collection: "users", id: uid, doc }] : [];
}

/**
 * Whether a full read by id is needed: the first time, and again if versions were introduced since; if
 * the server was rolled back behind this device's cursor; or if so much time has passed since the
 * cursor, by either clock, that the server may have dropped records of deletions.
 */
function isWholeNeeded(
  local: LocalState,
  server: SyncState,
  isBehind: boolean,
  now: number,
): boolean {
  if (local.pulled.here === 0) return true;
  if (local.cursor === 0) return server.v > 0;
  if (isBehind || server.v < local.cursor) return true;
  if (server.v === local.cursor) return false;
  const { here, there } = local.pulled;
  const passed = Math.max(now - here, server.at - there);
  return passed > CURSOR_KEPT_MS || now < here - DELETION_KEPT_MS;
}

/**
 * What has changed since the cursor, or everything if that is null. [S5.32] A collection that the
 * user document says has not moved since then is not asked for: each query costs a read, even if it
 * finds nothing.
 */
async function fetchChanges(
  context: SyncContext,
  server: SyncState,
  { cursor, collectionsRead }: { cursor: number | null; collectionsRead: number },
): Promise<{ rows: StoredDoc[]; newest: number }> {
  const now = context.now();
  // Skipped by an older app that didn't know these collections, whatever its cursor says.
  const isUnread = (collection: StoredCollection) => sinceOf(collection) > collectionsRead;
  const asked = VERSIONED_COLLECTIONS.map((collection) => ({
    collection,
    after: isUnread(collection) ? null : cursor,
  })).filter(
    ({ collection, after }) => cursor === null || lastMoved(server, collection) > (after ?? 0),
  );
  const fetched = await Promise.all(
    asked.map(async ({ collection, after }) =>
      (after === null
        ? await fetchAll(context, collection)
        : await fetchPages(context, collection, after)
      ).map((doc) => ({ ...doc, collection })),
    ),
  );
  const written = fetched.flat();
  // [S5.34] A full read needs no records of earlier deletions.
  const deletedAfter = cursor ?? server.v;
  // Deletions are read last, and whenever anything was read: if a document is deleted while we
  // read, its deletions record is seen, and the record's version shows that the state has changed.
  const deleted =
    asked.length > 0 || lastMoved(server, "deletions") > deletedAfter
      ? await fetchPages(context, "deletions", deletedAfter)
      : [];
  const versions = new Map<string, number>();
  const rows = written.map(({ collection, id, fields }): StoredDoc => {
    versions.set(`${collection}:${id}`, versionOf(fields));
    return { collection, id, doc: fromRemote({ collection, id }, fields, now) };
  });
  const newest = [...written, ...deleted].reduce((v, doc) => Math.max(v, versionOf(doc.fields)), 0);
  return { rows: [...rows, ...rowsDeleted(deleted, versions)], newest };
}

/** Deleted documents, except those that were written again since. */
function rowsDeleted(
  records: readonly RemoteDoc[],
  versions: ReadonlyMap<string, number>,
): StoredDoc[] {
  return records.flatMap(({ id, fields }) => {
    const ref: { collection: StoredCollection; id: string } | null = refOfDeletion(id);
    const isOutdated = (versions.get(id) ?? 0) > versionOf(fields);
    return ref && !isOutdated ? [{ ...ref, doc: null }] : [];
  });
}

/**
 * [S5.5] All documents, in order of id. By their versions, those that an administrator or another
 * client wrote without one would be missing.
 */
async function fetchAll(
  { db, remote, pageSize = PAGE_SIZE }: SyncContext,
  collection: string,
): Promise<RemoteDoc[]> {
  const docs: RemoteDoc[] = [];
  for (;;) {
    const after = docs.at(-1)?.id ?? null;
    const page = await remote.documentsAfter(db.uid, collection, after, pageSize);
    docs.push(...page);
    if (page.length < pageSize) return docs;
  }
}

/** All pages after `cursor`, in order of (v, id). */
async function fetchPages(
  { db, remote, pageSize = PAGE_SIZE }: SyncContext,
  collection: string,
  cursor: number,
): Promise<RemoteDoc[]> {
  const docs: RemoteDoc[] = [];
  let after: Position = { v: cursor };
  for (;;) {
    const page = await remote.changesSince(db.uid, collection, after, pageSize);
    docs.push(...page);
    const last = page.at(-1);
    // The version as stored, even if no push has written it: otherwise the next page would be this
    // one again.
    const v = last?.fields["v"];
    if (!last || typeof v !== "number" || page.length < pageSize) return docs;
    after = { v, id: last.id };
  }
}
