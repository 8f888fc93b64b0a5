import { createFileRoute } from "@tanstack/react-router";

import { readAvoiding } from "#db/repositories/user-repository.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { Screen } from "#ui/screen.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { AvoidingChips } from "../-meals/preference-chips.tsx";
import { AppHeader } from "../-shell/app-header.tsx";
import { OnceHere } from "../-sync-state/once-here.tsx";

export const Route = createFileRoute("/_app/allergies-diet")({
  loader: ({ context }) => readAvoiding(context.db),
  component: AllergiesDiet,
});

/** Screens beside settings that lead here: a new cook's home, and those that show what is avoided. */
const ORIGINS = ["/", "/meal-plan-setup", "/single-meal-generation", "/welcome/meals"];

function AllergiesDiet() {
  const user = useLiveData(readAvoiding, [], Route.useLoaderData());
  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title="Allergies & Diet"
          subtitle="Every idea and every recipe is checked against these."
          back={{ to: "/user-settings" }}
          origins={ORIGINS}
          size="hub"
        />
      }
    >
      <OnceHere>
        <AvoidingChips {...preferencesOf(user)} />
      </OnceHere>
    </Screen>
  );
}
