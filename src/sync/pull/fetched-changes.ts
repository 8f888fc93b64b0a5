import type { StoredDoc } from "#db/document-store.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import type { Checkpoint, FetchedPage, FetchProgress, Meta } from "#db/schema.ts";
import { sinceOf, type StoredCollection, VERSIONED_COLLECTIONS } from "#domain/collections.ts";
import { engineTransaction } from "#sync/protocol/local.ts";
import {
  fromRemote,
  lastMoved,
  refOfDeletion,
  versionOf,
  type SyncState,
} from "#sync/protocol/wire.ts";
import { DELETION_KEPT_MS } from "#sync/push/write-changes.ts";
import type { RemoteDoc } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

const DAY_MS = 86_400_000;
const PAGE_SIZE = 300;
/** Safely shorter than the time for which the server remembers deletions. */
const CURSOR_KEPT_MS = DELETION_KEPT_MS - 10 * DAY_MS;

/**
 * [S5.11] Whether the server still remembers every deletion since a moment, by both clocks.
 * @param now by this device's clock, ms
 */
export function remembersSince({ here, there }: Meta["pulled"], at: number, now: number): boolean {
  const passed = Math.max(now - here, at - there);
  return passed <= CURSOR_KEPT_MS && now >= here - DELETION_KEPT_MS;
}

/** What a pull has to fetch. */
export interface Basis {
  /** Goes on from this version; null if everything is read. */
  cursor: number | null;
  /** Whether the server has lost what it had acknowledged: what was fetched before is not its state. */
  isAfterLoss: boolean;
  collectionsRead: number;
}

/** `deletions` for the records of deletions. */
type Source = StoredCollection | "deletions";

/** What a pull has fetched so far of the changes since a version, or of everything. */
export interface FetchedChanges {
  /**
   * Whether a pull that needs this can go on with what is fetched: it is what the pull needs, and the
   * server remembers every deletion since it began.
   */
  suits(basis: Basis, head: SyncState, now: number): boolean;
  /** Fetches the documents that a user document which has been read says have moved. */
  fetchDocuments(head: SyncState): Promise<void>;
  /**
   * Fetches the records of deletions, if any documents were fetched since the last time, or if the user
   * document says that there are new ones. If a document is deleted while others are read, its record
   * shows that the state has changed.
   */
  fetchDeletions(head: SyncState): Promise<void>;
  /** Fetches again from where something newer than this version was found. */
  fetchNewerThan(v: number): Promise<void>;
  /** The highest version of anything fetched. */
  newest(): number;
  /** The changed documents as the server has them; null for a deleted one. */
  rows(): StoredDoc[];
}

function nameOf({ cursor, isAfterLoss }: Basis): string {
  if (cursor !== null) return `since ${cursor}`;
  return isAfterLoss ? "all after a loss" : "all";
}

/**
 * [S5.36] Goes on with the pages that an earlier pull has kept, if they suit; otherwise begins anew. A
 * page goes into the database together with how far its collection is fetched, so that a killed app
 * neither misses a document nor reads it twice.
 */
export async function openFetchedChanges(
  context: SyncContext,
  basis: Basis,
  head: SyncState,
): Promise<FetchedChanges> {
  const { db, now } = context;
  const stored = await db.transaction("r", db.meta, db.fetchedPages, async () => {
    const checkpoint = await getMeta(db, "checkpoint", null);
    return checkpoint && { checkpoint, pages: await db.fetchedPages.toArray() };
  });
  if (stored) {
    const { begun, progress } = stored.checkpoint;
    const seen = Object.values(progress).flatMap(({ through, newest }) => [through, newest]);
    const hasGoneBack = head.v < Math.max(begun.v, ...seen);
    const kept = createFetchedChanges(context, basis, stored);
    if (kept.suits(basis, head, now()) && !hasGoneBack) return kept;
  }
  const checkpoint: Checkpoint = {
    id: crypto.randomUUID(),
    basis: nameOf(basis),
    begun: { v: head.v, here: now(), there: head.at },
    progress: {},
  };
  return createFetchedChanges(context, basis, { checkpoint, pages: [] });
}

