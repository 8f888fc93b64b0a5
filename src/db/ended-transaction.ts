import { Dexie, type Transaction } from "dexie";

/**
 * Runs a job outside of the current transaction if that one has ended. Dexie keeps the current transaction
 * in a zone that follows native `await`s by counting microtasks, and the zone can leak into code that runs
 * between them. There, each query would join the ended transaction and be rejected
 * (`PrematureCommitError`, `TransactionInactiveError`).
 */
export function leaveEndedTransaction<T>(job: () => T): T {
  const current: Transaction | null = Dexie.currentTransaction;
  return current && !current.active ? Dexie.ignoreTransaction(job) : job();
}
