import { createFileRoute } from "@tanstack/react-router";

import { CookScreen } from "./-plans/cook-screen.tsx";
import { loadCook } from "./-plans/read-cook.ts";

export const Route = createFileRoute("/_app/cook/")({
  loader: ({ context }) => loadCook(context.db),
  component: Cook,
});

function Cook() {
  return <CookScreen initial={Route.useLoaderData()} first="cards" />;
}
