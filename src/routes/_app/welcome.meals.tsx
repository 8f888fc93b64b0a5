import { createFileRoute } from "@tanstack/react-router";

import { Button } from "#ui/button.tsx";

import { FirstRunHeader, FirstRunProgress } from "./-first-run/first-run-frame.tsx";
import { requireFirstRun } from "./-first-run/first-run.ts";
import { useFirstRun } from "./-first-run/use-first-run.ts";
import { openPlanning, usePlanning } from "./-planning/planning-draft.ts";
import { readAvoided } from "./-planning/setup/avoided-note.tsx";
import { PlanSetupScreen } from "./-planning/setup/plan-setup-screen.tsx";

export const Route = createFileRoute("/_app/welcome/meals")({
  staticData: { hasTabs: false },
  loader: async ({ context: { db } }) => {
    const run = await requireFirstRun(db, "meals");
    const [avoided] = await Promise.all([readAvoided(db), openPlanning(db)]);
    return { run, avoided };
  },
  component: Meals,
});

function Meals() {
  const { run, avoided } = Route.useLoaderData();
  const { end, leave } = useFirstRun("meals", run);
  const { store } = usePlanning();
  const step = { step: "meals", run } as const;
  const skip = () => {
    // Otherwise the unused setup would become that of the first plan.
    store.clear();
    void leave();
  };
  return (
    <PlanSetupScreen
      header={
        <FirstRunHeader
          {...step}
          title="Your first meals"
          subtitle="How long, for how many, and which meals?"
        />
      }
      lead={<FirstRunProgress {...step} onLeave={skip} />}
      avoided={avoided}
      otherAction={
        <Button variant="secondary" size="lg" onClick={skip}>
          Skip
        </Button>
      }
      onStart={end}
    />
  );
}
