import { createHash, randomUUID } from "node:crypto";

import {
  type DocumentReference,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type WriteBatch,
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
 * (`isStepping` in the rules), which can't be created again once the account is noted as closed: after
 * that document is gone, the second pass finds everything that they have left.
 */
export function deletionSteps(uid: string, ports: Ports): DeletionStep[] {
  const { firestore } = ports;
  const user = firestore.collection("users").doc(uid);
  const note = noteOf(uid, firestore);
  const erase = erasures(uid, ports);
  return [
    {
      name: "note that the account is closed",
      async run() {
        const expiresAt = Timestamp.fromMillis(ports.now() + CLOSED_MS);
        // A repeated deletion reuses the first attempt's pseudonym.
        const pseudonym = (await readPseudonym(note)) ?? randomUUID();
        await note.set({ expiresAt, pseudonym });
      },
    },
    ...erase,
    { name: "the cook's document", run: async () => void (await user.delete()) },
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

function noteOf(uid: string, firestore: Firestore): DocumentReference {
  return firestore.collection(CLOSED_ACCOUNTS).doc(closedAccountId(uid));
}

/** The pseudonym that replaces the cook's id in `mealAuthors` while their account is being deleted. */
async function readPseudonym(note: DocumentReference): Promise<string | null> {
  const pseudonym: unknown = (await note.get()).get("pseudonym");
  return typeof pseudonym === "string" ? pseudonym : null;
}

/** Deletes everything the cook wrote, except their own document and the link between their meals. */
function erasures(uid: string, { firestore }: Ports): DeletionStep[] {
  const user = firestore.collection("users").doc(uid);
  return [
    {
      // The meals stay, and cooks who hide an author and moderators must still see that they have the
      // same one.
      name: "names of the meals' author",
      async run() {
        const pseudonym = await readPseudonym(noteOf(uid, firestore));
        if (pseudonym === null) throw new Error("The account is not noted as closed.");
        await changeAll(
          firestore,
          firestore.collection("mealAuthors").where("uid", "==", uid),
          (batch, author) => batch.update(author.ref, { uid: pseudonym }),
        );
      },
    },
    {
      name: "names under feedback",
      run: () =>
        changeAll(
          firestore,
          firestore.collection("feedback").where("uid", "==", uid),
          (batch, feedback) =>
            batch.update(feedback.ref, {
              uid: FieldValue.delete(),
              text: unnamed(feedback.get("text"), uid),
              // A stored screen URL may contain the id as well.
              url: unnamed(feedback.get("url"), uid),
            }),
        ),
    },
    {
      name: "everything below the cook's document",
      async run() {
        for (const collection of await user.listCollections()) {
          await firestore.recursiveDelete(collection);
        }
      },
    },
  ];
}

function unnamed(text: unknown, uid: string): string {
  return typeof text === "string" ? text.replaceAll(uid, NOBODY) : "";
}

/** Updates every document that the query finds. */
async function changeAll(
  firestore: Firestore,
  query: Query,
  change: (batch: WriteBatch, found: QueryDocumentSnapshot) => void,
): Promise<void> {
  for await (const page of pagesOf(query)) {
    const batch = firestore.batch();
    for (const found of page) change(batch, found);
    await batch.commit();
  }
}

/**
 * A query's results, a page at a time, since a cook may have stored more than fits in memory. It pages
 * with a cursor instead of repeating the query, because an updated document may still match.
 */
async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  const inOrder = query.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? inOrder.startAfter(last) : inOrder).get();
    if (docs.length > 0) yield docs;
    last = docs.at(-1);
    if (docs.length < PAGE) return;
  }
}
