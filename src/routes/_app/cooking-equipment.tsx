import { createFileRoute } from "@tanstack/react-router";

import type { SimmerDb } from "#db/schema.ts";
import { readUser } from "#db/user.ts";
import { EQUIPMENT_CATEGORIES } from "#domain/catalogue.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { AppHeader } from "../-app-header.tsx";
import { useKitchenQuery } from "../-kitchen.ts";
import { PreferenceChips } from "../-preference-chips.tsx";

// Not chosen and not readable must not look the same.
const readChoices = (db: SimmerDb) => readUser(db, "Failed to read your cooking equipment");

export const Route = createFileRoute("/_app/cooking-equipment")({
  loader: ({ context }) => readChoices(context.db),
  component: CookingEquipment,
});

function CookingEquipment() {
  const user = useKitchenQuery(readChoices, [], Route.useLoaderData());
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
        {EQUIPMENT_CATEGORIES.map(({ label, ids }) => (
          <PreferenceChips
            key={label}
            title={label}
            kind="equipment"
            ids={ids}
            chosen={preferencesOf(user).equipment}
          />
        ))}
      </Stack>
    </Screen>
  );
}
