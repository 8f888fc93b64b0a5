import { useEffect, useRef, useState } from "react";

import type { SyncTone } from "#ui/sync-badge.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { useSign } from "./sync-sign.tsx";

/** A state that lasts less than this is not announced: each tick on a list is sent at once. */
const LASTING_MS = 1_000;

const NEWS: Record<SyncTone, string> = {
  saved: "Your changes have reached the server.",
  pending: "Your changes are on their way.",
  offline: "No connection. Changes are kept here.",
  attention: "Sync needs a look: see settings.",
};

/** Announces changes of the header's sync status to screen readers, but not when the app opens. */
export function SyncAnnouncer() {
  const tone = useSign()?.tone;
  const told = useRef(tone);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (tone === undefined || tone === told.current) return;
    if (told.current === undefined) {
      told.current = tone;
      return;
    }
    const timer = setTimeout(() => {
      told.current = tone;
      setNews(NEWS[tone]);
    }, LASTING_MS);
    return () => clearTimeout(timer);
  }, [tone]);
  return (
    <div role="status" aria-label="Sync">
      <VisuallyHidden>{news}</VisuallyHidden>
    </div>
  );
}
