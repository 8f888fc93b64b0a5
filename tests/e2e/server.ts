/** What the emulators hold, past the security rules. */
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

/** The Firestore emulator's document at `path` in its REST form; null for none. */
export function readServerDocument(path: string): Promise<unknown> {
  return ask(`http://${FIRESTORE}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`);
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

/** The fields of the document at `path` as plain values; null for none. */
export async function readServerFields(path: string): Promise<Record<string, unknown> | null> {
  const found = (await readServerDocument(path)) as { fields?: Record<string, Value> } | null;
  return found && plainFields(found.fields ?? {});
}

/** The fields of the documents of a collection, as many as its first page holds. */
export async function listServerFields(path: string): Promise<Record<string, unknown>[]> {
  const page = (await readServerDocument(`${path}?pageSize=300`)) as {
    documents?: { fields?: Record<string, Value> }[];
  } | null;
  return (page?.documents ?? []).map(({ fields }) => plainFields(fields ?? {}));
}

/** Removes an account, as its owner or the console would; its documents stay. */
export async function deleteAccount(uid: string): Promise<void> {
  const url = `http://${AUTH}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:delete`;
  await ask(url, { method: "POST", body: JSON.stringify({ localId: uid }) });
}
