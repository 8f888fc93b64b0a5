import { createFileRoute } from "@tanstack/react-router";

import { openLog } from "./-cooking/log-meal/kept-log.ts";
import { LogMealScreen } from "./-cooking/log-meal/log-meal-screen.tsx";

export const Route = createFileRoute("/_app/plan/$planId/$recipeId/track")({
  loader: ({ context, params }) => openLog(context.db, params),
  // The form starts with fresh loader data, never with cached data of an earlier visit.
  gcTime: 0,
  component: LogPlanned,
});

function LogPlanned() {
  return <LogMealScreen place={Route.useParams()} opened={Route.useLoaderData()} />;
}
