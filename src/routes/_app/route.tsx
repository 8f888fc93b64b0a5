import { createFileRoute, Outlet, redirect, useRouter } from "@tanstack/react-router";
import { Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from "react";

import { isKitchenHere } from "#db/sync-status.ts";
import { DrawsInSteps } from "#ui/draws-in-steps.ts";

import { lazyPart } from "../-common/lazy-part.ts";
import { Opening } from "../-shell/opening.tsx";
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

// One element, so that what was drawn of it stands when the layout is drawn again.
const SCREEN = (
  <>
    <Outlet />
    <TabFrame />
  </>
);

/**
 * Where the app is opened, React draws the first screen a few milliseconds at a time: a long list drawn
 * at once makes a slow phone deaf for half a second. The opening stands until what fills the screen is
 * there.
 */
function useFirstScreen() {
  const [isOpened] = useState(useRouter().state.resolvedLocation === undefined && !comesBack());
  const isDrawn = useRef(!isOpened);
  const screen = useDeferredValue(SCREEN, isOpened ? <Opening /> : SCREEN);
  useEffect(() => {
    if (screen === SCREEN) isDrawn.current = true;
  }, [screen]);
  const inSteps = useCallback(() => !isDrawn.current, []);
  return <DrawsInSteps value={inSteps}>{screen}</DrawsInSteps>;
}

/** Whether the router is about to scroll to where the cook was: there the screen is needed at once. */
function comesBack(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type !== "navigate";
}

function SignedInCook() {
  const screen = useFirstScreen();
  return (
    <>
      {screen}
      <Suspense>
        <TimerAlarms />
        <BesideScreens />
      </Suspense>
    </>
  );
}
