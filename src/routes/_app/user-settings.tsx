import { createFileRoute, Link, useRouter } from "@tanstack/react-router";
import { CookingPot, FileDown, LockKeyhole, LogOut, ShieldAlert, UserRound } from "lucide-react";
import { useState } from "react";

import { getSettings } from "#db/repositories/settings-repository.ts";
import { Button } from "#ui/button.tsx";
import { CardContent } from "#ui/card-content.tsx";
import { cardLinkClass } from "#ui/card.tsx";
import { Columns } from "#ui/columns.tsx";
import { textLinkClass } from "#ui/link-class.ts";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { SignOutDialog } from "../-account/sign-out-dialog.tsx";
import { settingsOrigin } from "../-common/settings-origin.ts";
import { useStepBack } from "../-common/step-back.ts";
import { useLiveData, useSignedInCook } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { InstallHelp } from "../-shell/install-offer.tsx";
import { readSyncPanel } from "../-sync-state/sync-panel-data.ts";
import { SyncPanel } from "../-sync-state/sync-panel.tsx";
import { AppearanceSetting } from "./-appearance/appearance-setting.tsx";
import { NumberStyleSetting } from "./-units/number-style-setting.tsx";
import { UnitsSetting } from "./-units/units-setting.tsx";
import { WeekStartSetting } from "./-weeks/week-start-setting.tsx";

export const Route = createFileRoute("/_app/user-settings")({
  loader: async ({ context: { db } }) => {
    const [panel, settings] = await Promise.all([readSyncPanel(db), getSettings(db)]);
    return { panel, settings };
  },
  component: UserSettings,
});

function UserSettings() {
  const { session } = useSignedInCook();
  const router = useRouter();
  const stepBack = useStepBack();
  const [signingOut, setSigningOut] = useState(false);
  const loaded = Route.useLoaderData();
  const { units } = useLiveData(getSettings, [], loaded.settings);
  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title="Settings"
          subtitle={`Welcome, ${session.displayName || session.email}`}
          onBack={() => {
            if (!stepBack([settingsOrigin()])) router.history.push(settingsOrigin());
          }}
          size="hub"
        />
      }
    >
      <Columns>
        <Stack>
          <Link to="/cooking-equipment" className={cardLinkClass()}>
            <CardContent
              title="Cooking Equipment"
              text="What your kitchen has"
              icon={<CookingPot />}
            />
          </Link>
          <Link to="/allergies-diet" className={cardLinkClass()}>
            <CardContent
              title="Allergies & Diet"
              text="What you avoid, and how you eat"
              icon={<ShieldAlert />}
            />
          </Link>
          <UnitsSetting units={units} />
          <NumberStyleSetting />
          <WeekStartSetting />
          <AppearanceSetting />
          <Link to="/import-recipes" className={cardLinkClass()}>
            <CardContent
              title="Import recipes"
              text="From another app, or from a copy of your kitchen"
              icon={<FileDown />}
            />
          </Link>
          <Link to="/account" className={cardLinkClass()}>
            <CardContent
              title="Your account"
              text="Name, email and password"
              icon={<UserRound />}
            />
          </Link>
          <Link to="/privacy" className={cardLinkClass()}>
            <CardContent
              title="Your data"
              text="What is kept, where, and who can see it"
              icon={<LockKeyhole />}
            />
          </Link>
        </Stack>
        <Stack gap="lg">
          <SyncPanel {...loaded.panel} />
          <InstallHelp />
          <Button variant="secondary" icon={<LogOut />} onClick={() => setSigningOut(true)} full>
            Sign Out
          </Button>
          {/* Opens in a new window: in the installed app, the same window would offer no way
              back. */}
          <a href="/third-party-notices.txt" target="_blank" className={textLinkClass}>
            Licences of what Simmer is made with
          </a>
        </Stack>
      </Columns>
      {signingOut ? <SignOutDialog onCancel={() => setSigningOut(false)} /> : null}
    </Screen>
  );
}
