import type { Auth } from "firebase/auth";
import type * as sdk from "firebase/firestore";

import {
  RemoteError,
  type FailureKind,
  type Fields,
  type Remote,
  type RemoteDoc,
} from "./remote.ts";
import { createTokenClock } from "./token-clock.ts";

/**
 * What the remote uses of the SDK. `firebase/firestore` and its lite build have the same functions
 * with types of their own; each host passes in those it runs on, reading from the server only.
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

/** Longer than any healthy call takes; shorter than a cook's patience with a dead connection. */
const DEADLINE_MS = 30_000;

/** @param watchUser absent where the SDK can't listen */
export function createFirestoreRemote(
  { firestore, auth }: { firestore: sdk.Firestore; auth: Auth },
  functions: FirestoreFunctions,
  watchUser?: Remote["watchUser"],
): Remote {
  const { collection, doc, documentId, getDoc, getDocs, limit, orderBy, query } = functions;
  const { runTransaction, serverTimestamp, startAfter, Timestamp, where } = functions;

  const clock = createTokenClock();

  async function list(request: sdk.Query): Promise<RemoteDoc[]> {
    const { docs } = await call(async () => getDocs(request));
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
            delete: (path) => void tx.delete(doc(firestore, path)),
          }),
        ),
      );
    },

    async get(path): Promise<Fields | null> {
      return call(async () => (await getDoc(doc(firestore, path))).data() ?? null);
    },

    async changesSince(uid, name, after, most) {
      const position =
        after.id === undefined
          ? [where("v", ">", after.v), orderBy("v"), orderBy(documentId())]
          : // A filter even so: without it, what is no number comes after all numbers.
            [
              where("v", ">=", after.v),
              orderBy("v"),
              orderBy(documentId()),
              startAfter(after.v, after.id),
            ];
      return list(query(collection(firestore, `users/${uid}/${name}`), ...position, limit(most)));
    },

    async sharedMeals({ newerThan, limit: most }) {
      const newer = newerThan === undefined ? [] : [where("createdAt", ">", newerThan)];
      const meals = collection(firestore, "aiMeals");
      return list(query(meals, ...newer, orderBy("createdAt", "desc"), limit(most)));
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

/** A transaction whose reads others have changed, after all the tries that the SDK makes by itself. */
async function inTransaction<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await call(request);
  } catch (error) {
    const cause = error instanceof RemoteError ? error.cause : null;
    const code = cause instanceof Error && "code" in cause ? cause.code : "";
    if (code !== "aborted" && code !== "failed-precondition") throw error;
    throw new RemoteError("contention", String(code), cause);
  }
}

const KINDS: Record<string, FailureKind> = {
  "permission-denied": "denied",
  "invalid-argument": "invalid",
  "out-of-range": "invalid",
  unauthenticated: "unauthenticated",
  // Firebase Auth's, when it has no token to give: the account is gone, disabled or signed out.
  "auth/user-disabled": "unauthenticated",
  "auth/user-not-found": "unauthenticated",
  "auth/user-token-expired": "unauthenticated",
  "auth/invalid-user-token": "unauthenticated",
  "auth/invalid-refresh-token": "unauthenticated",
};

/** The SDK's errors as `RemoteError`; any other is the caller's own and stays what it is. */
export function classify(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== "FirebaseError") return error;
  // The full SDK hides from its listener why it got no token; asking for one will tell.
  const isTokenless = error.message.includes("Fetching auth token failed");
  const given = "code" in error && typeof error.code === "string" ? error.code : "";
  const code = isTokenless ? "unauthenticated" : given;
  // The lite SDK reports a network failure as `unknown`: what isn't known to be final is not.
  return new RemoteError(KINDS[code] ?? "transient", `${code}: ${error.message}`, error);
}
