import { createFileRoute } from "@tanstack/react-router";

import { readKitchen } from "#db/repositories/user-repository.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { Screen } from "#ui/screen.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { EquipmentChips, useStoredChoice } from "../-meals/preference-chips.tsx";
import { AppHeader } from "../-shell/app-header.tsx";
import { OnceHere } from "../-sync-state/once-here.tsx";

export const Route = createFileRoute("/_app/cooking-equipment")({
  loader: ({ context }) => readKitchen(context.db),
  component: CookingEquipment,
});

function CookingEquipment() {
  const user = useLiveData(readKitchen, [], Route.useLoaderData());
  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title="Cooking Equipment"
          subtitle="New ideas will only need what you have. Nothing chosen means anything goes."
          back={{ to: "/user-settings" }}
          // A new cook's home leads here, too.
          origins={["/"]}
          size="hub"
        />
      }
    >
      <OnceHere>
        <EquipmentChips
          chosen={preferencesOf(user).equipment}
          onChoose={useStoredChoice("equipment")}
        />
      </OnceHere>
    </Screen>
  );
}
