import { createRootRouteWithContext, Navigate, Outlet } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";

import { ToastProvider } from "#ui/toast.tsx";

import type { AppContext } from "./-common/app-context.ts";
import { useFocusTitle } from "./-common/focus-title.ts";
import { AppError } from "./-shell/route-error.tsx";

// Loaded lazily: the first screen does not wait for it, nor share its network with the install.
const UpdatePrompt = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import("./-shell/update-prompt.tsx")).UpdatePrompt };
  } catch (error) {
    console.error("New versions are asked for at the next start", error);
    return { default: () => null };
  }
});

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
  return (
    <ToastProvider>
      <Outlet />
      <Suspense>
        <UpdatePrompt />
      </Suspense>
    </ToastProvider>
  );
}
