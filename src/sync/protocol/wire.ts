import {
  type CollectionName,
  COLLECTIONS,
  type StoredCollection,
  VERSIONED_COLLECTIONS,
} from "#domain/collections.ts";
import { type Collections, readDocument } from "#domain/documents.ts";
import {
  CLIENTS_MAX,
  FEEDBACK_PER_DAY,
  LISTED_PER_AUTHOR,
  LISTED_PER_DAY,
  LISTED_PER_DAY_AT_FIRST,
  NEW_COOK_DAYS,
  NOTES_PER_DAY,
} from "#domain/limits.ts";
import type { DocRef } from "#domain/mutations/define.ts";
import { isSoundSharedMeal } from "#domain/sound-meal.ts";
import { RemoteError, type Fields, type Remote } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

/**
 * How documents look on the server: their paths, and the fields that only sync reads and writes
 * (`v`, `sync` on the user document, the server's times of sharing and rating). Domain
 * rules and screens never see these fields.
 */

/** Whose last mutation id: that of the account that acts, on one storage of its. */
export interface Actor {
  /**
   * The account. It is the key below which the user document keeps the account's last mutation ids, so that the
   * security rules let nobody touch another account's, and bound each account's clients by itself.
   */
  by: string;
  clientId: string;
}

/** A client's last mutation that the server has applied. */
export interface LastMutation {
  seq: number;
  /** The id of the mutation with that seq; it reveals a copied storage. */
  id: string;
}

export const NO_MUTATION: LastMutation = { seq: 0, id: "" };

export interface SyncState {
  /** The version of the cook's documents: it rises by one with every push of any device. */
  v: number;
  lastMutation: LastMutation;
  /** When the last mutation id was last written, ms by the server's clock. */
  at: number;
  /** At which version each collection last moved; null if the user document does not say. */
  moved: Moved | null;
}

/**
 * What pushes record in the user document: the version at which each collection below it was last
 * written, by name, and `deletions` for the records of deletions. A collection without an entry has not
 * moved since the version `from`, at which the record begins.
 */
type Moved = Readonly<Record<string, unknown>> & { readonly from: number };

export function userPath(kitchenId: string): string {
  return `users/${kitchenId}`;
}

export function isVersioned(collection: CollectionName): boolean {
  return COLLECTIONS[collection].isVersioned;
}

/** @throws RemoteError `invalid` for an id that would point outside its collection */
export function pathOf({ collection, id }: DocRef, kitchenId: string): string {
  if (!isDocumentId(id)) throw new RemoteError("invalid", `Not a document id: ${id}`);
  return isVersioned(collection) ? `users/${kitchenId}/${collection}/${id}` : `${collection}/${id}`;
}

export function deletionPath({ collection, id }: DocRef, kitchenId: string): string {
  return `users/${kitchenId}/deletions/${collection}:${id}`;
}

/** The document that a deletions record's id names; null for one this version doesn't know. */
export function refOfDeletion(id: string): { collection: StoredCollection; id: string } | null {
  const colon = id.indexOf(":");
  const collection = VERSIONED_COLLECTIONS.find((name) => name === id.slice(0, colon));
  return collection ? { collection, id: id.slice(colon + 1) } : null;
}

