import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";

import { writeDocs } from "#db/document-store.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { PersonalRecipe } from "#domain/entities.ts";
import { emptyUser } from "#domain/user-document.ts";

import { dinner, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { RecipeBrowser } from "./recipe-browser.tsx";
import type { RecipeSource } from "./recipe-query.ts";

const OWN: readonly PersonalRecipe[] = ["Pie", "Stew", "Soup"].map((title, nth) => ({
  ...dinner(title.toLowerCase(), title),
  userId: "ana",
  createdAt: 3 - nth,
  updatedAt: 3 - nth,
}));

async function fill(db: SimmerDb): Promise<void> {
  const stats = { ratingAverage: 5, ratingCount: 1, favoriteCount: 0, createdAt: 9, updatedAt: 9 };
  const curry = { ...dinner("curry", "Curry"), ...stats, planId: "p", recipeId: "curry" };
  await writeDocs(db, [
    ...OWN.map((doc) => ({ collection: "personalRecipes" as const, id: doc.id, doc })),
    { collection: "aiMeals", id: "curry", doc: { ...curry, sharedAt: 9 } },
  ]);
}

/** The titles of all cards, each time that they become others. */
function watchTitles(): string[] {
  const seen = [""];
  const watcher = new MutationObserver(() => {
    const cards = [...document.querySelectorAll("article h3")];
    const titles = cards.map(({ textContent }) => textContent).join(" ");
    if (titles !== seen.at(-1)) seen.push(titles);
  });
  watcher.observe(document, { childList: true, subtree: true });
  onTestFinished(() => watcher.disconnect());
  return seen;
}

test.each<[string, RecipeSource | null, string[]]>([
  // The newest are shown at once, and stay while all are read.
  ["of the cook's own", "own", ["", "Pie Stew", "Pie Stew Soup"]],
  // The cook's own would move when those of others come.
  ["from everywhere", null, ["", "Curry Pie Stew Soup"]],
])("while recipes %s are read, no card goes or moves", async (_, source, shown) => {
  const db = openKitchen();
  await fill(db);
  const seen = watchTitles();
  await renderInKitchen(
    db,
    <RecipeBrowser label="Recipes" source={source} newest={OWN.slice(0, 2)} user={emptyUser(1)} />,
  );
  await expect.poll(() => seen.at(-1)).toBe(shown.at(-1));
  expect(seen).toEqual(shown);
});

test("an own recipe that could not be checked is there, and says so", async () => {
  const db = openKitchen();
  const [pie, stew] = OWN as [PersonalRecipe, PersonalRecipe];
  const own = [pie, { ...stew, ingredients: [{ name: "salted арахис", amount: "1" }] }];
  await writeDocs(
    db,
    own.map((doc) => ({ collection: "personalRecipes" as const, id: doc.id, doc })),
  );
  const user = { ...emptyUser(1), allergies: ["peanuts" as const] };
  await renderInKitchen(
    db,
    <RecipeBrowser label="Recipes" source="own" newest={own} user={user} />,
  );
  await expect
    .element(page.getByRole("note"))
    .toHaveTextContent("and 1 recipe not checked in full: it says why");
  const card = page.getByRole("article").filter({ hasText: "Stew" });
  await expect.element(card).toHaveTextContent("Could not be checked: “арахис”");
});
