import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from "firebase/auth";
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from "firebase/firestore";

import {
  makePlan,
  makeRecipes,
  makeShoppingList,
  makeUser,
  SEEDED_VERSION,
} from "./bench-documents.ts";
import type { Bench } from "./bench.ts";
import type { Place } from "./page/contender.ts";

const OWN = { recipes: "personalRecipes", plans: "aiMealPlans" } as const;
const PASSWORD = "leek-and-potato";
let created = 0;

/** Creates an account in the emulators. */
export async function createCook({ emulators }: Bench): Promise<Place> {
  created += 1;
  const email = `cook-${process.pid}-${created}@example.com`;
  const app = initializeApp({ projectId: emulators.project, apiKey: "bench" }, email);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.auth}`, {
      disableWarnings: true,
    });
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
    return { ...emulators, uid: user.uid, email, password: PASSWORD };
  } finally {
    await deleteApp(app);
  }
}

/**
 * Stores on the server what a cook has before they sign in: a shopping list of `items`, `recipes`
 * and `plans`; `asRxdb` stores all of it once more in the form of RxDB's replication.
 */
export async function seedServer(
  { uid, project, host, firestore: port }: Place,
  {
    items,
    recipes,
    plans = 0,
    asRxdb = false,
  }: { items: number; recipes: number; plans?: number; asRxdb?: boolean },
): Promise<void> {
  const app = initializeApp({ projectId: project, apiKey: "bench" }, `owner-${uid}`);
  try {
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, host, port, { mockUserToken: "owner" });
    // The sync state that these pushes would have left.
    const notes = {
      ...(plans > 0 && { [OWN.plans]: SEEDED_VERSION }),
      ...(recipes > 0 && { [OWN.recipes]: SEEDED_VERSION }),
    };
    const moved = { from: 0, to: SEEDED_VERSION, ...notes };
    const sync = { v: SEEDED_VERSION, at: Timestamp.now(), clients: {}, moved };
    const own = [
      ...makeRecipes(uid, recipes).map((fields) => ({ name: "recipes" as const, fields })),
      ...Array.from({ length: plans }, (_, index) => ({
        name: "plans" as const,
        fields: makePlan(uid, index),
      })),
    ];
    const list = { id: uid, ...makeShoppingList(items) };
    const replicated = asRxdb ? [...own, { name: "lists" as const, fields: list }] : [];
    const documents = [
      { path: `users/${uid}`, fields: { ...makeUser(items), sync } },
      ...own.map(({ name, fields }) => ({
        path: `users/${uid}/${OWN[name]}/${fields.id}`,
        fields: { ...fields, v: SEEDED_VERSION },
      })),
      ...replicated.map(({ name, fields: { id, ...fields } }) => ({
        path: `bench/${uid}/${name}OfRxdb/${id}`,
        fields: { ...fields, _deleted: false, serverTimestamp: serverTimestamp() },
      })),
    ];
    for (let from = 0; from < documents.length; from += 250) {
      const batch = writeBatch(firestore);
      for (const { path, fields } of documents.slice(from, from + 250)) {
        batch.set(doc(firestore, path), fields);
      }
      await batch.commit();
    }
  } finally {
    await deleteApp(app);
  }
}
