import type { Transaction } from "dexie";

import { STORED_COLLECTIONS } from "#domain/collections.ts";
import type { Intention } from "#domain/mutations/define.ts";
import {
  isKnown,
  mutations,
  read,
  type MutationArgs,
  type MutationName,
} from "#domain/mutations/registry.ts";

import { forgetRefused, noteChoice } from "./avoided-memory.ts";
import { withConnection } from "./connection.ts";
import {
  readDocs,
  readStored,
  storedIn,
  storedRefs,
  toDocs,
  writeDocs,
  type StoredDoc,
} from "./document-store.ts";
import { assertNoNewerEngine, OutdatedEngineError, refuseNewer } from "./engine-version.ts";
import { expectChange } from "./followed-lists.ts";
import { keepWhenStored } from "./just-stored.ts";
import { rowsTaken } from "./open-transactions.ts";
import type { BaseRow, Meta, OutboxEntry, SimmerDb } from "./schema.ts";

/**
 * The synced tables, the outbox and its state: every transaction that writes a mutation spans them.
 */
export function mutationTables(db: SimmerDb) {
  return [...STORED_COLLECTIONS.map((name) => db.table(name)), db.base, db.outbox, db.meta];
}

/*
 * The transactions below use `then`: at each native `await` Dexie leaves and re-enters its zone, which
 * took a fifth of a mutation's CPU time.
 */

/**
 * The only write to synced tables: applies a mutation to this device's documents and queues it for
 * the server, both or neither, durably. Resolves when it is on disk. Rejects, with nothing written,
 * if the disk is full, the database is closed, or the arguments do not fit the mutation.
 * @throws OutdatedEngineError if a newer app has taken the database over
 */
export async function mutate<N extends MutationName>(
  db: SimmerDb,
  name: N,
  args: MutationArgs<N>,
): Promise<void> {
  const { version } = mutations[name];
  const entry = { id: crypto.randomUUID(), name, version, args, at: Date.now() };
  const intention = read(entry);
  /** Its seq in an earlier attempt whose result was lost; 0 for none. */
  let tried = 0;
  const attempt = (transaction: Transaction, before?: OutboxEntry): PromiseLike<unknown> => {
    const queued = readGuards(db)
      .then((guards) => {
        refuseNewer(guards.engineVersion);
        return append(db, entry, guards);
      })
      .then((seq) => {
        // If the first attempt had been rolled back, its seq would be free or taken by another mutation.
        // But the seq was used and has no row: a mutation was stored, sent and removed since, and it may
        // have been this one. At most once is better than twice.
        if (tried > 0 && seq > tried && !before)
          throw new Error("The change may be stored already.");
        tried = seq;
        return undefined;
      });
    const applied = applyLocally(db, intention);
    const noted = noteChoice(db, entry);
    // Concurrently, which saves a round trip to the storage process.
    return Promise.all([queued, applied, noted]).then(([, { changed, rows, writing }]) => {
      // A nested transaction commits with its parent, which may write more.
      const told =
        !transaction.parent &&
        commit(db, transaction.idbtrans, { changed, rows: 1 + rows + (noted ? 1 : 0) });
      // In Chromium, individual requests may never complete if the disk turns out to be full during
      // commit. The transaction always does, and Dexie awaits it.
      return told ? undefined : writing;
    });
  };
  await store(db, () =>
    db.transaction("rw", mutationTables(db), (transaction) => {
      if (tried === 0) return attempt(transaction);
      return db.outbox
        .get(tried)
        .then((before) => (before?.id === entry.id ? undefined : attempt(transaction, before)));
    }),
  );
}

/**
 * Commits the transaction explicitly as soon as the browser has accepted all of its requests, saving the
 * round trip for their results. If Dexie still holds a row back, or the browser has refused one, it
 * doesn't commit: the results are awaited, and a failure rolls everything back. Nothing after this may
 * throw, or a stored mutation would be reported as failed. Returns whether it committed.
 */
function commit(
  db: SimmerDb,
  transaction: IDBTransaction,
  { changed, rows }: { changed: readonly StoredDoc[]; rows: number },
): boolean {
  keepWhenStored(db, transaction, changed);
  if (rowsTaken(transaction) !== rows) return false;
  transaction.commit();
  return true;
}

/** [S12.3] Runs a transaction that writes a mutation, or changes the decision about one. */
async function store(db: SimmerDb, write: () => Promise<unknown>): Promise<void> {
  try {
    await withConnection(db, write);
  } catch (error) {
    if (error instanceof OutdatedEngineError) db.outdate();
    throw error;
  }
}

/** The `meta` values that a transaction needs before it queues a mutation. */
type Guards = Pick<Meta, "engineVersion" | "pulled" | "sentSeq">;

