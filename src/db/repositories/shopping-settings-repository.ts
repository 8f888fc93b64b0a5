import { readOr, withConnection } from "#db/connection.ts";
import { getDocument } from "#db/document-store.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command, NoRoomError } from "#db/storage-command.ts";
import type { Shop, ShoppingSettings } from "#domain/entities.ts";
import { SHOPS_MAX, STAPLES_MAX } from "#domain/limits.ts";
import type { MutationArgs, MutationName } from "#domain/mutations/registry.ts";
import { aislesInOrder, emptySettings } from "#domain/mutations/shopping-settings.ts";
import type { Thing } from "#domain/shopping/aisle-groups.ts";
import type { Line } from "#domain/shopping/lines.ts";
import { SHOPPING_NOT_SAVED, SHOPS_FULL, STAPLES_FULL } from "#failure-words/storage-words.ts";

/** A food's key, and its name as the cook knows it. */
type NamedFood = Pick<Thing, "food" | "name">;

/** How the cook shops, and the shop that this device is in; null for the usual order. */
export interface Shopping {
  settings: ShoppingSettings;
  shopId: string | null;
}

/** The shopping settings; the defaults if they can't be read, since the list must still work. */
export function getShopping(db: SimmerDb): Promise<Shopping> {
  const none: Shopping = { settings: emptySettings(0), shopId: null };
  return readOr(db, "Failed to read how the cook shops", none, async () => {
    const settings = (await getDocument(db, "shoppingSettings", "own")) ?? none.settings;
    const shopId = await getMeta(db, "shop", null);
    return { settings, shopId: settings.shops.some(({ id }) => id === shopId) ? shopId : null };
  });
}

/** Chooses the shop whose order this device shows; null for the usual order. */
export function chooseShop(db: SimmerDb, shopId: string | null): Promise<void> {
  return command(SHOPPING_NOT_SAVED, () =>
    withConnection(db, async () => {
      if (shopId === null) await db.meta.delete("shop");
      else await putMeta(db, { shop: shopId });
    }),
  );
}

function change<N extends MutationName>(
  db: SimmerDb,
  name: N,
  args: Omit<MutationArgs<N>, "at">,
  makeSure: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  return command(SHOPPING_NOT_SAVED, async () => {
    await makeSure();
    await mutate(db, name, { ...args, at: Date.now() } as MutationArgs<N>);
  });
}

/** Puts a food in an aisle, for every shop; null for its default aisle. */
export function setAisle(
  db: SimmerDb,
  { food, name }: NamedFood,
  aisle: string | null,
): Promise<void> {
  return change(db, "setAisle", { food, name, aisle });
}

/**
 * Marks or unmarks a food as a pantry staple.
 * @throws StorageError also if there are too many already
 */
export function setStaple(db: SimmerDb, { food, name }: NamedFood, on: boolean): Promise<void> {
  return change(db, "setStaple", { food, name, on }, async () => {
    const { settings } = await getShopping(db);
    if (on && settings.staples.length >= STAPLES_MAX) throw new NoRoomError(STAPLES_FULL);
  });
}

/** Notes how much the cook has of a thing on the list, for what asks for it now; "" for nothing. */
export function setAtHand(
  db: SimmerDb,
  { food, name, parts }: Pick<Line, "food" | "name" | "parts">,
  amount: string,
): Promise<void> {
  const meals = [...new Set(parts.map(({ item }) => item.mealId))];
  return change(db, "setAtHand", { food, name, amount, meals });
}

/** Whether the first list may ask this cook, on this device, what is always at home. */
export function mayAskFirstStaples(db: SimmerDb): Promise<boolean> {
  return readOr(
    db,
    "Failed to read what was asked",
    false,
    async () => !(await getMeta(db, "firstStaplesAnswered", false)),
  );
}

/** Notes the answer at the first list, and marks the foods as staples; none for "no". */
export async function answerFirstStaples(db: SimmerDb, foods: readonly NamedFood[]): Promise<void> {
  await command(SHOPPING_NOT_SAVED, () =>
    withConnection(db, async () => {
      await putMeta(db, { firstStaplesAnswered: true });
    }),
  );
  for (const food of foods) await setStaple(db, food, true);
}

/** Takes a staple into the list for this time, or leaves it out again. */
export function takeStaple(db: SimmerDb, { food, name }: NamedFood, taken: boolean): Promise<void> {
  return change(db, "takeStaple", { food, name, taken });
}

/**
 * Adds a shop; resolves to its id.
 * @throws StorageError also if there are too many already
 */
export async function addShop(db: SimmerDb, name: string): Promise<string> {
  const id = crypto.randomUUID();
  await change(db, "saveShop", { id, name }, async () => {
    const { settings } = await getShopping(db);
    if (settings.shops.length >= SHOPS_MAX) throw new NoRoomError(SHOPS_FULL);
  });
  return id;
}

export function renameShop(db: SimmerDb, id: string, name: string): Promise<void> {
  return change(db, "saveShop", { id, name });
}

export function removeShop(db: SimmerDb, { id, name }: Shop): Promise<void> {
  return change(db, "removeShop", { id, name });
}

/** Restores a removed shop, with its order of aisles. */
export function restoreShop(db: SimmerDb, { id, name, aisles }: Shop): Promise<void> {
  return change(db, "saveShop", { id, name, aisles });
}

/** Moves an aisle of a shop to before the first of `before` that is there, or to the end. */
export function moveAisle(
  db: SimmerDb,
  shopId: string,
  aisle: string,
  before: string[],
): Promise<void> {
  return change(db, "moveAisle", { shopId, aisle, before });
}

/**
 * Moves an aisle one place towards the shop's beginning (-1) or its end (1), starting from the
 * stored order: the screen may still show an older one. Resolves to its new index; null if it or
 * its shop is gone, or there is no such place.
 */
export function stepAisle(
  db: SimmerDb,
  shopId: string,
  aisle: string,
  by: -1 | 1,
): Promise<number | null> {
  return command(SHOPPING_NOT_SAVED, async () => {
    const { settings } = await getShopping(db);
    const shop = settings.shops.find(({ id }) => id === shopId);
    if (!shop) return null;
    const order = aislesInOrder(shop.aisles);
    const place = order.indexOf(aisle);
    const target = place + by;
    if (place < 0 || target < 0 || target >= order.length) return null;
    const before = order.toSpliced(place, 1).slice(target);
    await mutate(db, "moveAisle", { shopId, aisle, before, at: Date.now() });
    return target;
  });
}
