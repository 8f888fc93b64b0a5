import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type Auth,
} from "firebase/auth";
import { connectFirestoreEmulator, doc, getFirestore, setDoc } from "firebase/firestore/lite";

import { createFirestoreRemote } from "#sync/remotes/firestore-remote.ts";
import { createFirestoreWatch } from "#sync/remotes/firestore-watch.ts";
import type { Fields, Remote } from "#sync/remotes/remote.ts";

interface Place {
  host: string;
  port: number;
}

/** Where the emulators listen. The test suite passes this in the environment. */
export interface EmulatorEnv {
  project: string;
  auth: Place;
  firestore: Place;
}

/** @throws when the suite runs without the emulators' environment */
export function readEmulatorEnv(env: Record<string, string | undefined>): EmulatorEnv {
  const place = (name: string): Place => {
    const [host, port] = (env[name] ?? "").split(":");
    if (!host || !port) throw new Error(`${name} is not set: run inside the emulators.`);
    return { host, port: Number(port) };
  };
  return {
    project: env["GCLOUD_PROJECT"] ?? "demo-simmer-test",
    auth: place("FIREBASE_AUTH_EMULATOR_HOST"),
    firestore: place("FIRESTORE_EMULATOR_HOST"),
  };
}

export interface EmulatorCook {
  uid: string;
  auth: Auth;
  remote: Remote;
  /** What another of the cook's devices asks through: signed in there, too, in an app instance of its own. */
  signInElsewhere(): Promise<Remote>;
  seed(path: string, fields: Fields): Promise<void>;
  /** Deletes the account as an administrator would: the cook's own session is not told. */
  deleteAccount(): Promise<void>;
  dispose(): Promise<void>;
}

let created = 0;

/**
 * Empties the database and signs up a new cook, in an app instance of their own.
 *
 * @param through where the cook's own requests go: the emulator, or a proxy before it
 */
export async function createEmulatorCook(
  { project, auth: authPlace, firestore: place }: EmulatorEnv,
  { through = place }: { through?: Place } = {},
): Promise<EmulatorCook> {
  const documents = `emulator/v1/projects/${project}/databases/(default)/documents`;
  await fetch(`http://${place.host}:${place.port}/${documents}`, { method: "DELETE" });

  created += 1;
  const name = `cook-${Date.now()}-${created}`;
  const options = { projectId: project, apiKey: "key" };
  const apps: FirebaseApp[] = [];
  const addApp = (appName: string) => {
    const app = initializeApp(options, appName);
    apps.push(app);
    return app;
  };
  /** A device's own requests and listener. */
  const addDevice = (deviceName: string) => {
    const app = addApp(deviceName);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://${authPlace.host}:${authPlace.port}`, {
      disableWarnings: true,
    });
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, through.host, through.port);
    const watch = createFirestoreWatch(app, through);
    return { auth, remote: createFirestoreRemote({ firestore, auth }, watch) };
  };
  const { auth, remote } = addDevice(name);
  const [email, password] = [`${name}@example.com`, "a password"] as const;
  const { user } = await createUserWithEmailAndPassword(auth, email, password);

  const owner = addApp(`${name}-owner`);
  const console = getFirestore(owner);
  connectFirestoreEmulator(console, place.host, place.port, { mockUserToken: "owner" });
  return {
    uid: user.uid,
    auth,
    remote,
    async signInElsewhere() {
      const elsewhere = addDevice(`${name}-elsewhere-${apps.length}`);
      await signInWithEmailAndPassword(elsewhere.auth, email, password);
      return elsewhere.remote;
    },
    seed: async (path, fields) => setDoc(doc(console, path), fields),
    async deleteAccount() {
      const url = `http://${authPlace.host}:${authPlace.port}/identitytoolkit.googleapis.com/v1`;
      await fetch(`${url}/projects/${project}/accounts:delete`, {
        method: "POST",
        headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
        body: JSON.stringify({ localId: user.uid }),
      });
    },
    async dispose() {
      await Promise.all(apps.map(deleteApp));
    },
  };
}