function createFetchedChanges(
  context: SyncContext,
  basis: Basis,
  { checkpoint, pages }: { checkpoint: Checkpoint; pages: readonly FetchedPage[] },
): FetchedChanges {
  const { db, remote, pageSize = PAGE_SIZE } = context;
  const { cursor, collectionsRead } = basis;
  const { id, begun } = checkpoint;
  const progress = new Map(Object.entries(checkpoint.progress));
  /** Both by the id of a document's record of deletion. */
  const written = new Map<string, StoredDoc & { v: number }>();
  const deleted = new Map<string, number>();
  /** What was fetched of a source since its last kept page. */
  const notKept = new Map<Source, FetchedPage["rows"]>();
  let hasPages = pages.length > 0;
  let areDeletionsDue = false;

  function progressOf(source: Source): FetchProgress {
    const known = progress.get(source);
    if (known) return known;
    // [S5.34] A full read needs no records of earlier deletions.
    if (source === "deletions") return fetchedUpTo(cursor ?? begun.v);
    // So that a full read asks for each collection, even one that never moved.
    if (cursor === null) return fetchedUpTo(-1);
    // [S5.7] Skipped by an older app that didn't know this collection, whatever its cursor says.
    return fetchedUpTo(sinceOf(source) > collectionsRead ? 0 : cursor);
  }

  function take({ source, rows }: FetchedPage): void {
    for (const { id: docId, v, doc } of rows) {
      if (source === "deletions") {
        deleted.set(docId, Math.max(v, deleted.get(docId) ?? 0));
        continue;
      }
      const key = `${source}:${docId}`;
      if ((written.get(key)?.v ?? 0) <= v) {
        written.set(key, { collection: source, id: docId, v, doc });
      }
    }
  }

  async function keep(page: FetchedPage, reached: FetchProgress): Promise<void> {
    await engineTransaction(db, [db.fetchedPages], async () => {
      const stored = await getMeta(db, "checkpoint", null);
      const isOurs = stored?.id === id;
      // Another host has begun with pages of its own meanwhile, or applied a state.
      if (!isOurs && hasPages) return;
      if (!isOurs) await db.fetchedPages.clear();
      hasPages = true;
      await db.fetchedPages.add(page);
      // Only this source's progress: pages of the others may still be on their way to the disk.
      const others = isOurs ? stored.progress : {};
      const all = { ...others, [page.source]: reached };
      await putMeta(db, { checkpoint: { ...checkpoint, progress: all } });
    });
  }

  /** All pages of changes, in order of (v, id). */
  async function fetchAll(source: Source, head: number): Promise<void> {
    for (let isLast = false; !isLast;) {
      const before = progressOf(source);
      const docs = await remote.changesSince(db.kitchenId, source, before.after, pageSize);
      const last = docs.at(-1);
      isLast = !last || docs.length < pageSize;
      const newest = Math.max(before.newest, ...docs.map(({ fields }) => versionOf(fields)));
      await takePage(source, docs, {
        // The version as stored, even if no push has written it: otherwise the next page would be
        // this one again.
        after: last ? { v: Number(last.fields["v"]), id: last.id } : before.after,
        through: isLast ? Math.max(head, newest) : before.through,
        newest,
      });
    }
  }

  async function takePage(
    source: Source,
    docs: readonly RemoteDoc[],
    reached: FetchProgress,
  ): Promise<void> {
    const rows = docs.map(({ id: docId, fields }) => ({
      id: docId,
      v: versionOf(fields),
      doc:
        source === "deletions"
          ? null
          : fromRemote(context, { collection: source, id: docId }, fields),
    }));
    take({ source, rows });
    progress.set(source, reached);
    // How far a source is fetched reaches past its short pages, too: kept without them, a pull that goes
    // on there would never fetch them.
    const page = { source, rows: [...(notKept.get(source) ?? []), ...rows] };
    const isWorthKeeping = cursor === null ? page.rows.length > 0 : page.rows.length >= pageSize;
    notKept.set(source, isWorthKeeping ? [] : page.rows);
    if (isWorthKeeping) await keep(page, reached);
  }

  async function fetchDocumentsOf(
    sources: readonly StoredCollection[],
    head: number,
  ): Promise<void> {
    if (sources.length > 0) areDeletionsDue = true;
    await Promise.all(sources.map(async (source) => fetchAll(source, head)));
  }

  /** What must be fetched for the state of this user document. */
  function needed(source: Source, head: SyncState): number {
    return Math.min(lastMoved(head, source), head.v);
  }

  for (const page of pages) take(page);

  return {
    suits: (other, head, time) =>
      checkpoint.basis === nameOf(other) && remembersSince(begun, head.at, time),
    async fetchDocuments(head) {
      const sources = VERSIONED_COLLECTIONS.filter(
        (source) => progressOf(source).through < needed(source, head),
      );
      await fetchDocumentsOf(sources, head.v);
    },
    async fetchDeletions(head) {
      const isBehind = progressOf("deletions").through < needed("deletions", head);
      if (areDeletionsDue || isBehind) await fetchAll("deletions", head.v);
      areDeletionsDue = false;
    },
    async fetchNewerThan(v) {
      const sources = VERSIONED_COLLECTIONS.filter((source) => progressOf(source).newest > v);
      await fetchDocumentsOf(sources, v);
    },
    newest: () => Math.max(0, ...[...progress.values()].map(({ newest }) => newest)),
    rows: () => [
      ...[...written.values()].map(({ v: _v, ...row }) => row),
      ...[...deleted].flatMap(([record, v]): StoredDoc[] => {
        const ref = refOfDeletion(record);
        // It was written again since.
        const isOutdated = (written.get(record)?.v ?? 0) > v;
        return ref && !isOutdated ? [{ ...ref, doc: null }] : [];
      }),
    ],
  };
}

/** Everything up to a version is known. */
function fetchedUpTo(v: number): FetchProgress {
  return { after: { v }, through: v, newest: 0 };
}
