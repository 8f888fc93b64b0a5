import { createFileRoute, Link } from "@tanstack/react-router";
import { ShoppingBasket } from "lucide-react";
import { useMemo, useState } from "react";

import { APP_LOCALE } from "#domain/app-locale.ts";
import { INGREDIENTS_MAX, SHOPPING_ITEMS_MAX } from "#domain/limits.ts";
import { Banner } from "#ui/banner.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { KitchenEmpty } from "../-sync-state/once-here.tsx";
import { AddItem } from "./-shopping-list/add-item.tsx";
import { ListFilters } from "./-shopping-list/list-filters.tsx";
import { ListMenu } from "./-shopping-list/list-menu.tsx";
import { ListedMeals } from "./-shopping-list/listed-meals.tsx";
import { MealFilter } from "./-shopping-list/meal-filter.tsx";
import { type ListToShop, openList, readList } from "./-shopping-list/read-list.ts";
import { ShoppingItems } from "./-shopping-list/shopping-items.tsx";
import { useListActions } from "./-shopping-list/use-list-actions.ts";

export const Route = createFileRoute("/_app/shopping-list")({
  loader: ({ context }) => openList(context.db),
  component: ShoppingListScreen,
});

function ShoppingListScreen() {
  const { list, shopping } = useLiveData(readList, [], Route.useLoaderData());
  return (
    <Screen
      width="wide"
      header={<AppHeader title="Shopping List" back={{ to: "/cook" }} />}
      bar={
        <AddItem list={list} bought={shopping.settings.bought}>
          <ListMenu list={list} shopping={shopping} />
        </AddItem>
      }
    >
      {list.ingredients.length === 0 && list.meals.length === 0 ? (
        <KitchenEmpty
          title="No shopping list found"
          text="Write what you need below. A plan’s ingredients are added when you save it, and a meal’s from its recipe."
          picture={<ShoppingBasket />}
          action={
            <Link to="/explore" className={buttonClass()}>
              Find something to cook
            </Link>
          }
        />
      ) : (
        <FilteredList list={list} shopping={shopping} />
      )}
    </Screen>
  );
}

function FilteredList({ list, shopping }: ListToShop) {
  const { clear } = useListActions(list);
  const [chosen, setChosen] = useState<string | null>(null);
  // The chosen meal may have been removed meanwhile, here or on another device.
  const mealId = list.meals.some(({ id }) => id === chosen) ? chosen : null;
  const { items, meals } = useMemo(
    () => ({
      items: list.ingredients.filter((item) => mealId === null || item.mealId === mealId),
      meals: list.meals.filter(({ id }) => mealId === null || id === mealId),
    }),
    [list, mealId],
  );
  const { length } = list.ingredients;
  const shown = (
    <ShoppingItems
      // Remounts on another choice, so that no rows are held in place.
      key={mealId}
      items={items}
      meals={meals}
      shopping={shopping}
      onClear={clear}
      filter={
        <ListFilters shopping={shopping}>
          <MealFilter meals={list.meals} chosen={mealId} onChoose={setChosen} />
        </ListFilters>
      }
      footer={list.meals.length > 0 ? <ListedMeals list={list} mealId={mealId} /> : null}
    />
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
