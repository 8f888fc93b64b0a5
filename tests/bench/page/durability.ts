/**
 * Where Firebase's SDKs record the days on which they were used; it holds no contender's documents.
 */
const FIREBASES_OWN = "firebase-heartbeat-database";

/**
 * Watches the durability that this page's writing transactions request from IndexedDB: "strict"
 * waits for the disk, as ours do; "default" is the browser's "relaxed", which a power cut may undo.
 *
 * @param force makes every transaction strict, for a library that has no setting for it
 * @returns a function that gives the durabilities requested since then
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
