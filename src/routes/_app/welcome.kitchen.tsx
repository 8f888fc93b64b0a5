import { createFileRoute } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import * as v from "valibot";

import { readKitchen, setKitchen } from "#db/repositories/user-repository.ts";
import { EQUIPMENT_IDS, USUAL_EQUIPMENT } from "#domain/catalogue.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { useEntryState } from "../-common/entry-state.ts";
import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";
import { EquipmentChips } from "../-meals/preference-chips.tsx";
import { FirstRunHeader, FirstRunProgress } from "./-first-run/first-run-frame.tsx";
import { requireFirstRun } from "./-first-run/first-run.ts";
import { useFirstRun } from "./-first-run/use-first-run.ts";

export const Route = createFileRoute("/_app/welcome/kitchen")({
  staticData: { hasTabs: false },
  loader: async ({ context: { db } }) => {
    const run = await requireFirstRun(db, "kitchen");
    return { run, user: await readKitchen(db) };
  },
  component: Kitchen,
});

const Chosen = v.array(v.picklist(EQUIPMENT_IDS));

function Kitchen() {
  const { run, user } = Route.useLoaderData();
  const { db } = useSignedInCook();
  const { goOn, leave } = useFirstRun("kitchen", run);
  const command = useCommand();
  const { equipment } = preferencesOf(user);
  const start = equipment.length > 0 ? equipment : USUAL_EQUIPMENT;
  const [chosen, choose] = useEntryState("kitchen", Chosen, [...start]);
  const [saving, setSaving] = useState(false);
  const step = { step: "kitchen", run } as const;

  const save = async () => {
    setSaving(true);
    if (await command(() => setKitchen(db, chosen))) await goOn();
    setSaving(false);
  };

  return (
    <Screen
      width="wide"
      header={
        <FirstRunHeader
          {...step}
          title="What does your kitchen have?"
          subtitle="Untick what is missing: ideas will only need what you have."
        />
      }
      actions={
        <>
          <Button variant="secondary" size="lg" onClick={() => void goOn()}>
            Skip
          </Button>
          <Button size="lg" iconEnd={<ArrowRight />} busy={saving} onClick={() => void save()}>
            Continue
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <FirstRunProgress {...step} onLeave={() => void leave()} />
        <EquipmentChips
          chosen={chosen}
          onChoose={(id, on) =>
            choose(on ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      </Stack>
    </Screen>
  );
}