/** Whether Firestore accepts this as a document's id. */
export function isDocumentId(id: string): boolean {
  return id !== "" && id.length <= 1_000 && !/^\.{1,2}$|^__.*__$|\//u.test(id);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

export function wholeNumber(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : 0;
}

/** The last mutation ids of an account's clients, by client id. */
function clientsOf(sync: Fields, by: string): Fields {
  return fieldsOf(fieldsOf(sync["clients"])[by]);
}

export function readLastMutation(user: Fields | null, { by, clientId }: Actor): LastMutation {
  const { seq, id } = fieldsOf(clientsOf(fieldsOf(user?.["sync"]), by)[clientId]);
  return { seq: wholeNumber(seq), id: typeof id === "string" ? id : "" };
}

export function readSync(remote: Remote, user: Fields | null, actor: Actor): SyncState {
  const sync = fieldsOf(user?.["sync"]);
  return {
    v: wholeNumber(sync["v"]),
    lastMutation: readLastMutation(user, actor),
    at: remote.millis(sync["at"]) ?? 0,
    moved: readMoved(sync),
  };
}

/**
 * The record is valid only if the last push has updated it. An app that doesn't know it, or somebody who
 * raises the version by hand, carries it along unchanged.
 */
function readMoved(sync: Fields): Moved | null {
  const { from, to, ...noted } = fieldsOf(sync["moved"]);
  if (typeof from !== "number" || to !== wholeNumber(sync["v"])) return null;
  return { ...noted, from };
}

/**
 * [S5.32] The version at which a collection last moved, or one at which it may have; `Infinity` if
 * nothing is known.
 */
export function lastMoved({ moved }: SyncState, collection: string): number {
  if (!moved) return Infinity;
  const v = moved[collection] ?? moved.from;
  return Number.isFinite(v) ? Number(v) : Infinity;
}

/** A client that has been silent for this long may lose its last mutation id to a new client. */
export const CLIENT_KEPT_MS = 200 * 86_400_000;

/**
 * `sync` of the user document with its next version, this client's last mutation id unless it is null, and an
 * entry for each collection in `moved`. Other clients' last mutation ids stay as they are. But a new client
 * replaces the one of its account that has been silent longest, if that was too long or if there is no
 * other place [S9.11].
 */
export function advanceSync(
  remote: Remote,
  user: Fields | null,
  step: Actor & { v: number; lastMutation: LastMutation | null; moved: readonly string[] },
): Fields {
  const sync = fieldsOf(user?.["sync"]);
  const before = fieldsOf(sync["clients"]);
  const { by, lastMutation } = step;
  return {
    ...sync,
    v: step.v,
    at: remote.serverTime(),
    clients: lastMutation
      ? { ...before, [by]: clientsAfter(remote, sync, step, lastMutation) }
      : before,
    moved: {
      // Without a valid record, anything may have moved up to now.
      ...(readMoved(sync) ?? { from: wholeNumber(sync["v"]) }),
      ...Object.fromEntries(step.moved.map((collection) => [collection, step.v])),
      to: step.v,
    },
  };
}

/** The account's clients after one of them has left `lastMutation`. */
function clientsAfter(
  remote: Remote,
  sync: Fields,
  { by, clientId }: Actor,
  lastMutation: LastMutation,
): Fields {
  const clients = { ...clientsOf(sync, by) };
  const leaving = clientId in clients ? null : leavingClient(remote, sync, clients);
  if (leaving !== null) delete clients[leaving];
  return { ...clients, [clientId]: { ...lastMutation, at: remote.serverTime() } };
}

/**
 * The client whose place a new one takes, or null. Compares only server timestamps, so no device's clock
 * affects the result.
 */
function leavingClient(remote: Remote, sync: Fields, clients: Fields): string | null {
  const lastSeen = (id: string) => remote.millis(fieldsOf(clients[id])["at"]) ?? Infinity;
  const [oldest] = Object.keys(clients).toSorted((a, b) => lastSeen(a) - lastSeen(b));
  if (oldest === undefined) return null;
  const silent = (remote.millis(sync["at"]) ?? -Infinity) - lastSeen(oldest);
  const isFull = Object.keys(clients).length >= CLIENTS_MAX;
  return isFull || silent > CLIENT_KEPT_MS ? oldest : null;
}

export function versionOf(fields: Fields): number {
  return wholeNumber(fields["v"]);
}

/**
 * The document as domain rules and screens know it, from whatever the server holds; null for none. A
 * document that others have written is taken unchanged, with the server's time of sharing (0 if it is in
 * nobody's list), or rejected if it is not sound.
 */
export function fromRemote<C extends StoredCollection>(
  { remote, now }: Pick<SyncContext, "remote" | "now">,
  { collection, id }: { collection: C; id: string },
  fields: Fields | null,
): Collections[C] | null {
  if (!fields) return null;
  const { v: _version, ...own } = fields;
  const { serverFields } = COLLECTIONS[collection];
  for (const field of serverFields) delete own[field];
  if (collection === "aiMeals") {
    if (!isSoundSharedMeal(own)) return null;
    own["sharedAt"] = remote.millis(fields["sharedAt"]) ?? 0;
  }
  return readDocument(collection, id, own, now());
}

/** Where the server keeps the author of a shared meal. */
export function authorPath(mealId: string): string {
  return `mealAuthors/${mealId}`;
}

const DAY_MS = 86_400_000;
/** Devices know the server's time to the hour. */
const HOUR_MS = 3_600_000;

/** What the server counts of a cook: meals added to everyone's list, feedback, and notes. */
export function limitPath(accountUid: string, name: "listed" | CountedCollection): string {
  return `users/${accountUid}/limits/${name}`;
}

const PER_DAY = { feedback: FEEDBACK_PER_DAY, recipeNotes: NOTES_PER_DAY };
/** Collections whose writes are counted per day, at most one per transaction. */
export type CountedCollection = keyof typeof PER_DAY;

export function isCounted(collection: string): collection is CountedCollection {
  return Object.hasOwn(PER_DAY, collection);
}

/**
 * The day that a record counts, and what it has counted of it; a new one once the last day is over.
 * @param now the server's time, ms, to the hour
 */
function dayIn(
  remote: Remote,
  before: Fields | null,
  now: number,
): { day: unknown; count: number } {
  return ageOf(remote, before?.["day"], now) < DAY_MS
    ? { day: before?.["day"], count: wholeNumber(before?.["dayCount"]) }
    : { day: remote.serverTime(), count: 0 };
}

/** How long ago a time of the server's surely was, ms; endless for none. */
function ageOf(remote: Remote, time: unknown, now: number): number {
  return now - HOUR_MS - (remote.millis(time) ?? -Infinity);
}

/**
 * The count incremented by one document; a new day begins once the last one is over, or full.
 * @param now the server's time, ms, to the hour
 */
export function advanceCount(
  remote: Remote,
  before: Fields | null,
  { collection, id, now }: { collection: CountedCollection; id: string; now: number },
): Fields {
  const at = remote.serverTime();
  const { day, count } = dayIn(remote, before, now);
  const isFull = count >= PER_DAY[collection];
  return { id, at, day: isFull ? at : day, dayCount: isFull ? 1 : count + 1 };
}

/**
 * The record of the cook's listed meals with this one added, and `leaving`, the meal that has to
 * leave the list for it, if any. Null if the cook may add no more today.
 * @param now the server's time, ms, to the hour
 */
export function addToList(
  remote: Remote,
  before: Fields | null,
  { mealId, now }: { mealId: string; now: number },
): { record: Fields; leaving: string | null } | null {
  const at = remote.serverTime();
  const since = before?.["since"] ?? at;
  const { day, count } = dayIn(remote, before, now);
  const isNew = ageOf(remote, since, now) < NEW_COOK_DAYS * DAY_MS;
  if (count >= (isNew ? LISTED_PER_DAY_AT_FIRST : LISTED_PER_DAY)) return null;
  const meals = (before?.["meals"] ?? []) as string[];
  const leaving = meals.length < LISTED_PER_AUTHOR ? null : (meals[0] ?? null);
  const kept = meals.slice(leaving === null ? 0 : 1);
  const record = { id: mealId, at, since, day, dayCount: count + 1, meals: [...kept, mealId] };
  return { record, leaving };
}

/** A value without undefined fields, which Firestore rejects. */
export function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== "object" || value === null) return value;
  // The server's own values, such as its times, are class instances and pass unchanged.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) =>
      field === undefined ? [] : [[key, withoutUndefined(field)]],
    ),
  );
}

export function toRemote(doc: unknown, own: Fields): Fields {
  return { ...fieldsOf(withoutUndefined(doc)), ...own };
}
