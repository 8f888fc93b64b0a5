import type { Auth } from "firebase/auth";
import {
  Bytes,
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type Query,
} from "firebase/firestore/lite";

import { ABOUT_THE_PROJECT, classify, codeOf } from "./classify.ts";
import { inTime, RemoteError, type Fields, type Remote, type RemoteDoc } from "./remote.ts";
import { readClockAhead } from "./token-clock.ts";

/**
 * A timeout longer than any healthy request, and shorter than a cook would wait on a dead connection.
 */
const DEADLINE_MS = 30_000;

/**
 * Firestore's lite SDK sends each read and each transaction as a request of its own. The full SDK
 * must not read for sync: its `getDocFromServer` joins an open listener on the same document and
 * answers from what that listener last saw, which may be behind what this device has committed.
 *
 * @param watchUser absent in hosts that never watch
 */
export function createFirestoreRemote(
  { firestore, auth }: { firestore: Firestore; auth: Auth },
  watchUser: Remote["watchUser"] = () => () => undefined,
): Remote {
  async function list(request: Query): Promise<RemoteDoc[]> {
    const { docs } = await call(async () => getDocs(request));
    return docs.map((found) => ({ id: found.id, fields: found.data() }));
  }

  return {
    signedInUid: () => auth.currentUser?.uid ?? null,

    async refreshToken() {
      await call(async () => auth.currentUser?.getIdToken(true));
    },

    async clockAhead(now, known) {
      const user = auth.currentUser;
      return user ? call(async () => readClockAhead(user, now, known)) : null;
    },

    async transact(body) {
      return inTransaction(async () =>
        runTransaction(firestore, async (tx) =>
          body({
            get: async (path) => (await tx.get(doc(firestore, path))).data() ?? null,
            set: (path, fields) => void tx.set(doc(firestore, path), fields),
            update: (path, fields) => void tx.update(doc(firestore, path), fields),
            delete: (path) => void tx.delete(doc(firestore, path)),
          }),
        ),
      );
    },

    async get(path): Promise<Fields | null> {
      return call(async () => (await getDoc(doc(firestore, path))).data() ?? null);
    },

    async documentsAfter(kitchenId, name, after, most) {
      const start = after === null ? [] : [startAfter(after)];
      const order = orderBy(documentId());
      return list(
        query(collection(firestore, `users/${kitchenId}/${name}`), order, ...start, limit(most)),
      );
    },

    async changesSince(kitchenId, name, after, most) {
      const { v, id } = after;
      // The filter excludes values that aren't numbers, which sort after all numbers.
      const newer = where("v", id === undefined ? ">" : ">=", v);
      const order = [orderBy("v"), orderBy(documentId())];
      const start = id === undefined ? [] : [startAfter(v, id)];
      const changes = collection(firestore, `users/${kitchenId}/${name}`);
      return list(query(changes, newer, ...order, ...start, limit(most)));
    },

    async sharedMeals({ newerThan, after, limit: most }) {
      // Meals that are in nobody's list have null for a time, which would come last.
      const newer = where("sharedAt", ">", Timestamp.fromMillis(newerThan ?? 0));
      const order = [orderBy("sharedAt", "desc"), orderBy(documentId(), "desc")];
      const start = after ? [startAfter(after.fields["sharedAt"], after.id)] : [];
      const meals = collection(firestore, "aiMeals");
      return list(query(meals, newer, ...order, ...start, limit(most)));
    },

    watchUser,

    serverTime: () => serverTimestamp(),
    timestamp: (ms) => Timestamp.fromMillis(ms),
    // The watch reports timestamps of the full SDK, which are of a different class.
    millis: (value) => (isTime(value) ? value.toMillis() : null),
    storedBytes: (value) => Bytes.fromUint8Array(value),
    readBytes: (value) => (value instanceof Bytes ? new Uint8Array(value.toUint8Array()) : null),
  };
}

function isTime(value: unknown): value is Pick<Timestamp, "toMillis"> {
  return typeof value === "object" && value !== null && "toMillis" in value;
}

/** Runs one request within the deadline, and classifies its failure. */
async function call<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await inTime(request, DEADLINE_MS);
  } catch (error) {
    throw classify(error);
  }
}

/**
 * Runs a transaction. If others keep changing what it reads, it fails after all the tries that the
 * SDK makes by itself.
 */
async function inTransaction<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await call(request);
  } catch (error) {
    if (!(error instanceof RemoteError) || !isStale(error.cause)) throw error;
    throw new RemoteError("contention", error.message, error.cause);
  }
}

/**
 * Compares messages: the same codes also stand for a database of another kind and for a missing
 * one.
 */
function isStale(cause: unknown): boolean {
  const { code, message } = codeOf(cause);
  if (code === "aborted") return true;
  const isPrecondition = code === "failed-precondition" || code === "not-found";
  return isPrecondition && !ABOUT_THE_PROJECT.test(message);
}
