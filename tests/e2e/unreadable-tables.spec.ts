import type { Page } from "@playwright/test";

import { createCook, isSynced, newAccount, signIn } from "./account.ts";
import { damage, withDamagedStorage } from "./damaged-storage.ts";
import { putRows } from "./device.ts";
import { writeServerFields } from "./server.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

/** A screen fails if it can't read the data it is about, and for no other unreadable data. */

/** No screen is about these tables: if all are unreadable at once, every screen still opens. */
const BESIDE = [
  "mealMarks",
  "base",
  "outbox",
  "deadLetters",
  "timers",
  "cookSessions",
  "keptChecks",
  "recipeNotes",
  "noteDrafts",
  "drafts",
  "settings",
] as const;
const ABOUT = ["users", "aiMealPlans", "personalRecipes", "aiMeals"] as const;
type Table = (typeof ABOUT)[number];

/** The tables that are unreadable at the same time. */
const DAMAGES = [...ABOUT.map((table) => [table] as const), ["meta"] as const, BESIDE];

interface SignedInScreen {
  path: string;
  title: string;
  /** The tables without which the screen has nothing to show. */
  about?: readonly Table[];
}

const screensOf = (uid: string): SignedInScreen[] => [
  { path: "/", title: "What’s cooking?" },
  { path: "/eat", title: "Eat", about: ["users"] },
  { path: "/cook", title: "Cook" },
  {
    path: `/cook/${uid}`,
    title: "Choose a recipe to cook",
    about: ["users", "personalRecipes"],
  },
  { path: `/cook/${uid}/own`, title: "Own Stew", about: ["personalRecipes"] },
  { path: `/cook/${uid}/own/track`, title: "Log this meal", about: ["personalRecipes"] },
  { path: "/explore", title: "Explore" },
  { path: "/user-settings", title: "Settings" },
  { path: "/cooking-equipment", title: "Cooking Equipment", about: ["users"] },
  { path: "/allergies-diet", title: "Allergies & Diet", about: ["users"] },
  { path: "/meal-plan-setup", title: "Create AI Meal Plan" },
  { path: "/single-meal-generation", title: "Single Meal Generation" },
  { path: "/ai-meal-plan-review", title: "Review Your Plan" },
  { path: "/all-meal-plans", title: "All Meal Plans", about: ["aiMealPlans"] },
  { path: "/all-ai-meals", title: "All AI Meals", about: ["aiMeals"] },
  { path: "/favorite-meals", title: "Favorite Meals", about: ["users", "aiMeals"] },
  { path: "/personal-recipes", title: "Personal Recipes", about: ["personalRecipes"] },
  { path: "/upload-recipe", title: "Upload Personal Recipe" },
  { path: "/upload-recipe?edit=own", title: "Edit Recipe", about: ["personalRecipes"] },
  { path: "/shopping-list", title: "Shopping List", about: ["users"] },
  { path: "/shops", title: "Shops" },
  { path: "/plan/p", title: "Planned Soup", about: ["aiMealPlans"] },
  { path: "/plan/p/planned", title: "Planned Soup", about: ["aiMealPlans"] },
  { path: "/plan/p/planned/track", title: "Log this meal", about: ["aiMealPlans"] },
  // Last, because leaving an unfinished plan asks first.
  { path: "/ai-meal-idea-generation/dinner", title: "Dinner Ideas" },
];

/** Screens that lead to ideas, and show what those are checked against. */
const ASKING = ["/meal-plan-setup", "/single-meal-generation"];

const meal = (id: string, title: string) => ({
  id,
  title,
  blurb: "Good.",
  mealType: "dinner",
  ingredients: [{ name: "leek", amount: "2" }],
  instructions: ["Simmer for 10 minutes."],
  equipment: [],
  createdAt: 1,
  updatedAt: 1,
});

