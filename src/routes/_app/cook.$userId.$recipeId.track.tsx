import { createFileRoute } from "@tanstack/react-router";

import { useKitchen } from "../-kitchen.ts";
import { RecipeProblem } from "./-cooking/recipe-problem.tsx";
import { LogMealScreen } from "./-log-meal/log-meal-screen.tsx";
import { readLog } from "./-log-meal/read-log.ts";

export const Route = createFileRoute("/_app/cook/$userId/$recipeId/track")({
  loader: ({ context, params }) => readLog(context.db, params),
  component: LogChosen,
});

function LogChosen() {
  const { session } = useKitchen();
  const place = Route.useParams();
  const initial = Route.useLoaderData();
  if (place.userId !== session.uid) {
    return <RecipeProblem message="No meal plan or user ID found" />;
  }
  return <LogMealScreen place={place} initial={initial} />;
}
