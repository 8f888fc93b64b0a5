/**
 * The demo: one cook who has something to show on every screen, and others who share meals.
 * Their acts are sent as the app sends them, through the security rules and under fixed ids:
 * filling again does nothing, and filling that was interrupted continues where it stopped.
 */
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  updateProfile,
  type Auth,
} from "firebase/auth";
import { connectFirestoreEmulator, getFirestore } from "firebase/firestore/lite";

import { putMeta } from "#db/meta.ts";
import { queue } from "#db/mutate.ts";
import { openDatabase } from "#db/schema.ts";
import { followUpOf } from "#domain/mutations/registry.ts";
import { ensureClient } from "#sync/protocol/local.ts";
import { flush } from "#sync/push/push.ts";
import { createFirestoreRemote } from "#sync/remotes/firestore-remote.ts";
import { RemoteError, type Remote } from "#sync/remotes/remote.ts";

import { anasActs, otherCooksActs, type DemoAct } from "../tests/support/demo-kitchen.ts";
import { HOST } from "./ports.ts";

export interface DemoCook {
  displayName: string;
  email: string;
  password: string;
}

export const DEMO_COOK: DemoCook = {
  displayName: "Ana",
  email: "ana@simmer.example",
  password: "leek-and-potato",
};

const OTHER_COOKS = [
  {
    key: "mateo",
    displayName: "Mateo",
    email: "mateo@simmer.example",
    password: "fennel-and-fish",
  },
  { key: "ines", displayName: "Ines", email: "ines@simmer.example", password: "orzo-and-olives" },
  { key: "kofi", displayName: "Kofi", email: "kofi@simmer.example", password: "okra-and-ginger" },
  {
    key: "sofia",
    displayName: "Sofia",
    email: "sofia@simmer.example",
    password: "plums-and-pepper",
  },
  { key: "noor", displayName: "Noor", email: "noor@simmer.example", password: "lime-and-lentils" },
] as const;

/** The environment of the suite to fill, as `commandEnv` of scripts/suite-config.ts gives it. */
type SuiteEnv = Readonly<Record<string, string | undefined>>;

/**
 * Fills a running suite with the demo, at the time `now` (ms). Resolves to the demo cook's uid.
 * Throws if `env` names no suite, or if the demo account has another password.
 */
export async function fillDemo(env: SuiteEnv, now: number): Promise<string> {
  for (const { key, ...cook } of OTHER_COOKS) {
    await actAs(env, cook, () => otherCooksActs(key, now));
  }
  return actAs(env, DEMO_COOK, (uid) => anasActs(uid, now));
}

/** Signs a cook in (or up, the first time), and sends those of their acts that the server lacks. */
async function actAs(
  env: SuiteEnv,
  cook: DemoCook,
  actsOf: (uid: string) => readonly DemoAct[],
): Promise<string> {
  const [authPort, firestorePort] = [env["SIMMER_AUTH_PORT"], env["SIMMER_FIRESTORE_PORT"]];
  const projectId = env["GCLOUD_PROJECT"];
  if (!authPort || !firestorePort || !projectId) throw new Error("There is no suite to fill.");
  const app = initializeApp({ projectId, apiKey: "demo" }, cook.email);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://${HOST}:${authPort}`, { disableWarnings: true });
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, HOST, Number(firestorePort));
    const uid = await signIn(auth, cook);
    await send(uid, actsOf(uid), createFirestoreRemote({ firestore, auth }));
    return uid;
  } finally {
    await deleteApp(app);
  }
}

async function signIn(auth: Auth, { displayName, email, password }: DemoCook): Promise<string> {
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName });
    return user.uid;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "auth/email-already-in-use") throw error;
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return user.uid;
  }
}

/** A freshly started emulator on a busy machine responds late. */
const TRIES_MOST = 10;

/** Retries what timed out; what is sent again counts once. */
async function retryLate(send: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await send();
      return;
    } catch (error) {
      const isLate = error instanceof RemoteError && error.kind === "transient";
      if (!isLate || tries === TRIES_MOST) throw error;
    }
  }
}

/** Queues the acts on a temporary device, and pushes those that the server lacks. */
async function send(uid: string, acts: readonly DemoAct[], remote: Remote): Promise<void> {
  const db = openDatabase(uid, { indexedDB: new IDBFactory(), IDBKeyRange });
  try {
    await ensureClient(db);
    // The client id is the same in every run, so the server's last mutation id shows how far an earlier run
    // got.
    await putMeta(db, { clientId: "demo", sentSeq: acts.length });
    await db.outbox.bulkAdd(acts.map((act) => ({ ...act })));
    for (const [at, act] of acts.entries()) {
      const followUp = followUpOf(act);
      const id = crypto.randomUUID();
      if (followUp) await queue(db, { ...act, ...followUp, id, follows: at + 1 });
    }
    await retryLate(async () => void (await flush({ db, remote, now: Date.now })));
    const left = [...(await db.outbox.toArray()), ...(await db.deadLetters.toArray())];
    if (left.length > 0) {
      throw new Error(
        `The server did not take ${left.map(({ id, name }) => `${id} ${name}`).join()}.`,
      );
    }
  } finally {
    db.close();
  }
}
