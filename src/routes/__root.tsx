import { createRootRouteWithContext, Navigate, Outlet } from "@tanstack/react-router";
import { Suspense } from "react";

import { lazyPart } from "#ui/lazy-part.ts";
import { ToastProvider } from "#ui/toast.tsx";

import type { AppContext } from "./-common/app-context.ts";
import { useFocusTitle } from "./-common/focus-title.ts";
import { AppError } from "./-shell/route-error.tsx";
import { useFirstScreenIsThere } from "./-shell/use-first-screen-is-there.ts";

const UpdatePrompt = lazyPart(
  async () => (await import("./-shell/update-prompt.tsx")).UpdatePrompt,
  "New versions are asked for at the next start",
);

export const Route = createRootRouteWithContext<AppContext>()({
  beforeLoad: ({ context }) => context.finishSigningOut(),
  component: Root,
  notFoundComponent: NoRoute,
  errorComponent: AppError,
});

/** An address that can't be decoded matches no route, and gets the same page as any unknown one. */
function NoRoute() {
  return <Navigate to="/$" params={{ _splat: "not-found" }} replace />;
}

function Root() {
  useFocusTitle();
  // Installing the service worker shares the network and the processor with the first screen.
  const canInstall = useFirstScreenIsThere();
  return (
    <ToastProvider>
      <Outlet />
      <Suspense>{canInstall ? <UpdatePrompt /> : null}</Suspense>
    </ToastProvider>
  );
}
