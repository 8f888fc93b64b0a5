import { createFileRoute, Outlet, redirect, useRouter } from "@tanstack/react-router";
import { Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from "react";

import { isKitchenHere } from "#db/sync-status.ts";
import { PhotoContext, type PhotoProps } from "#pictures/photo-context.ts";
import { DrawsInSteps } from "#ui/draws-in-steps.ts";
import { lazyPart } from "#ui/lazy-part.ts";

import { Opening } from "../-shell/opening.tsx";
import { TabFrame } from "../-shell/tab-frame.tsx";

const BesideScreens = lazyPart(
  async () => (await import("../-shell/beside-screens.tsx")).BesideScreens,
  "What goes on beside the screens could not be loaded",
);

// Packed into a file that every screen with timers needs as well: where no timer can ring, none can be
// started.
const TimerAlarms = lazyPart(
  async () => (await import("../-timer-alarms/timer-alarms.tsx")).TimerAlarms,
  "Timers could not be loaded, and none rings",
);

const Photo = lazyPart(
  async () => (await import("../-common/photo.tsx")).Photo,
  "Photos could not be loaded",
);
const renderPhoto = (photo: PhotoProps) => <Photo {...photo} />;

/** Everything behind signing in. The locally stored session is trusted, so no network is needed. */
export const Route = createFileRoute("/_app")({
  beforeLoad: async ({ context, location }) => {
    const session = context.sessions.current();
    if (!session) throw redirect({ to: "/login", state: { from: location.href } });
    const kitchen = await context.openCookDatabase(session);
    // Home redirects to the login, or to the kitchen of the cook who has signed in since.
    if (!kitchen) throw redirect({ to: "/", replace: true });
    return kitchen;
  },
  loader: ({ context }) => isKitchenHere(context.db),
  component: SignedInCook,
});

// A constant element, so that React skips it when the layout rerenders.
const SCREEN = (
  <>
    <Outlet />
    <TabFrame />
  </>
);

/**
 * When the app is opened, React renders the first screen in time slices: a long list rendered at once
 * blocks a slow phone for half a second. The opening is shown until one screenful is ready.
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

/** Whether the router is about to restore a scroll position, which needs the screen synchronously. */
function comesBack(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type !== "navigate";
}

function SignedInCook() {
  const screen = useFirstScreen();
  return (
    <PhotoContext value={renderPhoto}>
      {screen}
      <Suspense>
        <TimerAlarms />
        <BesideScreens />
      </Suspense>
    </PhotoContext>
  );
}
