import { IDBFactory, IDBKeyRange } from "fake-indexeddb";

import { OutdatedEngineError } from "#db/engine-version.ts";
import { openDatabase, type OutboxEntry, type SimmerDb } from "#db/schema.ts";
import { createLink, createMemoryRemote, type Link } from "#sync/doubles/memory-remote.ts";
import type { MemoryServer } from "#sync/doubles/memory-server.ts";
import { startEngine } from "#sync/engine/engine.ts";
import { ensureClient } from "#sync/protocol/local.ts";
import { rebaseForThisVersion } from "#sync/pull/apply-server-state.ts";
import type { Fields, Remote } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { createMutex, startProcess, type Mutex, type Process } from "./process.ts";

/** Small, so that any longer pull has several pages, and pages end within a version. */
const PAGE_SIZE = 2;

/**
 * A limit far above the about two thousand boundaries that processes pass between two checks. A process
 * that passes more is in an endless loop.
 */
const BOUNDARIES_MAX = 20_000;

/** What the databases of several cooks on one device share. */
export interface Machine {
  /** The cook who is signed in. */
  uid: string;
  offline: boolean;
  clock: number;
}

/** A cook's database on a device, and the processes that have it open. */
export interface Home {
  uid: string;
  machine: Machine;
  /** Whether its app is an older version that doesn't record what its pushes move. */
  isOlder: boolean;
  storage: IDBFactory;
  mutex: Mutex;
  /** Lets the test read the storage without any of the processes. */
  inspector: SimmerDb;
  /**
   * Which mutation has or had a seq in this storage, recorded at each commit: within one push,
   * mutations are queued, move behind others and are sent before the test can look.
   */
  seqs: Map<number, OutboxEntry>;
  tabs: (Host | undefined)[];
  /** Whether the storage has changed since the last check. */
  isDirty: boolean;
  /** The cursor at the last check. */
  cursor: number;
  snapshot: Snapshot | null;
  /** The boundaries that its processes have passed, by kind; and the one at which to die. */
  boundaries: string[];
  diesAt: number | null;
  /** How many there were at the last check of the storage. */
  boundariesSeen: number;
}

/** A tab: its worker, and the page that writes to the same database. */
export interface Host {
  process: Process;
  link: Link;
  context: SyncContext;
  /** Tells the engine that the network has changed. */
  signal(): void;
  startEngine(): void;
}

export interface Snapshot {
  tables: Map<string, { keys: unknown[]; rows: unknown[] }>;
  seqs: Map<number, OutboxEntry>;
}

export function createHome(uid: string, machine: Machine, isOlder: boolean): Home {
  return {
    uid,
    machine,
    isOlder,
    mutex: createMutex(),
    ...createStorage(uid),
    seqs: new Map(),
    tabs: [],
    isDirty: true,
    cursor: 0,
    snapshot: null,
    boundaries: [],
    diesAt: null,
    boundariesSeen: 0,
  };
}

function createStorage(uid: string): Pick<Home, "storage" | "inspector"> {
  const storage = new IDBFactory();
  const inspector = openDatabase(uid, { indexedDB: storage, IDBKeyRange });
  return { storage, inspector };
}

/** Whether its processes never become idle, in which case they are killed. */
export function isRestless({ boundaries, boundariesSeen }: Home): boolean {
  return boundaries.length - boundariesSeen > BOUNDARIES_MAX;
}

/** Records a mutation's place in the queue; its previous place becomes empty. */
export function placeInQueue({ seqs }: Home, entry: OutboxEntry): void {
  for (const [seq, { id }] of seqs) if (id === entry.id) seqs.delete(seq);
  // Without the outcome, which the last mutation id records.
  const { refused: _refused, ...made } = entry;
  seqs.set(entry.seq, made);
}

/** For each user document sent, by seq, what its sender could have sent by then. */
export type SentQueues = WeakMap<object, ReadonlyMap<number, OutboxEntry>>;

/** A process of a home, with its own connection to the server. */
export function startHomeProcess(
  home: Home,
  { server, sentQueues }: Pick<HostPorts, "server" | "sentQueues">,
): { process: Process; link: Link; remote: Remote; open(): SimmerDb } {
  /** The mutations queued by transactions that have not committed yet, by id. */
  const queuing = new WeakMap<IDBTransaction, Map<string, OutboxEntry>>();
  const process = startProcess({
    storage: home.storage,
    onBoundary(what) {
      home.boundaries.push(what);
      if (isRestless(home)) return true;
      if (home.boundaries.length !== home.diesAt) return false;
      home.diesAt = null;
      return true;
    },
    onCommit(tx) {
      home.isDirty = true;
      for (const entry of queuing.get(tx)?.values() ?? []) placeInQueue(home, entry);
    },
  });

  function open(): SimmerDb {
    const { indexedDB } = process;
    const db = openDatabase(home.uid, { indexedDB, IDBKeyRange });
    db.outbox.hook("creating", function noteQueued(_, entry, { idbtrans }) {
      const queued = queuing.get(idbtrans) ?? new Map<string, OutboxEntry>();
      queuing.set(idbtrans, queued);
      this.onsuccess = (seq) => void queued.set(entry.id, { ...entry, seq });
    });
    return db;
  }

  const { uid, offline } = home.machine;
  const link = Object.assign(createLink(uid), { offline });
  const sending = noteSending(createMemoryRemote(server, link), home, sentQueues);
  const remote = home.isOlder ? withoutNotes(sending, home) : sending;
  return { process, link, remote: process.connect(remote), open };
}

