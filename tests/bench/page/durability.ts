/**
 * Makes every IndexedDB transaction of this page wait for the disk, as ours do: libraries that
 * don't say otherwise get the browser's "relaxed", which a power cut may undo.
 */
export function forceStrictDurability(): void {
  const original = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function strictTransaction(names, mode, options) {
    return original.call(this, names, mode, { ...options, durability: "strict" });
  };
}
