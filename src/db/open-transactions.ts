import type { DBCore, Dexie } from "dexie";

/** The number of write requests that the browser has accepted in a transaction. */
const taken = new WeakMap<object, number>();

/** Callbacks for a transaction's commit. */
const waiting = new WeakMap<object, () => void>();

/**
 * How many puts and deletes by key the browser has accepted in this transaction. It excludes requests
 * that Dexie still holds back, and those that the browser refused or that failed: Dexie reports these
 * later, and prevents the automatic rollback. Whoever commits by this count relies on that.
 */
export function rowsTaken(transaction: IDBTransaction): number {
  return taken.get(transaction) ?? 0;
}

/** Calls `tell` once this transaction has committed, before the live queries that it affects rerun. */
export function whenStored(transaction: IDBTransaction, tell: () => void): void {
  waiting.set(transaction, tell);
}

/**
 * Tracks a database's transactions from now on. Returns a function that aborts the open ones; their jobs
 * may be rerun (`withConnection`).
 */
export function followTransactions(db: Dexie): () => void {
  const open = new Set<IDBTransaction>();

  function follow(transaction: IDBTransaction): void {
    open.add(transaction);
    const forget = () => open.delete(transaction);
    transaction.addEventListener("abort", forget);
    // Dexie's own listener runs after this one, and then triggers live queries.
    transaction.addEventListener("complete", () => {
      forget();
      waiting.get(transaction)?.();
    });
  }

  const create = (core: DBCore): DBCore => ({
    ...core,
    transaction(...how) {
      const transaction = core.transaction(...how);
      // Dexie's type declares only the methods that it calls itself.
      follow(transaction as unknown as IDBTransaction);
      return transaction;
    },
    table(name) {
      const table = core.table(name);
      return {
        ...table,
        mutate(request) {
          const trans = request.trans as unknown as IDBTransaction;
          return table.mutate({ ...request, trans: counting(trans) });
        },
      };
    },
  });
  // The lowest middleware level: requests here go to the browser at once.
  db.use({ stack: "dbcore", name: "open-transactions", level: -2, create });

  return () => open.forEach(end);
}

/** Wraps a transaction so that each accepted write request is counted. */
function counting(transaction: IDBTransaction): IDBTransaction {
  const add = (rows: number) => taken.set(transaction, rowsTaken(transaction) + rows);
  const objectStore = (name: string) => {
    const store = transaction.objectStore(name);
    const counted =
      (ask: "add" | "put" | "delete") =>
      (...how: [IDBValidKey]) => {
        const asked: IDBRequest = store[ask](...how);
        add(1);
        asked.addEventListener("error", () => add(-1));
        return asked;
      };
    return {
      keyPath: store.keyPath,
      add: counted("add"),
      put: counted("put"),
      delete: counted("delete"),
      clear: () => store.clear(),
    };
  };
  return { objectStore } as unknown as IDBTransaction;
}

function end(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    // A committing transaction can't be aborted, and needn't be.
    if ((error as Error).name !== "InvalidStateError") throw error;
  }
}
