import {
  afterChoice,
  afterServerState,
  avoidedChoice,
  withAvoided,
  type AvoidedId,
} from "#domain/avoided.ts";
import { emptyUser, type UserDocument } from "#domain/entities.ts";

import { getDocument, readRow } from "./document-store.ts";
import type { MetaRow, SimmerDb } from "./schema.ts";

async function readAvoided(db: SimmerDb): Promise<AvoidedId[]> {
  const row = await db.meta.get("avoided");
  return row?.key === "avoided" && Array.isArray(row.value) ? row.value : [];
}

function writeAvoided(db: SimmerDb, value: AvoidedId[]): PromiseLike<unknown> {
  return db.meta.put({ key: "avoided", value } satisfies MetaRow);
}

/** As stored in the transaction that is under way, which `getDocument` may be ahead of. */
async function readStoredUser(db: SimmerDb): Promise<UserDocument> {
  const row = await db.users.get(db.uid);
  return row ? readRow("users", row) : emptyUser(0);
}

/**
 * The cook's document with all that they avoid, also where the document is set back or missing. Every
 * screen and every request reads it here. Undefined if there is none, and nothing is known to be avoided.
 */
export async function readCook(db: SimmerDb): Promise<UserDocument | undefined> {
  const [user, known] = await Promise.all([getDocument(db, "users", db.uid), readAvoided(db)]);
  if (!user && known.length === 0) return undefined;
  return withAvoided(user ?? emptyUser(0), known);
}

/** Notes a choice of the cook's, in the transaction that stores it. Null for any other change. */
export function noteChoice(
  db: SimmerDb,
  change: { name: string; args: unknown },
): PromiseLike<unknown> | null {
  const choice = avoidedChoice(change);
  if (!choice) return null;
  return readAvoided(db).then((known) => writeAvoided(db, afterChoice(known, choice)));
}

/** The cook takes a refused choice back, in the transaction that discards it. */
export async function forgetRefused(
  db: SimmerDb,
  change: { name: string; args: unknown },
): Promise<void> {
  const choice = avoidedChoice(change);
  if (!choice?.on) return;
  const user = await readStoredUser(db);
  const isHeld = withAvoided(user, [choice.id]) === user;
  if (isHeld) return;
  await writeAvoided(db, afterChoice(await readAvoided(db), { ...choice, on: false }));
}

/**
 * Notes what the cook avoids by a server state, in the transaction that applies it. A state from before
 * the last one that was noted says nothing: it may be a read that lags.
 */
export async function noteServerState(db: SimmerDb, cursor: number): Promise<void> {
  const at = await db.meta.get("avoidedAt");
  if (at?.key === "avoidedAt" && cursor < at.value) return;
  const [user, known] = await Promise.all([readStoredUser(db), readAvoided(db)]);
  // Only what the document lacks is looked for among the changes that wait, which may be many.
  const isLacking = withAvoided(user, known) !== user;
  const waiting = isLacking
    ? (await Promise.all([db.outbox.toArray(), db.parked.toArray()])).flat()
    : [];
  const next = afterServerState(known, user, waiting);
  // Unchanged it is not written: the screens that read it would all be drawn again.
  const isSame = next.length === known.length && next.every((id) => known.includes(id));
  if (!isSame) await writeAvoided(db, next);
  await db.meta.put({ key: "avoidedAt", value: cursor } satisfies MetaRow);
}
