import type { Fields } from "./remote.ts";
import { readMarker, versionOf } from "./wire.ts";

/** A commit as the rules of the in-memory server see it. */
export interface Commit {
  uid: string;
  before(path: string): Fields | null;
  /** Everything written; null for a deleted document. */
  writes: ReadonlyMap<string, Fields | null>;
}

/** Documents that security rules may look up in one transaction; the emulator doesn't count. */
const LOOKUPS_MAX = 20;

/**
 * The part of the security rules that sync must live with, as a second opinion on every commit:
 * versions, markers, deletions, shared counts, and the limit on look-ups. Returns what is wrong.
 */
export function findViolation(commit: Commit): string | null {
  if (lookups(commit) > LOOKUPS_MAX) return "too many look-ups";
  for (const [path, fields] of commit.writes) {
    const problem = findProblem(commit, path, fields);
    if (problem) return `${path}: ${problem}`;
  }
  return null;
}

/** What docs/decisions/0006-rules.md counts for each write. */
function lookups({ uid, before, writes }: Commit): number {
  let count = 0;
  for (const [path, fields] of writes) {
    if (path === `users/${uid}`) continue;
    const moved = fields?.["favoriteCount"] !== before(path)?.["favoriteCount"];
    const isDear = path.includes("/deletions/") || (path.startsWith("aiMeals/") && moved);
    count += isDear ? 2 : 1;
  }
  return count;
}

function findProblem(commit: Commit, path: string, fields: Fields | null): string | null {
  const { uid, before, writes } = commit;
  const user = `users/${uid}`;
  if (path === user) return findUserProblem(before(user), fields);
  if (path.startsWith("feedback/")) return before(path) ? "feedback is only added" : null;
  if (path.startsWith("aiMeals/")) return findMealProblem(commit, path, fields);
  if (!path.startsWith(`${user}/`)) return "not the cook's own";
  const v = syncOf(writes.get(user) ?? null).v;
  if (v === undefined) return "written without the user document's step";
  if (fields) return versionOf(fields) === v ? null : "stale version";
  const record = `${user}/deletions/${path.slice(user.length + 1).replace("/", ":")}`;
  return writes.get(record) ? null : "deleted without a record";
}

interface Sync {
  v?: number;
  at?: Date;
  clients?: Record<string, { at?: Date }>;
}

function syncOf(user: Fields | null): Sync {
  return user?.["sync"] ?? {};
}

/** A marker this old may be dropped when another client joins. */
const STALE_MS = 180 * 86_400_000;

function isStale(client: { at?: Date } | undefined, { at }: Sync): boolean {
  return Number(at) - Number(client?.at) > STALE_MS;
}

function findUserProblem(before: Fields | null, after: Fields | null): string | null {
  if (!after) return "the user document can't be deleted";
  const [was, is] = [syncOf(before), syncOf(after)];
  if (is.v !== (was.v ?? 0) + 1) return "the version must rise by one";
  const clients = Object.keys({ ...was.clients, ...is.clients });
  const moved = clients.filter(
    (client) => JSON.stringify(was.clients?.[client]) !== JSON.stringify(is.clients?.[client]),
  );
  const dropped = moved.filter((client) => !is.clients?.[client]);
  const [client, ...others] = moved.filter((client) => is.clients?.[client]);
  if (client === undefined || others.length > 0) return "one client's marker moves at a time";
  const isInPlace = dropped.length === 1 && !was.clients?.[client];
  if (dropped.length > 0 && !(isInPlace && dropped.every((old) => isStale(was.clients?.[old], is))))
    return "only a new client takes the place of one long gone";
  return readMarker(after, client).seq > readMarker(before, client).seq
    ? null
    : "a marker only rises";
}

function findMealProblem(commit: Commit, path: string, after: Fields | null): string | null {
  if (!after) return "shared meals can't be deleted";
  const before = commit.before(path);
  if (!before) return null;
  const id = path.slice("aiMeals/".length);
  const user = `users/${commit.uid}`;
  const steps =
    Number(isFavorite(commit.writes.get(user) ?? null, id)) -
    Number(isFavorite(commit.before(user), id));
  const moved = Number(after["favoriteCount"]) - Number(before["favoriteCount"]);
  if (moved !== 0 && moved !== steps) return "favoriteCount moves with the cook's favorites";
  const rated = Number(after["ratingCount"]) - Number(before["ratingCount"]);
  return rated === 0 || rated === 1 ? null : "one rating at a time";
}

function isFavorite(user: Fields | null, id: string): boolean {
  const favorites = user?.["favorites"];
  return Array.isArray(favorites) && favorites.includes(id);
}
