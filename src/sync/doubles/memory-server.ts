import { RemoteError, type Fields } from "#sync/remotes/remote.ts";

import { findViolation } from "./memory-rules.ts";

/** A sentinel for the server's timestamp at commit. */
export const SERVER_TIME = Symbol("server time");

const DOCUMENT_BYTES_MAX = 1_048_576;

/** A client's commit: its writes hold only if the documents it read have not changed since. */
export interface CommitRequest {
  uid: string;
  /** For each document that was read, the number of the commit that last wrote it; 0 for none. */
  reads: ReadonlyMap<string, number>;
  writes: ReadonlyMap<string, Fields | null>;
  /** Which of the writes change single fields of an existing document instead of replacing it. */
  updates?: ReadonlySet<string>;
}

export interface LoggedCommit {
  uid: string;
  writes: ReadonlyMap<string, Fields | null>;
  /** The objects that the sender wrote, before the server's times were filled in. */
  sent: ReadonlyMap<string, Fields | null>;
}

export type CommitReply = "committed" | "stale";

interface StoredDocument {
  fields: Fields | null;
  commit: number;
}

/**
 * A Firestore in memory, for tests: serialisable commits in one order, optimistic concurrency,
 * rules that judge every commit, and watchers. `log` records every commit that ever happened; tests
 * compare against it.
 */
export function createMemoryServer({ now = () => 0 }: { now?: () => number } = {}) {
  const documents = new Map<string, StoredDocument>();
  const log: LoggedCommit[] = [];
  const watchers = new Map<string, Set<(fields: Fields | null) => void>>();
  const late: CommitRequest[] = [];
  let denies: (request: CommitRequest) => boolean = () => false;

  function read(path: string): { fields: Fields | null; commit: number } {
    assertPath(path);
    const stored = documents.get(path);
    return stored
      ? { fields: stored.fields && copy(stored.fields), commit: stored.commit }
      : { fields: null, commit: 0 };
  }

  /** @throws RemoteError `denied` or `invalid`; like Firestore, it checks these before staleness */
  function commit(request: CommitRequest): CommitReply {
    const writes = new Map(
      [...request.writes].map(([path, fields]) => [
        path,
        fields && resolve(path, whole(request, path, fields), now()),
      ]),
    );
    const before = (path: string) => documents.get(path)?.fields ?? null;
    const violation = findViolation({ uid: request.uid, before, writes });
    if (writes.size > 0 && violation) throw new RemoteError("denied", violation);
    if (writes.size > 0 && denies(request)) throw new RemoteError("denied", "denied by the test");
    for (const [path, version] of request.reads) {
      if ((documents.get(path)?.commit ?? 0) !== version) return "stale";
    }
    if (writes.size === 0) return "committed";
    log.push({ uid: request.uid, writes, sent: request.writes });
    for (const [path, fields] of writes) documents.set(path, { fields, commit: log.length });
    for (const [path, fields] of writes) {
      for (const watcher of watchers.get(path) ?? []) watcher(fields && copy(fields));
    }
    return "committed";
  }

  function whole({ updates }: CommitRequest, path: string, fields: Fields): Fields {
    if (!updates?.has(path)) return fields;
    const stored = documents.get(path)?.fields;
    if (!stored) throw new RemoteError("transient", `not-found: ${path}`);
    return { ...stored, ...fields };
  }

  return {
    log,
    read,
    commit,
    now,
    /** Requests whose sender has timed out. `deliverLate` delivers them. */
    late,
    deliverLate(): void {
      for (const request of late.splice(0)) {
        try {
          commit(request);
        } catch (error) {
          // The sender has given up, so nobody learns that the request was denied.
          if (!(error instanceof RemoteError)) throw error;
        }
      }
    },
    /** Denies matching commits from now on, as changed rules would. */
    denyWhen(predicate: (request: CommitRequest) => boolean): void {
      denies = predicate;
    },
    /** Everything in a collection, by its path, or only what is wanted of it. */
    list(
      collection: string,
      isWanted: (id: string, fields: Fields) => boolean = () => true,
    ): { id: string; fields: Fields }[] {
      return [...documents].flatMap(([path, { fields }]) => {
        if (!fields || !path.startsWith(`${collection}/`)) return [];
        const id = path.slice(collection.length + 1);
        return !id.includes("/") && isWanted(id, fields) ? [{ id, fields: copy(fields) }] : [];
      });
    },
    watch(path: string, watcher: (fields: Fields | null) => void): () => void {
      const set = watchers.get(path) ?? new Set();
      watchers.set(path, set.add(watcher));
      return () => set.delete(watcher);
    },
    /** Deletes the records of deletions that have expired, as the server's own clean-up does. */
    forgetDeletions(): void {
      for (const [path, { fields }] of documents) {
        const at = path.includes("/deletions/") ? fields?.["at"] : null;
        if (at instanceof Date && at.getTime() < now()) documents.delete(path);
      }
    },
    /** Writes without rules, as an administrator in the console would; null deletes. */
    edit(path: string, fields: Fields | null): void {
      const writes = new Map([[path, fields]]);
      log.push({ uid: "console", writes, sent: writes });
      documents.set(path, { fields, commit: log.length });
    },
  };
}

export type MemoryServer = ReturnType<typeof createMemoryServer>;

function copy(fields: Fields): Fields {
  return structuredClone(fields);
}

function assertPath(path: string): void {
  const segments = path.split("/");
  if (segments.length % 2 !== 0 || segments.includes("")) {
    throw new RemoteError("invalid", `Not a document's path: ${path}`);
  }
}

/**
 * The fields as stored, with the server's times filled in. Throws for anything Firestore would
 * refuse.
 */
function resolve(path: string, fields: Fields, time: number): Fields {
  assertPath(path);
  const stored = resolveValue(fields, time) as Fields;
  if (JSON.stringify(stored, sized).length > DOCUMENT_BYTES_MAX) {
    throw new RemoteError("invalid", `${path} is too large`);
  }
  return stored;
}

/** Bytes count as they are, and not as JSON writes them. */
function sized(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? " ".repeat(value.length) : value;
}

function resolveValue(value: unknown, time: number): unknown {
  if (value === SERVER_TIME) return new Date(time);
  if (value === undefined) throw new RemoteError("invalid", "Unsupported field value: undefined");
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, time));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, resolveValue(field, time)]),
  );
}
