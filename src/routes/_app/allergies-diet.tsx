import { createFileRoute } from "@tanstack/react-router";

import { readUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { ALLERGEN_IDS, DIET_IDS } from "#domain/catalogue.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { LabelReminder } from "../-meals/label-reminder.tsx";
import { PreferenceChips } from "../-meals/preference-chips.tsx";
import { AppHeader } from "../-shell/app-header.tsx";
import { OnceHere } from "../-sync-state/once-here.tsx";

// Choices that can't be read must not look as if nothing was chosen.
const readChoices = (db: SimmerDb) => readUser(db, "Failed to read your allergies and diet");

export const Route = createFileRoute("/_app/allergies-diet")({
  loader: ({ context }) => readChoices(context.db),
  component: AllergiesDiet,
});

function AllergiesDiet() {
  const { allergies, diet } = preferencesOf(useLiveData(readChoices, [], Route.useLoaderData()));
  return (
    <Screen
      header={
        <AppHeader
          title="Allergies & Diet"
          subtitle="Every idea and every recipe is checked against these."
          back={{ to: "/user-settings" }}
          size="hub"
        />
      }
    >
      <Stack gap="lg">
        <OnceHere>
          <PreferenceChips
            title="Allergies"
            kind="allergies"
            ids={ALLERGEN_IDS}
            chosen={allergies}
          />
          <PreferenceChips title="Diet" kind="diet" ids={DIET_IDS} chosen={diet} />
        </OnceHere>
        <LabelReminder />
      </Stack>
    </Screen>
  );
}
