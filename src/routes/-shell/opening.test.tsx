import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { Pending } from "./opening.tsx";

test("who turns back while a screen is late finds the last one where they left it", async () => {
  const late = Promise.withResolvers<void>();
  const root = createRootRoute({ component: Outlet });
  const list = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: () => <ul style={{ height: 5_000 }}>Plans</ul>,
  });
  const plan = createRoute({
    getParentRoute: () => root,
    path: "/plan",
    loader: () => late.promise,
    component: () => "A plan",
  });
  const router = createRouter({
    routeTree: root.addChildren([list, plan]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    defaultPendingComponent: Pending,
    defaultPendingMs: 0,
    scrollRestoration: true,
  });
  await render(<RouterProvider router={router as never} />);
  await expect.element(page.getByText("Plans")).toBeVisible();
  window.scrollTo(0, 3_000);
  const leaving = router.navigate({ to: "/plan" });
  await expect.element(page.getByRole("status")).toBeInViewport();
  router.history.back();
  await expect.element(page.getByText("Plans")).toBeVisible();
  expect(window.scrollY).toBe(3_000);
  late.resolve();
  await leaving;
});
