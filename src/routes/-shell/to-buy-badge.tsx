import { readOr } from "#db/connection.ts";
import { getShoppingList } from "#db/repositories/shopping-list-repository.ts";
import { getShopping } from "#db/repositories/shopping-settings-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { TabBadge } from "#ui/tab-list.tsx";

import { loadLines } from "../-common/load-lines.ts";
import { useLiveData } from "../-common/use-live-data.ts";

/** No number is shown if the list can't be read: the list itself says so when it is opened. */
function readToBuy(db: SimmerDb): Promise<number> {
  return readOr(db, "Error counting what is to buy", 0, async () => {
    const [list, { settings }] = await Promise.all([getShoppingList(db), getShopping(db)]);
    if (list.ingredients.length === 0) return 0;
    return (await loadLines(list.ingredients)).countThings(list, settings);
  });
}

/** How many things are still to buy; nothing if there are none, or until it is known. */
export function ToBuyBadge() {
  const toBuy = useLiveData(readToBuy, []) ?? 0;
  return toBuy > 0 ? <TabBadge count={toBuy} words={`${toBuy} to buy`} /> : null;
}
