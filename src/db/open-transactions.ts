import type { DBCore, Dexie } from "dexie";

/** How many rows a transaction has been asked to write. */
const asked = new WeakMap<object, number>();

/** What waits for a transaction to be stored. */
const waiting = new WeakMap<object, () => void>();

/**
 * How many rows the browser has been asked to write, or to delete by their keys, in this transaction.
 * What Dexie still holds back is not among them.
 */
export function rowsAsked(transaction: IDBTransaction): number {
  return asked.get(transaction) ?? 0;
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
          const rows = "values" in request ? request.values : "keys" in request ? request.keys : [];
          asked.set(request.trans, (asked.get(request.trans) ?? 0) + rows.length);
          return table.mutate(request);
        },
      };
    },
  });
  // Below all that Dexie does itself: what comes here goes to the browser at once.
  db.use({ stack: "dbcore", name: "open-transactions", level: -2, create });

  return () => open.forEach(end);
}

function end(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    // One that is being stored at this moment can't be ended, and need not be.
    if ((error as Error).name !== "InvalidStateError") throw error;
  }
}
