import { createFileRoute } from "@tanstack/react-router";

import { useSignedInCook } from "../-common/use-live-data.ts";
import { openLog } from "./-cooking/log-meal/kept-log.ts";
import { LogMealScreen } from "./-cooking/log-meal/log-meal-screen.tsx";
import { RecipeProblem } from "./-cooking/recipe-problem.tsx";

export const Route = createFileRoute("/_app/cook/$userId/$recipeId/track")({
  loader: ({ context, params }) => openLog(context.db, params),
  component: LogChosen,
});

function LogChosen() {
  const { session } = useSignedInCook();
  const place = Route.useParams();
  const opened = Route.useLoaderData();
  if (place.userId !== session.uid) {
    return <RecipeProblem message="No meal plan or user ID found" />;
  }
  return <LogMealScreen place={place} opened={opened} />;
}
