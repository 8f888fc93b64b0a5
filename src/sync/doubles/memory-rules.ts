import {
  CLIENTS_MAX,
  LISTED_PER_AUTHOR,
  LISTED_PER_DAY,
  LISTED_PER_DAY_AT_FIRST,
  NEW_COOK_DAYS,
  PHOTOS_MAX,
} from "#domain/limits.ts";
import { readLastMutation, versionOf } from "#sync/protocol/wire.ts";
import type { Fields } from "#sync/remotes/remote.ts";

/** A commit as the rules of the in-memory server see it. */
export interface Commit {
  uid: string;
  before(path: string): Fields | null;
  /** Everything written; null for a deleted document. */
  writes: ReadonlyMap<string, Fields | null>;
}

/**
 * Documents that security rules may look up in one transaction. The emulator doesn't enforce this.
 */
const LOOKUPS_MAX = 20;

/**
 * The part of the security rules that concerns sync, as a second check of every commit: versions,
 * last mutation ids, deletions, shared counts, and the limit on look-ups. Returns the violation, or null.
 */
export function findViolation(commit: Commit): string | null {
  if (lookups(commit) > LOOKUPS_MAX) return "too many look-ups";
  for (const [path, fields] of commit.writes) {
    const problem = findProblem(commit, path, fields);
    if (problem) return `${path}: ${problem}`;
  }
  return null;
}

/** How many look-ups each write costs, as counted in docs/decisions/0006-rules.md. */
function lookups({ uid, before, writes }: Commit): number {
  let count = 0;
  for (const [path, fields] of writes) {
    if (path === `users/${uid}`) continue;
    if (path.startsWith("aiMeals/")) count += before(path) ? 2 : 3;
    else if (path.endsWith("/limits/listed")) count += 4;
    else if (path.startsWith("mealAuthors/")) count += 3;
    else if (path.includes("/mealMarks/")) count += isCounted(before(path), fields) ? 3 : 1;
    else count += path.includes("/deletions/") ? 2 : 1;
  }
  return count;
}

/** Whether a mark starts or stops counting towards a shared meal's count or rating. */
function isCounted(before: Fields | null, after: Fields | null): boolean {
  return (["favored", "reported"] as const).some(
    (field) => (before?.[field] ?? false) !== after?.[field],
  );
}

function findProblem(commit: Commit, path: string, fields: Fields | null): string | null {
  const { uid, before, writes } = commit;
  const user = `users/${uid}`;
  if (path === user)
    return findUserProblem(uid, before(user), fields) ?? findNotesProblem(commit, user);
  if (path.startsWith("feedback/")) return before(path) ? "feedback is only added" : null;
  if (path.startsWith("aiMeals/")) return findMealProblem(commit, path, fields);
  if (path.startsWith("mealAuthors/")) return before(path) ? "an author is only added" : null;
  if (!path.startsWith(`${user}/`)) return "not the cook's own";
  if (/^users\/[^/]+\/(photos|thumbs|limits\/photos)(\/|$)/u.test(path))
    return findPhotoProblem(commit, path, fields);
  const v = syncOf(writes.get(user) ?? null).v;
  if (v === undefined) return "written without the user document's step";
  if (path === `${user}/limits/listed`) return findListingProblem(commit, before(path), fields);
  if (path.startsWith(`${user}/limits/`)) return null;
  if (fields) return versionOf(fields) === v ? null : "stale version";
  const record = `${user}/deletions/${path.slice(user.length + 1).replace("/", ":")}`;
  return writes.get(record) ? null : "deleted without a record";
}

type Notes = Partial<Record<string, number>>;

interface Sync {
  v?: number;
  moved?: Notes;
  at?: Date;
  /** By account, then by client. */
  clients?: Record<string, Record<string, { at?: Date }>>;
}

function syncOf(user: Fields | null): Sync {
  return user?.["sync"] ?? {};
}

/** When another client joins, it may drop a last mutation id this old. */
const STALE_MS = 180 * 86_400_000;

function isStale(client: { at?: Date } | undefined, { at }: Sync): boolean {
  return Number(at) - Number(client?.at) > STALE_MS;
}

function findUserProblem(by: string, before: Fields | null, after: Fields | null): string | null {
  if (!after) return "the user document can't be deleted";
  const [was, is] = [syncOf(before), syncOf(after)];
  if (is.v !== (was.v ?? 0) + 1) return "the version must rise by one";
  const actors = keysOf(was.clients, is.clients);
  const touched = actors.filter((actor) => !isSame(was.clients?.[actor], is.clients?.[actor]));
  if (touched.length === 0) return null;
  if (touched.some((actor) => actor !== by)) return "nobody moves another's last mutation id";
  const [mine, next] = [was.clients?.[by] ?? {}, is.clients?.[by] ?? {}];
  const moved = keysOf(mine, next).filter((client) => !isSame(mine[client], next[client]));
  const dropped = moved.filter((client) => !next[client]);
  const [clientId, ...others] = moved.filter((client) => next[client]);
  if (clientId === undefined || others.length > 0)
    return "one client's last mutation id moves at a time";
  const isInPlace = dropped.length === 1 && !mine[clientId];
  const isFull = Object.keys(mine).length === CLIENTS_MAX;
  const mayGo = isFull || dropped.every((old) => isStale(mine[old], is));
  if (dropped.length > 0 && !(isInPlace && mayGo))
    return "only a new client takes the place of one long gone";
  if (Object.keys(next).length > CLIENTS_MAX) return "too many clients";
  const actor = { by, clientId };
  return readLastMutation(after, actor).seq > readLastMutation(before, actor).seq
    ? null
    : "a last mutation id only rises";
}

