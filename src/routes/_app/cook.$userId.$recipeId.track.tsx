import { createFileRoute } from "@tanstack/react-router";

import { useSignedInCook } from "../-common/use-live-data.ts";
import { LogMealScreen } from "./-cooking/log-meal/log-meal-screen.tsx";
import { readLog } from "./-cooking/log-meal/log-subject.ts";
import { RecipeProblem } from "./-cooking/recipe-problem.tsx";

export const Route = createFileRoute("/_app/cook/$userId/$recipeId/track")({
  loader: ({ context, params }) => readLog(context.db, params),
  component: LogChosen,
});

function LogChosen() {
  const { session } = useSignedInCook();
  const place = Route.useParams();
  const initial = Route.useLoaderData();
  if (place.userId !== session.uid) {
    return <RecipeProblem message="No meal plan or user ID found" />;
  }
  return <LogMealScreen place={place} initial={initial} />;
}