/** Navigates within the app, as a link does. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState({}, "", to), path);

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("with a table unreadable, every screen is there but those that are about it", async ({
  page,
}) => {
  await withDamagedStorage(page);
  page.on("dialog", (dialog) => void dialog.accept());
  const account = newAccount();
  const shared = account.email.slice(0, account.email.indexOf("@"));
  const uid = await createCook(account, {
    favorites: [shared],
    current_meals: ["own"],
    allergies: ["eggs"],
    shoppingList: {
      ingredients: [{ mealId: "own", name: "leek", amount: "2", bought: false }],
      meals: [{ id: "own", title: "Own Stew" }],
      updatedAt: 1,
    },
    sync: { v: 1, at: 1, clients: {} },
  } as never);
  // On the server, because the next full read removes what is only on the device.
  await writeServerFields(`users/${uid}/personalRecipes/own`, {
    ...meal("own", "Own Stew"),
    userId: uid,
    v: 1,
  });
  await writeServerFields(`users/${uid}/aiMealPlans/p`, {
    id: "p",
    recipes: [{ ...meal("planned", "Planned Soup"), cooked: false }],
    status: "new",
    createdAt: 1,
    updatedAt: 1,
    userId: uid,
    v: 1,
  });
  await writeServerFields(`aiMeals/${shared}`, {
    ...meal(shared, "Shared Pie"),
    ratingCount: 0,
    ratingAverage: 0,
    favoriteCount: 1,
    planId: "",
    recipeId: shared,
    sharedAt: new Date(),
  });
  await signIn(page, account);
  await isSynced(page);
  await goTo(page, "/favorite-meals");
  await expect(page.getByRole("main")).toContainText("Shared Pie");

  for (const tables of DAMAGES) {
    await test.step(tables.join(", "), async () => {
      await damage(page, tables);
      await page.goto("/");
      const unread = page.getByRole("dialog", { name: "Some things can’t be read" });
      if (tables === BESIDE) {
        await expect(unread).toContainText(
          "Your timers can’t be read and may not ring: use another timer.",
        );
      } else if (tables[0] === "users") {
        await expect(unread).toContainText(
          "Your allergies and diet can’t be read: warnings go by what was last known.",
        );
      } else {
        await expect(unread).toHaveCount(0);
      }

      for (const { path, title: named, about = [] } of screensOf(uid)) {
        await test.step(path, async () => {
          await goTo(page, path);
          if (!about.some((table) => tables.some((damaged) => damaged === table))) {
            await expect(title(page)).toHaveText(named);
            await expect(page.getByText("didn’t load")).toHaveCount(0);
            if (tables[0] === "users" && ASKING.includes(path)) {
              // Unreadable data must not look empty: ideas are checked against what was last known.
              await expect(page.getByRole("region", { name: "What you avoid" })).toContainText(
                "No eggs",
              );
            }
            return;
          }
          await expect(title(page)).toHaveText("Something went wrong");
          const said = page.getByRole("alert").filter({ hasText: "didn’t load" });
          await expect(said).toContainText(
            tables[0] === "users"
              ? /Failed to read your |can’t be read/
              : "Something it needs is missing",
          );
          await damage(page, []);
          await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
          await expect(title(page)).toHaveText(named);
          await damage(page, tables);
        });
      }
      await damage(page, []);
    });
  }
});

test("where only what waits to be sent can't be read, or makes no sense, no dialog is in the way", async ({
  page,
}) => {
  await withDamagedStorage(page);
  const account = newAccount();
  await createCook(account, {});
  await signIn(page, account);
  await isSynced(page);
  const isCalm = async () => {
    await page.goto("/");
    await expect(page.getByRole("status", { name: "Sync", exact: true })).toBeAttached();
    for (const [path, named] of [
      ["/eat", "Eat"],
      ["/shopping-list", "Shopping List"],
      ["/explore", "Explore"],
    ] as const) {
      await goTo(page, path);
      await expect(title(page)).toHaveText(named);
    }
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  };

  await damage(page, ["outbox"]);
  await isCalm();
  // All this time, it could not be read.
  await expect(page.getByText("All changes saved")).toHaveCount(0);

  await damage(page, []);
  const odd = [
    { seq: 101 },
    { seq: 102, id: 4, name: 7, version: "1", args: [], at: null },
    { seq: 103, id: "a", name: "setFavorite", version: 1, args: null, at: 1 },
  ];
  await putRows(
    page,
    odd.map((row) => ({ store: "outbox", row })),
  );
  await isCalm();
});

test("a meal is shown from where it can be read", async ({ page }) => {
  await withDamagedStorage(page);
  const account = newAccount();
  const uid = await createCook(account, {
    favorites: ["own", "shared"],
    current_meals: ["own"],
    sync: { v: 1, at: 1, clients: {} },
  } as never);
  const own = { ...meal("own", "Own Stew"), userId: uid, v: 1 };
  await writeServerFields(`users/${uid}/personalRecipes/own`, own);
  await signIn(page, account);
  const stew = page.getByRole("link", { name: "Own Stew", exact: true });
  await page.goto(`/cook/${uid}`);
  await expect(stew).toBeVisible();
  await damage(page, ["aiMeals", "aiMealPlans"]);
  await page.reload();
  await expect(stew).toBeVisible();
  // The other favorite can't be found, and may be in a table that could not be read.
  await goTo(page, "/favorite-meals");
  await expect(title(page)).toHaveText("Something went wrong");
});

test("whoever can't see what waits can sign out, and is told", async ({ page }) => {
  await withDamagedStorage(page);
  const account = newAccount();
  await createCook(account, {});
  await signIn(page, account);
  await isSynced(page);
  await damage(page, ["outbox"]);
  await page.goto("/user-settings");
  await page.getByRole("button", { name: "Sign Out" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign Out" });
  await expect(dialog).toContainText("Simmer can’t read here whether all your changes are synced.");
  await dialog.getByRole("button", { name: "Sign out, keep them on this device" }).click();
  await expect(page).toHaveURL(/\/login$/);
});
