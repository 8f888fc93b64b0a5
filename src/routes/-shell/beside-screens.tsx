import { useFinishedSignUp } from "../-account/finish-sign-up.ts";
import { useKeptStorage } from "../-common/storage-persistence.ts";
import { useHiddenAuthors } from "../-meals/use-hidden-authors.ts";
import { SyncAnnouncer } from "./sync-announcer.tsx";
import { Unreadable } from "./unreadable.tsx";

/** What goes on beside every screen of a kitchen, and shows only what has happened. */
export function BesideScreens() {
  useKeptStorage();
  useFinishedSignUp();
  useHiddenAuthors();
  return (
    <>
      <SyncAnnouncer />
      <Unreadable />
    </>
  );
}
