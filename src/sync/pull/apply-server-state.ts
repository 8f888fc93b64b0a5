import { noteServerState } from "#db/avoided-memory.ts";
import {
  readDocs,
  readIds,
  readStored,
  storedIn,
  storedRefs,
  toDocs,
  writeDocs,
  type StoredDoc,
} from "#db/document-store.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import { mutationTables } from "#db/mutate.ts";
import type { BaseRow, Meta, OutboxEntry, SimmerDb } from "#db/schema.ts";
import { OWN_COLLECTIONS } from "#domain/collections.ts";
import type { DocRef } from "#domain/mutations/define.ts";
import { MUTATIONS_KNOWN } from "#domain/mutations/registry.ts";
import { judgeLastMutation, passedBy, passedByUnrecognized } from "#sync/protocol/last-mutation.ts";
import { engineTransaction, readLocal, type LocalState } from "#sync/protocol/local.ts";
import { NO_MUTATION, type LastMutation } from "#sync/protocol/wire.ts";

import { dependentOn, keyOf, rebase, touched } from "./rebase.ts";

/** One consistent server state, or the changes in it, to be applied to this device. */
export interface FetchedState {
  /** The local state that this was fetched for. Applied to any other, it would mix two moments. */
  from: Pick<LocalState, "clientId" | "cursor" | "acknowledged">;
  cursor: number;
  /** This client's last mutation id in that state. */
  lastMutation: LastMutation;
  /** The server's copies of the documents that changed; null for a deleted one. */
  rows: readonly StoredDoc[];
  /**
   * Whether `rows` is everything the cook has; then a document that is missing in it is deleted.
   */
  whole: boolean;
  /** When it was fetched. */
  pulled: Meta["pulled"];
  meta?: Partial<Meta>;
}

function isSameMoment(local: LocalState, from: FetchedState["from"]): boolean {
  return (
    local.clientId === from.clientId &&
    local.cursor === from.cursor &&
    local.acknowledged.seq === from.acknowledged.seq
  );
}

/**
 * [S1.1] [S4.1] [S5.2] Applies a server state in one transaction: its rows, its cursor, and the removal
 * of the mutations it contains; then rebases the pending mutations onto it. Resolves to false, with
 * nothing written, if this device has moved on since the state was fetched.
 */
export async function applyServerState(db: SimmerDb, fetched: FetchedState): Promise<boolean> {
  const tables = [...mutationTables(db), db.deadLetters, db.fetchedPages];
  return engineTransaction(db, tables, async () => {
    const local = await readLocal(db);
    if (!isSameMoment(local, fetched.from)) return false;
    const { lastMutation, cursor, pulled, meta, rows } = fetched;
    const isUnrecognized = judgeLastMutation({ v: cursor, lastMutation }, local) === "foreign";
    const passed = isUnrecognized
      ? passedByUnrecognized(lastMutation, local)
      : passedBy(lastMutation, local);
    const parked = passed.filter(({ refused }) => refused !== undefined);
    await park(db, parked, pulled.here);
    const said = local.forEveryone.filter(({ doneAt = Infinity }) => doneAt <= cursor);
    const expected = await expectMeals(db, { passed, said }, rows);
    const left = [...passed, ...said, ...followUpOf(parked, local.forEveryone)];
    const gone = new Set(left.map(({ seq }) => seq));
    await db.outbox.bulkDelete([...gone]);
    const pending = [...local.entries, ...local.bulk, ...local.forEveryone]
      .filter(({ seq }) => !gone.has(seq))
      .toSorted((a, b) => a.seq - b.seq);
    const isThisVersion =
      (await getMeta(db, "mutationVersion", MUTATIONS_KNOWN)) === MUTATIONS_KNOWN;
    await settle(db, { ...fetched, rows: [...rows, ...expected.rows] }, pending, {
      left: isThisVersion ? left : null,
    });
    await putMeta(db, {
      cursor,
      pulled,
      mutationVersion: MUTATIONS_KNOWN,
      ...meta,
      ...expected.meta,
      ...(isUnrecognized
        ? { clientId: crypto.randomUUID(), sentSeq: 0, acknowledged: NO_MUTATION }
        : { acknowledged: { seq: lastMutation.seq, id: lastMutation.id } }),
    });
    await noteServerState(db, cursor);
    if (await getMeta(db, "checkpoint", null)) {
      await db.fetchedPages.clear();
      await db.meta.delete("checkpoint");
    }
    return true;
  });
}

