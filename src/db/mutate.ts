import type { Table } from "dexie";

import { STORED_COLLECTIONS } from "#domain/collections.ts";
import type { Intention, Invocation } from "#domain/mutations/define.ts";
import {
  isBulk,
  isForEveryone,
  isKnown,
  mutations,
  read,
  followUpOf,
  type MutationArgs,
  type MutationName,
} from "#domain/mutations/registry.ts";
import { retime } from "#domain/mutations/retime.ts";

import { forgetRefused, noteChoice } from "./avoided-memory.ts";
import { withConnection } from "./connection.ts";
import { readDocs, readStored, storedIn, storedRefs, toDocs, writeDocs } from "./document-store.ts";
import { assertNoNewerEngine, OutdatedEngineError } from "./engine-version.ts";
import { getMeta } from "./meta.ts";
import type { BaseRow, OutboxEntry, SimmerDb } from "./schema.ts";
import { readTimeForChanges } from "./server-time.ts";

/**
 * The synced tables, the outbox and its state: every transaction that writes a mutation spans them.
 */
export function mutationTables(db: SimmerDb) {
  return [...STORED_COLLECTIONS.map((name) => db.table(name)), db.base, db.outbox, db.meta];
}

/** What is written together with a mutation, or not at all; it may use `meta` and these tables. */
interface Beside {
  tables: readonly Table[];
  write(): Promise<void>;
}

/** A change of the cook's: the only write to synced tables, as `mutateAll` says. */
export async function mutate<N extends MutationName>(
  db: SimmerDb,
  name: N,
  args: MutationArgs<N>,
  beside?: Beside,
): Promise<void> {
  await mutateAll(db, [{ name, version: mutations[name].version, args }], beside);
}

/**
 * Applies mutations of one intention to this device's documents, one after the other, and queues them
 * for the server, with what they say to everyone: all of it or nothing, durably. Resolves when it is on
 * disk. Rejects, with nothing written, if the disk is full, the database is closed, arguments do not
 * fit their mutation, or `beside` rejects.
 * @throws OutdatedEngineError if a newer app has taken the database over
 */
export async function mutateAll(
  db: SimmerDb,
  invocations: readonly [Invocation, ...Invocation[]],
  beside: Beside = { tables: [], write: async () => {} },
): Promise<void> {
  const changes = invocations.map((change) => ({ ...change, id: crypto.randomUUID() }));
  const now = Date.now();
  /** The first one's seq in an earlier attempt whose result was lost; 0 for none. */
  let tried = 0;
  await store(db, () =>
    db.transaction("rw", [...mutationTables(db), ...beside.tables], async () => {
      const before = tried > 0 ? await db.outbox.get(tried) : undefined;
      if (before && before.id === changes[0]?.id) return;
      const storing = async () => {
        const at = await readTimeForChanges(db, now);
        const seqs: number[] = [];
        for (const { args, ...change } of changes) {
          const entry = { ...change, args: retime(args, now, at - now), at };
          seqs.push(await add(db, entry));
        }
        return seqs;
      };
      const [[seq = 0]] = await Promise.all([storing(), assertNoNewerEngine(db), beside.write()]);
      // If the first attempt had been rolled back, its seq would be free or taken by another mutation.
      // But the seq was used and has no row: a mutation was stored, sent and removed since, and it may
      // have been this one. At most once is better than twice.
      if (tried > 0 && seq > tried && !before) throw new Error("The change may be stored already.");
      tried = seq;
    }),
  );
}

