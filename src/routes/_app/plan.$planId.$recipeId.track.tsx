import { createFileRoute } from "@tanstack/react-router";

import { LogMealScreen } from "./-cooking/log-meal/log-meal-screen.tsx";
import { readLog } from "./-cooking/log-meal/log-subject.ts";

export const Route = createFileRoute("/_app/plan/$planId/$recipeId/track")({
  loader: ({ context, params }) => readLog(context.db, params),
  component: LogPlanned,
});

function LogPlanned() {
  return <LogMealScreen place={Route.useParams()} initial={Route.useLoaderData()} />;
}
