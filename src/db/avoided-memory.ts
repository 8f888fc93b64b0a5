import {
  afterChoice,
  afterServerState,
  avoidedChoice,
  withAvoided,
  type AvoidedId,
} from "#domain/avoided.ts";
import { emptyUser, type UserDocument } from "#domain/user-document.ts";

import { getDocument } from "./document-store.ts";
import { getMeta, putMeta } from "./meta.ts";
import type { SimmerDb } from "./schema.ts";

/** What is recorded as avoided besides the document. */
export async function readAvoided(db: SimmerDb): Promise<AvoidedId[]> {
  const known = await getMeta(db, "avoided", []);
  return Array.isArray(known) ? known : [];
}

/**
 * Whether that is everything the cook is known to avoid, so that it can stand in for an unreadable
 * document: a server state has been noted, and each choice since.
 */
export async function isMemoryWhole(db: SimmerDb): Promise<boolean> {
  const [ids, at] = await Promise.all([
    getMeta(db, "avoided", null),
    getMeta(db, "avoidedAt", null),
  ]);
  return at !== null && Array.isArray(ids);
}

async function readStoredUser(db: SimmerDb): Promise<UserDocument> {
  return (await getDocument(db, "users", db.kitchenId)) ?? emptyUser(0);
}

/**
 * The cook's document with everything they avoid, even if the document was reverted or is missing. Every
 * screen and request reads it here. Undefined if there is no document and nothing is known to be
 * avoided.
 */
export async function readCook(db: SimmerDb): Promise<UserDocument | undefined> {
  const [user, known] = await Promise.all([
    getDocument(db, "users", db.kitchenId),
    readAvoided(db),
  ]);
  if (!user && known.length === 0) return undefined;
  return withAvoided(user ?? emptyUser(0), known);
}

/** Records a choice of what is avoided, in the transaction that stores it; ignores other changes. */
export async function noteChoice(
  db: SimmerDb,
  change: { name: string; args: unknown },
): Promise<void> {
  const choice = avoidedChoice(change);
  if (choice) await putMeta(db, { avoided: afterChoice(await readAvoided(db), choice) });
}

/** Reverts a refused choice, in the transaction that discards it. */
export async function forgetRefused(
  db: SimmerDb,
  change: { name: string; args: unknown },
): Promise<void> {
  const choice = avoidedChoice(change);
  if (!choice?.on) return;
  const user = await readStoredUser(db);
  const isHeld = withAvoided(user, [choice.id]) === user;
  if (isHeld) return;
  await putMeta(db, { avoided: afterChoice(await readAvoided(db), { ...choice, on: false }) });
}

/**
 * Records what the cook avoids according to a server state, in the transaction that applies it. A state
 * older than the last recorded one is ignored: it may be a stale read.
 */
export async function noteServerState(db: SimmerDb, cursor: number): Promise<void> {
  if (cursor < (await getMeta(db, "avoidedAt", 0))) return;
  const [user, known] = await Promise.all([readStoredUser(db), readAvoided(db)]);
  // Pending changes, of which there may be many, are searched only for what the document lacks.
  const isLacking = withAvoided(user, known) !== user;
  const waiting = isLacking
    ? (await Promise.all([db.outbox.toArray(), db.deadLetters.toArray()])).flat()
    : [];
  const next = afterServerState(known, user, waiting);
  // Not written if unchanged: every screen that reads it would rerender.
  const isSame = next.length === known.length && next.every((id) => known.includes(id));
  if (!isSame) await putMeta(db, { avoided: next });
  await putMeta(db, { avoidedAt: cursor });
}
