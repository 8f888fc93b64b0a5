import { useEffect, useState } from "react";

import { copyLeftBehind } from "#db/repositories/parked-change-repository.ts";
import { Banner } from "#ui/banner.tsx";

import { countOf } from "../-common/phrases.ts";
import { SaveCopy } from "../-common/save-copy.tsx";

/**
 * Tells a cook whose session ended without their doing what happens to their unsent changes. The
 * account may never come back, so they can save these as a file.
 */
export function SessionEnded({ uid }: { uid: string }) {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    copyLeftBehind(uid).then(
      ({ pending, parked }) => setLeft(pending.length + parked.length),
      (error: unknown) => console.error("What is on this device could not be read", error),
    );
  }, [uid]);
  const keptHere = left !== undefined && left > 0;
  return (
    <Banner
      role="status"
      title="You were signed out"
      action={keptHere ? <SaveCopy read={() => copyLeftBehind(uid)} /> : undefined}
    >
      {keptHere
        ? `${countOf(left, "change")} had not reached your other devices. ${left === 1 ? "It is" : "They are"} kept here: sign in again to sync ${left === 1 ? "it" : "them"}, or save a copy.`
        : "What you saved is still on this device. Sign in again to sync it."}
    </Banner>
  );
}
