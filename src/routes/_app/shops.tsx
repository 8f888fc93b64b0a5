import { createFileRoute } from "@tanstack/react-router";

import { getShopping } from "#db/repositories/shopping-settings-repository.ts";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { OnceHere } from "../-sync-state/once-here.tsx";
import { ShopAisles } from "./-shops/shop-aisles.tsx";
import { ShopChoice } from "./-shops/shop-choice.tsx";
import { Staples } from "./-shops/staples.tsx";

export const Route = createFileRoute("/_app/shops")({
  loader: ({ context }) => getShopping(context.db),
  component: Shops,
});

function Shops() {
  const { settings, shopId } = useLiveData(getShopping, [], Route.useLoaderData());
  const shop = settings.shops.find(({ id }) => id === shopId);
  return (
    <Screen header={<AppHeader title="Shops" back={{ to: "/shopping-list" }} />}>
      <OnceHere>
        <Stack gap="xl">
          <ShopChoice shops={settings.shops} shopId={shopId} />
          {shop ? <ShopAisles key={shop.id} shop={shop} /> : null}
          <Staples staples={settings.staples} />
        </Stack>
      </OnceHere>
    </Screen>
  );
}
