import { TabBadge } from "#ui/tab-list.tsx";

import { readToBuy } from "../-common/read-to-buy.ts";
import { useLiveData } from "../-common/use-live-data.ts";

/** How many things are still to buy; nothing if there are none, or until it is known. */
export function ToBuyBadge() {
  const toBuy = useLiveData(readToBuy, []) ?? 0;
  return toBuy > 0 ? <TabBadge count={toBuy} words={`${toBuy} to buy`} /> : null;
}
