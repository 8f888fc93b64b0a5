import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { useFinishedSignUp } from "../-finish-sign-up.ts";
import { useHiddenAuthors } from "../-hidden-authors.ts";
import { OutdatedPrompt } from "../-outdated.tsx";
import { useKeptStorage } from "../-storage.ts";
import { SyncAnnouncer } from "../-sync-announcer.tsx";
import { TimerAlarms } from "../-timer-alarms.tsx";

// Hardly ever seen: the first screen does not wait for it.
const Unreadable = lazy(async () => {
  const { Unreadable: Warnings } = await import("../-unreadable.tsx");
  return { default: Warnings };
});

/** Everything behind signing in. The locally kept session is trusted, so this waits for no network. */
export const Route = createFileRoute("/_app")({
  beforeLoad: async ({ context, location }) => {
    const session = context.sessions.current();
    if (!session) throw redirect({ to: "/login", state: { from: location.href } });
    return await context.openKitchen(session);
  },
  component: Kitchen,
});

function Kitchen() {
  useKeptStorage();
  useFinishedSignUp();
  useHiddenAuthors();
  return (
    <>
      <Outlet />
      <TimerAlarms />
      <SyncAnnouncer />
      <Suspense>
        <Unreadable />
      </Suspense>
      <OutdatedPrompt />
    </>
  );
}
