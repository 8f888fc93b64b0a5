import type { DBCore, Dexie } from "dexie";

/** How many rows the browser has taken to be written in a transaction. */
const taken = new WeakMap<object, number>();

/** What waits for a transaction to be stored. */
const waiting = new WeakMap<object, () => void>();

/**
 * How many rows the browser has taken to be written, or to be deleted by their keys, in this
 * transaction. What Dexie still holds back is not among them, nor what the browser would not take or
 * has answered with a failure: Dexie says so later than that, and keeps the browser from undoing the
 * rest because of it. Who commits by this count must not find such a row in it.
 */
export function rowsTaken(transaction: IDBTransaction): number {
  return taken.get(transaction) ?? 0;
}

/** Calls `tell` once this transaction is stored, before live queries run again for what it changed. */
export function whenStored(transaction: IDBTransaction, tell: () => void): void {
  waiting.set(transaction, tell);
}

/**
 * Follows the transactions of a database from now on. Returns a function that ends those that are
 * open, with nothing of them stored; a job that ran in one of them may be run again (`withConnection`).
 */
export function followTransactions(db: Dexie): () => void {
  const open = new Set<IDBTransaction>();

  function follow(transaction: IDBTransaction): void {
    open.add(transaction);
    const forget = () => open.delete(transaction);
    transaction.addEventListener("abort", forget);
    // Dexie listens after this, and then has live queries run again.
    transaction.addEventListener("complete", () => {
      forget();
      waiting.get(transaction)?.();
    });
  }

  const create = (core: DBCore): DBCore => ({
    ...core,
    transaction(...how) {
      const transaction = core.transaction(...how);
      // Dexie's type names only what it calls itself.
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
  // Below all that Dexie does itself: what comes here goes to the browser at once.
  db.use({ stack: "dbcore", name: "open-transactions", level: -2, create });

  return () => open.forEach(end);
}

/** A transaction as Dexie writes to it, in which each row counts that the browser takes. */
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
    // One that is being stored at this moment can't be ended, and need not be.
    if ((error as Error).name !== "InvalidStateError") throw error;
  }
}