/**
 * A connection that records the storage's contents when a commit is made from it. Of what is for
 * everyone, it records only what still waits: other commits may have counted a like one before.
 */
function noteSending(remote: Remote, home: Home, sentQueues: SentQueues): Remote {
  return {
    ...remote,
    transact: async (body) =>
      remote.transact(async (tx) => {
        const waiting = new Set(await idsToSay(home));
        return body({
          ...tx,
          set(path, fields) {
            const queue = [...home.seqs].filter(
              ([, { id, forEveryone }]) => !forEveryone || waiting.has(id),
            );
            if (path === `users/${home.uid}`) sentQueues.set(fields, new Map(queue));
            tx.set(path, fields);
          },
        });
      }),
  };
}

/** The ids of what waits in a storage and is not known to be on the server. */
async function idsToSay({ inspector }: Home): Promise<string[]> {
  const waiting = await inspector.outbox.toArray();
  return waiting.filter(({ doneAt }) => doneAt === undefined).map(({ id }) => id);
}

/** The connection of an older app that doesn't maintain the record of moved collections. */
function withoutNotes(remote: Remote, { uid }: Home): Remote {
  const path = `users/${uid}`;
  const syncOf = (user: Fields | null | undefined) => user?.["sync"] as Fields | undefined;
  return {
    ...remote,
    transact: async (body) =>
      remote.transact(async (tx) => {
        let found: Fields | undefined;
        return body({
          ...tx,
          async get(asked) {
            const fields = await tx.get(asked);
            if (asked === path) found = syncOf(fields);
            return fields;
          },
          set(written, fields) {
            if (written !== path) return tx.set(written, fields);
            const { moved: _, ...sync } = syncOf(fields) ?? {};
            const kept = found && "moved" in found ? { moved: found["moved"] } : {};
            tx.set(path, { ...fields, sync: { ...sync, ...kept } });
          },
        });
      }),
  };
}

interface HostPorts {
  server: MemoryServer;
  sentQueues: SentQueues;
  /** Called when the engine believes that the account is gone. */
  onSignedOut(): void;
  report(message: string, error: unknown): void;
}

/** Opens a tab. Resolves to null if it dies while opening, or finds a newer engine's database. */
export async function openHost(home: Home, ports: HostPorts): Promise<Host | null> {
  const { machine } = home;
  const { process, link, remote, open } = startHomeProcess(home, ports);
  const opening = (async () => {
    const db = open();
    // The engine does this at its start too.
    await ensureClient(db);
    await rebaseForThisVersion(db);
    return { db, remote, now: () => machine.clock, pageSize: PAGE_SIZE };
  })();
  const context = await Promise.race([opening.catch(leaveToNewer), process.death]);
  if (!context) return null;

  // Otherwise it would receive every change event of a database of that name, in all later stories.
  void process.death.then(() => context.db.close());
  const listeners = new Set<() => void>();
  let isRunning = false;
  const host: Host = {
    process,
    link,
    context,
    signal() {
      for (const listener of listeners) listener();
    },
    startEngine() {
      if (isRunning) return;
      isRunning = true;
      const engine = startEngine({
        context,
        timers: process.timers,
        random: () => 0.5,
        lock: async (job) => process.lock(home.mutex, job),
        onSignedOut: () => process.isDead() || ports.onSignedOut(),
        onOutdated: () => undefined,
        report: (message, error) => process.isDead() || ports.report(message, error),
        signals: {
          isOnline: () => !link.offline,
          isVisible: () => true,
          subscribe(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
        },
      });
      void process.death.then(async () => engine.stop());
    },
  };
  return host;
}

function leaveToNewer(error: unknown): undefined {
  if (!(error instanceof OutdatedEngineError)) throw error;
}

export function processesOf(home: Home): Process[] {
  return home.tabs.flatMap((host) => (host ? [host.process] : []));
}

/** Ends every process of a home, as pulling the plug would. */
export function killAll(home: Home): void {
  for (const process of processesOf(home)) process.kill();
  home.tabs = [];
}

export async function copyStorage(home: Home): Promise<Snapshot> {
  const tables: Snapshot["tables"] = new Map();
  for (const table of home.inspector.tables) {
    const keys = await table.toCollection().primaryKeys();
    tables.set(table.name, { keys, rows: await table.toArray() });
  }
  return { tables, seqs: new Map(home.seqs) };
}

/** Restores the storage to a snapshot; later changes that were not sent are lost. */
export async function restoreStorage(home: Home, snapshot: Snapshot): Promise<void> {
  killAll(home);
  home.inspector.close();
  Object.assign(home, createStorage(home.uid), { seqs: new Map(snapshot.seqs), cursor: 0 });
  for (const table of home.inspector.tables) {
    const { keys, rows } = snapshot.tables.get(table.name) ?? { keys: [], rows: [] };
    await table.bulkPut(rows, table.schema.primKey.keyPath ? undefined : (keys as string[]));
  }
  home.isDirty = true;
}
