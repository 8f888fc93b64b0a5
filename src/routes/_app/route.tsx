import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";

import { OutdatedPrompt } from "../-shell/outdated.tsx";
import { TimerAlarms } from "../-timer-alarms/timer-alarms.tsx";

// The first screen does not wait for what goes on beside it, and does not fail with it.
const BesideScreens = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import("../-shell/beside-screens.tsx")).BesideScreens };
  } catch (error) {
    console.error("What goes on beside the screens could not be loaded", error);
    return { default: () => null };
  }
});

/** Everything behind signing in. The locally kept session is trusted, so this waits for no network. */
export const Route = createFileRoute("/_app")({
  beforeLoad: async ({ context, location }) => {
    const session = context.sessions.current();
    if (!session) throw redirect({ to: "/login", state: { from: location.href } });
    return await context.openCookDatabase(session);
  },
  component: SignedInCook,
});

function SignedInCook() {
  return (
    <>
      <Outlet />
      <TimerAlarms />
      <Suspense>
        <BesideScreens />
      </Suspense>
      <OutdatedPrompt />
    </>
  );
}
