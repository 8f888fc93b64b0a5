import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { writeDocs } from "#db/document-store.ts";
import type { SharedMeal } from "#domain/entities.ts";
import { NO_PREFERENCES } from "#domain/preferences.ts";

import { dinner, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { CookWarnings } from "./cook-warnings.tsx";

const stew = dinner("stew", "Stew");
const reminder = page.getByText(/Always check the label\./);

test("a plan's copy of another cook's recipe says so on a device that never had the shared one", async () => {
  const meal = { ...stew, author: "other" as const };
  await renderInKitchen(openKitchen(), <CookWarnings meal={meal} preferences={NO_PREFERENCES} />);
  await expect.element(reminder).toHaveTextContent(/^Another cook shared this recipe\. Simmer/);
});

test("and that the shared one has been taken down since", async () => {
  const db = openKitchen();
  const stats = { ratingAverage: 4, ratingCount: 1, favoriteCount: 0, createdAt: 1, updatedAt: 1 };
  const doc: SharedMeal = { ...stew, ...stats, planId: "stew", recipeId: "stew" };
  await writeDocs(db, [
    { collection: "aiMeals", id: "stew", doc: { ...doc, moderation: "hidden" } },
  ]);
  await db.meta.put({ key: "sharedMealsAbsent", value: ["pie"] });
  await renderInKitchen(
    db,
    <>
      <CookWarnings meal={{ ...stew, author: "other" }} preferences={NO_PREFERENCES} />
      <CookWarnings
        meal={{ ...dinner("pie", "Pie"), author: "other" }}
        preferences={NO_PREFERENCES}
      />
    </>,
  );
  for (const nth of [0, 1])
    await expect.element(reminder.nth(nth)).toHaveTextContent("It has been taken down since.");
});

test("a recipe from the service, or of the cook's own, needs no reminder of its own", async () => {
  await renderInKitchen(
    openKitchen(),
    <>
      <p>Shown</p>
      <CookWarnings meal={stew} preferences={NO_PREFERENCES} />
      <CookWarnings meal={{ ...stew, author: "self" }} preferences={NO_PREFERENCES} />
    </>,
  );
  await expect.element(page.getByText("Shown")).toBeVisible();
  await expect.element(reminder).not.toBeInTheDocument();
});
