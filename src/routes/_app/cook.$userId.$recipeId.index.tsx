import { createFileRoute } from "@tanstack/react-router";

import { useSignedInCook } from "../-common/use-live-data.ts";
import { CookingScreen } from "./-cooking/cooking-screen.tsx";
import { loadCooking } from "./-cooking/read-cooking.ts";
import { RecipeProblem } from "./-cooking/recipe-problem.tsx";

export const Route = createFileRoute("/_app/cook/$userId/$recipeId/")({
  staticData: { hasTabs: false },
  loader: ({ context, params }) => loadCooking(context.db, params),
  component: CookChosen,
});

function CookChosen() {
  const { session } = useSignedInCook();
  const place = Route.useParams();
  const initial = Route.useLoaderData();
  if (place.userId !== session.uid) {
    return <RecipeProblem message="No meal plan or user ID found" />;
  }
  return <CookingScreen place={place} initial={initial} />;
}
