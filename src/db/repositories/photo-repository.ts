import type { Table } from "dexie";

import { readOr, withConnection } from "#db/connection.ts";
import type { PhotoRow } from "#db/photo-rows.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command } from "#db/storage-command.ts";
import { waitUntil } from "#db/sync-status.ts";
import { isPhotoId, type Photo, type PhotoSize } from "#domain/photos.ts";
import { PHOTO_NOT_KEPT } from "#failure-words/storage-words.ts";

/**
 * Keeps a photo that was made here, for a form that isn't saved yet. It is sent once a change that names
 * it is stored.
 * @throws StorageError if it can't be stored
 */
export function keepPhoto(db: SimmerDb, photo: Photo): Promise<void> {
  return command(PHOTO_NOT_KEPT, () =>
    withConnection(db, () =>
      db.transaction("rw", photoTables(db), async () => {
        // The same picture may have been chosen before, and be on its way.
        if ((await db.photos.get(photo.id)) === undefined) await putPhotos(db, [photo], "draft");
        else await db.largePhotos.put({ id: photo.id, bytes: photo.large, usedAt: Date.now() });
      }),
    ),
  );
}

/** What `queuePhoto` and `sendPhotos` write. */
export function photoTables(db: SimmerDb): Table[] {
  return [db.photos, db.largePhotos];
}

/**
 * Keeps photos and has them sent, within the transaction that stores what names them; those that are here
 * already are left as they are, unless they have to be sent again.
 */
export async function sendPhotos(db: SimmerDb, photos: readonly Photo[]): Promise<void> {
  const here = new Set(
    await db.photos
      .where("id")
      .anyOf(photos.map(({ id }) => id))
      .primaryKeys(),
  );
  await putPhotos(
    db,
    photos.filter(({ id }) => !here.has(id)),
    "waiting",
  );
  for (const id of here) await queuePhoto(db, id);
}

async function putPhotos(
  db: SimmerDb,
  photos: readonly Photo[],
  state: PhotoRow["state"],
): Promise<void> {
  const usedAt = Date.now();
  await Promise.all([
    db.photos.bulkPut(
      photos.map(({ id, type, thumb }) => ({ id, type, bytes: thumb, state, tries: 0 })),
    ),
    db.largePhotos.bulkPut(photos.map(({ id, large }) => ({ id, bytes: large, usedAt }))),
  ]);
}

/**
 * Has the photo that a change names sent before it, within the transaction that stores the change. Other
 * devices may have thrown away what nothing named for a while: then it is sent again.
 */
export async function queuePhoto(db: SimmerDb, id = ""): Promise<void> {
  const row = isPhotoId(id) ? await db.photos.get(id) : undefined;
  if (!row || (row.state === "shared" && row.unnamedSince === undefined)) return;
  const { unnamedSince: _unnamedSince, ...photo } = row;
  await db.photos.put({ ...photo, state: "waiting", tries: 0 });
}

/** A photo as a picture to show; null if it is not on this device, which has sync fetch it. */
export async function findPhoto(db: SimmerDb, id: string, size: PhotoSize): Promise<Blob | null> {
  const row = await db.photos.get(id);
  const bytes = size === "thumb" ? row?.bytes : (await db.largePhotos.get(id))?.bytes;
  return row && bytes ? new Blob([bytes], { type: row.type }) : null;
}

/** How exact it is known when a photo was last shown: noting it makes screens read it again. */
const USED_MS = 3_600_000;

/** Notes that a photo is shown: it is fetched if it isn't here, and else among the last to go. */
export async function seekPhoto(db: SimmerDb, id: string, size: PhotoSize): Promise<void> {
  await readOr(db, "A photo is not looked for", undefined, async () => {
    if (!(await findPhoto(db, id, size))) await db.soughtPhotos.put({ id, size });
    else if (size === "large") {
      const shown = db.largePhotos.where("id").equals(id);
      await shown.and(({ usedAt }) => usedAt < Date.now() - USED_MS).modify({ usedAt: Date.now() });
    }
  });
}

/**
 * The large sizes of these photos, as files: what is here, and what sync fetches within `ms`. Others are
 * left out.
 */
export async function fetchPhotoFiles(
  db: SimmerDb,
  ids: readonly string[],
  ms: number,
): Promise<PhotoFile[]> {
  const find = async (id: string) => {
    const contents = await withConnection(db, () => findPhoto(db, id, "large"));
    return contents === null ? [] : [{ id, contents }];
  };
  const here = (await Promise.all(ids.map(find))).flat();
  if (here.length === ids.length) return here;
  for (const id of ids) await seekPhoto(db, id, "large");
  const isFetched = async () => (await db.soughtPhotos.where("id").anyOf(ids).count()) === 0;
  await waitUntil(isFetched, ms, undefined);
  return (await Promise.all(ids.map(find))).flat();
}

export interface PhotoFile {
  id: string;
  contents: Blob;
}

/** Whether the server has refused the photo, so that it is on this device alone. */
export async function isPhotoAlone(db: SimmerDb, id: string): Promise<boolean> {
  return (await db.photos.get(id))?.state === "alone";
}
