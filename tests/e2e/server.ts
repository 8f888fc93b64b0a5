import type { UserDocument } from "../../src/domain/user-document.ts";

/** Reads and writes the emulators' data without the security rules. */
const FIRESTORE = process.env["FIRESTORE_EMULATOR_HOST"] ?? "127.0.0.1:5012";
const AUTH = process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "127.0.0.1:5011";
const PROJECT = process.env["GCLOUD_PROJECT"] ?? "demo-simmer";
const OWNER = { authorization: "Bearer owner", "content-type": "application/json" };

async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, { headers: OWNER, ...init });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The emulator answered ${answer.status} for ${url}`);
  return answer.json();
}

function documentUrl(path: string): string {
  return `http://${FIRESTORE}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`;
}

/** The Firestore emulator's document at `path` in its REST form; null if there is none. */
export function readServerDocument(path: string): Promise<unknown> {
  return ask(documentUrl(path));
}

interface Value {
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Record<string, Value> };
  integerValue?: string;
  [kind: string]: unknown;
}

function plain(value: Value): unknown {
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plain);
  if (value.mapValue) return plainFields(value.mapValue.fields ?? {});
  if (value.integerValue !== undefined) return Number(value.integerValue);
  return Object.values(value)[0];
}

function plainFields(fields: Record<string, Value>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

/** The fields of the document at `path` as plain values; null if there is none. */
export async function readServerFields(path: string): Promise<Record<string, unknown> | null> {
  const found = (await readServerDocument(path)) as { fields?: Record<string, Value> } | null;
  return found && plainFields(found.fields ?? {});
}

/** The fields of a collection's documents, as many as its first page holds. */
export async function listServerFields(path: string): Promise<Record<string, unknown>[]> {
  const page = (await readServerDocument(`${path}?pageSize=300`)) as {
    documents?: { fields?: Record<string, Value> }[];
  } | null;
  return (page?.documents ?? []).map(({ fields }) => plainFields(fields ?? {}));
}

/** The cook's document on the server. */
export async function readServerUser(uid: string): Promise<UserDocument> {
  const fields = await readServerFields(`users/${uid}`);
  if (!fields) throw new Error(`The server has no users/${uid}`);
  return fields as unknown as UserDocument;
}

/** The version of the cook's documents on the server. */
export async function readServerVersion(uid: string): Promise<number> {
  const { sync } = (await readServerUser(uid)) as unknown as { sync: { v: number } };
  return sync.v;
}

/** The names of the ticked items on the server's shopping list, in order. */
export async function readServerTicks(uid: string): Promise<string[]> {
  const { shoppingList } = await readServerUser(uid);
  return shoppingList.ingredients.flatMap(({ name, bought }) => (bought ? [name] : []));
}

function toValue(value: unknown): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") {
    if (Number.isSafeInteger(value)) return { integerValue: String(value) };
    return { doubleValue: Number.isFinite(value) ? value : String(value) };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value ?? {}) } };
}

function toFields(fields: object): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));
}

/** Writes a whole document; with `mask`, only the named fields. */
export async function writeServerFields(
  path: string,
  fields: object,
  mask: readonly string[] = [],
): Promise<void> {
  const query = mask.map((field) => `updateMask.fieldPaths=${field}`).join("&");
  const body = JSON.stringify({ fields: toFields(fields) });
  await ask(`${documentUrl(path)}?${query}`, { method: "PATCH", body });
}

/** Deletes a document, as an administrator would. */
export async function deleteServerDocument(path: string): Promise<void> {
  await ask(documentUrl(path), { method: "DELETE" });
}

async function askAuth(call: string, body: object): Promise<unknown> {
  const url = `http://${AUTH}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/${call}`;
  return ask(url, { method: "POST", body: JSON.stringify(body) });
}

/** Creates an account without signing in; resolves to its uid. */
export async function createAccount(account: object): Promise<string> {
  const { localId } = (await askAuth("accounts", account)) as { localId: string };
  return localId;
}

/** Deletes an account, as its owner or the console would; its documents stay. */
export async function deleteAccount(uid: string): Promise<void> {
  await askAuth("accounts:delete", { localId: uid });
}

/** Disables an account, as the console would, or enables it again. */
export async function disableAccount(uid: string, disableUser: boolean): Promise<void> {
  await askAuth("accounts:update", { localId: uid, disableUser });
}

/** The account with this email in Auth; null if there is none. */
export async function findAccount(email: string): Promise<{ displayName?: string } | null> {
  const found = (await askAuth("accounts:lookup", { email: [email] })) as {
    users?: { displayName?: string }[];
  };
  return found.users?.[0] ?? null;
}

/** The last link that Auth has "mailed" for this address. @throws if there is none */
export async function lastLinkTo(email: string, requestType: string): Promise<string> {
  const { oobCodes } = (await ask(`http://${AUTH}/emulator/v1/projects/${PROJECT}/oobCodes`)) as {
    oobCodes: { email: string; newEmail?: string; requestType: string; oobLink: string }[];
  };
  const link = oobCodes.findLast(
    (code) => code.requestType === requestType && [code.email, code.newEmail].includes(email),
  )?.oobLink;
  if (link === undefined) throw new Error(`No link was sent to ${email}`);
  return link;
}
