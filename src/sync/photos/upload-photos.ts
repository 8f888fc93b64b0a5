import type { PhotoRow } from "#db/photo-rows.ts";
import { PHOTOS_MAX } from "#domain/limits.ts";
import { wholeNumber } from "#sync/protocol/wire.ts";
import { RemoteError } from "#sync/remotes/remote.ts";
import { assertAccount } from "#sync/remotes/signed-in-account.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { photoCountPath, photoPath, thumbPath } from "./photo-paths.ts";

/** How often a photo fails before the changes behind it go on without it, or it stays here alone. */
const TRIES = 3;

/** How many photos go before what else waits is sent. */
const AT_ONCE = 10;

/**
 * [S14.1] Sends photos that wait, as many as may go before the changes that name them. Resolves to
 * whether there are more.
 * @throws RemoteError if sending has to stop; nothing is lost, and the next call continues
 */
export async function uploadPhotos(context: SyncContext): Promise<boolean> {
  const { db } = context;
  const waiting = await db.photos.where("state").equals("waiting").primaryKeys();
  for (const id of waiting.slice(0, AT_ONCE)) {
    const row = await db.photos.get(id);
    if (row?.state !== "waiting") continue;
    assertAccount(context);
    await upload(context, row);
  }
  return waiting.length > AT_ONCE;
}

async function upload(context: SyncContext, row: PhotoRow): Promise<void> {
  const { db } = context;
  const large = await db.largePhotos.get(row.id);
  try {
    const isStored = await store(context, row, large?.bytes);
    await settle(context, row.id, isStored ? "shared" : "alone");
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    const { kind } = error;
    if (kind === "invalid") return settle(context, row.id, "alone");
    // What concerns the session or the whole server stops the changes as well, and says nothing of
    // this photo.
    if (kind !== "denied" && kind !== "transient" && kind !== "contention") throw error;
    const tries = row.tries + 1;
    await db.photos.update(row.id, { tries });
    if (kind === "denied") {
      if (tries >= TRIES) await settle(context, row.id, "alone");
      return;
    }
    // [S14.2] A network that never gets a photo through may get the changes through.
    if (tries % TRIES !== 0) throw error;
  }
}

async function settle({ db }: SyncContext, id: string, state: "shared" | "alone"): Promise<void> {
  await db.photos.update(id, { state, tries: 0 });
}

/**
 * Resolves to false if the server holds as many photos as it may, or has none of this name while its
 * large size is not on this device either.
 */
async function store(
  { db, remote }: SyncContext,
  { id, type, bytes }: PhotoRow,
  large: Uint8Array<ArrayBuffer> | undefined,
): Promise<boolean> {
  const [thumb, counter] = [thumbPath(db.kitchenId, id), photoCountPath(db.kitchenId)];
  return remote.transact(async (tx) => {
    // A reply may have been lost, or another device may have sent the same photo.
    if (await tx.get(thumb)) return true;
    if (!large) return false;
    const count = wholeNumber((await tx.get(counter))?.["count"]);
    if (count >= PHOTOS_MAX) return false;
    const at = remote.serverTime();
    tx.set(counter, { id, at, count: count + 1 });
    tx.set(photoPath(db.kitchenId, id), { bytes: remote.storedBytes(large), type, at });
    tx.set(thumb, { bytes: remote.storedBytes(bytes), type });
    return true;
  });
}
