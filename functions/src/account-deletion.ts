import { createHash, randomUUID } from "node:crypto";

import {
  type DocumentData,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type UpdateData,
} from "firebase-admin/firestore";

/** Notes on accounts that are being deleted or were deleted recently: see `firestore.rules`. */
export const CLOSED_ACCOUNTS = "closedAccounts";
/**
 * A device's last ID token stays valid for an hour after its account is gone. While the note exists,
 * the rules refuse writes with that token; a day leaves a margin for a server whose clock is wrong.
 */
const CLOSED_MS = 86_400_000;
/** Documents per query and batch. */
const PAGE = 300;
/** Replaces a cook's id in a stored address. */
const NOBODY = "deleted-account";

interface Ports {
  firestore: Firestore;
  /** Removes the counters under hashes of the cook's id. */
  forgetCounts(uid: string): Promise<void>;
  /** Does nothing if there is no such account. */
  removeAccount(uid: string): Promise<void>;
  now(): number;
}

/** One step of deleting an account; running it again changes nothing more. */
export interface DeletionStep {
  name: string;
  run(): Promise<void>;
}

/** The name of a cook's note in `CLOSED_ACCOUNTS`; the rules compute the same. */
export function closedAccountId(uid: string): string {
  return createHash("sha256").update(uid).digest("hex");
}

/**
 * Everything that deleting an account does on the server, in order. The steps are idempotent: if one
 * fails, all are rerun from the first. Until the last one the account exists, so its cook can retry.
 *
 * The cook's other devices may write meanwhile. Their writes all need the cook's own document
 * (`isStepping` in the rules), or for photos their count, and neither can be created again once the
 * account is noted as closed: after they are gone, the second pass finds everything that was left.
 */
export function deletionSteps(uid: string, ports: Ports): DeletionStep[] {
  const { firestore } = ports;
  const note = firestore.collection(CLOSED_ACCOUNTS).doc(closedAccountId(uid));
  /** What replaces the cook's id in `mealAuthors` while the account is being deleted. */
  const readPseudonym = async () => (await note.get()).get("pseudonym") as string | undefined;
  const erase = erasures(uid, firestore, readPseudonym);
  return [
    {
      name: "note that the account is closed",
      async run() {
        const expiresAt = Timestamp.fromMillis(ports.now() + CLOSED_MS);
        // A repeated deletion reuses the first attempt's pseudonym.
        await note.set({ expiresAt, pseudonym: (await readPseudonym()) ?? randomUUID() });
      },
    },
    ...erase,
    {
      name: "the cook's document",
      run: async () => void (await firestore.collection("users").doc(uid).delete()),
    },
    {
      // Concurrently: a device that sees the closed account before it is gone retries only after half an
      // hour.
      name: "what was written meanwhile, and counts of requests",
      async run() {
        await Promise.all([ports.forgetCounts(uid), ...erase.map((step) => step.run())]);
      },
    },
    {
      name: "what the pseudonym stands for",
      run: async () => void (await note.update({ pseudonym: FieldValue.delete() })),
    },
    { name: "the account", run: () => ports.removeAccount(uid) },
  ];
}

/** Deletes an account with all of its cook's data. @throws what a step throws; then retry */
export async function deleteAccount(uid: string, ports: Ports): Promise<void> {
  for (const step of deletionSteps(uid, ports)) await step.run();
}

/** Deletes everything the cook wrote, except their own document and the link between their meals. */
function erasures(
  uid: string,
  firestore: Firestore,
  readPseudonym: () => Promise<string | undefined>,
): DeletionStep[] {
  const written = (collection: string) => firestore.collection(collection).where("uid", "==", uid);
  return [
    {
      // The meals stay, and cooks who hide an author and moderators must still see that they have the
      // same one.
      name: "names of the meals' author",
      async run() {
        const pseudonym = await readPseudonym();
        await changeAll(written("mealAuthors"), () => ({ uid: pseudonym }));
      },
    },
    {
      name: "names under feedback",
      run: () =>
        changeAll(written("feedback"), (feedback) => ({
          uid: FieldValue.delete(),
          text: unnamed(feedback.get("text"), uid),
          // A stored screen URL may contain the id as well.
          url: unnamed(feedback.get("url"), uid),
        })),
    },
    {
      name: "everything below the cook's document",
      async run() {
        for (const collection of await firestore.collection("users").doc(uid).listCollections()) {
          await firestore.recursiveDelete(collection);
        }
      },
    },
  ];
}

function unnamed(text: unknown, uid: string): string {
  return typeof text === "string" ? text.replaceAll(uid, NOBODY) : "";
}

/**
 * Updates every document that the query finds, until it finds none: a changed document no longer names
 * the cook. A page at a time, since a cook may have stored more than fits in memory.
 */
async function changeAll(
  query: Query,
  change: (found: QueryDocumentSnapshot) => UpdateData<DocumentData>,
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(PAGE).get();
    if (docs.length === 0) return;
    const batch = query.firestore.batch();
    for (const found of docs) batch.update(found.ref, change(found));
    await batch.commit();
  }
}
