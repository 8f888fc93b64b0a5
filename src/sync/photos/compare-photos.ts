import { getMeta, putMeta } from "#db/meta.ts";
import { wholeNumber } from "#sync/protocol/wire.ts";
import { assertAccount } from "#sync/remotes/signed-in-account.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { fetchOne, keepThumb } from "./fetch-photos.ts";
import { photoCountPath } from "./photo-paths.ts";

const DAY_MS = 86_400_000;
const COMPARED_MS = 30 * DAY_MS;
/**
 * How much longer than others a photo waits of which this device knew nothing: another one may have sent
 * it, and be offline with the recipe that names it.
 */
const LONGER_MS = 53 * DAY_MS;
/** How many small sizes are read at once: 1.4 MB at most. */
const AT_ONCE = 50;

/**
 * [S14.7] Once a month, and first of all on a new device, compares the photos that the server counts with
 * those of this device. Photos that it knew nothing of are kept as unnamed from now on, and wait longer
 * than others. [S14.8] What it names, and the server no longer has, is sent again.
 * @param named the photos that the cook's documents name
 * @throws RemoteError if the server can't be asked
 */
export async function comparePhotos(
  context: SyncContext,
  named: ReadonlySet<string>,
): Promise<void> {
  const { db, remote, now } = context;
  if (now() - (await getMeta(db, "photosComparedAt", 0)) < COMPARED_MS) return;
  assertAccount(context);
  const here = new Set(await db.photos.toCollection().primaryKeys());
  for (const id of named) if (!here.has(id)) await fetchOne(context, { id, size: "thumb" });
  const counted = wholeNumber((await remote.get(photoCountPath(db.kitchenId)))?.["count"]);
  const shared = new Set(await db.photos.where("state").equals("shared").primaryKeys());
  // A read for each of the server's photos, and the bytes of its small size: only where some are unknown.
  await keepUnknown(context, shared, counted - shared.size);
  if (counted < [...shared].filter((id) => named.has(id)).length) await sendAgain(context, named);
  await putMeta(db, { photosComparedAt: now() });
}

/** Looks for so many photos on the server that are not among those that are `known`. */
async function keepUnknown(
  context: SyncContext,
  known: ReadonlySet<string>,
  count: number,
): Promise<void> {
  const { db, remote, now } = context;
  let left = count;
  let after: string | null = null;
  while (left > 0) {
    const page = await remote.documentsAfter(db.kitchenId, "thumbs", after, AT_ONCE);
    for (const { id, fields } of page.filter((each) => !known.has(each.id))) {
      await keepThumb(context, id, fields, { unnamedSince: now() + LONGER_MS });
      left -= 1;
    }
    if (page.length < AT_ONCE) return;
    after = page.at(-1)?.id ?? null;
  }
}

/** Has those sent that are here in both sizes: what the server has after all is only looked up. */
async function sendAgain({ db }: SyncContext, named: ReadonlySet<string>): Promise<void> {
  const whole = await db.largePhotos.toCollection().primaryKeys();
  await db.photos
    .where("id")
    .anyOf(whole)
    .and(({ id, state }) => state === "shared" && named.has(id))
    .modify({ state: "waiting", tries: 0 });
}
