import { createFileRoute } from "@tanstack/react-router";

import { readUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { EQUIPMENT_CATEGORIES } from "#domain/catalogue.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { PreferenceChips } from "../-meals/preference-chips.tsx";
import { AppHeader } from "../-shell/app-header.tsx";
import { OnceHere } from "../-sync-state/once-here.tsx";

// Choices that can't be read must not look as if nothing was chosen.
const readChoices = (db: SimmerDb) => readUser(db, "Failed to read your cooking equipment");

export const Route = createFileRoute("/_app/cooking-equipment")({
  loader: ({ context }) => readChoices(context.db),
  component: CookingEquipment,
});

function CookingEquipment() {
  const user = useLiveData(readChoices, [], Route.useLoaderData());
  return (
    <Screen
      header={
        <AppHeader
          title="Cooking Equipment"
          subtitle="New ideas will only need what you have. Nothing chosen means anything goes."
          back={{ to: "/user-settings" }}
          size="hub"
        />
      }
    >
      <Stack gap="lg">
        <OnceHere>
          {EQUIPMENT_CATEGORIES.map(({ label, ids }) => (
            <PreferenceChips
              key={label}
              title={label}
              kind="equipment"
              ids={ids}
              chosen={preferencesOf(user).equipment}
            />
          ))}
        </OnceHere>
      </Stack>
    </Screen>
  );
}