/** Queues and applies a mutation within the caller's transaction. Resolves to its seq. */
async function add(db: SimmerDb, entry: Omit<OutboxEntry, "seq">): Promise<number> {
  const intention = read(entry);
  const [seq] = await Promise.all([
    queue(db, isBulk(entry) ? { ...entry, bulk: true } : entry),
    applyLocally(db, intention),
    noteChoice(db, entry),
  ]);
  await storeFollowUp(db, { ...entry, seq });
  return seq;
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

/**
 * Appends a mutation to the outbox, within the caller's transaction. Resolves to its seq. The seq is
 * higher than any seq ever sent, even if restored storage resets the auto-increment: the server would
 * treat a reused seq as a duplicate.
 */
export async function queue(db: SimmerDb, entry: Omit<OutboxEntry, "seq">): Promise<number> {
  const sentSeq = await getMeta(db, "sentSeq", 0);
  const queued = isForEveryone(entry) ? { ...entry, forEveryone: true as const } : entry;
  // Stores a copy: Dexie writes the seq into the object, and a retry must start without it.
  const seq = await db.outbox.add({ ...queued });
  if (seq > sentSeq) return seq;
  const moved: OutboxEntry = { ...queued, seq: sentSeq + 1 };
  await db.outbox.delete(seq);
  return db.outbox.put(moved);
}

/**
 * Queues mutations anew, behind all others, for the cook's own lane; those that are gone stay gone. Runs
 * within the caller's transaction. Resolves to them as they wait now.
 */
export async function requeue(
  db: SimmerDb,
  entries: readonly OutboxEntry[],
): Promise<OutboxEntry[]> {
  const queued: OutboxEntry[] = [];
  for (const { seq: before, bulk: _lane, ...entry } of entries) {
    // Another tab may have moved it already.
    if (!(await db.outbox.get(before))) continue;
    await db.outbox.delete(before);
    const seq = await queue(db, entry);
    await db.outbox.where("follows").equals(before).modify({ follows: seq });
    queued.push({ ...entry, seq });
  }
  return queued;
}

/**
 * Reapplies a parked change as a new mutation: locally at once, and queued for the server. A no-op if it
 * is no longer parked.
 */
export async function retryDeadLetter(db: SimmerDb, id: string): Promise<void> {
  await store(db, () =>
    db.transaction("rw", [...mutationTables(db), db.deadLetters], async () => {
      await assertNoNewerEngine(db);
      const parked = await db.deadLetters.get(id);
      if (!parked) return;
      const { reason: _reason, parkedAt: _parkedAt, ...change } = parked;
      const entry = { ...change, id: crypto.randomUUID() };
      // A newer app's mutation waits, without any effect, for a version that knows it.
      if (isKnown(entry)) await add(db, entry);
      else await queue(db, entry);
      await db.deadLetters.delete(id);
    }),
  );
}

/** Stores what a mutation says to everyone as one of its own, within the caller's transaction. */
async function storeFollowUp(db: SimmerDb, { seq, ...entry }: OutboxEntry): Promise<void> {
  const followUp = followUpOf(entry);
  if (!followUp) return;
  await queue(db, { ...entry, ...followUp, id: crypto.randomUUID(), follows: seq });
  await applyLocally(db, read(followUp));
}

/** Discards a parked change for good. */
export async function discardDeadLetter(db: SimmerDb, id: string): Promise<void> {
  await store(db, () =>
    db.transaction("rw", db.deadLetters, db.meta, db.users, async () => {
      await assertNoNewerEngine(db);
      const parked = await db.deadLetters.get(id);
      if (parked) await forgetRefused(db, parked);
      await db.deadLetters.delete(id);
    }),
  );
}

/**
 * Applies a mutation to the local documents optimistically, keeping the server's copy of each document
 * it changes. Runs within the caller's transaction.
 */
async function applyLocally(db: SimmerDb, intention: Intention): Promise<void> {
  const refs = storedRefs(intention.touches(db.kitchenId));
  const [before, kept] = await Promise.all([
    readDocs(db, refs),
    db.base.bulkGet(refs.map(({ collection, id }) => [collection, id])),
  ]);
  const changed = storedIn(intention.apply(toDocs(before.map(readStored)), db.kitchenId));
  const copies = before.filter((row) => isIn(changed, row) && !isIn(kept, row));
  await Promise.all([db.base.bulkPut(copies), writeDocs(db, changed)]);
}

type Ref = Pick<BaseRow, "collection" | "id">;

function isIn(refs: readonly (Ref | undefined)[], { collection, id }: Ref): boolean {
  return refs.some((ref) => ref?.collection === collection && ref.id === id);
}
