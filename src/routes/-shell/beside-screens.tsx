import { useFinishedSignUp } from "../-account/finish-sign-up.ts";
import { useKeptStorage } from "../-common/storage-persistence.ts";
import { useHiddenAuthors } from "../-meals/use-hidden-authors.ts";
import { OfflineNews } from "./offline-news.tsx";
import { SyncAnnouncer } from "./sync-announcer.tsx";
import { Unreadable } from "./unreadable.tsx";
import { useScreensAtHand } from "./use-screens-at-hand.ts";

/** Runs beside every screen of a signed-in cook, and shows something only when it has happened. */
export function BesideScreens() {
  useKeptStorage();
  useFinishedSignUp();
  useHiddenAuthors();
  useScreensAtHand();
  return (
    <>
      <SyncAnnouncer />
      <OfflineNews />
      <Unreadable />
    </>
  );
}
