import { ArrowLeftRight, CookingPot, Slash } from "lucide-react";
import { useEffect, useState } from "react";

import { listKitchenMeals } from "#db/repositories/kitchen-meals-repository.ts";
import {
  listUses,
  planReplacement,
  replaceMissing,
  undoReplacement,
} from "#db/repositories/missing-ingredient-repository.ts";
import { swapBack, swapPlanRecipe } from "#db/repositories/plan-recipe-repository.ts";
import { getShoppingList } from "#db/repositories/shopping-list-repository.ts";
import { getShopping } from "#db/repositories/shopping-settings-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { readFoodLine } from "#domain/amounts/food-line.ts";
import type { Meal } from "#domain/entities.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { leftOutFoods } from "#domain/shopping/aisle-groups.ts";
import { dishesFromBasket, type BasketDish } from "#domain/shopping/basket-dishes.ts";
import type { Line } from "#domain/shopping/lines.ts";
import { substitutesFor } from "#domain/shopping/substitutes.ts";
import { LIST_UNREADABLE } from "#failure-words/storage-words.ts";
import { Button } from "#ui/button.tsx";
import { isolateRtl } from "#ui/isolate-rtl.ts";
import { Spinner } from "#ui/spinner.tsx";
import { Stack } from "#ui/stack.tsx";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { findSafeMeals } from "../../-meals/kept-checks.ts";
import { LabelReminder } from "../../-meals/label-reminder.tsx";
import { loadCookbook } from "../../-meals/load-cookbook.ts";

interface NoneHereProps {
  line: Line;
  onClose: () => void;
}

/** Another dish for one planned recipe, of what is in the basket. */
interface OtherDish extends BasketDish {
  planId: string;
  recipe: Pick<Meal, "id" | "title">;
}

const DISHES_MAX = 3;

/** What the cook can do where the shop has none of a thing; all of it from this device. */
async function readWaysOut(db: SimmerDb, line: Line) {
  const [user, uses, list, { settings }] = await Promise.all([
    getUser(db),
    listUses(db, line),
    getShoppingList(db),
    getShopping(db),
  ]);
  const preferences = preferencesOf(user);
  const [food = ""] = line.food.split("|");
  const foods = new Set([
    ...list.ingredients.filter(({ bought }) => bought).map((item) => readFoodLine(item).key),
    ...leftOutFoods(settings),
  ]);
  const dishes: OtherDish[] = [];
  const [use] = uses;
  if (use && !preferences.isPartial) {
    const { favorites, own, others, planned } = await listKitchenMeals(db, user);
    const cookbook = (await loadCookbook().catch(() => [])).map((meal) => ({
      ...meal,
      id: crypto.randomUUID(),
    }));
    const { planId, recipe } = use;
    const found = dishesFromBasket([...favorites, ...own, ...others, ...planned, ...cookbook], {
      mealType: recipe.mealType,
      foods,
      missing: line.food,
      exclude: [recipe.title, ...list.meals.map(({ title }) => title)],
      count: 4 * DISHES_MAX,
    });
    const safe = await findSafeMeals(
      db,
      found.map(({ meal }) => meal),
      preferences,
    );
    const fitting = found.filter(({ meal }) => safe.has(meal)).slice(0, DISHES_MAX);
    dishes.push(...fitting.map((dish) => ({ ...dish, planId, recipe })));
  }
  const substitutes = substitutesFor(food, line.amount, preferences);
  return { substitutes, uses, dishes, foods, isPartial: preferences.isPartial ?? false };
}

/** Read once: undefined meanwhile, null if it can't be read. */
function useWaysOut(line: Line) {
  const { db } = useSignedInCook();
  const [ways, setWays] = useState<Awaited<ReturnType<typeof readWaysOut>> | null>();
  const [asked] = useState(line);
  useEffect(() => {
    let isOver = false;
    readWaysOut(db, asked).then(
      (read) => isOver || setWays(read),
      (error: unknown) => {
        console.warn("What to do without could not be read", error);
        if (!isOver) setWays(null);
      },
    );
    return () => {
      isOver = true;
    };
  }, [db, asked]);
  return ways;
}

/** What to do where the shop has none of a thing: something else, another dish, or without it. */
export function NoneHere({ line, onClose }: NoneHereProps) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const { name } = line;
  const ways = useWaysOut(line);
  if (ways === undefined) return <Spinner />;
  if (ways === null) return <p role="status">{LIST_UNREADABLE}</p>;
  const { substitutes, uses, dishes, foods, isPartial } = ways;
  const titles = [...new Set(uses.map(({ recipe }) => recipe.title))].join(", ");

  const replace = async (instead: string, text: string) => {
    const isStored = await run(
      async () => {
        const replacement = await planReplacement(db, line, instead);
        await replaceMissing(db, replacement);
        return replacement;
      },
      (replacement) => ({ text, undo: () => undoReplacement(db, replacement) }),
    );
    if (isStored) onClose();
  };
  const swap = async ({ meal, planId, recipe }: OtherDish) => {
    const isThere = (item: { name: string; amount: string }) => foods.has(readFoodLine(item).key);
    const isStored = await run(
      async () => {
        const swapped = await swapPlanRecipe(db, planId, recipe.id, meal, isThere);
        if (!swapped) throw new Error(`${recipe.title} is not in this plan any more`);
        return swapped;
      },
      (swapped) => ({
        text: `${meal.title} replaces ${recipe.title}, on the shopping list too`,
        undo: () => swapBack(db, swapped),
      }),
    );
    if (isStored) onClose();
  };

  return (
    <section aria-label={`Without ${name}`}>
      <Stack gap="sm">
        {isPartial ? (
          <p>What you avoid is not here in full yet, so nothing else is suggested.</p>
        ) : null}
        {substitutes.map((instead) => (
          <Button
            key={instead}
            variant="secondary"
            icon={<ArrowLeftRight aria-hidden />}
            full
            onClick={() => void replace(instead, `Buy ${instead} instead of ${name}`)}
          >
            Take <bdi>{instead}</bdi>
          </Button>
        ))}
        {dishes.map((dish) => (
          <Button
            key={dish.meal.title}
            variant="secondary"
            icon={<CookingPot aria-hidden />}
            full
            onClick={() => void swap(dish)}
          >
            {isolateRtl(
              `Cook ${dish.meal.title} instead of ${dish.recipe.title}: ${dish.there} of ${dish.of} in`,
            )}
          </Button>
        ))}
        <Button
          variant="secondary"
          icon={<Slash aria-hidden />}
          full
          onClick={() => void replace("", `${name} is left out`)}
        >
          {titles === "" ? "Do without it" : isolateRtl(`Cook ${titles} without it`)}
        </Button>
        <LabelReminder />
      </Stack>
    </section>
  );
}
