import { createRootRouteWithContext, Navigate, Outlet } from "@tanstack/react-router";

import { ToastProvider } from "#ui/toast.tsx";

import type { AppContext } from "./-common/app-context.ts";
import { useFocusTitle } from "./-common/focus-title.ts";
import { AppError } from "./-shell/route-error.tsx";
import { UpdatePrompt } from "./-shell/update-prompt.tsx";

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
      <UpdatePrompt />
    </ToastProvider>
  );
}
