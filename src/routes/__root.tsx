import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";

import { ToastProvider } from "#ui/toast.tsx";

import type { AppContext } from "./-app-context.ts";
import { useFocusTitle } from "./-focus-title.ts";
import { AppError } from "./-route-error.tsx";
import { useTrail } from "./-step-back.ts";
import { UpdatePrompt } from "./-update-prompt.tsx";

export const Route = createRootRouteWithContext<AppContext>()({
  component: Root,
  errorComponent: AppError,
});

function Root() {
  useFocusTitle();
  useTrail();
  return (
    <ToastProvider>
      <Outlet />
      <UpdatePrompt />
    </ToastProvider>
  );
}
