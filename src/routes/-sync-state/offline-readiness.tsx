import { useEffect, useState } from "react";

import { isKitchenHere } from "#db/sync-status.ts";

import { useLiveData } from "../-common/use-live-data.ts";
import { onReadinessChange, readAppReadiness, type AppReadiness } from "./app-readiness.ts";

const WORDS: Record<AppReadiness, string> = {
  ready: "Ready for offline: Simmer opens here without a network",
  preparing: "Getting ready for offline: keep Simmer open and online for a moment",
  full: "Not ready for offline: there is no room on this device. Free some space, then open Simmer again",
  never: "Not ready for offline: this browser opens Simmer only with a network",
};

/**
 * Says whether Simmer would open offline here with the cook's kitchen.
 * @param initial the known state; without it, nothing is shown until the browser has answered
 */
export function OfflineReadiness({ initial }: { initial?: AppReadiness }) {
  const [app, setApp] = useState(initial);
  useEffect(() => {
    let isOver = false;
    const look = () => void readAppReadiness().then((read) => isOver || setApp(read));
    look();
    const stop = onReadinessChange(look);
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  const isHere = useLiveData(isKitchenHere, [], true);
  if (app === undefined) return null;
  return <p>{WORDS[app === "ready" && !isHere ? "preparing" : app]}</p>;
}
