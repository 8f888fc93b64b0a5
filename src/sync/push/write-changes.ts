import { storedIn, type StoredDoc } from "#db/document-store.ts";
import { SHARED_LATE_MS } from "#domain/limits.ts";
import type { Docs } from "#domain/mutations/define.ts";
import {
  authorPath,
  deletionPath,
  fromRemote,
  limitPath,
  pathOf,
  toRemote,
} from "#sync/protocol/wire.ts";
import { RemoteError, type Fields, type RemoteTransaction } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import type { Before } from "./read-touched.ts";

/** How long the server remembers a deletion. */
export const DELETION_KEPT_MS = 90 * 86_400_000;
const DAY_MS = 86_400_000;

/**
 * The fields that sync itself writes into a versioned document: the version, and the owner if an
 * administrator has left it open.
 */
function ownFields({ doc }: StoredDoc, kitchenId: string, v: number): Fields {
  const { userId } = doc as { userId?: unknown };
  return userId === "" ? { v, userId: kitchenId } : { v };
}

/** A new meal's place in everyone's list: see `addToList`. */
export interface Place {
  record: Fields;
  /** The meal that leaves the list to make room; null if none does. */
  leaving: { path: string; slot: unknown; isListed: boolean } | null;
}

/** What a push writes. */
interface Step {
  changes: Docs;
  /** The version of the cook's documents after this push. */
  v: number;
  before: Before;
  /** The list place of the meal being shared; null if it gets none. */
  place: Place | null;
  /** The cook's daily counts that the changes advance, by path. */
  counts: readonly [path: string, count: Fields][];
  /** The server's time, ms, of the last write to the user document. */
  serverTime: number;
}

/**
 * Writes all changes but the user document's. Returns the documents as a pull would read them.
 * @throws RemoteError `invalid`, as `writeMoved`
 */
export function writeChanges(tx: RemoteTransaction, context: SyncContext, step: Step): StoredDoc[] {
  const { db, remote } = context;
  const { changes, v, before } = step;
  const forgetAt = latest(context, step) + DELETION_KEPT_MS;
  for (const [path, count] of step.counts) tx.set(path, count);
  for (const [id, sent] of Object.entries(changes.feedback ?? {})) {
    tx.set(pathOf({ collection: "feedback", id }, db.kitchenId), toRemote(sent, {}));
  }
  return storedIn(changes).flatMap((row) => {
    if (row.collection === "users") return [];
    const path = pathOf(row, db.kitchenId);
    if (row.doc === null) {
      // A mutation of this batch created the document and another deleted it: the server never sees
      // it.
      if (!before.existing.has(path)) return [row];
      tx.delete(path);
      tx.set(deletionPath(row, db.kitchenId), { v, at: remote.timestamp(forgetAt) });
      return [row];
    }
    const isMoved = row.collection === "aiMeals" || row.collection === "mealMarks";
    if (isMoved) return [writeMoved(tx, context, step, row)];
    const fields = toRemote(row.doc, ownFields(row, db.kitchenId, v));
    tx.set(path, fields);
    return [{ ...row, doc: fromRemote(context, row, fields) }];
  });
}

/** The later of the two clocks, ms: this device's may be slow. */
function latest({ now }: SyncContext, { serverTime }: Step): number {
  return Math.max(now(), serverTime);
}

/**
 * Writes a shared meal, or the cook's mark of it. If the document exists, only the changed fields
 * are sent, so that the rules judge, and this push changes, nothing else of it.
 * @throws RemoteError `invalid` if the server's copy isn't a sound meal, or if a meal is too large to
 * be shared
 */
function writeMoved(
  tx: RemoteTransaction,
  context: SyncContext,
  step: Step,
  row: StoredDoc,
): StoredDoc {
  const { db, remote } = context;
  const { v, before, place } = step;
  const { collection, id } = row;
  const path = pathOf(row, db.kitchenId);
  const prior = before.rows.find((other) => other.collection === collection && other.id === id);
  const was = (prior?.doc ?? {}) as Fields;
  const fields = toRemote(row.doc, {});
  // The rules refuse a shared meal of a date to come. The clock may have been wrong, unnoticed.
  const now = latest(context, step);
  if (collection === "aiMeals" && fields["updatedAt"] !== was["updatedAt"])
    fields["updatedAt"] = Math.min(Number(fields["updatedAt"]), now);
  const moved = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(was[name]) !== JSON.stringify(value),
    ),
  );
  if (collection === "mealMarks") {
    // The server's time proves that the rating is counted in this very transaction.
    const rated = "stars" in moved && moved["stars"] !== 0 ? { ratedAt: remote.serverTime() } : {};
    if (prior?.doc) tx.update(path, { ...moved, ...rated, v });
    else tx.set(path, { ...fields, ...rated, v });
  } else if (prior?.doc) {
    tx.update(path, moved);
  } else {
    if (before.existing.has(path)) throw new RemoteError("invalid", `${path} is no sound meal`);
    const at = remote.serverTime();
    // The rules refuse a meal created too long ago, but a device may have been offline for longer
    // than that; a day's margin allows for a slow clock.
    const earliest = now - SHARED_LATE_MS + DAY_MS;
    fields["createdAt"] = Math.min(now, Math.max(Number(fields["createdAt"]), earliest));
    const slot = place?.leaving?.slot ?? id;
    tx.set(path, { ...fields, sharedAt: place ? at : null, slot });
    tx.set(authorPath(id), { uid: db.accountUid, at });
    if (place) tx.set(limitPath(db.accountUid, "listed"), place.record);
    if (place?.leaving?.isListed) tx.update(place.leaving.path, { sharedAt: null });
  }
  return { ...row, doc: fields };
}
