import { useEffect, useState, type ReactNode } from "react";

import { getSyncOverview } from "#db/sync-status.ts";
import { Button, type ButtonProps } from "#ui/button.tsx";

import { useLiveData, useSyncNow } from "../-common/use-live-data.ts";

/** How long the button shows that it was tapped without a network, ms: sync reports nothing then. */
const ANSWER_MS = 1_000;

interface SyncNowButtonProps extends Pick<ButtonProps, "variant"> {
  children: ReactNode;
}

/** Triggers a sync, and is busy meanwhile. */
export function SyncNowButton({ variant, children }: SyncNowButtonProps) {
  const syncNow = useSyncNow();
  const overview = useLiveData(getSyncOverview, []);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setAsking(false), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  return (
    <Button
      variant={variant}
      busy={isAsking || overview?.phase === "syncing"}
      onClick={() => {
        setAsking(true);
        syncNow();
      }}
    >
      {children}
    </Button>
  );
}
