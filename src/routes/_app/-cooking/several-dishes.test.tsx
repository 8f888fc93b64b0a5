import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { listTimers, startTimer } from "#db/repositories/timer-repository.ts";
import type { Dish } from "#domain/stove/stove-dish.ts";
import type { KitchenTimer } from "#domain/timers/kitchen-timer.ts";

import { dinner, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { DishTabs } from "./dish-tabs.tsx";
import { TimelineView } from "./timeline-view.tsx";

function dish(recipeId: string, title: string, more: Partial<Dish> = {}): Dish {
  const meal = dinner(recipeId, title);
  return {
    recipeId,
    planId: null,
    title,
    step: 1,
    steps: meal.instructions.length,
    meal,
    serves: undefined,
    timers: [],
    ...more,
  };
}

function timer(recipeId: string, label: string, endsAt: number): KitchenTimer {
  return {
    id: `${recipeId} ${label}`,
    recipeId,
    planId: null,
    title: recipeId,
    step: 1,
    label,
    durationMs: 600_000,
    endsAt,
    remainingMs: 600_000,
    acknowledged: false,
  };
}

test("one dish has no tabs", async () => {
  await renderInKitchen(openKitchen(), <DishTabs dishes={[dish("a", "Stew")]} current="a" />);
  expect(page.getByRole("navigation").elements()).toEqual([]);
});

test("each of two dishes is a link to its own place, with its step and what rings first", async () => {
  const soon = timer("b", "Rice", Date.now() - 1_000);
  const later = timer("b", "Rest", Date.now() + 600_000);
  await renderInKitchen(
    openKitchen(),
    <DishTabs
      dishes={[
        dish("b", "Rice", { planId: "p", step: 2, timers: [later, soon] }),
        dish("a", "Stew"),
      ]}
      current="a"
    />,
  );
  const links = page.getByRole("navigation", { name: "On the stove" }).getByRole("link");
  await expect.element(links.nth(0)).toHaveTextContent(/Stew.*step 1 of 2/);
  await expect.element(links.nth(0)).toHaveAttribute("aria-current", "page");
  await expect.element(links.nth(1)).toHaveTextContent(/Rice.*step 2 of 2.*Rice: time’s up/);
  await expect.element(links.nth(1)).toHaveAttribute("href", "/plan/p/b");
});

test("the timeline says when to begin the shorter dish, and sets what reminds of it", async () => {
  const db = openKitchen();
  const long = dinner("stew", "Beef stew");
  const stew = dish("stew", "Beef stew", {
    step: 2,
    steps: 3,
    meal: { ...long, instructions: ["Fry.", "Simmer for 60 minutes.", "Serve."] },
  });
  await db.cookSessions.bulkPut(
    [stew, dish("rice", "Rice")].map(({ recipeId, step }) => ({
      recipeId,
      step,
      checkedIngredients: [],
      updatedAt: Date.now(),
    })),
  );
  await db.personalRecipes.bulkPut(
    [{ ...stew.meal, id: "stew" }, dinner("rice", "Rice")].map((meal) => ({
      ...meal,
      userId: db.accountUid,
    })),
  );
  await renderInKitchen(db, <TimelineView initial={[stew, dish("rice", "Rice")]} />);
  await expect.element(page.getByText(/^Everything is ready at about/)).toBeVisible();
  const entries = page.getByRole("list", { name: "What to do when" }).getByRole("listitem");
  await expect.element(entries.first()).toHaveTextContent(/^Now.*Beef stew/);
  await page.getByRole("button", { name: "Remind me to begin Rice" }).click();
  await expect.element(page.getByText("Rings when it’s time")).toBeVisible();
  expect(await listTimers(db)).toMatchObject([{ label: "Begin Rice", recipeId: "" }]);
});

test("the timeline has the timers that run, whoever set them", async () => {
  const db = openKitchen();
  const running = timer("stew", "Simmer", 0);
  await startTimer(db, { ...running, title: "Beef stew" }, Date.now());
  await renderInKitchen(db, <TimelineView initial={[dish("stew", "Beef stew", { step: 2 })]} />);
  const entries = page.getByRole("list", { name: "What to do when" });
  await expect.element(entries).toHaveTextContent(/Simmer/);
});
