import type { DBCore, Dexie } from "dexie";

/**
 * Follows the transactions of a database from now on. Returns a function that ends those that are
 * open, with nothing of them stored; a job that ran in one of them may be run again (`withConnection`).
 */
export function followTransactions(db: Dexie): () => void {
  const open = new Set<IDBTransaction>();

  function follow(transaction: IDBTransaction): void {
    open.add(transaction);
    const forget = () => open.delete(transaction);
    for (const end of ["complete", "abort"]) transaction.addEventListener(end, forget);
  }

  const create = (core: DBCore): DBCore => ({
    ...core,
    transaction(...how) {
      const transaction = core.transaction(...how);
      // Dexie's type names only what it calls itself.
      follow(transaction as unknown as IDBTransaction);
      return transaction;
    },
  });
  db.use({ stack: "dbcore", name: "open-transactions", create });

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
