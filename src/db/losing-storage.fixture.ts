import { IDBFactory } from "fake-indexeddb";

/** The fate of a transaction when the connection is lost: rolled back, or committed without a reply. */
type Fate = "undone" | "unheard";

/** fake-indexeddb's internal method that aborts a transaction. */
type Ended = IDBTransaction & { _abort(error: string): void };

const LOST = "Connection to Indexed Database server lost. Refresh the page to try again";

function lost(): DOMException {
  return new DOMException(LOST, "UnknownError");
}

/**
 * An IndexedDB whose connection can be dropped, as WebKit's is when the storage process crashes and
 * Chromium's when it is force-closed. Running transactions end with an UnknownError, the database is
 * closed with a `close` event, and opening it again may fail for a while.
 */
export function createLosingStorage() {
  const indexedDB = new IDBFactory();
  const open = indexedDB.open.bind(indexedDB);
  const state = {
    opened: 0,
    failures: 0,
    fates: [] as Fate[],
    modes: "readwrite" as IDBTransactionMode,
    beforeOpening: async (): Promise<unknown> => undefined,
  };

  function end(db: IDBDatabase, tx: IDBTransaction, fate: Fate): void {
    const close = () => {
      db.close();
      db.onclose?.(new Event("close"));
    };
    if (fate === "undone") {
      queueMicrotask(() => {
        (tx as Ended)._abort("UnknownError");
        close();
      });
      return;
    }
    const dispatch = tx.dispatchEvent.bind(tx);
    tx.dispatchEvent = (event) => {
      if (event.type !== "complete") return dispatch(event);
      Object.defineProperty(tx, "error", { value: lost() });
      tx.onabort?.(new Event("abort"));
      close();
      return true;
    };
  }

  function watch(db: IDBDatabase): void {
    const transaction = db.transaction.bind(db);
    db.transaction = (...args) => {
      const tx = transaction(...args);
      const fate = tx.mode === state.modes ? state.fates.shift() : undefined;
      if (fate) end(db, tx, fate);
      return tx;
    };
  }

  indexedDB.open = (name, version) => {
    state.opened += 1;
    const request = {} as { -readonly [K in keyof IDBOpenDBRequest]: IDBOpenDBRequest[K] };
    const start = async () => {
      await state.beforeOpening();
      if (state.failures > 0) {
        state.failures -= 1;
        Object.defineProperty(request, "error", { value: lost() });
        request.onerror?.call(request, { target: request, preventDefault() {} } as never);
        return;
      }
      const real = open(name, version);
      real.addEventListener("upgradeneeded", (event) => {
        Object.assign(request, { result: real.result, transaction: real.transaction });
        request.onupgradeneeded?.call(request, event);
      });
      real.addEventListener("error", (event) => request.onerror?.call(request, event));
      real.addEventListener("success", (event) => {
        watch(real.result);
        Object.assign(request, { result: real.result, transaction: null });
        request.onsuccess?.call(request, event);
      });
    };
    void start();
    return request;
  };

  return { indexedDB, state };
}
