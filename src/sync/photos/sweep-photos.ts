import type { Table } from "dexie";

import { getMeta, putMeta } from "#db/meta.ts";
import type { PhotoRow } from "#db/photo-rows.ts";
import { photosNamedIn } from "#domain/photos.ts";
import { isAnythingLeft } from "#sync/protocol/local.ts";
import { wholeNumber } from "#sync/protocol/wire.ts";
import { assertAccount } from "#sync/remotes/signed-in-account.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { comparePhotos } from "./compare-photos.ts";
import { photoCountPath, photoPath, thumbPath } from "./photo-paths.ts";

const DAY_MS = 86_400_000;
/** How long nothing must have named a photo: what was deleted may come back, here or on another device. */
const UNNAMED_MS = 7 * DAY_MS;

/**
 * [S14.6] Once a day, removes photos that nothing has named for a week, here and on the server. Only a
 * device that has sent everything, and has pulled, can tell.
 * @throws RemoteError if the server can't be asked
 */
export async function sweepPhotos(context: SyncContext): Promise<void> {
  const { db, now } = context;
  if (now() - (await getMeta(db, "photosSweptAt", 0)) < DAY_MS) return;
  const { here } = await getMeta(db, "pulled", { here: 0, there: 0 });
  // What was pulled before this device was away does not say what others have named meanwhile.
  if (here === 0 || now() - here > DAY_MS) return;
  if ((await isAnythingLeft(db)) || (await db.deadLetters.count()) > 0) return;
  const named = await readNames(context);
  await comparePhotos(context, named);
  for (const id of await db.photos.toCollection().primaryKeys()) {
    const row = await db.photos.get(id);
    if (row) await judge(context, row, named.has(id));
  }
  await putMeta(db, { photosSweptAt: now() });
}

async function judge(context: SyncContext, row: PhotoRow, isNamed: boolean): Promise<void> {
  const { db, now } = context;
  const { unnamedSince, ...named } = row;
  if (isNamed) {
    if (unnamedSince !== undefined) await db.photos.put(named);
    return;
  }
  if (unnamedSince === undefined) {
    await db.photos.put({ ...row, unnamedSince: now() });
  } else if (now() - unnamedSince >= UNNAMED_MS) {
    assertAccount(context);
    if (row.state === "shared") await removeFromServer(context, row.id);
    await db.transaction("rw", db.photos, db.largePhotos, async () => {
      await db.photos.delete(row.id);
      await db.largePhotos.delete(row.id);
    });
  }
}

async function removeFromServer({ db, remote }: SyncContext, id: string): Promise<void> {
  const [thumb, counter] = [thumbPath(db.kitchenId, id), photoCountPath(db.kitchenId)];
  await remote.transact(async (tx) => {
    // Another device may have been faster.
    if (!(await tx.get(thumb))) return;
    const count = wholeNumber((await tx.get(counter))?.["count"]);
    tx.set(counter, { id, at: remote.serverTime(), count: count - 1 });
    tx.delete(thumb);
    tx.delete(photoPath(db.kitchenId, id));
  });
}

/** The photos that the cook's documents name, and the forms that are not saved. */
async function readNames({ db }: SyncContext): Promise<Set<string>> {
  const names = new Set<string>();
  const note = (row: unknown) => {
    for (const id of photosNamedIn(row)) names.add(id);
  };
  note(await db.personalRecipes.orderBy("photo").uniqueKeys());
  await Promise.all(
    [db.users, db.aiMealPlans, db.portionChanges, db.drafts, db.outbox].map((table: Table) =>
      table.each(note),
    ),
  );
  return names;
}
