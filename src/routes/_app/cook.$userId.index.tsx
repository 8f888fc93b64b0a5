import { createFileRoute } from "@tanstack/react-router";

import { Screen } from "#ui/screen.tsx";

import { useSignedInCook } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { CookScreen } from "./-plans/cook-screen.tsx";
import { NothingHere } from "./-plans/nothing-here.tsx";
import { loadChoice } from "./-plans/read-cook.ts";

export const Route = createFileRoute("/_app/cook/$userId/")({
  loader: ({ context }) => loadChoice(context.db),
  component: ChooseMeal,
});

function ChooseMeal() {
  const { userId } = Route.useParams();
  const { session } = useSignedInCook();
  const initial = Route.useLoaderData();
  if (userId === session.uid) return <CookScreen initial={initial} first="meals" />;
  return (
    <Screen
      header={<AppHeader title="Choose a recipe to cook" back={{ to: "/cook" }} size="hub" />}
      width="wide"
    >
      <NothingHere />
    </Screen>
  );
}
