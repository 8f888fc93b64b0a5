import { createFileRoute } from "@tanstack/react-router";

import { CookingScreen } from "./-cooking/cooking-screen.tsx";
import { loadCooking } from "./-cooking/read-cooking.ts";

export const Route = createFileRoute("/_app/plan/$planId/$recipeId/")({
  staticData: { hasTabs: false },
  loader: ({ context, params }) => loadCooking(context.db, params),
  component: CookPlanned,
});

function CookPlanned() {
  return <CookingScreen place={Route.useParams()} initial={Route.useLoaderData()} />;
}
