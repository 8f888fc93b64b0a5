import { createFileRoute } from "@tanstack/react-router";

import { openLog } from "./-cooking/log-meal/kept-log.ts";
import { LogMealScreen } from "./-cooking/log-meal/log-meal-screen.tsx";

export const Route = createFileRoute("/_app/plan/$planId/$recipeId/track")({
  loader: ({ context, params }) => openLog(context.db, params),
  component: LogPlanned,
});

function LogPlanned() {
  return <LogMealScreen place={Route.useParams()} opened={Route.useLoaderData()} />;
}
