import { createFakeTimers, type FakeTimers } from "#sync/doubles/fake-timers.fixture.ts";
import type { Remote } from "#sync/remotes/remote.ts";

/**
 * A tab's worker or a service worker, modelled so that it can be killed. Each asynchronous
 * operation of its code passes boundaries: each IndexedDB request and its answer, each
 * transaction's begin and commit, each request to the server on its way there and back, each lock
 * and timer. The process may be killed at any of them: nothing it waits for ever arrives, its open
 * transactions are aborted, and its later requests have no effect. What it had committed remains.
 */
export interface Process {
  /** The storage as this process sees it. */
  indexedDB: IDBFactory;
  timers: FakeTimers;
  connect(remote: Remote): Remote;
  /** Runs a job while no other process holds the mutex; dying releases it. */
  lock(mutex: Mutex, job: () => Promise<void>): Promise<void>;
  isDead(): boolean;
  kill(): void;
  death: Promise<void>;
}

interface Options {
  storage: IDBFactory;
  /** Called at every boundary; returning true kills the process there. */
  onBoundary(what: string): boolean;
  /**
   * Called for every transaction that has changed the storage, whether or not anybody else hears of
   * it.
   */
  onCommit(tx: IDBTransaction): void;
}

const NEVER = new Promise<never>(() => undefined);

/** What a dead process gets: a proxy whose properties and calls all return itself. */
const nothing: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === "then" || typeof key === "symbol" ? undefined : nothing),
  set: () => true,
  apply: () => nothing,
});

/** What fake-indexeddb does with every request of a transaction; its types don't declare it. */
interface Transaction extends IDBTransaction {
  _execRequestAsync(operation: object): IDBRequest;
}

export function startProcess({ storage, onBoundary, onCommit }: Options): Process {
  const open = new Set<IDBTransaction>();
  const heard = new WeakSet<EventTarget>();
  const endings: (() => void)[] = [];
  let isDead = false;
  let die: () => void = () => undefined;
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });

  function kill(): void {
    if (isDead) return;
    isDead = true;
    for (const tx of open) abort(tx);
    open.clear();
    for (const end of endings) end();
    die();
  }

  /** False if the process is dead, or dies here. */
  function pass(what: string): boolean {
    if (!isDead && onBoundary(what)) kill();
    return !isDead;
  }

  /** Puts a boundary before the handling of an object's events. */
  function hear(target: IDBRequest, what: string): void {
    if (heard.has(target)) return;
    heard.add(target);
    const dispatch = target.dispatchEvent.bind(target);
    target.dispatchEvent = (event) => (pass(what) ? dispatch(event) : true);
  }

  function track(tx: Transaction): Transaction {
    open.add(tx);
    const execute = tx._execRequestAsync.bind(tx);
    tx._execRequestAsync = (operation) => {
      if (!pass("request")) return nothing as IDBRequest;
      const request = execute(operation);
      hear(request, "answer");
      return request;
    };
    const objectStore = tx.objectStore.bind(tx);
    tx.objectStore = (name) => (isDead ? (nothing as IDBObjectStore) : objectStore(name));
    const dispatch = tx.dispatchEvent.bind(tx);
    tx.dispatchEvent = (event) => {
      const isCommitted = event.type === "complete";
      if (isCommitted || event.type === "abort") open.delete(tx);
      if (isCommitted && tx.mode !== "readonly") onCommit(tx);
      if (isCommitted) pass("commit");
      if (isDead) deafen(tx);
      return dispatch(event);
    };
    return tx;
  }

  function instrument(db: IDBDatabase): void {
    if (heard.has(db)) return;
    heard.add(db);
    const begin = db.transaction.bind(db);
    db.transaction = (...args) =>
      pass("transaction") ? track(begin(...args) as Transaction) : (nothing as IDBTransaction);
    endings.push(() => db.close());
  }

  function openDatabase(name: string, version?: number): IDBOpenDBRequest {
    if (!pass("open")) return nothing as IDBOpenDBRequest;
    const request = storage.open(name, version);
    const dispatch = request.dispatchEvent.bind(request);
    request.dispatchEvent = (event) => {
      if (event.type === "upgradeneeded" && request.transaction) {
        track(request.transaction as Transaction);
      }
      if (request.readyState === "done" && !request.error) instrument(request.result);
      if (pass("opened")) return dispatch(event);
      if (request.transaction) abort(request.transaction);
      else if (!request.error) request.result.close();
      return true;
    };
    return request;
  }

  async function ask<T>(what: string, job: () => Promise<T>): Promise<T> {
    if (!pass(`${what} leaves`)) return NEVER;
    try {
      const answer = await job();
      return pass(`${what} is answered`) ? answer : await NEVER;
    } catch (error) {
      if (!pass(`${what} fails`)) return await NEVER;
      throw error;
    }
  }

  function connect(remote: Remote): Remote {
    return {
      ...remote,
      refreshToken: async () => ask("token", async () => remote.refreshToken()),
      get: async (path) => ask(`get ${path}`, async () => remote.get(path)),
      changesSince: async (...args) => ask("changes", async () => remote.changesSince(...args)),
      sharedMeals: async (query) => ask("shared meals", async () => remote.sharedMeals(query)),
      transact: async (body) =>
        ask("transaction", async () =>
          remote.transact(async (tx) => {
            const get = async (path: string) => ask(`get ${path}`, async () => tx.get(path));
            const result = await body({ ...tx, get });
            return pass("commit leaves") ? result : NEVER;
          }),
        ),
      watchUser(uid, onChange, onError) {
        if (!pass("watch")) return () => undefined;
        const unwatch = remote.watchUser(
          uid,
          (user) => void (pass("news") && onChange(user)),
          (error) => void (pass("watch fails") && onError(error)),
        );
        endings.push(unwatch);
        return unwatch;
      },
    };
  }

  const timers = createFakeTimers();

  return {
    indexedDB: {
      open: openDatabase,
      deleteDatabase: storage.deleteDatabase.bind(storage),
      databases: storage.databases.bind(storage),
      cmp: storage.cmp.bind(storage),
    },
    timers: {
      ...timers,
      after: (ms, run) => timers.after(ms, () => void (pass("timer") && run())),
    },
    connect,
    async lock(mutex, job) {
      const release = await mutex.acquire();
      endings.push(release);
      if (!pass("lock")) {
        release();
        return NEVER;
      }
      try {
        await job();
      } finally {
        release();
      }
    },
    isDead: () => isDead,
    kill,
    death,
  };
}

/** Removes the listeners for a transaction's end. */
function deafen(tx: IDBTransaction): void {
  Object.assign(tx, { oncomplete: null, onabort: null, onerror: null });
}

function abort(tx: IDBTransaction): void {
  deafen(tx);
  try {
    tx.abort();
  } catch (error) {
    // Its commit was already requested, so it will succeed.
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
  }
}

/** A Web Lock that processes share. */
export interface Mutex {
  /** Resolves when it is the caller's turn, to a function that releases the mutex. */
  acquire(): Promise<() => void>;
}

export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return {
    async acquire() {
      const before = last;
      let release: () => void = () => undefined;
      const mine = new Promise<void>((resolve) => {
        release = resolve;
      });
      last = Promise.all([before, mine]);
      await before;
      return release;
    },
  };
}
