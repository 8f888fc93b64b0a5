import { createFileRoute, Link } from "@tanstack/react-router";
import { ShoppingBasket } from "lucide-react";
import { useMemo, useState } from "react";
import * as v from "valibot";

import { APP_LOCALE } from "#domain/app-locale.ts";
import { INGREDIENTS_MAX, SHOPPING_ITEMS_MAX } from "#domain/limits.ts";
import { Banner } from "#ui/banner.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { useEntryState } from "../-common/entry-state.ts";
import { useLiveData } from "../-common/use-live-data.ts";
import { CAN_KEEP_AWAKE, useWakeLock } from "../-common/use-wake-lock.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { KitchenEmpty } from "../-sync-state/once-here.tsx";
import { AddItem } from "./-shopping-list/add-item.tsx";
import { FirstStaplesOffer } from "./-shopping-list/first-staples-offer.tsx";
import { ListFilters } from "./-shopping-list/list-filters.tsx";
import { ListMenu } from "./-shopping-list/list-menu.tsx";
import { ListedMeals } from "./-shopping-list/listed-meals.tsx";
import { MealFilter } from "./-shopping-list/meal-filter.tsx";
import { type ListToShop, openList, readList } from "./-shopping-list/read-list.ts";
import { ShoppingItems } from "./-shopping-list/shopping-items.tsx";
import { useListActions } from "./-shopping-list/use-list-actions.ts";

import styles from "./-shopping-list/awake.module.css";

export const Route = createFileRoute("/_app/shopping-list")({
  loader: ({ context }) => openList(context.db),
  component: ShoppingListScreen,
});

function ShoppingListScreen() {
  const { list, shopping, mayAsk } = useLiveData(readList, [], Route.useLoaderData());
  return (
    <Screen
      width="wide"
      header={<AppHeader title="Shopping List" back={{ to: "/cook" }} />}
      bar={
        <AddItem list={list} settings={shopping.settings}>
          <ListMenu list={list} shopping={shopping} />
        </AddItem>
      }
    >
      {list.ingredients.length === 0 && list.meals.length === 0 ? (
        <KitchenEmpty
          title="No shopping list found"
          text="Nothing to buy yet. Write what you need below, or choose a meal and its ingredients come by themselves."
          picture={<ShoppingBasket />}
          action={
            <Link to="/explore" className={buttonClass()}>
              Find something to cook
            </Link>
          }
        />
      ) : (
        <FilteredList list={list} shopping={shopping} mayAsk={mayAsk} />
      )}
    </Screen>
  );
}

/** The screen may turn off when nobody has touched the list for so long: five minutes. */
const IDLE_MS = 300_000;

function FilteredList({ list, shopping, mayAsk }: ListToShop) {
  useWakeLock(IDLE_MS);
  // Ends with this visit, so that nobody finds the tabs missing a week later.
  const [isInShop, setInShop] = useEntryState("shop-mode", v.boolean(), false);
  const { clear } = useListActions(list);
  const [chosen, setChosen] = useState<string | null>(null);
  // The chosen meal may have been removed meanwhile, here or on another device.
  const mealId = !isInShop && list.meals.some(({ id }) => id === chosen) ? chosen : null;
  const { items, meals } = useMemo(
    () => ({
      items: list.ingredients.filter((item) => mealId === null || item.mealId === mealId),
      meals: list.meals.filter(({ id }) => mealId === null || id === mealId),
    }),
    [list, mealId],
  );
  const { length } = list.ingredients;
  const rows = (
    <ShoppingItems
      // Remounts on another choice, so that no rows are held in place.
      key={mealId}
      items={items}
      meals={meals}
      isInShop={isInShop}
      shopping={shopping}
      onClear={clear}
      filter={
        <ListFilters shopping={shopping} isInShop={isInShop} onShopMode={setInShop}>
          {isInShop ? null : <MealFilter meals={list.meals} chosen={mealId} onChoose={setChosen} />}
        </ListFilters>
      }
      footer={
        <>
          {list.meals.length > 0 && !isInShop ? <ListedMeals list={list} mealId={mealId} /> : null}
          <p className={styles.awake}>
            {CAN_KEEP_AWAKE
              ? "The screen stays on while you use the list."
              : "This browser can\u2019t keep the screen on. Set it to stay on a while longer."}
          </p>
        </>
      }
    />
  );
  // Always in a stack: the rows stay mounted when the offer is answered.
  const shown = (
    <Stack gap="xl">
      {mayAsk && !isInShop ? <FirstStaplesOffer list={list} settings={shopping.settings} /> : null}
      {rows}
    </Stack>
  );
  // A meal that does not fit is not added at all, so the cook is warned beforehand.
  return length > SHOPPING_ITEMS_MAX - INGREDIENTS_MAX ? (
    <Stack gap="lg">
      <Banner
        tone="progress"
        title={length < SHOPPING_ITEMS_MAX ? "Your list is nearly full" : "Your list is full"}
      >
        It holds {length.toLocaleString(APP_LOCALE)} of{" "}
        {SHOPPING_ITEMS_MAX.toLocaleString(APP_LOCALE)} lines. Take off a meal that is bought or
        cooked to make room.
      </Banner>
      {shown}
    </Stack>
  ) : (
    shown
  );
}
