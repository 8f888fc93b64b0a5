import { Timestamp } from "firebase/firestore/lite";

import { type CollectionName, COLLECTIONS } from "#domain/collections.ts";
import type { Fields, Remote } from "#sync/remotes/remote.ts";
import { weightOf } from "#sync/shared-meals/fetch-meals.ts";

/** What Firestore bills for a flow, and what goes over the network. */
export interface Operations {
  /** Documents read; a query that finds nothing counts as one. */
  reads: number;
  /**
   * Documents that the security rules look up for what is written, as Firestore's limit of 20 counts
   * them. Each is billed once in a transaction, so this is the most that it can be.
   */
  lookups: number;
  writes: number;
  deletes: number;
  /** Bytes of documents that come to the device, about as JSON. */
  bytesDown: number;
  /** Bytes of documents that it sends. */
  bytesUp: number;
}

export function noOperations(): Operations {
  return { reads: 0, lookups: 0, writes: 0, deletes: 0, bytesDown: 0, bytesUp: 0 };
}

export function addOperations(all: readonly Operations[]): Operations {
  const sum = noOperations();
  for (const one of all) {
    for (const key of Object.keys(sum) as (keyof Operations)[]) sum[key] += one[key];
  }
  return sum;
}

/** What writing a document of a collection without a declaration of its own makes the rules look up. */
const OTHER_LOOKUPS: Record<string, number> = { deletions: 2, limits: 4, mealAuthors: 3 };

/** The look-ups of the rules for a write to this path. */
export function lookupsOf(path: string): number {
  const parts = path.split("/");
  const collection = parts.at(-2) ?? "";
  if (Object.hasOwn(COLLECTIONS, collection)) {
    return COLLECTIONS[collection as CollectionName].lookups;
  }
  const other = OTHER_LOOKUPS[collection];
  if (other === undefined) throw new Error(`What the rules look up for ${path} is not known.`);
  return other;
}

export interface CountedRemote {
  remote: Remote;
  /** What was done since the last call. */
  take(): Operations;
  /** Whether a request is pending; listening doesn't count. */
  isBusy(): boolean;
}

/** A remote that counts what the server is asked, as Firestore bills it. */
export function countRemote(inner: Remote): CountedRemote {
  let counted = noOperations();
  let open = 0;

  async function ask<T>(request: () => Promise<T>): Promise<T> {
    open += 1;
    try {
      return await request();
    } finally {
      open -= 1;
    }
  }

  function read(found: readonly (Fields | null)[]): void {
    counted.reads += Math.max(1, found.length);
    counted.bytesDown += found.reduce<number>((sum, fields) => sum + weightOf(fields), 0);
  }

  async function list<T extends { fields: Fields }>(request: () => Promise<T[]>): Promise<T[]> {
    const docs = await ask(request);
    read(docs.map(({ fields }) => fields));
    return docs;
  }

  function write(path: string, fields: Fields | null): void {
    if (fields === null) counted.deletes += 1;
    else counted.writes += 1;
    counted.lookups += lookupsOf(path);
    counted.bytesUp += weightOf(fields);
  }

  const remote: Remote = {
    ...inner,
    transact: (body) =>
      ask(async () => {
        let written: [path: string, fields: Fields | null][] = [];
        const result = await inner.transact(async (tx) => {
          // An attempt that loses a race has read, but written nothing.
          written = [];
          return body({
            async get(path) {
              const fields = await tx.get(path);
              read([fields]);
              return fields;
            },
            set(path, fields) {
              written.push([path, fields]);
              tx.set(path, fields);
            },
            update(path, fields) {
              written.push([path, fields]);
              tx.update(path, fields);
            },
            delete(path) {
              written.push([path, null]);
              tx.delete(path);
            },
          });
        });
        for (const [path, fields] of written) write(path, fields);
        return result;
      }),
    get: (path) =>
      ask(async () => {
        const fields = await inner.get(path);
        read([fields]);
        return fields;
      }),
    documentsAfter: (...args) => list(async () => inner.documentsAfter(...args)),
    changesSince: (...args) => list(async () => inner.changesSince(...args)),
    sharedMeals: (query) => list(async () => inner.sharedMeals(query)),
    watchUser: (uid, onChange, onError) =>
      inner.watchUser(
        uid,
        (fields) => {
          read([fields]);
          onChange(fields);
        },
        onError,
      ),
  };
  return {
    remote,
    take() {
      const taken = counted;
      counted = noOperations();
      return taken;
    },
    isBusy: () => open > 0,
  };
}

const encoder = new TextEncoder();
const textBytes = (text: string) => encoder.encode(text).length + 1;

function valueBytes(value: unknown): number {
  if (typeof value === "string") return textBytes(value);
  if (typeof value === "number") return 8;
  if (value instanceof Timestamp) return 8;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + valueBytes(one), 0);
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).reduce(
      (sum, [key, one]) => sum + textBytes(key) + valueBytes(one),
      0,
    );
  }
  return 1;
}

const nameBytes = (path: string) =>
  path.split("/").reduce((sum, part) => sum + textBytes(part), 16);

/**
 * Bytes that Firestore stores for a document, by its published formula ("Storage size calculations"):
 * the name, the fields and 32 bytes; and for each indexed field two index entries, one for each order.
 * @param unindexed names of fields that have no index
 */
export function storedBytes(path: string, fields: Fields, unindexed: readonly string[]): number {
  const own = nameBytes(path) + valueBytes(fields) + 32;
  const parent = path.split("/").slice(0, -2).join("/");
  const indexes = Object.entries(fields)
    .filter(([name]) => !unindexed.includes(name))
    .flatMap(([name, value]) => entriesOf(name, value))
    .reduce(
      (sum, [name, value]) =>
        sum +
        nameBytes(path) +
        (parent === "" ? 0 : nameBytes(parent)) +
        textBytes(name) +
        value +
        32,
      0,
    );
  return own + indexes;
}

/** The index entries of one field: a map has those of its own fields, a list one for each value too. */
function entriesOf(name: string, value: unknown): [name: string, bytes: number][] {
  const isMap =
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Timestamp);
  if (isMap) {
    return Object.entries(value).flatMap(([key, one]) => entriesOf(`${name}.${key}`, one));
  }
  // A value is indexed up to its first 1,500 bytes.
  const bytes = Math.min(1_500, valueBytes(value));
  const both: [string, number][] = [
    [name, bytes],
    [name, bytes],
  ];
  const contained = Array.isArray(value)
    ? value.map((one): [string, number] => [name, Math.min(1_500, valueBytes(one))])
    : [];
  return [...both, ...contained];
}
