import { createCook, isSynced, newAccount, signIn } from "./account.ts";
import { chooseFromMenu } from "./meal-menu.ts";
import { scrollInto } from "./scroll.ts";
import { listServerFields, writeServerFields } from "./server.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

/** The cook's own recipes, the current meals, and a list of plans longer than the screen. */

const at = Date.now() - 86_400_000;
const soup = {
  id: "soup",
  title: "Leek soup",
  ingredients: [{ name: "leek", amount: "2" }],
  instructions: ["Simmer."],
  mealType: "dinner",
  blurb: "Green.",
  equipment: [],
};

test("own recipes are edited, duplicated and deleted; cook lists what waits; plans come as they are scrolled to", async ({
  page,
}) => {
  const account = newAccount();
  const uid = await createCook(account, {
    current_meals: ["soup"],
    sync: { v: 1, at, clients: {} },
  } as never);
  const times = { createdAt: at, updatedAt: at, userId: uid, v: 1 };
  await writeServerFields(`users/${uid}/personalRecipes/soup`, { ...soup, ...times });
  await Promise.all(
    Array.from({ length: 15 }, (_, index) => {
      const recipes = [0, 1].map((nth) => ({
        ...soup,
        id: `r${index}-${nth}`,
        title: `Pie ${index}`,
        cooked: false,
      }));
      const plan = { ...times, id: `p${index}`, recipes, status: "new", createdAt: at + index };
      return writeServerFields(`users/${uid}/aiMealPlans/p${index}`, plan);
    }),
  );
  for (const [id, title, createdAt] of [
    ["s1", "Old single", at],
    ["s2", "Latest single", at + 100],
  ] as const) {
    const recipes = [{ ...soup, id: `${id}-r`, title, cooked: false }];
    const plan = { ...times, id, recipes, status: "single", createdAt };
    await writeServerFields(`users/${uid}/aiMealPlans/${id}`, plan);
  }
  await signIn(page, account);
  await page.goto("/personal-recipes");
  const card = (title: string) => page.getByRole("link", { name: title, exact: true });
  const save = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page).toHaveURL(/\/personal-recipes$/);
  };

  await test.step("edited, it is the same recipe with new words", async () => {
    await chooseFromMenu(page, "Leek soup", "Edit");
    await expect(page.getByLabel("Title")).toHaveValue("Leek soup");
    await page.getByLabel("Title").fill("Leek and potato soup");
    await save("Save Recipe");
    await expect(card("Leek and potato soup")).toBeVisible();
    await expect(card("Leek soup")).toHaveCount(0);
  });

  await test.step("duplicated, there are two", async () => {
    await chooseFromMenu(page, "Leek and potato soup", "Duplicate");
    await page.getByLabel("Title").fill("Another soup");
    await save("Upload Recipe");
    await expect(card("Another soup")).toBeVisible();
    await expect(card("Leek and potato soup")).toBeVisible();
  });

  await test.step("deleted it is gone, and back by undo; the other is gone for good", async () => {
    const messages = page.getByRole("region", { name: "Messages" });
    await chooseFromMenu(page, "Leek and potato soup", "Delete");
    await expect(card("Leek and potato soup")).toHaveCount(0);
    await messages.getByRole("button", { name: "Undo" }).click();
    await expect(card("Leek and potato soup")).toBeVisible();
    await chooseFromMenu(page, "Another soup", "Delete");
    await expect(card("Another soup")).toHaveCount(0);
    await isSynced(page);
    expect(await listServerFields(`users/${uid}/personalRecipes`)).toMatchObject([
      { id: "soup", title: "Leek and potato soup", createdAt: at },
    ]);
  });

  await test.step("the cook's own id lists current meals and the latest single meal, any other nothing", async () => {
    await page.goto(`/cook/${uid}`);
    await expect(page.getByRole("region", { name: "Current meals" })).toContainText(
      "Leek and potato soup",
    );
    const single = page.getByRole("region", { name: "Latest single meal" });
    await expect(single).toContainText("Latest single");
    await expect(page.getByText("Old single")).toHaveCount(0);
    await page.goto("/cook/somebody-else");
    await expect(page.getByText("No meal plan or user ID found")).toBeVisible();
  });

  await test.step("plans beyond the first screen come when their end is near", async () => {
    // A viewport so low that the end of the first six is beyond the load-ahead margin.
    await page.setViewportSize({ width: 390, height: 100 });
    await page.goto("/all-meal-plans");
    const plans = page.getByRole("list", { name: "Active" }).getByRole("listitem");
    await expect(plans).toHaveCount(6);
    await plans.last().scrollIntoViewIfNeeded();
    await expect(plans).toHaveCount(17);
    await expect(plans.first()).toContainText("Latest single");
    await expect(plans.last()).toContainText(/Old single|Pie 0/);
  });

  await test.step("who comes back from one of them finds the list as far as they had come", async () => {
    const plans = page.getByRole("list", { name: "Active" }).getByRole("listitem");
    const far = plans.nth(14);
    await page.setViewportSize({ width: 390, height: 600 });
    await scrollInto(far);
    await far.getByRole("link").click();
    await expect(page).toHaveURL(/\/plan\//);
    await page.goBack();
    await expect(far).toBeInViewport();
    await page.reload();
    await expect(far).toBeInViewport();
  });
});

test("a recipe of one's own and one of a plan are printed with ingredients and method, and no button, in dark mode as well", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("simmer.theme", "dark"));
  const account = newAccount();
  const uid = await createCook(account, { sync: { v: 1, at, clients: {} } } as never);
  const times = { createdAt: at, updatedAt: at, userId: uid, v: 1 };
  await writeServerFields(`users/${uid}/personalRecipes/soup`, { ...soup, ...times });
  const planned = { ...soup, id: "pie", title: "Leek pie", cooked: false };
  const plan = { ...times, id: "p1", recipes: [planned], status: "new" };
  await writeServerFields(`users/${uid}/aiMealPlans/p1`, plan);
  await signIn(page, account);
  await isSynced(page);
  for (const { path, title } of [
    { path: `/cook/${uid}/soup`, title: soup.title },
    { path: "/plan/p1/pie", title: planned.title },
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "What you need" })).toBeVisible();
    // A message that is still on the screen is not for paper.
    await chooseFromMenu(page, title, "Add to shopping list");
    await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    const main = page.getByRole("main");
    await expect(main.getByRole("list").filter({ hasText: "2 leek" })).toBeVisible();
    await expect(main.getByRole("list").filter({ hasText: "Simmer." })).toBeVisible();
    await expect(page.locator("button:visible, a:visible")).toHaveCount(0);
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    await page.emulateMedia({ media: "screen" });
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  }
});
