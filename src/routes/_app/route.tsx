import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";

import { isKitchenHere } from "#db/sync-status.ts";

import { useUnsavedWorkOfCook } from "../-common/unsaved-work.ts";
import { TabFrame } from "../-shell/tab-frame.tsx";
import { TimerAlarms } from "../-timer-alarms/timer-alarms.tsx";

// Loaded lazily: the first screen neither waits for it nor fails with it.
const BesideScreens = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import("../-shell/beside-screens.tsx")).BesideScreens };
  } catch (error) {
    console.error("What goes on beside the screens could not be loaded", error);
    return { default: () => null };
  }
});

/** Everything behind signing in. The locally stored session is trusted, so no network is needed. */
export const Route = createFileRoute("/_app")({
  beforeLoad: async ({ context, location }) => {
    const session = context.sessions.current();
    if (!session) throw redirect({ to: "/login", state: { from: location.href } });
    return await context.openCookDatabase(session);
  },
  loader: ({ context }) => isKitchenHere(context.db),
  component: SignedInCook,
});

function SignedInCook() {
  useUnsavedWorkOfCook();
  return (
    <>
      <Outlet />
      <TabFrame />
      <TimerAlarms />
      <Suspense>
        <BesideScreens />
      </Suspense>
    </>
  );
}
