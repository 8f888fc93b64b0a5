import { STORED_COLLECTIONS } from "#domain/collections.ts";
import type { Intention } from "#domain/mutations/define.ts";
import {
  isKnown,
  mutations,
  read,
  type MutationArgs,
  type MutationName,
} from "#domain/mutations/registry.ts";

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
import { assertNoNewerEngine, OutdatedEngineError } from "./engine-version.ts";
import type { BaseRow, OutboxEntry, SimmerDb } from "./schema.ts";

/**
 * The synced tables, the outbox and its state: every transaction that writes a mutation spans them.
 */
export function mutationTables(db: SimmerDb) {
  return [...STORED_COLLECTIONS.map((name) => db.table(name)), db.base, db.outbox, db.meta];
}

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
  await store(db, () =>
    db.transaction("rw", mutationTables(db), async () => {
      const before = tried > 0 ? await db.outbox.get(tried) : undefined;
      if (before?.id === entry.id) return;
      // These run side by side: awaiting each step by itself would cost one more trip to the disk's
      // process.
      const [seq] = await Promise.all([
        queue(db, entry),
        applyLocally(db, intention),
        assertNoNewerEngine(db),
      ]);
      // If the first try had been undone, its seq would be free, or another mutation would have it.
      // But the seq was used, and nothing is there: a mutation was stored, sent and removed since,
      // and nothing tells whether it was this one. Better not done than done twice.
      if (tried > 0 && seq > tried && !before) throw new Error("The change may be stored already.");
      tried = seq;
    }),
  );
}

/** [S12.3] Runs a transaction that writes a mutation, or changes the decision about one. */
async function store(db: SimmerDb, write: () => Promise<void>): Promise<void> {
  try {
    await withConnection(db, write);
  } catch (error) {
    if (error instanceof OutdatedEngineError) db.outdate();
    throw error;
  }
}

/**
 * Appends a mutation to the outbox, within the caller's transaction. Resolves to its seq. The seq
 * comes after every seq that was ever sent, even if a restored storage makes the browser count from
 * one again: the server would take a reused seq for a mutation that it already has.
 */
export async function queue(db: SimmerDb, entry: Omit<OutboxEntry, "seq">): Promise<number> {
  // Stores a copy: Dexie writes the seq into the object, and a second try must start without it.
  const [sent, pulled] = await db.meta.bulkGet(["sentSeq", "pulled"]);
  const there = pulled?.key === "pulled" ? pulled.value.there : 0;
  const queued = there > 0 ? { seen: there, ...entry } : { ...entry };
  const seq = await db.outbox.add({ ...queued });
  if (sent?.key !== "sentSeq" || seq > sent.value) return seq;
  await db.outbox.delete(seq);
  const moved: OutboxEntry = { ...queued, seq: sent.value + 1 };
  return db.outbox.put(moved);
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
      if (isKnown(entry)) await applyLocally(db, read(entry));
      await queue(db, entry);
      await db.parked.delete(id);
    }),
  );
}

/** Discards a parked change for good. */
export async function discardParked(db: SimmerDb, id: string): Promise<void> {
  await store(db, () =>
    db.transaction("rw", db.parked, db.meta, async () => {
      await assertNoNewerEngine(db);
      await db.parked.delete(id);
    }),
  );
}

/**
 * Lays a mutation over the local documents, keeping the server's copy of each document it changes.
 */
async function applyLocally(db: SimmerDb, intention: Intention): Promise<void> {
  const refs = storedRefs(intention.touches(db.uid));
  const [before, kept] = await Promise.all([
    readDocs(db, refs),
    db.base.bulkGet(refs.map(({ collection, id }) => [collection, id])),
  ]);
  const changed = storedIn(intention.apply(toDocs(before.map(readStored)), db.uid));
  if (changed.length === 0) return;
  await Promise.all([
    db.base.bulkPut(missingCopies(before, kept, changed)),
    writeDocs(db, changed),
  ]);
}

/** The server's copies of the documents that are about to change, unless they are kept already. */
function missingCopies(
  before: readonly StoredDoc[],
  kept: readonly (BaseRow | undefined)[],
  changed: readonly StoredDoc[],
): BaseRow[] {
  const isIn = (rows: readonly (BaseRow | undefined)[], { collection, id }: StoredDoc) =>
    rows.some((row) => row?.collection === collection && row.id === id);
  return before.filter((row) => isIn(changed, row) && !isIn(kept, row));
}
