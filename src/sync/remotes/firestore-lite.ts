import type { Auth } from "firebase/auth";
import {
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
} from "firebase/firestore/lite";

import { createFirestoreRemote, type FirestoreFunctions } from "./firestore-remote.ts";
import type { Remote } from "./remote.ts";

/**
 * Firestore over plain requests, for the service worker: a fraction of the full SDK's size, and
 * without a connection to keep open. It can't watch, and always reads from the server.
 */
export function createLiteRemote(firestore: Firestore, auth: Auth): Remote {
  const functions = {
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
  };
  // By contract the functions are the same; only the names of their types differ.
  return createFirestoreRemote(
    { firestore: firestore, auth },
    functions as unknown as FirestoreFunctions,
  );
}
