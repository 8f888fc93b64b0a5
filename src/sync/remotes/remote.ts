/**
 * A document's fields as the server holds them. The server's own values (times) pass through
 * unchanged.
 */
export type Fields = Record<string, unknown>;

/** A document of a collection, by id. */
export interface RemoteDoc {
  id: string;
  fields: Fields;
}

/**
 * Why a call failed, classified by how to handle it.
 * - `transient`: the network, contention, or an overloaded server. The transaction may or may not have
 *   committed; trying again is right.
 * - `contention`: others kept changing what a transaction had read, so it was not committed.
 * - `denied`: the security rules refused this data, or data that changed meanwhile.
 * - `invalid`: the data can't be written at all.
 * - `unauthenticated`: the account's session is over.
 * - `quota`: the project may make no more requests for now. Trying again helps, hours later.
 * - `misconfigured`: the project, its database, its index or its key is not what the app needs.
 * - `unverified`: App Check has no token for this app that the server accepts.
 */
export type FailureKind =
  | "transient"
  | "quota"
  | "misconfigured"
  | "unverified"
  | "contention"
  | "denied"
  | "invalid"
  | "unauthenticated";

/** Every failure of a `Remote`, classified. */
export class RemoteError extends Error {
  override name = "RemoteError";
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Runs a request, and gives it up after `ms`. @throws RemoteError `transient` */
export async function inTime<T>(request: () => Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteError("transient", "The server did not answer in time.")),
      ms,
    );
  });
  try {
    return await Promise.race([request(), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

export interface RemoteTransaction {
  /** The document as of this transaction, or null. Every read comes before the first write. */
  get(path: string): Promise<Fields | null>;
  set(path: string, fields: Fields): void;
  /** Changes these fields of an existing document, and leaves its other fields as they are. */
  update(path: string, fields: Fields): void;
  delete(path: string): void;
}

/**
 * Where a page of changes begins: strictly after `id` within version `v`; without an id, after all
 * of `v`.
 */
export interface Position {
  v: number;
  id?: string;
}

/**
 * The server interface that sync needs. It contains no sync logic: push and pull are the same code over
 * Firestore and over the in-memory server, and one contract suite runs on both. Paths are
 * `collection/id/…`. Every method rejects with `RemoteError`, and with no other error of its own.
 */
export interface Remote {
  /** The account that requests are made as, or null. */
  signedInUid(): string | null;

  /** Gets a new token for the account, in case the server has rejected the old one. */
  refreshToken(): Promise<void>;

  /**
   * How far a device's clock is ahead of the server's, ms; negative when it is behind, and 0 when
   * it is within an hour of it. Null if that can't be known.
   * @param now the device's clock, ms
   * @param known the result of an earlier call, or 0; returned as it is while it is right to the hour
   */
  clockAhead(now: () => number, known: number): Promise<number | null>;

  /**
   * Runs `body` in a serialisable transaction and returns what its committed run returned. `body`
   * may run several times; its writes happen all or not at all. If this rejects as `transient`, the
   * transaction may have committed. An error that `body` itself throws is rethrown, with nothing
   * written.
   */
  transact<T>(body: (tx: RemoteTransaction) => Promise<T>): Promise<T>;

  /** The document as the server has it now (never from a cache), or null. */
  get(path: string): Promise<Fields | null>;

  /**
   * Up to `limit` documents of `users/{kitchenId}/{collection}` with an id after `after`, in order of id.
   */
  documentsAfter(
    kitchenId: string,
    collection: string,
    after: string | null,
    limit: number,
  ): Promise<RemoteDoc[]>;

  /**
   * Up to `limit` documents of `users/{kitchenId}/{collection}` after a position, in order of (`v`, id).
   */
  changesSince(
    kitchenId: string,
    collection: string,
    after: Position,
    limit: number,
  ): Promise<RemoteDoc[]>;

  /**
   * Listed meals by the server's time of sharing (`sharedAt`), newest first; with `newerThan` (ms),
   * only later ones; with `after`, only those that follow that one.
   */
  sharedMeals(query: {
    newerThan?: number;
    after?: RemoteDoc;
    limit: number;
  }): Promise<RemoteDoc[]>;

  /**
   * Calls `onChange` with `users/{kitchenId}` as the server has it: once when it is known, then after
   * every change. After `onError` the watch is over. Returns the function that ends the watch.
   */
  watchUser(
    kitchenId: string,
    onChange: (fields: Fields | null) => void,
    onError: (error: RemoteError) => void,
  ): () => void;

  /** The value to write for "the server's time at commit". */
  serverTime(): unknown;

  /** The value to write for a moment, given in ms, so that the server can read it as a time. */
  timestamp(ms: number): unknown;

  /** A time read from the server, in ms; null for anything else. */
  millis(value: unknown): number | null;

  /** The value to write for bytes. */
  storedBytes(value: Uint8Array<ArrayBuffer>): unknown;

  /** Bytes read from the server; null for anything else. */
  readBytes(value: unknown): Uint8Array<ArrayBuffer> | null;
}
