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
 * In the transactions below, results are taken by `then`. At each `await` Dexie leaves its zone and
 * enters it again, which took a fifth of a mutation's processor time.
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
  /** The seq it had in an earlier try whose result was lost; 0 for none. */
  let tried = 0;
  const attempt = (transaction: Transaction, before?: OutboxEntry): PromiseLike<unknown> => {
    const queued = readGuards(db)
      .then((guards) => {
        refuseNewer(guards.engineVersion);
        return append(db, entry, guards);
      })
      .then((seq) => {
        // If the first try had been undone, its seq would be free, or another mutation would have it.
        // But the seq was used, and nothing is there: a mutation was stored, sent and removed since,
        // and nothing tells whether it was this one. Better not done than done twice.
        if (tried > 0 && seq > tried && !before)
          throw new Error("The change may be stored already.");
        tried = seq;
        return undefined;
      });
    const applied = applyLocally(db, intention);
    const noted = noteChoice(db, entry);
    // These run side by side: one after the other would cost one more trip to the disk's process.
    return Promise.all([queued, applied, noted]).then(([, { changed, rows, writing }]) => {
      // A transaction within another one ends with that, and others may write in it.
      const told =
        !transaction.parent &&
        commit(db, transaction.idbtrans, { changed, rows: 1 + rows + (noted ? 1 : 0) });
      // A device that turns out to be full while it stores the transaction may leave single rows
      // without any answer, in Chromium. The transaction always has one, and is awaited by Dexie.
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
 * Has the disk store the transaction as soon as the browser has taken all of its rows, without another
 * trip for the answers. Where Dexie still holds a row back, or the browser has not taken one or could
 * not write it, nothing is told: the answers are waited for, and a failure among them undoes all.
 * Nothing that may throw comes after this, or it would report as failed what is stored. Returns whether
 * the disk has been told.
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

/** What a transaction looks at in `meta` before it queues a mutation. */
type Guards = Pick<Meta, "engineVersion" | "pulled" | "sentSeq">;

/**
 * Reads them in one request, as what stands in `meta` from the first of their keys to the last: the
 * few small rows between them cost less than two requests more.
 */
function readGuards(db: SimmerDb): PromiseLike<Guards> {
  const range = db.meta.where("key").between("engineVersion", "sentSeq", true, true);
  return range.toArray().then((rows) => {
    const guards: Guards = { engineVersion: 0, pulled: { here: 0, there: 0 }, sentSeq: 0 };
    for (const { key, value } of rows) if (key in guards) Object.assign(guards, { [key]: value });
    return guards;
  });
}

/**
 * Appends a mutation to the outbox, within the caller's transaction. Resolves to its seq. The seq
 * comes after every seq that was ever sent, even if a restored storage makes the browser count from
 * one again: the server would take a reused seq for a mutation that it already has.
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
  // Stores a copy: Dexie writes the seq into the object, and a second try must start without it.
  return db.outbox.add({ ...queued }).then((seq) => {
    if (seq > sentSeq) return seq;
    const moved: OutboxEntry = { ...queued, seq: sentSeq + 1 };
    return db.outbox.delete(seq).then(() => db.outbox.put(moved));
  });
}

/**
 * Does a parked change again as a new one: on this device at once, and queued for the server. A
 * change that is no longer parked is ignored.
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
 * Lays a mutation over the local documents, keeping the server's copy of each document it changes.
 * Resolves once all of it is requested of the disk; `writing` resolves when it is written.
 */
function applyLocally(
  db: SimmerDb,
  intention: Intention,
): PromiseLike<{ changed: StoredDoc[]; rows: number; writing: Promise<unknown> }> {
  const refs = storedRefs(intention.touches(db.uid));
  // Whether there are copies is enough, and less to read than what is in them.
  const copies = refs.map(({ collection, id }) =>
    db.base.where("[collection+id]").equals([collection, id]).count(),
  );
  return Promise.all([readDocs(db, refs), Promise.all(copies)]).then(([before, counts]) => {
    const kept = refs.filter((_, index) => counts[index] !== 0);
    const changed = storedIn(intention.apply(toDocs(before.map(readStored)), db.uid));
    const copied = before.filter((row) => isIn(changed, row) && !isIn(kept, row));
    const copying = copied.length > 0 ? [db.base.bulkPut(copied)] : [];
    const writing = Promise.all([...copying, writeDocs(db, changed)]);
    // Who waits for it comes later, or not at all.
    writing.catch(() => undefined);
    expectChanges(db, changed);
    return { changed, rows: copied.length + changed.length, writing };
  });
}

/** Screens are about to read what has changed: it is held to its shape while the disk is busy. */
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
