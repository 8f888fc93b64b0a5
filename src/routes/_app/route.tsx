import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { Suspense } from "react";

import { isKitchenHere } from "#db/sync-status.ts";

import { lazyPart } from "../-common/lazy-part.ts";
import { TabFrame } from "../-shell/tab-frame.tsx";

const BesideScreens = lazyPart(
  async () => (await import("../-shell/beside-screens.tsx")).BesideScreens,
  "What goes on beside the screens could not be loaded",
);

// In a file that every screen that starts timers needs as well: none is started where none can ring.
const TimerAlarms = lazyPart(
  async () => (await import("../-timer-alarms/timer-alarms.tsx")).TimerAlarms,
  "Timers could not be loaded, and none rings",
);

/** Everything behind signing in. The locally stored session is trusted, so no network is needed. */
export const Route = createFileRoute("/_app")({
  beforeLoad: async ({ context, location }) => {
    const session = context.sessions.current();
    if (!session) throw redirect({ to: "/login", state: { from: location.href } });
    const kitchen = await context.openCookDatabase(session);
    // Home leads to the login, or to the kitchen of who has signed in since.
    if (!kitchen) throw redirect({ to: "/", replace: true });
    return kitchen;
  },
  loader: ({ context }) => isKitchenHere(context.db),
  component: SignedInCook,
});

function SignedInCook() {
  return (
    <>
      <Outlet />
      <TabFrame />
      <Suspense>
        <TimerAlarms />
        <BesideScreens />
      </Suspense>
    </>
  );
}
