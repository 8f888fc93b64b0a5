import { deleteApp, initializeApp } from "firebase-admin/app";
import { type CollectionReference, getFirestore } from "firebase-admin/firestore";
import { afterAll } from "vitest";

import { createFirestoreCounter, hashOf } from "./limits/firestore-counter.ts";
import { createOwnCounter } from "./limits/own-counter.ts";
import { createLimits } from "./limits/request-limits.ts";

/** Creates everything that a cook leaves on the server, and searches for traces after deletion. */

// The default app, for Auth; a project of its own keeps the emulator's other data out of the way.
export const app = initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" });
const other = initializeApp({ projectId: "demo-simmer-deletion" }, "deletion");
export const firestore = getFirestore(other);
afterAll(() => Promise.all([deleteApp(app), deleteApp(other)]));

export const counter = createFirestoreCounter(firestore, Date.now, 25_000);
const limits = createLimits({
  own: createOwnCounter(Date.now),
  shared: counter,
  budget: { perDay: 1_000, perCook: 10 },
  logError: (_, error) => {
    throw error;
  },
});

/** The deletion's ports; accounts that it would remove from Auth are noted in `removed`. */
export function portsOf(removed: string[] = []) {
  return {
    firestore,
    forgetCounts: (uid: string) => limits.forgetCook(uid),
    removeAccount: (uid: string) => Promise.resolve(void removed.push(uid)),
    now: Date.now,
  };
}

/** Cleans up after other cooks and tests, since each search for traces reads every document. */
export async function clearServer(): Promise<void> {
  const host = process.env["FIRESTORE_EMULATOR_HOST"] ?? "";
  const documents = "projects/demo-simmer-deletion/databases/(default)/documents";
  const { ok, status } = await fetch(`http://${host}/emulator/v1/${documents}`, {
    method: "DELETE",
  });
  if (!ok) throw new Error(`Firestore was not emptied: ${status}`);
}

/** Every document that a cook leaves on the server, in every collection except the counters. */
export async function seedDocuments(uid: string, tag: string): Promise<void> {
  const writes: Record<string, object> = {
    [`users/${uid}`]: { favorites: ["m1"], sync: { v: 9 } },
    [`users/${uid}/aiMealPlans/${tag}-plan`]: { userId: uid, recipes: [] },
    [`users/${uid}/personalRecipes/${tag}-own`]: { userId: uid, title: "Stew" },
    [`users/${uid}/mealMarks/${tag}-m1`]: { stars: 5, favored: true },
    [`users/${uid}/limits/listed`]: { id: `${tag}-m1` },
    [`users/${uid}/limits/photos`]: { id: `${tag}-photo`, count: 1 },
    [`users/${uid}/photos/${tag}-photo`]: { bytes: Buffer.from("photo"), type: "image/webp" },
    [`users/${uid}/thumbs/${tag}-photo`]: { bytes: Buffer.from("thumb"), type: "image/webp" },
    [`users/${uid}/deletions/aiMealPlans:${tag}-gone`]: { v: 8 },
    // A subcollection that no version of the app knows: deleted all the same.
    [`users/${uid}/notes/n1`]: { text: "mine" },
    [`users/${uid}/notes/n1/deeper/n2`]: { text: "mine, too" },
    [`mealAuthors/${tag}-m1`]: { uid },
    [`aiMeals/${tag}-m1`]: { title: "Soup", planId: `${tag}-m1`, ratingCount: 3 },
    [`feedback/${tag}-f1`]: {
      uid,
      text: `I am ${uid}`,
      url: `https://simmer.example/cook/${uid}/soup`,
      timestamp: 1,
    },
  };
  const batch = firestore.batch();
  for (const [path, fields] of Object.entries(writes)) batch.set(firestore.doc(path), fields);
  await batch.commit();
}

/** Everything that a cook leaves on the server. */
export async function seed(uid: string, tag: string): Promise<void> {
  await seedDocuments(uid, tag);
  await limits.takeRequest(uid, "");
  await limits.takeModelCall(uid);
}

/** Every document of the database by its path, however deep, also below documents that are gone. */
export async function readAll(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const walk = async (collection: CollectionReference): Promise<void> => {
    const [names, { docs }] = await Promise.all([collection.listDocuments(), collection.get()]);
    for (const document of docs) found.set(document.ref.path, JSON.stringify(document.data()));
    const below = await Promise.all(names.map((name) => name.listCollections()));
    await Promise.all(below.flat().map(walk));
  };
  await Promise.all((await firestore.listCollections()).map(walk));
  return found;
}

/** The names of the cook's counters. */
function countCodes(uid: string): string[] {
  return ["cook", "model"].map((kind) => hashOf(`${kind}:${uid}`));
}

/** Any remaining document that names the cook or contains data from their documents. */
export async function tracesOf(uid: string, tag: string): Promise<string[]> {
  const signs = [uid, `${tag}-plan`, `${tag}-gone`, ...countCodes(uid)];
  return [...(await readAll())].flatMap(([path, fields]) =>
    signs.some((sign) => `${path} ${fields}`.includes(sign)) ? [path] : [],
  );
}
