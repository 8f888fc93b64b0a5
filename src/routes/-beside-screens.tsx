import { useFinishedSignUp } from "./-finish-sign-up.ts";
import { useHiddenAuthors } from "./-hidden-authors.ts";
import { useKeptStorage } from "./-storage.ts";
import { SyncAnnouncer } from "./-sync-announcer.tsx";
import { Unreadable } from "./-unreadable.tsx";

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
