import { useEffect, useState } from "react";

import { isKitchenKept } from "./kitchen-kept.ts";

/**
 * Says whether the cook's data is safe after a screen has failed or before the page reloads, once
 * it has checked that the data exists. With `onlySafe` it says nothing otherwise: not everyone who
 * reloads has stored something.
 */
export function KeptWords({ onlySafe = false }: { onlySafe?: boolean }) {
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const kept = await isKitchenKept(window);
      if (!isGone) setKept(kept);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, []);
  if (isKept === null || (onlySafe && !isKept)) return null;
  return isKept ? (
    <p>What you saved is safe on this device.</p>
  ) : (
    <p>
      This browser has nothing of yours any more; it may have been cleared. What was synced comes
      back when you sign in.
    </p>
  );
}
