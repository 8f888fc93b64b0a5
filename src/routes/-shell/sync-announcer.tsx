import { useEffect, useRef, useState } from "react";

import type { SyncTone } from "#ui/sync-badge.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import type { Sign } from "./sign.ts";
import { useSign } from "./sync-sign.tsx";

/** A state that lasts less than this is not announced: each tick on a list is sent at once. */
const LASTING_MS = 1_000;

const NEWS: Record<SyncTone, string> = {
  saved: "Your changes are kept in your account.",
  pending: "Your changes are on their way.",
  offline: "No connection. Changes are kept here.",
  attention: "Sync needs your attention. See settings.",
};

/** The messages on a new device until and once its kitchen has been fetched. */
const FIRST_NEWS: Partial<Record<SyncTone, string>> = {
  saved: "Your kitchen is here.",
  pending: "Your kitchen is on its way.",
  offline: "No connection. Your kitchen is not here yet.",
};

type Told = Pick<Sign, "tone" | "isFirst">;

function newsOf(before: Told, { tone, isFirst }: Told): string {
  const first = isFirst || before.isFirst ? FIRST_NEWS[tone] : undefined;
  return first ?? NEWS[tone];
}

/** Announces changes of the header's sync status to screen readers, but not when the app opens. */
export function SyncAnnouncer() {
  const { tone, isFirst } = useSign() ?? {};
  const told = useRef<Told>(undefined);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (tone === undefined || isFirst === undefined) return;
    const now = { tone, isFirst };
    const before = told.current;
    if (!before) told.current = now;
    if (!before || before.tone === tone) return;
    const timer = setTimeout(() => {
      told.current = now;
      setNews(newsOf(before, now));
    }, LASTING_MS);
    return () => clearTimeout(timer);
  }, [tone, isFirst]);
  return (
    <div role="status" aria-label="Sync">
      <VisuallyHidden>{news}</VisuallyHidden>
    </div>
  );
}
