import { Suspense } from "react";

import { getDinner } from "#db/repositories/dinner-repository.ts";
import { lazyPart } from "#ui/lazy-part.ts";

import { useFinishedSignUp } from "../-account/finish-sign-up.ts";
import { useKeptStorage } from "../-common/storage-persistence.ts";
import { useUnsavedWorkOfCook } from "../-common/unsaved-work.ts";
import { useLiveData } from "../-common/use-live-data.ts";
import { useHiddenAuthors } from "../-meals/use-hidden-authors.ts";
import { OfflineNews } from "./offline-news.tsx";
import { OutdatedPrompt } from "./outdated.tsx";
import { SyncAnnouncer } from "./sync-announcer.tsx";
import { Unreadable } from "./unreadable.tsx";
import { useAppBadge } from "./use-app-badge.ts";
import { useLaunches } from "./use-launches.ts";
import { useOngoingImport } from "./use-ongoing-import.ts";
import { useScreensAtHand } from "./use-screens-at-hand.ts";

const DinnerKeeper = lazyPart(
  async () => (await import("../-stove/dinner-sheet.tsx")).DinnerKeeper,
  "The dinner's alarms stay as they were set",
);

/** Background hooks and prompts of a signed-in cook, mounted beside every screen. */
export function BesideScreens() {
  useUnsavedWorkOfCook();
  useKeptStorage();
  useFinishedSignUp();
  useHiddenAuthors();
  useScreensAtHand();
  useAppBadge();
  useLaunches();
  useOngoingImport();
  const dinner = useLiveData((db) => getDinner(db, Date.now()), []);
  return (
    <>
      <Suspense>{dinner ? <DinnerKeeper /> : null}</Suspense>
      <SyncAnnouncer />
      <OfflineNews />
      <Unreadable />
      <OutdatedPrompt />
    </>
  );
}