/**
 * [S7.38] What goes with parked changes, as their retry says it again. An uncertain one may have been
 * done, so what it says to everyone is said.
 */
function followUpOf(
  parked: readonly OutboxEntry[],
  forEveryone: readonly OutboxEntry[],
): OutboxEntry[] {
  const refused = new Set(
    parked.filter((entry) => entry.refused !== "uncertain").map(({ seq }) => seq),
  );
  return forEveryone.filter(({ follows }) => follows !== undefined && refused.has(follows));
}

/**
 * [S4.5] Updates shared meals of which what was said leaves the overlay, if the fetched state does not
 * hold them. Until they are read again, this device shows its own copies with that applied.
 */
async function expectMeals(
  db: SimmerDb,
  { passed, said }: { passed: readonly OutboxEntry[]; said: readonly OutboxEntry[] },
  fetched: readonly StoredDoc[],
): Promise<{ rows: StoredDoc[]; meta: Partial<Meta> }> {
  if (said.length === 0) return { rows: [], meta: {} };
  // A heart is counted by the cook's own favourites, which may leave the overlay at the same time.
  const applied = [...passed, ...said].toSorted((a, b) => a.seq - b.seq);
  const refs = touched(applied, db.kitchenId);
  const meals = refs.filter(({ collection }) => collection === "aiMeals");
  const [shown, kept, moves, stale] = await Promise.all([
    readDocs(db, refs),
    db.base.bulkGet(storedRefs(refs).map(({ collection, id }) => [collection, id])),
    getMeta(db, "sharedMealsMoves", 0),
    getMeta(db, "sharedMealsStale", []),
  ]);
  const server = [...shown, ...kept.filter((row) => row !== undefined)].map(readStored);
  const { aiMeals = {} } = rebase(toDocs(server), applied, db.kitchenId);
  const known = new Set(fetched.map(keyOf));
  const isOpen = (ref: DocRef) => !known.has(keyOf(ref));
  return {
    rows: storedIn({ aiMeals }).filter(isOpen),
    meta: {
      sharedMealsMoves: moves + 1,
      sharedMealsStale: [...new Set([...stale, ...meals.filter(isOpen).map(({ id }) => id)])],
    },
  };
}

/** Keeps refused mutations for the cook, within the caller's transaction. */
export async function park(
  db: SimmerDb,
  refused: readonly OutboxEntry[],
  now: number,
): Promise<void> {
  await db.deadLetters.bulkPut(
    refused.map((entry) => {
      const { seq: _seq, refused: reason = "denied", ...rest } = entry;
      const { forEveryone: _lane, bulk: _bulk, follows: _follows, ...change } = rest;
      return { ...change, parkedAt: now, reason };
    }),
  );
}

/**
 * Applies the outbox to the server's copies: the new ones, and those stored before. Unless everything
 * is new, only the documents that `rows` and `left` concern are read, so that a long outbox does not
 * make each of its batches dear.
 * @param left the mutations that left the outbox; null if others may have changed in it
 */
