import type { PhotoRow, SoughtPhotoRow } from "#db/photo-rows.ts";
import { PHOTO_LARGE_BYTES, PHOTO_THUMB_BYTES } from "#domain/limits.ts";
import { isPhotoId, PHOTO_TYPES } from "#domain/photos.ts";
import type { Fields } from "#sync/remotes/remote.ts";
import { assertAccount } from "#sync/remotes/signed-in-account.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { photoPath, thumbPath } from "./photo-paths.ts";

/** How many large photos a device keeps: of the largest, 49 MB. */
const LARGE_KEPT_MAX = 500;
/** How many photos are asked for at once. */
const AT_ONCE = 8;

/**
 * [S14.4] Fetches the photos that screens look for, and the small sizes of the cook's own recipes. One
 * that the server doesn't have is looked for again when it is shown again.
 * @throws RemoteError if the server can't be asked
 */
export async function fetchPhotos(context: SyncContext, keptMax = LARGE_KEPT_MAX): Promise<void> {
  const { db } = context;
  const own = await listMissing(context);
  for (;;) {
    // A cook waits for what screens look for.
    const shown = await db.soughtPhotos.limit(AT_ONCE).toArray();
    const next = shown.length > 0 ? shown : own.splice(0, AT_ONCE).map(asThumb);
    if (next.length === 0) break;
    assertAccount(context);
    await Promise.all(next.map(async (row) => fetchOne(context, row)));
    for (const { id } of next) askedFor.get(db)?.add(id);
    await db.soughtPhotos.bulkDelete(shown.map(({ id, size }) => [id, size]));
  }
  await trim(context, keptMax);
}

/** Names that the server had nothing for: they are asked for again after a restart, or when shown. */
const askedFor = new WeakMap<object, Set<string>>();

/** The photos of own recipes that are not on this device. */
async function listMissing({ db }: SyncContext): Promise<string[]> {
  const asked = askedFor.get(db) ?? new Set();
  askedFor.set(db, asked);
  const [named, here] = await Promise.all([
    db.personalRecipes.orderBy("photo").uniqueKeys(),
    db.photos.toCollection().primaryKeys(),
  ]);
  const known = new Set(here);
  return named.filter(isPhotoId).filter((id) => !known.has(id) && !asked.has(id));
}

function asThumb(id: string): SoughtPhotoRow {
  return { id, size: "thumb" };
}

/** Fetches what is not here of a photo. */
export async function fetchOne(context: SyncContext, { id, size }: SoughtPhotoRow): Promise<void> {
  const { db, remote, now } = context;
  if (!isPhotoId(id)) return;
  const here = await db.photos.get(id);
  if (!here) {
    const fields = await remote.get(thumbPath(db.kitchenId, id));
    if (!(await keepThumb(context, id, fields))) return;
  }
  if (size === "thumb" || (await db.largePhotos.get(id))) return;
  const large = pictureIn(
    context,
    await remote.get(photoPath(db.kitchenId, id)),
    PHOTO_LARGE_BYTES,
  );
  // The name says what is in it.
  if (!large || (await hashOf(large.bytes)) !== id) return;
  await db.largePhotos.put({ id, bytes: large.bytes, usedAt: now() });
}

/**
 * Keeps a small size as the server has it, if it is a picture of ours, and resolves to whether it is. One
 * that was made here meanwhile stays.
 */
export async function keepThumb(
  context: SyncContext,
  id: string,
  fields: Fields | null,
  found: Pick<PhotoRow, "unnamedSince"> = {},
): Promise<boolean> {
  const { db } = context;
  const thumb = pictureIn(context, fields, PHOTO_THUMB_BYTES);
  if (!thumb) return false;
  await db.transaction("rw", db.photos, async () => {
    if (!(await db.photos.get(id)))
      await db.photos.add({ ...thumb, ...found, id, state: "shared", tries: 0 });
  });
  return true;
}

function pictureIn(
  { remote }: SyncContext,
  fields: Fields | null,
  bytesMost: number,
): Pick<PhotoRow, "type" | "bytes"> | null {
  const bytes = remote.readBytes(fields?.["bytes"]);
  const type = PHOTO_TYPES.find((known) => known === fields?.["type"]);
  return bytes && type && bytes.length <= bytesMost ? { type, bytes } : null;
}

/** The name of a photo with this large size. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** [S14.5] Large photos that were not shown for longest go, but for those that only this device has. */
async function trim({ db }: SyncContext, keptMax: number): Promise<void> {
  const older = await db.largePhotos.orderBy("usedAt").reverse().offset(keptMax).primaryKeys();
  if (older.length === 0) return;
  const only = new Set(await db.photos.where("state").notEqual("shared").primaryKeys());
  await db.largePhotos.bulkDelete(older.filter((id) => !only.has(id)));
}
