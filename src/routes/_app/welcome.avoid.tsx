import { createFileRoute } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";

import { readAvoiding } from "#db/repositories/user-repository.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { AvoidingChips } from "../-meals/preference-chips.tsx";
import { FirstRunHeader, FirstRunProgress } from "./-first-run/first-run-frame.tsx";
import { requireFirstRun } from "./-first-run/first-run.ts";
import { useFirstRun } from "./-first-run/use-first-run.ts";

export const Route = createFileRoute("/_app/welcome/avoid")({
  staticData: { hasTabs: false },
  loader: async ({ context: { db } }) => {
    const run = await requireFirstRun(db, "avoid");
    return { run, user: await readAvoiding(db) };
  },
  component: Avoid,
});

function Avoid() {
  const { run, user } = Route.useLoaderData();
  const { allergies, diet } = preferencesOf(useLiveData(readAvoiding, [], user));
  const { goOn, leave } = useFirstRun("avoid", run);
  const step = { step: "avoid", run } as const;
  return (
    <Screen
      width="wide"
      header={
        <FirstRunHeader
          {...step}
          title="What do you avoid?"
          subtitle="Every idea and every recipe is checked against it."
        />
      }
      actions={
        <>
          {/* Choices are stored immediately, and skipping doesn't revert them. */}
          {allergies.length + diet.length > 0 ? null : (
            <Button variant="secondary" size="lg" onClick={() => void goOn()}>
              Skip
            </Button>
          )}
          <Button size="lg" iconEnd={<ArrowRight />} onClick={() => void goOn()}>
            Continue
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <FirstRunProgress {...step} onLeave={() => void leave()} />
        <AvoidingChips allergies={allergies} diet={diet} />
      </Stack>
    </Screen>
  );
}