function keysOf(...maps: (object | undefined)[]): string[] {
  return Object.keys(Object.assign({}, ...maps) as object);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The record of moved collections must be the previous one plus exactly what this commit moves. The
 * security rules check less of it.
 */
function findNotesProblem({ before, writes }: Commit, user: string): string | null {
  const [was, is] = [syncOf(before(user)), syncOf(writes.get(user) ?? null)];
  if (JSON.stringify(is.moved) === JSON.stringify(was.moved)) return null;
  const { v: version = 0, moved: noted } = was;
  const moved = [...writes].flatMap(([path, fields]) => {
    const [, , collection = ""] = path.split("/");
    return path.startsWith(`${user}/`) && fields && collection !== "limits" ? [collection] : [];
  });
  const expected = {
    ...(noted?.["to"] === version ? noted : { from: version }),
    ...Object.fromEntries(moved.map((collection) => [collection, version + 1])),
    to: version + 1,
  };
  const names = Object.keys({ ...is.moved, ...expected });
  const isRight = names.every((name) => is.moved?.[name] === (expected as Notes)[name]);
  return isRight ? null : "the notes are not what has moved";
}

/** A photo comes or goes with its small size, and is counted; it never changes. */
function findPhotoProblem(
  { uid, before, writes }: Commit,
  path: string,
  after: Fields | null,
): string | null {
  const counter = `users/${uid}/limits/photos`;
  const limit = writes.get(counter);
  if (!limit) return "a photo is counted";
  const id = String(limit["id"]);
  const photo = `users/${uid}/photos/${id}`;
  const steps = Number((writes.get(photo) ?? null) !== null) - Number(before(photo) !== null);
  const count = Number(before(counter)?.["count"] ?? 0) + steps;
  if (path === counter)
    return steps !== 0 && after?.["count"] === count && count <= PHOTOS_MAX
      ? null
      : "the count moves with a photo";
  if (!path.endsWith(`/${id}`)) return "one photo is counted at a time";
  return before(path) && after ? "a photo never changes" : null;
}

const DAY_MS = 86_400_000;

/** Limits how many meals a cook adds to everyone's list per day, and how many they have in it. */
function findListingProblem(
  { writes, before: found }: Commit,
  before: Fields | null,
  after: Fields | null,
): string | null {
  if (!after) return "the record of listed meals can't be deleted";
  const [at, day] = [Number(after["at"]), Number(before?.["day"])];
  const isNew = at < Number(before?.["since"] ?? at) + NEW_COOK_DAYS * DAY_MS;
  const most = isNew ? LISTED_PER_DAY_AT_FIRST : LISTED_PER_DAY;
  const goesOn = before !== null && Number(after["day"]) === day;
  const isOver = before === null || at >= day + DAY_MS;
  const count = goesOn ? Number(before["dayCount"]) + 1 : 1;
  if (after["dayCount"] !== count || count > most || (!goesOn && !isOver)) return "too many a day";
  const was = (before?.["meals"] ?? []) as string[];
  const left = was.length === LISTED_PER_AUTHOR ? was[0] : undefined;
  const meals = [...was.slice(left === undefined ? 0 : 1), after["id"]];
  if (JSON.stringify(after["meals"]) !== JSON.stringify(meals)) return "not the oldest gives way";
  if (left === undefined || !found(`aiMeals/${left}`)) return null;
  return writes.get(`aiMeals/${left}`)?.["sharedAt"] === null ? null : "too many in the list";
}

function findMealProblem(commit: Commit, path: string, after: Fields | null): string | null {
  if (!after) return "shared meals can't be deleted";
  const { uid, writes } = commit;
  const id = path.slice("aiMeals/".length);
  const markPath = `users/${uid}/mealMarks/${id}`;
  const [wasMarked, mark] = [commit.before(markPath), writes.get(markPath)];
  const isRatedNow = mark?.["ratedAt"] !== undefined && wasMarked?.["ratedAt"] === undefined;
  const before = commit.before(path);
  if (!before) {
    const isCounted =
      after["sharedAt"] === null || writes.get(`users/${uid}/limits/listed`)?.["id"] === id;
    const hasAuthor = writes.get(`mealAuthors/${id}`)?.["uid"] === uid;
    return isCounted && hasAuthor && isRatedNow ? null : "shared without what belongs to it";
  }
  const isMoved = after["takenBack"] !== before["takenBack"];
  if (isMoved && commit.before(`mealAuthors/${id}`)?.["uid"] !== uid) {
    return "only its author takes a meal back";
  }
  const moves = { favored: "favoriteCount", reported: "reportCount" };
  for (const [field, count] of Object.entries(moves)) {
    const steps = Number((mark ?? wasMarked)?.[field] ?? 0) - Number(wasMarked?.[field] ?? 0);
    const moved = Number(after[count] ?? 0) - Number(before[count] ?? 0);
    if (moved !== steps) return `${count} moves with the cook's mark`;
  }
  const rated = Number(after["ratingCount"]) - Number(before["ratingCount"]);
  if (rated === 0) return null;
  return rated === 1 && isRatedNow ? null : "one rating a cook";
}