/** Reads them in one range request: the few small rows in between cost less than two more requests. */
function readGuards(db: SimmerDb): PromiseLike<Guards> {
  const range = db.meta.where("key").between("engineVersion", "sentSeq", true, true);
  return range.toArray().then((rows) => {
    const guards: Guards = { engineVersion: 0, pulled: { here: 0, there: 0 }, sentSeq: 0 };
    for (const { key, value } of rows) if (key in guards) Object.assign(guards, { [key]: value });
    return guards;
  });
}

/**
 * Appends a mutation to the outbox, within the caller's transaction. Resolves to its seq. The seq is
 * higher than any seq ever sent, even if restored storage resets the auto-increment: the server would
 * treat a reused seq as a duplicate.
 */
export function queue(db: SimmerDb, entry: Omit<OutboxEntry, "seq">): PromiseLike<number> {
  return readGuards(db).then((guards) => append(db, entry, guards));
}

function append(
  db: SimmerDb,
  entry: Omit<OutboxEntry, "seq">,
  { pulled, sentSeq }: Guards,
): PromiseLike<number> {
  const queued = pulled.there > 0 ? { seen: pulled.there, ...entry } : { ...entry };
  // Stores a copy: Dexie writes the seq into the object, and a retry must start without it.
  return db.outbox.add({ ...queued }).then((seq) => {
    if (seq > sentSeq) return seq;
    const moved: OutboxEntry = { ...queued, seq: sentSeq + 1 };
    return db.outbox.delete(seq).then(() => db.outbox.put(moved));
  });
}

/**
 * Reapplies a parked change as a new mutation: locally at once, and queued for the server. A no-op if it
 * is no longer parked.
 */
export async function retryParked(db: SimmerDb, id: string): Promise<void> {
  await store(db, () =>
    db.transaction("rw", [...mutationTables(db), db.parked], async () => {
      await assertNoNewerEngine(db);
      const parked = await db.parked.get(id);
      if (!parked) return;
      const { reason: _reason, parkedAt: _parkedAt, ...change } = parked;
      // The cook acted long before this device's latest server time, so that time is no bound for
      // the change's times.
      const entry = { seen: 0, ...change, id: crypto.randomUUID() };
      // A newer app's mutation waits, without any effect, for a version that knows it.
      if (isKnown(entry)) {
        const { writing } = await applyLocally(db, read(entry));
        await writing;
        await noteChoice(db, entry);
      }
      await queue(db, entry);
      await db.parked.delete(id);
    }),
  );
}

/** Discards a parked change for good. */
export async function discardParked(db: SimmerDb, id: string): Promise<void> {
  await store(db, () =>
    db.transaction("rw", db.parked, db.meta, db.users, async () => {
      await assertNoNewerEngine(db);
      const parked = await db.parked.get(id);
      if (parked) await forgetRefused(db, parked);
      await db.parked.delete(id);
    }),
  );
}

/**
 * Applies a mutation to the local documents optimistically, keeping the server's copy of each document
 * it changes. Resolves once all writes are requested; `writing` resolves when they have succeeded.
 */
function applyLocally(
  db: SimmerDb,
  intention: Intention,
): PromiseLike<{ changed: StoredDoc[]; rows: number; writing: Promise<unknown> }> {
  const refs = storedRefs(intention.touches(db.uid));
  // Existence of the copies is enough, and cheaper than reading them.
  const copies = refs.map(({ collection, id }) =>
    db.base.where("[collection+id]").equals([collection, id]).count(),
  );
  return Promise.all([readDocs(db, refs), Promise.all(copies)]).then(([before, counts]) => {
    const kept = refs.filter((_, index) => counts[index] !== 0);
    const changed = storedIn(intention.apply(toDocs(before.map(readStored)), db.uid));
    const copied = before.filter((row) => isIn(changed, row) && !isIn(kept, row));
    const copying = copied.length > 0 ? [db.base.bulkPut(copied)] : [];
    const writing = Promise.all([...copying, writeDocs(db, changed)]);
    // It may be awaited later or never, so rejections are handled here.
    writing.catch(() => undefined);
    expectChanges(db, changed);
    return { changed, rows: copied.length + changed.length, writing };
  });
}

/** Screens are about to read the result: it is parsed now, while the disk is busy. */
function expectChanges(db: SimmerDb, changed: readonly StoredDoc[]): void {
  for (const row of changed) {
    readStored(row);
    expectChange(db, row.collection, row.id);
  }
}

type Ref = Pick<BaseRow, "collection" | "id">;

function isIn(refs: readonly Ref[], { collection, id }: Ref): boolean {
  return refs.some((ref) => ref.collection === collection && ref.id === id);
}
