import type { Table } from "dexie";

import { assertNoNewerEngine, ENGINE_VERSION } from "#db/engine-version.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import type { Meta, OutboxEntry, SimmerDb, SyncPhase, SyncStatus } from "#db/schema.ts";
import { isKnown, MUTATIONS_KNOWN } from "#domain/mutations/registry.ts";

import { type Actor, NO_MUTATION, type LastMutation } from "./wire.ts";

/** This device's sync state: its own identity, and the last known server state. */
export interface LocalState extends Actor {
  cursor: number;
  sentSeq: number;
  acknowledged: LastMutation;
  pulled: Meta["pulled"];
  /** What waits in the outbox of the cook's own but for bulk, in order of seq. */
  entries: OutboxEntry[];
  /** The bulk that waits there, in order of seq. */
  bulk: OutboxEntry[];
  /** What waits there to be for everyone, in order of seq. */
  forEveryone: OutboxEntry[];
}

/**
 * [S12.1] Runs a job in a transaction that spans these tables and `meta`: every write of the engine is
 * made in one.
 * @throws OutdatedEngineError, with nothing written, if a newer engine has written here
 */
export async function engineTransaction<T>(
  db: SimmerDb,
  tables: readonly Table[],
  job: () => Promise<T>,
): Promise<T> {
  return db.transaction("rw", [db.meta, ...tables], async () => {
    if ((await assertNoNewerEngine(db)) < ENGINE_VERSION)
      await putMeta(db, { engineVersion: ENGINE_VERSION });
    return job();
  });
}

/** Gives a new database its client id. The id is deleted together with the data. */
export async function ensureClient(db: SimmerDb): Promise<void> {
  await engineTransaction(db, [], async () => {
    if (await getMeta(db, "clientId", null)) return;
    // An existing version stays: the pending mutations must still be rebased.
    const mutationVersion = await getMeta(db, "mutationVersion", MUTATIONS_KNOWN);
    await putMeta(db, { clientId: crypto.randomUUID(), mutationVersion });
  });
}

/** Reads within the caller's transaction, or in its own if there is none. */
export async function readLocal(db: SimmerDb): Promise<LocalState> {
  return db.transaction("r", db.meta, db.outbox, async () => {
    const [clientId, cursor, sentSeq, acknowledged, pulled, outbox] = await Promise.all([
      getMeta(db, "clientId", ""),
      getMeta(db, "cursor", 0),
      getMeta(db, "sentSeq", 0),
      getMeta(db, "acknowledged", NO_MUTATION),
      getMeta(db, "pulled", { here: 0, there: 0 }),
      db.outbox.orderBy("seq").toArray(),
    ]);
    if (clientId === "") throw new Error("The database has no client id yet.");
    const entries = outbox.filter(isNumbered);
    const bulk = outbox.filter((entry) => entry.bulk !== undefined);
    const forEveryone = outbox.filter((entry) => entry.forEveryone !== undefined);
    const by = db.accountUid;
    return { by, clientId, cursor, sentSeq, acknowledged, pulled, entries, bulk, forEveryone };
  });
}

/** Whether the last mutation id counts it: it neither is for everyone nor waits as bulk. */
export function isNumbered({ forEveryone, bulk }: OutboxEntry): boolean {
  return forEveryone === undefined && bulk === undefined;
}

/**
 * [S9.1] Records, before sending, that everything up to `seq` may reach the server. Resolves to false if
 * this storage's client id has changed meanwhile: nothing may be sent under the old one then.
 */
export async function noteSent(db: SimmerDb, clientId: string, seq: number): Promise<boolean> {
  return engineTransaction(db, [], async () => {
    if ((await getMeta(db, "clientId", "")) !== clientId) return false;
    if ((await getMeta(db, "sentSeq", 0)) < seq) await putMeta(db, { sentSeq: seq });
    return true;
  });
}

/**
 * Whether a failure means that the app itself has closed the database: at sign-out, or for a newer
 * app [S12.6]. If the browser closes the database, it can be opened again.
 */
export function isClosed(db: SimmerDb, error: unknown): boolean {
  return error instanceof Error && error.name === "DatabaseClosedError" && db.hasBeenClosed();
}

/**
 * Whether anything is left to send, photos as well, or has been sent and is still to be pulled.
 * Mutations unknown to this version wait for one that knows them.
 */
export async function isAnythingLeft(db: SimmerDb): Promise<boolean> {
  return db.transaction("r", db.meta, db.outbox, db.photos, async () => {
    const { seq } = await getMeta(db, "acknowledged", NO_MUTATION);
    const isLeft = (entry: OutboxEntry) =>
      isKnown(entry) || (isNumbered(entry) && entry.seq <= seq);
    const photos = await db.photos.where("state").equals("waiting").count();
    return photos > 0 || (await db.outbox.filter(isLeft).count()) > 0;
  });
}

/**
 * Stores the sync's state for screens. "Idle" means that both sides are equal at `now`, ms: it is not
 * stored while anything is left.
 */
export async function storeStatus(
  db: SimmerDb,
  phase: SyncPhase,
  now: number,
  message?: string,
): Promise<void> {
  await engineTransaction(db, [db.outbox, db.photos], async () => {
    if (phase === "idle" && (await isAnythingLeft(db))) return;
    const before: SyncStatus | null = await getMeta(db, "status", { phase, lastSyncAt: 0 });
    const status = { phase, lastSyncAt: phase === "idle" ? now : (before?.lastSyncAt ?? 0) };
    await putMeta(db, { status: message === undefined ? status : { ...status, message } });
  });
}
