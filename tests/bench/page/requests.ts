/** The requests of an object store or an index; a cursor's further steps are `continue`. */
const METHODS = [
  "get",
  "getKey",
  "getAll",
  "getAllKeys",
  "getAllRecords",
  "count",
  "add",
  "put",
  "delete",
  "clear",
  "openCursor",
  "openKeyCursor",
] as const;

type Asked = Map<IDBTransaction, string[]>;
type Method = (this: IDBObjectStore | IDBIndex, ...args: unknown[]) => unknown;

/**
 * Records this page's IndexedDB requests. @returns a function that stops recording, and returns the
 * distinct kinds of transactions: mode, stores, and requests in alphabetical order
 */
export function watchRequests(): () => string[] {
  const asked: Asked = new Map();
  const restore = [IDBObjectStore.prototype, IDBIndex.prototype].map((prototype) =>
    watchMethods(prototype as unknown as Record<string, Method>, asked),
  );
  return () => {
    for (const each of restore) each();
    const kinds = [...asked].map(([{ mode, objectStoreNames }, requests]) =>
      [`${mode} of ${[...objectStoreNames].join(" ")}`, ...requests.toSorted()].join("\n  "),
    );
    return [...new Set(kinds)].toSorted();
  };
}

function watchMethods(prototype: Record<string, Method>, asked: Asked): () => void {
  const originals = METHODS.flatMap((method) => {
    const original = prototype[method];
    return original ? [[method, original] as const] : [];
  });
  for (const [method, original] of originals) {
    prototype[method] = function watched(...args) {
      const store = this instanceof IDBIndex ? this.objectStore : this;
      const requests = asked.get(store.transaction) ?? [];
      requests.push(`${store.name}.${method}`);
      asked.set(store.transaction, requests);
      return original.apply(this, args);
    };
  }
  return () => {
    for (const [method, original] of originals) prototype[method] = original;
  };
}
