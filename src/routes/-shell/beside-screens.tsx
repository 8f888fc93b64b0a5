import { useFinishedSignUp } from "../-account/finish-sign-up.ts";
import { useKeptStorage } from "../-common/storage-persistence.ts";
import { useUnsavedWorkOfCook } from "../-common/unsaved-work.ts";
import { useHiddenAuthors } from "../-meals/use-hidden-authors.ts";
import { OfflineNews } from "./offline-news.tsx";
import { OutdatedPrompt } from "./outdated.tsx";
import { SyncAnnouncer } from "./sync-announcer.tsx";
import { Unreadable } from "./unreadable.tsx";
import { useAppBadge } from "./use-app-badge.ts";
import { useLaunches } from "./use-launches.ts";
import { useScreensAtHand } from "./use-screens-at-hand.ts";

/** Background hooks and prompts of a signed-in cook, mounted beside every screen. */
export function BesideScreens() {
  useUnsavedWorkOfCook();
  useKeptStorage();
  useFinishedSignUp();
  useHiddenAuthors();
  useScreensAtHand();
  useAppBadge();
  useLaunches();
  return (
    <>
      <SyncAnnouncer />
      <OfflineNews />
      <Unreadable />
      <OutdatedPrompt />
    </>
  );
}