async function settle(
  db: SimmerDb,
  { rows, whole }: Pick<FetchedState, "rows" | "whole">,
  outbox: readonly OutboxEntry[],
  { left }: { left: readonly OutboxEntry[] | null },
): Promise<void> {
  const { kitchenId } = db;
  // What was shown of a mutation is all of it, whatever became of it since.
  const shown = left?.map(({ refused: _refused, ...entry }) => entry);
  const concerned = whole || !shown ? null : [...rows, ...touched(shown, kitchenId)];
  const pending = concerned
    ? dependentOn(new Set(concerned.map(keyOf)), outbox, kitchenId)
    : outbox;
  const refs = touched(pending, kitchenId);
  const server = new Map<string, StoredDoc>();
  const kept = new Set<string>();
  for (const row of await readBase(db, concerned && [...concerned, ...refs])) {
    kept.add(keyOf(row));
    server.set(keyOf(row), whole && isOwn(row) ? { ...row, doc: null } : row);
  }
  if (whole) for (const row of await rowsGone(db)) server.set(keyOf(row), row);
  for (const row of rows) server.set(keyOf(row), row);
  const keys = new Set(refs.map(keyOf));
  const unchanged = await readDocs(
    db,
    refs.filter((ref) => !server.has(keyOf(ref))),
  );
  const known = new Map([...server, ...unchanged.map((row) => [keyOf(row), row] as const)]);

  const before = [...known.values()].filter((row) => keys.has(keyOf(row))).map(readStored);
  const changed = storedIn(rebase(toDocs(before), pending, db.kitchenId));
  const changedKeys = new Set(changed.map(keyOf));
  const settled = [...server].filter(([key]) => !changedKeys.has(key)).map(([, row]) => row);
  await writeDocs(db, [...settled, ...(await withoutShown(db, changed))]);
  await db.base.bulkDelete(
    settled.filter((row) => kept.has(keyOf(row))).map(({ collection, id }) => [collection, id]),
  );
  const news = whole ? changedKeys : new Set(rows.map(keyOf));
  const toKeep = changed.filter((row) => news.has(keyOf(row)) || !kept.has(keyOf(row)));
  await db.base.bulkPut(
    toKeep.map(({ collection, id }) => ({
      collection,
      id,
      doc: known.get(keyOf({ collection, id }))?.doc ?? null,
    })),
  );
}

/** The server's copies of these documents, of those that are kept; all of them for null. */
async function readBase(db: SimmerDb, refs: readonly DocRef[] | null): Promise<BaseRow[]> {
  if (!refs) return db.base.toArray();
  const byKey = new Map(storedRefs(refs).map((ref) => [keyOf(ref), ref]));
  const rows = await db.base.bulkGet(
    [...byKey.values()].map(({ collection, id }) => [collection, id]),
  );
  return rows.filter((row) => row !== undefined);
}

/** Skips unchanged rows. With a long outbox most are unchanged, and writing them is slow. */
async function withoutShown(db: SimmerDb, changed: readonly StoredDoc[]): Promise<StoredDoc[]> {
  const shown = new Map((await readDocs(db, changed)).map((row) => [keyOf(row), row.doc]));
  return changed.filter((row) => JSON.stringify(shown.get(keyOf(row))) !== JSON.stringify(row.doc));
}

/** A whole server state holds every such document; of shared meals, the device keeps only some. */
function isOwn({ collection }: StoredDoc): boolean {
  return OWN_COLLECTIONS.includes(collection);
}

/** All of the cook's own documents, as deleted ones. */
async function rowsGone(db: SimmerDb): Promise<StoredDoc[]> {
  const read = OWN_COLLECTIONS.map(async (collection) =>
    (await readIds(db, collection)).map((id) => ({ collection, id, doc: null })),
  );
  return (await Promise.all(read)).flat();
}

/** Rebases the pending mutations onto the same server state, after their list has changed. */
export async function rebaseAfter(db: SimmerDb, change: () => Promise<void>): Promise<void> {
  await engineTransaction(db, [...mutationTables(db), db.deadLetters], async () => {
    await change();
    const outbox = await db.outbox.orderBy("seq").toArray();
    await settle(db, { rows: [], whole: false }, outbox, { left: null });
    await putMeta(db, { mutationVersion: MUTATIONS_KNOWN });
  });
}

/**
 * Rebases after an update of the app: it may know mutations that the last version did not, or apply
 * them differently.
 */
export async function rebaseForThisVersion(db: SimmerDb): Promise<void> {
  if ((await getMeta(db, "mutationVersion", MUTATIONS_KNOWN)) === MUTATIONS_KNOWN) return;
  await rebaseAfter(db, async () => undefined);
}
