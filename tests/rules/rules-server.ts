import { readFileSync } from "node:fs";

import { initializeTestEnvironment, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { initializeApp } from "firebase/app";
import {
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  writeBatch,
  type Firestore,
} from "firebase/firestore";
import * as lite from "firebase/firestore/lite";
import { afterAll, beforeEach } from "vitest";

import { emptyUser } from "#domain/user-document.ts";

export type Fields = Record<string, unknown>;

/** Documents to write, by path; null deletes. */
export type Writes = Record<string, Fields | null>;

/** A last mutation id as devices write it: for the mutation with number `seq`, at the server's time. */
export function lastMutationOf(seq: number): Fields {
  return { seq, id: `mutation-${seq}`, at: serverTimestamp() };
}

export interface Sync {
  v: number;
  /** By account, then by client. */
  clients: Record<string, Record<string, Fields>>;
  moved?: Record<string, number>;
  [field: string]: unknown;
}

const [host = "127.0.0.1", port = "8080"] = (
  process.env["FIRESTORE_EMULATOR_HOST"] ?? "127.0.0.1:8080"
).split(":");

/** The project's rules, as they are deployed. */
export const RULES = readFileSync("firestore.rules", "utf8");

/**
 * Connects to the Firestore emulator with the project's rules, or others; empties it before every test
 * of the calling file. Expects `FIRESTORE_EMULATOR_HOST`.
 */
export async function connectServer(rules = RULES) {
  const projectId = process.env["GCLOUD_PROJECT"] ?? "demo-simmer-test";
  const env = await initializeTestEnvironment({
    projectId,
    firestore: { host, port: Number(port), rules },
  });
  // A context is a connection: one for each cook makes the tests several times as fast.
  const cooks = new Map<string, Firestore>();
  const as = (uid: string): Firestore => {
    const db = cooks.get(uid) ?? modular(env.authenticatedContext(uid).firestore());
    cooks.set(uid, db);
    return db;
  };
  const requests = new Map<string, lite.Firestore>();
  const liteAs = (uid: string): lite.Firestore => {
    const db = requests.get(uid) ?? openLite(projectId, uid);
    requests.set(uid, db);
    return db;
  };
  const administrator = await openAdministrator(env);
  beforeEach(() => env.clearFirestore());
  afterAll(async () => {
    await administrator.end();
    await env.cleanup();
  });
  return {
    /** What a client signed in as `uid` sees. */
    as,
    /** The same as `as`, for the SDK that sync makes its requests with. */
    liteAs,
    anonymous: (): Firestore => modular(env.unauthenticatedContext().firestore()),
    /** Empties the server, for a property that does many runs in one test. */
    clear: () => env.clearFirestore(),
    /** A stored document, read without the rules; null if there is none. */
    read: async (path: string): Promise<Fields | null> =>
      (await getDoc(doc(administrator.db, path))).data() ?? null,
    /** Stores a document without the rules, as an administrator would. */
    store: (path: string, fields: Fields) => setDoc(doc(administrator.db, path), fields),
    push: (uid: string, writes?: Writes, forge?: Forgery) => push(as(uid), uid, writes, forge),
  };
}

function openLite(projectId: string, uid: string): lite.Firestore {
  const app = initializeApp({ projectId, apiKey: "key" }, `lite-${uid}-${crypto.randomUUID()}`);
  const firestore = lite.getFirestore(app);
  const mockUserToken = { user_id: uid };
  lite.connectFirestoreEmulator(firestore, host, Number(port), { mockUserToken });
  return firestore;
}

/**
 * A connection to which the rules don't apply. The library ends one with the callback that it calls, so
 * the callback goes on until `end` is called: a connection for each call takes longer than the call.
 */
async function openAdministrator(env: RulesTestEnvironment) {
  let finish = () => {};
  let finished = Promise.resolve();
  const db = await new Promise<Firestore>((open) => {
    finished = env.withSecurityRulesDisabled((context) => {
      open(modular(context.firestore()));
      return new Promise<void>((done) => {
        finish = done;
      });
    });
  });
  const end = () => {
    finish();
    return finished;
  };
  return { db, end };
}

function modular(
  firestore: ReturnType<ReturnType<RulesTestEnvironment["authenticatedContext"]>["firestore"]>,
) {
  return firestore as unknown as Firestore;
}

/** How a push differs from an honest one. */
export interface Forgery {
  /** The client it claims to be; "phone" otherwise. */
  client?: string;
  /** Changes what `sync` becomes; null leaves the user document out of the transaction. */
  sync?: ((next: Sync, before: Sync) => Fields) | null;
  /** Fields of the user document besides `sync`; other fields stay, unless `replace` is set. */
  user?: Fields;
  replace?: boolean;
  /** Written to the documents below the user's in place of the new version. */
  v?: unknown;
}

/** Whether documents at that path carry the version of their last write. */
function isVersioned(path: string): boolean {
  return path.split("/").length === 4 && !path.includes("/limits/");
}

/** The collections below the user document that these writes move. */
function movedBy(writes: Writes): string[] {
  return Object.entries(writes).flatMap(([path, fields]) =>
    isVersioned(path) && fields !== null ? [path.split("/")[2] ?? ""] : [],
  );
}

/** The id field of a mark, which is its meal's id. */
function idOfMark(path: string): Fields {
  return path.includes("/mealMarks/") ? { id: path.slice(path.lastIndexOf("/") + 1) } : {};
}

/**
 * Pushes from a device of `uid` in one transaction: the documents, and the user document with its
 * step. What is counted by the day comes with its count, unless `writes` names that.
 */
async function push(
  db: Firestore,
  uid: string,
  writes: Writes = {},
  forge: Forgery = {},
): Promise<void> {
  const stored = (await getDoc(doc(db, `users/${uid}`))).data() ?? null;
  const before = (stored?.["sync"] ?? { v: 0, clients: {} }) as Sync;
  const client = forge.client ?? "phone";
  const seq = Number(before.clients[uid]?.[client]?.["seq"] ?? 0) + 1;
  const next = {
    ...before,
    v: before.v + 1,
    at: serverTimestamp(),
    clients: {
      ...before.clients,
      [uid]: { ...before.clients[uid], [client]: lastMutationOf(seq) },
    },
    moved: {
      ...(before.moved?.to === before.v ? before.moved : { from: before.v }),
      ...Object.fromEntries(movedBy(writes).map((collection) => [collection, before.v + 1])),
      to: before.v + 1,
    },
  };
  const batch = writeBatch(db);
  const counted = { ...(await countsOf(db, uid, writes)), ...writes };
  for (const [path, fields] of Object.entries(counted)) {
    if (fields === null) batch.delete(doc(db, path));
    else
      batch.set(
        doc(db, path),
        isVersioned(path)
          ? { v: next.v, ...idOfMark(path), ...fields, ...only("v", forge) }
          : fields,
      );
  }
  if (forge.sync !== null) {
    const sync = forge.sync ? forge.sync(next, before) : next;
    const kept = forge.replace ? {} : (stored ?? emptyUser(0));
    batch.set(doc(db, `users/${uid}`), { ...kept, ...forge.user, sync });
  }
  await batch.commit();
}

/** What the counts become of feedback and notes, by path. */
async function countsOf(db: Firestore, uid: string, writes: Writes): Promise<Writes> {
  const counts: Writes = {};
  for (const path of Object.keys(writes)) {
    const [, name, id = ""] = /(?:^|\/)(feedback|recipeNotes)\/([^/]+)$/u.exec(path) ?? [];
    if (name === undefined) continue;
    const limit = `users/${uid}/limits/${name}`;
    const before = (await getDoc(doc(db, limit))).data();
    const at = serverTimestamp();
    const dayCount = Number(before?.["dayCount"] ?? 0) + 1;
    counts[limit] = { id, at, day: before?.["day"] ?? at, dayCount };
  }
  return counts;
}

function only<K extends keyof Forgery>(key: K, forge: Forgery): Pick<Forgery, K> {
  return (key in forge ? { [key]: forge[key] } : {}) as Pick<Forgery, K>;
}
