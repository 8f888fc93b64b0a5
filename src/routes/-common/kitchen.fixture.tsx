/** Puts parts of screens into a page, with a cook's database of their own behind them. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";

import { deleteDatabase, openDatabase, type SimmerDb } from "#db/schema.ts";
import type { Meal } from "#domain/entities.ts";
import { ToastProvider } from "#ui/toast.tsx";

import { useLiveData } from "./use-live-data.ts";

/** A cook's database in this browser, empty, and gone after the test. */
export function openKitchen(): SimmerDb {
  const db = openDatabase(crypto.randomUUID());
  onTestFinished(async () => {
    db.close();
    await deleteDatabase(db.accountUid);
  });
  return db;
}

/** Shows a part of a screen to a signed-in cook, who can't reach the recipe service. */
export async function renderInKitchen(db: SimmerDb, part: ReactNode) {
  const root = createRootRoute({ component: Outlet });
  const app = createRoute({
    getParentRoute: () => root,
    id: "_app",
    beforeLoad: () => ({
      db,
      session: { uid: db.accountUid, email: "ana@simmer.example", displayName: "Ana" },
      serviceFetch: () => Promise.reject(new TypeError("There is no recipe service")),
    }),
    component: Outlet,
  });
  const screen = createRoute({ getParentRoute: () => app, path: "/", component: () => part });
  const router = createRouter({
    routeTree: root.addChildren([app.addChildren([screen])]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  return render(
    <ToastProvider>
      <RouterProvider router={router as never} />
    </ToastProvider>,
  );
}

interface LiveProps<T> {
  read: (db: SimmerDb) => Promise<T>;
  children: (read: T) => ReactNode;
}

/** The props that a screen would pass, updated after each change. */
export function Live<T>({ read, children }: LiveProps<T>) {
  const data = useLiveData(read, []);
  return data === undefined ? null : children(data);
}

/** A dinner with one ingredient and two steps. */
export function dinner(id: string, title: string): Meal {
  return {
    id,
    title,
    ingredients: [{ name: `${id} leaves`, amount: "200 g" }],
    instructions: ["Simmer for 20 minutes.", "Serve."],
    mealType: "dinner",
    blurb: "",
    equipment: [],
  };
}
