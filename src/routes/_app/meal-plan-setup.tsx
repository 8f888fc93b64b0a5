import { createFileRoute } from "@tanstack/react-router";

import { AppHeader } from "../-shell/app-header.tsx";
import { openPlanning } from "./-planning/planning-draft.ts";
import { readAvoided } from "./-planning/setup/avoided-note.tsx";
import { PlanSetupScreen } from "./-planning/setup/plan-setup-screen.tsx";

export const Route = createFileRoute("/_app/meal-plan-setup")({
  loader: async ({ context: { db } }) => {
    const [avoided] = await Promise.all([readAvoided(db), openPlanning(db)]);
    return avoided;
  },
  component: MealPlanSetup,
});

function MealPlanSetup() {
  return (
    <PlanSetupScreen
      header={
        <AppHeader
          title="Create AI Meal Plan"
          subtitle="How long, for how many, and which meals?"
          back={{ to: "/explore" }}
          size="hub"
        />
      }
      avoided={Route.useLoaderData()}
    />
  );
}
