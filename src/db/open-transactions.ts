import type { DBCore, Dexie } from "dexie";

/**
 * Tracks a database's transactions from now on. Returns a function that aborts the open ones; their jobs
 * may be rerun (`withConnection`).
 */
export function followTransactions(db: Dexie): () => void {
  const open = new Set<IDBTransaction>();
  const create = (core: DBCore): DBCore => ({
    ...core,
    transaction(...how) {
      const made = core.transaction(...how);
      // Dexie's type declares only the methods that it calls itself.
      const transaction = made as unknown as IDBTransaction;
      open.add(transaction);
      for (const ending of ["complete", "abort"])
        transaction.addEventListener(ending, () => open.delete(transaction));
      return made;
    },
  });
  db.use({ stack: "dbcore", name: "open-transactions", create });
  return () => open.forEach(end);
}

function end(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    // A committing transaction can't be aborted, and needn't be.
    if ((error as Error).name !== "InvalidStateError") throw error;
  }
}
