/** Where Firebase's SDKs note which days they were used on; none of a contender's documents. */
const FIREBASES_OWN = "firebase-heartbeat-database";

/**
 * What this page's writing transactions ask of IndexedDB: "strict" waits for the disk, as ours do;
 * "default" is the browser's "relaxed", which a power cut may undo.
 *
 * @param force has every transaction made strict, for a library that has no setting for it
 * @returns the durabilities that were asked for since then
 */
export function watchDurability(force: boolean): () => IDBTransactionDurability[] {
  const seen = new Set<IDBTransactionDurability>();
  const original = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function watchedTransaction(names, mode, options) {
    const made = original.call(
      this,
      names,
      mode,
      force ? { ...options, durability: "strict" } : options,
    );
    if (made.mode === "readwrite" && this.name !== FIREBASES_OWN) seen.add(made.durability);
    return made;
  };
  return () => [...seen];
}
