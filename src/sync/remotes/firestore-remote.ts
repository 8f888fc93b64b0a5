import type { Auth } from "firebase/auth";
import type * as sdk from "firebase/firestore";

import { ABOUT_THE_PROJECT, classify, codeOf } from "./classify.ts";
import { RemoteError, type Fields, type Remote, type RemoteDoc } from "./remote.ts";
import { createTokenClock } from "./token-clock.ts";

/**
 * What the remote uses of the SDK. `firebase/firestore` and its lite build have the same functions,
 * each with types of its own. Each host passes in the ones it uses; they read from the server only.
 */
export type FirestoreFunctions = Pick<
  typeof sdk,
  | "collection"
  | "doc"
  | "documentId"
  | "limit"
  | "orderBy"
  | "query"
  | "runTransaction"
  | "serverTimestamp"
  | "startAfter"
  | "Timestamp"
  | "where"
> & { getDoc: typeof sdk.getDocFromServer; getDocs: typeof sdk.getDocsFromServer };

/** Longer than any healthy call takes, and shorter than a cook waits on a dead connection. */
const DEADLINE_MS = 30_000;

/**
 * @param watchUser absent if the SDK can't listen. An SDK that can listen reads over the same
 * connection, and reports any failure to connect as being offline; a plain request then finds the
 * real cause.
 */
export function createFirestoreRemote(
  { firestore, auth }: { firestore: sdk.Firestore; auth: Auth },
  functions: FirestoreFunctions,
  watchUser?: Remote["watchUser"],
): Remote {
  const { collection, doc, documentId, getDoc, getDocs, limit, orderBy, query } = functions;
  const { runTransaction, serverTimestamp, startAfter, Timestamp, where } = functions;

  const clock = createTokenClock();

  async function read<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await call(request);
    } catch (error) {
      if (watchUser && error instanceof RemoteError && error.kind === "transient") await askWhy();
      throw error;
    }
  }

  /** @throws RemoteError if a plain request fails for a reason that time alone does not fix */
  async function askWhy(): Promise<void> {
    const answered = new Error("Answered: nothing is to be committed.");
    const uid = auth.currentUser?.uid;
    if (uid === undefined) return;
    try {
      const own = doc(firestore, `users/${uid}`);
      const ask = async (tx: sdk.Transaction) => {
        await tx.get(own);
        throw answered;
      };
      await call(async () => runTransaction(firestore, ask, { maxAttempts: 1 }));
    } catch (error) {
      if (error instanceof RemoteError && error.kind !== "transient") throw error;
    }
  }

  async function list(request: sdk.Query): Promise<RemoteDoc[]> {
    const { docs } = await read(async () => getDocs(request));
    return docs.map((found) => ({ id: found.id, fields: found.data() }));
  }

  return {
    signedInUid: () => auth.currentUser?.uid ?? null,

    async refreshToken() {
      await call(async () => auth.currentUser?.getIdToken(true));
    },

    async clockAhead(now) {
      const user = auth.currentUser;
      return user ? call(async () => clock.ahead(user, now)) : null;
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
      return read(async () => (await getDoc(doc(firestore, path))).data() ?? null);
    },

    async changesSince(uid, name, after, most) {
      const position =
        after.id === undefined
          ? [where("v", ">", after.v), orderBy("v"), orderBy(documentId())]
          : // Without the filter, values that are no numbers would come after all numbers.
            [
              where("v", ">=", after.v),
              orderBy("v"),
              orderBy(documentId()),
              startAfter(after.v, after.id),
            ];
      return list(query(collection(firestore, `users/${uid}/${name}`), ...position, limit(most)));
    },

    async sharedMeals({ newerThan, after, limit: most }) {
      const newer =
        newerThan === undefined ? [] : [where("sharedAt", ">", Timestamp.fromMillis(newerThan))];
      const order = [orderBy("sharedAt", "desc"), orderBy(documentId(), "desc")];
      const start = after ? [startAfter(after.fields["sharedAt"], after.id)] : [];
      const meals = collection(firestore, "aiMeals");
      return list(query(meals, ...newer, ...order, ...start, limit(most)));
    },

    async oldSharedMeals({ after, limit: most }) {
      const { createdAt, id } = after;
      const order = [orderBy("createdAt", "desc"), orderBy(documentId(), "desc")];
      const start =
        id === undefined
          ? [where("createdAt", "<", createdAt), ...order]
          : [where("createdAt", "<=", createdAt), ...order, startAfter(createdAt, id)];
      return list(query(collection(firestore, "aiMeals"), ...start, limit(most)));
    },

    watchUser: watchUser ?? (() => () => undefined),

    serverTime: () => serverTimestamp(),
    timestamp: (ms) => Timestamp.fromMillis(ms),
    millis: (value) => (value instanceof Timestamp ? value.toMillis() : null),
  };
}

/** Runs one request within the deadline, and classifies its failure. */
async function call<T>(request: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteError("transient", "The server did not answer in time.")),
      DEADLINE_MS,
    );
  });
  try {
    return await Promise.race([request(), deadline]);
  } catch (error) {
    throw classify(error);
  } finally {
    clearTimeout(timer);
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
