/** Firebase Auth's own storage; its SDK doesn't export the names. */
const DATABASE = "firebaseLocalStorageDb";
const STORE = "firebaseLocalStorage";

/** What Firebase Auth stores of the account that is signed in on this device. */
export interface StoredAccount {
  uid: string;
  email: string;
  displayName: string;
}

/**
 * The account in Firebase Auth's storage, read without Auth, which mistakes storage that it can't
 * open for empty storage. Null only if the storage was read and holds no account.
 * @throws if the storage can't be read
 */
export async function readStoredAccount(factory: IDBFactory): Promise<StoredAccount | null> {
  const db = await openExisting(factory, DATABASE);
  if (!db) return null;
  try {
    if (!db.objectStoreNames.contains(STORE)) return null;
    const rows = await answerOf<unknown[]>(db.transaction(STORE).objectStore(STORE).getAll());
    return rows.map(accountOf).find((account) => account !== null) ?? null;
  } finally {
    db.close();
  }
}

/** @throws if the database can't be opened */
export async function isDatabaseThere(factory: IDBFactory, name: string): Promise<boolean> {
  const db = await openExisting(factory, name);
  db?.close();
  return db !== null;
}

/** Opens a database at the version it has; null if there is none, and none is created. */
async function openExisting(factory: IDBFactory, name: string): Promise<IDBDatabase | null> {
  const opening = factory.open(name);
  let isMissing = false;
  opening.addEventListener("upgradeneeded", () => {
    isMissing = true;
    // Aborting also discards the database that `open` is about to create.
    opening.transaction?.abort();
  });
  try {
    return await answerOf(opening);
  } catch (error) {
    if (isMissing) return null;
    throw error;
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("No answer")));
  });
}

/** The account in a row of Auth's storage, which keeps other things as well. */
function accountOf(row: unknown): StoredAccount | null {
  const { value } = row as { value?: Partial<Record<keyof StoredAccount, unknown>> | null };
  const { uid, email, displayName } = value ?? {};
  if (typeof uid !== "string" || uid === "") return null;
  return {
    uid,
    email: typeof email === "string" ? email : "",
    displayName: typeof displayName === "string" ? displayName : "",
  };
}
