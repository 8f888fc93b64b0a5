import type { Page } from "@playwright/test";

import { DEMO_PLANS } from "../support/demo-kitchen.ts";
import { demoMeal } from "../support/demo-meals.ts";
import { isSynced } from "./account.ts";
import { shareDemoCook } from "./demo-cook.ts";
import { putRows } from "./device.ts";
import { cardOf, chooseFromMenu } from "./meal-menu.ts";
import { readServerFields } from "./server.ts";
import { expect, test } from "./test.ts";

/** A busy cook's daily actions, half of them offline, and what the server holds afterwards. */

const ana = shareDemoCook();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
const portions = (page: Page, place: "Fridge" | "Freezer", dish: string) =>
  page.getByRole("list", { name: place }).getByRole("listitem").filter({ hasText: dish });

/** Goes offline, acts, and comes back; then waits until everything is on the server. */
async function offline(page: Page, act: () => Promise<void>) {
  await page.context().setOffline(true);
  await act();
  await page.context().setOffline(false);
  await isSynced(page);
}

async function toggle(page: Page, name: string, to: boolean) {
  await button(page, name).click();
  await expect(button(page, name)).toHaveAttribute("aria-pressed", String(to));
}

interface ServerUser {
  favorites: string[];
  current_meals: string[];
  shoppingList: {
    meals: { id: string }[];
    ingredients: { mealId: string; amount: string; name: string; bought: boolean }[];
  };
  storedMeals: { recipeId: string; storage: string; count: number; imageUrl: string }[];
}

async function readUser(): Promise<ServerUser> {
  return (await readServerFields(`users/${ana().uid}`)) as unknown as ServerUser;
}

/** In the page: the names of controls of the form that something else covers, in part or whole. */
function coveredControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>("main :is(button, input, label)");
  return [...controls].flatMap((control) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    if (width <= 1) return [];
    const touched = control.closest("label") ?? control;
    const isCovered = [top + 2, (top + bottom) / 2, bottom - 2].some(
      (y) => !touched.contains(document.elementFromPoint((left + right) / 2, y)),
    );
    return isCovered ? [control.ariaLabel ?? touched.textContent] : [];
  });
}

test("a heart moves the shared meal's count by one; a current meal waits to be cooked", async () => {
  const { page, uid } = ana();
  const { id, title } = demoMeal("watermelon-feta-chickpea-bowl");
  const readCount = async () =>
    Number((await readServerFields(`aiMeals/${id}`))?.["favoriteCount"]);
  const before = await readCount();
  await page.goto("/all-ai-meals");

  await test.step("a grid has two columns on a phone", async () => {
    const tiles = page.getByRole("list", { name: "All AI meals" }).getByRole("listitem");
    const [first, second] = [await tiles.nth(0).boundingBox(), await tiles.nth(1).boundingBox()];
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan(first?.x ?? Infinity);
  });

  await test.step("a favorite counts, once it is online", async () => {
    await offline(page, async () => {
      await toggle(page, `Favorite: ${title}`, true);
      expect(await readCount()).toBe(before);
    });
    await expect.poll(readCount).toBe(before + 1);
    expect((await readUser()).favorites).toContain(id);
  });

  await test.step("and counts no more when it is none", async () => {
    await toggle(page, `Favorite: ${title}`, false);
    await expect.poll(readCount).toBe(before);
    expect((await readUser()).favorites).not.toContain(id);
  });

  await test.step("a meal that nobody shared has no count to move", async () => {
    await page.goto("/personal-recipes");
    await toggle(page, "Favorite: Sunday flatbreads", true);
    await expect.poll(async () => (await readUser()).favorites).toContain("demo-own-flatbreads");
    expect(await readServerFields("aiMeals/demo-own-flatbreads")).toBeNull();
  });

  await test.step("a current meal is offered for cooking until it is none", async () => {
    await page.goto("/all-ai-meals");
    await offline(page, async () => {
      await chooseFromMenu(page, title, "Add to current meals");
      await expect(cardOf(page, title)).toContainText("Current meal");
    });
    expect((await readUser()).current_meals).toContain(id);
    await page.goto(`/cook/${uid}`);
    const current = page.getByRole("region", { name: "Current meals" });
    await expect(current).toContainText(title);
    await chooseFromMenu(page, title, "Remove from current meals");
    await expect(current).not.toContainText(title);
    await expect.poll(async () => (await readUser()).current_meals).not.toContain(id);
  });
});

test("the shopping list is filtered, ticked, shortened and added to", async () => {
  const { page } = ana();
  const [fattoush, gnocchi] = ["fattoush", "sheet-pan-gnocchi-tomato-mozzarella"].map(demoMeal);
  if (!fattoush || !gnocchi) throw new Error("The demo has changed");
  const toBuy = page.getByRole("region", { name: "To buy" }).getByRole("checkbox");
  const basket = page.getByRole("region", { name: "In the basket" }).getByRole("checkbox");
  const filter = page.getByRole("combobox", { name: "Filter by meal" });
  await page.goto("/shopping-list");

  await test.step("twelve rows of the list fit a phone, above the tab bar", async () => {
    const rows = page.getByRole("region", { name: "To buy" }).getByRole("listitem");
    const twelfth = await rows.nth(11).boundingBox();
    const field = await page.getByRole("textbox", { name: "Add to the list" }).boundingBox();
    expect((twelfth?.y ?? Infinity) + (twelfth?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
    expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThanOrEqual(844 - 64);
  });

  await test.step("in a shop its rows are large, and neither meals nor tabs are there", async () => {
    const mode = button(page, "Shop mode");
    const row = toBuy.first();
    const [tabs, names] = [
      page.getByRole("navigation", { name: "Main" }),
      page.getByText(gnocchi.title),
    ];
    await mode.click();
    await expect(tabs).toBeHidden();
    await expect(filter).toBeHidden();
    await expect(names.filter({ visible: true })).toHaveCount(0);
    for (const item of (
      await page.getByRole("region", { name: "To buy" }).getByRole("listitem").all()
    ).slice(0, 3)) {
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(60);
    }
    await page.reload();
    await expect(mode).toHaveAttribute("aria-pressed", "true");
    await expect(row).toBeVisible();
    await expect(tabs).toBeHidden();
    await mode.click();
    await expect(tabs).toBeVisible();
    await expect(names.filter({ visible: true })).not.toHaveCount(0);
  });

  await test.step("each meal's share of a thing is one tap away", async () => {
    await page
      .getByRole("button", { name: /^What Garlic is for/ })
      .first()
      .click();
    const sheet = page.getByRole("dialog", { name: "Garlic" });
    await expect(sheet.getByRole("listitem").filter({ hasText: gnocchi.title })).toContainText(
      "garlic",
    );
    await button(page, "Close").click();
    await expect(sheet).toBeHidden();
  });

  await test.step("filtered by meal, it shows that meal's ingredients alone", async () => {
    await expect(toBuy).not.toHaveCount(0);
    const all = await toBuy.count();
    await filter.selectOption(fattoush.title);
    await expect.poll(() => toBuy.count()).toBeLessThan(all);
    expect((await toBuy.count()) + (await basket.count())).toBe(fattoush.ingredients.length);
    // One number, for what is shown.
    await expect(page.getByRole("heading", { name: "To buy" }).locator("+ *")).toHaveText(
      String(await toBuy.count()),
    );
  });

  await test.step("a tick offline puts an item in the basket, another takes it out", async () => {
    const bought = await basket.count();
    await offline(page, async () => {
      await toBuy.first().click();
      await expect(basket).toHaveCount(bought + 1);
    });
    const ticked = async () =>
      (await readUser()).shoppingList.ingredients.filter(
        ({ mealId, bought: isBought }) => mealId === fattoush.id && isBought,
      ).length;
    expect(await ticked()).toBe(bought + 1);
    await basket.first().click();
    await expect(basket).toHaveCount(bought);
    await expect.poll(ticked).toBe(bought);
  });

  await test.step("removing a meal drops its ingredients", async () => {
    await button(page, `Remove ${fattoush.title} from the list`).click();
    await expect(filter.getByRole("option", { name: fattoush.title })).toHaveCount(0);
    await isSynced(page);
    const { meals, ingredients } = (await readUser()).shoppingList;
    expect(meals.map(({ id }) => id)).not.toContain(fattoush.id);
    expect(ingredients.filter(({ mealId }) => mealId === fattoush.id)).toEqual([]);
  });

  await test.step("adding a plan merges what is missing and skips what is there", async () => {
    await page.goto(`/plan/${DEMO_PLANS.current}`);
    await button(page, "Add all to shopping list").click();
    await expect(button(page, "All on the shopping list")).toBeVisible();
    await isSynced(page);
    const { meals, ingredients } = (await readUser()).shoppingList;
    expect(new Set(meals.map(({ id }) => id)).size).toBe(meals.length);
    for (const meal of [fattoush, gnocchi]) {
      expect(ingredients.filter(({ mealId }) => mealId === meal.id)).toHaveLength(
        meal.ingredients.length,
      );
    }
  });
});

test("logging meals fills the fridge, moves the plan on and shares what is good", async () => {
  const { page, uid } = ana();
  const planPath = `/plan/${DEMO_PLANS.brunch}`;
  const readPlan = () => readServerFields(`users/${uid}/aiMealPlans/${DEMO_PLANS.brunch}`);
  const [pancakes, shakshuka, oats, soup] = [
    "blueberry-buttermilk-pancakes",
    "tunisian-shakshuka",
    "peach-baked-oats",
    "red-pepper-tomato-white-bean-soup",
  ].map(demoMeal);
  if (!pancakes || !shakshuka || !oats || !soup) throw new Error("The demo has changed");
  const rating = page.getByRole("group", { name: "How was it?" });
  const heart = button(page, "Favorite");
  const rate = (stars: string) => page.locator("label", { hasText: stars }).click();
  const isSaved = async () => {
    await button(page, "Save").click();
    await expect(page).toHaveURL((url) => url.pathname === "/");
  };

  await test.step("a plan not begun is new, a meal to cook now is current and listed", async () => {
    await page.goto(planPath);
    await expect(page.getByText("New", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: pancakes.title, exact: true }).click();
    await chooseFromMenu(page, pancakes.title, "Add to current meals");
    const { length } = pancakes.ingredients;
    const share = page.getByRole("link", { name: /^\d+ of \d+ in, \d+ to buy$/ });
    await expect(share).toHaveCount(0);
    await chooseFromMenu(page, pancakes.title, "Add to shopping list");
    await expect(share).toHaveText(new RegExp(`^\\d+ of ${length} in, `));
    await isSynced(page);
  });

  await test.step("counters are whole and never below 0, the heart waits for 4 stars", async () => {
    await page.goto(`${planPath}/${pancakes.id}/track`);
    const serves = page.getByRole("spinbutton", { name: "Serves cooked" });
    await serves.fill("-3");
    await serves.blur();
    await expect(serves).toHaveValue("0");
    await serves.fill("2.6");
    await serves.blur();
    await expect(serves).toHaveValue(/^[23]$/);
    const fridge = page.getByRole("spinbutton", { name: "Fridge portions" });
    await fridge.press("ArrowDown");
    await expect(fridge).toHaveValue("0");
    await rate("4 stars");
    await expect(heart).toBeVisible();
    await rate("3 stars");
    await expect(heart).toHaveCount(0);
  });

  await test.step("3 stars: portions, cooked mark, off the list and the current meals, not shared", async () => {
    await button(page, "Increase Fridge portions").click();
    await button(page, "Increase Fridge portions").click();
    await isSaved();
    await isSynced(page);
    expect(await readPlan()).toMatchObject({
      status: "in-progress",
      recipes: [{ cooked: true }, { cooked: false }, { cooked: false }],
    });
    const user = await readUser();
    expect(user.storedMeals).toContainEqual(
      expect.objectContaining({
        recipeId: pancakes.id,
        storage: "fridge",
        count: 2,
        imageUrl: "/pictures/meal.svg",
      }),
    );
    expect(user.current_meals).not.toContain(pancakes.id);
    expect(user.shoppingList.meals.map(({ id }) => id)).not.toContain(pancakes.id);
    expect(await readServerFields(`aiMeals/${pancakes.id}`)).toBeNull();
  });

  await test.step("with a timer running, nothing is under the button to save, on a small phone", async () => {
    const timer = { planId: null, durationMs: 900_000, endsAt: Date.now() + 900_000 };
    const timers = [shakshuka, soup].map((dish) => ({
      ...timer,
      id: `${dish.id} 1 0`,
      recipeId: dish.id,
      title: dish.title,
      step: 1,
      label: "Simmer",
      remainingMs: 900_000,
      acknowledged: false,
    }));
    const before = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 740 });
    await putRows(
      page,
      timers.map((row) => ({ store: "timers", row })),
    );
    await page.goto(`${planPath}/${shakshuka.id}/track`);
    await expect(page.getByRole("list", { name: "Timers" }).getByRole("listitem")).toHaveCount(2);
    await rate("5 stars");
    await expect(page.getByRole("switch", { name: "Share this meal" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Stop the timer of this dish" })).toBeVisible();
    expect(await page.evaluate(coveredControls)).toEqual([]);
    if (before) await page.setViewportSize(before);
  });

  await test.step("5 stars that the cook keeps: nothing of the meal is shared, and that is remembered", async () => {
    await page.goto(`${planPath}/${oats.id}/track`);
    await rate("5 stars");
    const sharing = page.getByRole("switch", { name: "Share this meal" });
    await sharing.click();
    await expect(
      page.getByText("This meal and its stars stay your own: other cooks won’t see them"),
    ).toBeVisible();
    await expect(heart).toHaveCount(0);
    await isSaved();
    await isSynced(page);
    expect(await readServerFields(`aiMeals/${oats.id}`)).toBeNull();
    expect(await readServerFields(`users/${uid}/mealMarks/${oats.id}`)).toBeNull();
    await page.goto(`${planPath}/${shakshuka.id}/track`);
    await rate("5 stars");
    await expect(sharing).not.toBeChecked();
    await sharing.click();
    await isSynced(page);
  });

  await test.step("5 stars, offline: the meal is shared, with the cook's own heart", async () => {
    await page.goto(`${planPath}/${shakshuka.id}/track`);
    await offline(page, async () => {
      await rate("5 stars");
      await toggle(page, "Favorite", true);
      await page.getByRole("spinbutton", { name: "Portions eaten" }).press("ArrowUp");
      await button(page, "The rest to the freezer").click();
      await isSaved();
    });
    expect(await readServerFields(`aiMeals/${shakshuka.id}`)).toMatchObject({
      title: shakshuka.title,
      recipeId: shakshuka.id,
      // The plan's real id would reveal whose it is.
      planId: shakshuka.id,
      ratingAverage: 5,
      ratingCount: 1,
      favoriteCount: 1,
    });
    expect((await readUser()).storedMeals).toContainEqual(
      expect.objectContaining({ recipeId: shakshuka.id, storage: "freezer", count: 1 }),
    );
  });

  await test.step("with its last recipe the plan is completed", async () => {
    await page.goto("/all-meal-plans");
    await expect(page.getByRole("list", { name: "Completed" })).toContainText(pancakes.title);
    await expect.poll(async () => (await readPlan())?.["status"]).toBe("completed");
  });

  await test.step("a shared meal shows its heart at once, and 4 stars move its mean", async () => {
    await page.goto(`/plan/${DEMO_PLANS.current}/${soup.id}/track`);
    await expect(heart).toBeVisible();
    await rate("4 stars");
    await isSaved();
    await expect
      .poll(() => readServerFields(`aiMeals/${soup.id}`))
      .toMatchObject({ ratingAverage: 4.5, ratingCount: 2 });
  });

  await test.step("a recipe of no plan is not rated", async () => {
    await page.goto(`/plan/${DEMO_PLANS.current}/demo-fattoush/track`);
    await expect(rating).toBeVisible();
    await page.goto(`/cook/${uid}/demo-own-stew/track`);
    await expect(page.getByRole("spinbutton", { name: "Serves cooked" })).toBeVisible();
    await expect(rating).toHaveCount(0);
    await expect(heart).toHaveCount(0);
  });

  await test.step("eaten offline: one portion less, gone with the last, and back by undo", async () => {
    await page.goto("/eat");
    const stored = portions(page, "Fridge", pancakes.title);
    await expect(stored).toContainText("2 portions · Stored today");
    await offline(page, async () => {
      await button(page, `Eaten: one portion of ${pancakes.title}`).click();
      await expect(stored).toContainText("1 portion ·");
      await button(page, `Eaten: one portion of ${pancakes.title}`).click();
      await expect(stored).toHaveCount(0);
      // Undo restores the last portion; eating it again removes it.
      const toast = page.getByRole("region", { name: "Messages" });
      await toast.getByRole("button", { name: "Undo" }).last().click();
      await expect(stored).toContainText("1 portion · Stored today");
      await button(page, `Eaten: one portion of ${pancakes.title}`).click();
      await expect(stored).toHaveCount(0);
    });
    expect((await readUser()).storedMeals.map(({ recipeId }) => recipeId)).not.toContain(
      pancakes.id,
    );
  });

  const more = (place: "fridge" | "freezer") =>
    button(page, `More for ${shakshuka.title} in the ${place}`);
  const dialog = page.getByRole("dialog");
  const undo = (done: string) =>
    page
      .getByRole("region", { name: "Messages" })
      .getByRole("listitem")
      .filter({ hasText: done })
      .getByRole("button", { name: "Undo" })
      .click();
  const frozen = portions(page, "Freezer", shakshuka.title);

  await test.step("a label is copied, and printed alone", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await more("freezer").click();
    await expect(dialog.getByRole("list", { name: "What is in it" })).toContainText(/eggs/);
    await expect(dialog.getByRole("link", { name: "Open the recipe" })).toBeVisible();
    await dialog.getByRole("button", { name: "Label" }).click();
    await dialog.getByRole("button", { name: "Copy the text" }).click();
    await expect(dialog.getByRole("status")).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`^${shakshuka.title}\nFrozen .*\nBest by about .*a guide`));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Eat" })).toBeHidden();
    await expect(page.getByText(/^Frozen /).last()).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.keyboard.press("Escape");
  });

  await test.step("portions are moved, corrected and thrown away offline, each with undo", async () => {
    const thawed = portions(page, "Fridge", shakshuka.title);
    await offline(page, async () => {
      await more("freezer").click();
      await dialog.getByRole("button", { name: "Move to the fridge" }).click();
      await expect(thawed).toContainText("Eat within 2 days");
      await expect(frozen).toHaveCount(0);
      await undo("moved to the fridge");
      await expect(frozen).toContainText("1 portion · Stored today");

      await more("freezer").click();
      await dialog.getByRole("button", { name: "Edit number, place or day" }).click();
      await dialog.getByRole("button", { name: "Increase Portions" }).click();
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(frozen).toContainText("2 portions ·");

      await more("freezer").click();
      await dialog.getByRole("button", { name: "Throw away" }).click();
      await dialog.getByRole("button", { name: /^Throw .*2 portions/ }).click();
      await expect(frozen).toHaveCount(0);
      await undo("thrown away");
      await expect(frozen).toContainText("2 portions ·");
    });
    expect((await readUser()).storedMeals).toContainEqual(
      expect.objectContaining({ recipeId: shakshuka.id, storage: "freezer", count: 2 }),
    );
  });

  await test.step("portions put in by hand are stored, with a message for what is missing", async () => {
    await button(page, "Add portions").click();
    await dialog.getByRole("button", { name: "Store" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Name is required");
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await dialog.getByLabel("Name").fill("Gran’s pie");
    await dialog.getByRole("radio", { name: "Freezer" }).press("Space");
    await dialog.getByRole("button", { name: "Store" }).click();
    await expect(portions(page, "Freezer", "Gran’s pie")).toContainText("1 portion · Stored today");
    await isSynced(page);
    const { storedMeals } = await readUser();
    expect(storedMeals).toContainEqual(
      expect.objectContaining({ title: "Gran’s pie", storage: "freezer", planId: "" }),
    );
  });
});

test("a cook writes a list, shops it in two shops and clears it, without a recipe", async () => {
  const { page } = ana();
  const field = page.getByRole("textbox", { name: "Add to the list" });
  const toBuy = page.getByRole("region", { name: "To buy" });
  const basket = page.getByRole("region", { name: "In the basket" });
  const dialog = page.getByRole("dialog");
  const aisle = (name: string) => toBuy.getByRole("list", { name, exact: true });
  const firstAisle = toBuy.getByRole("heading").first();
  const undo = page
    .getByRole("region", { name: "Messages" })
    .getByRole("listitem")
    .filter({ hasText: "Cleared" })
    .getByRole("button", { name: "Undo" });
  const own = async () =>
    (await readUser()).shoppingList.ingredients
      .filter(({ mealId }) => mealId.startsWith("own:"))
      .map(({ amount, name, bought }) => [amount, name, bought]);
  const write = async (text: string) => {
    await field.fill(text);
    await field.press("Enter");
    await expect(field).toHaveValue("");
  };
  const openLine = (name: string) => button(page, `What ${name} is for`).click();
  await page.goto("/shopping-list");

  await test.step("what is written offline is understood, and stands in its aisle", async () => {
    await offline(page, async () => {
      for (const text of ["2 l oat milk", "bin bags", "marbles", "Marbles "]) await write(text);
      await expect(page.getByText("Marbles is on the list already")).toBeVisible();
      await expect(aisle("Dairy & eggs")).toContainText("Oat milk");
      await expect(aisle("Household")).toContainText("Bin bags");
      await expect(aisle("Other")).toContainText("Marbles");
    });
    expect(await own()).toEqual([
      ["2 l", "oat milk", false],
      ["", "bin bags", false],
      ["", "marbles", false],
    ]);
  });

  await test.step("a line is rewritten, moved to an aisle, and kept at home", async () => {
    await openLine("Oat milk");
    await dialog.getByRole("textbox", { name: "You wrote" }).fill("3 l oat milk");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(aisle("Dairy & eggs").filter({ hasText: "3 l" })).toBeVisible();
    await openLine("Marbles");
    await dialog.getByRole("combobox", { name: "Aisle" }).selectOption("Household");
    await button(page, "Close").click();
    await expect(aisle("Household")).toContainText("Marbles");
    await openLine("Bin bags");
    await dialog.getByRole("button", { name: "I always have it at home" }).click();
    await expect(aisle("Household")).not.toContainText("Bin bags");
    await page.getByText("Already have it (1)").click();
    await button(page, "Take in Bin bags").click();
    await expect(aisle("Household")).toContainText("Bin bags");
  });

  await test.step("each shop has its aisles in an order of its own, by the keyboard as well", async () => {
    await button(page, "More for this list").click();
    await dialog.getByRole("link", { name: "Shops and staples" }).click();
    for (const name of ["Corner shop", "Market hall"]) {
      await page.getByRole("textbox", { name: "Add a shop" }).fill(name);
      await page.keyboard.press("Enter");
      await expect(button(page, name)).toHaveAttribute("aria-pressed", "true");
    }
    const order = page.getByRole("list", { name: "Order of aisles at Market hall" });
    for (const place of [2, 1, 0]) {
      await button(page, "Move up: Dairy & eggs").press("Enter");
      await expect(order.getByRole("heading").nth(place)).toHaveText("Dairy & eggs");
    }
    // And by a pointer, which puts the one that is first now behind the next.
    const lines = order.getByRole("listitem");
    const handle = lines.first().locator("[class*=handle]");
    const { x, y } = (await handle.boundingBox())!;
    const { height } = (await lines.first().boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 20 + height, { steps: 4 });
    await page.mouse.up();
    await expect(order.getByRole("heading").nth(1)).toHaveText("Dairy & eggs");
    await button(page, "Move up: Dairy & eggs").press("Enter");
    await expect(order.getByRole("heading").first()).toHaveText("Dairy & eggs");
    await isSynced(page);
    await page.getByLabel("Back", { exact: true }).click();
    await expect(firstAisle).toHaveText("Dairy & eggs");
    await page.getByRole("combobox", { name: "Shop" }).selectOption("Corner shop");
    await expect(firstAisle).toHaveText("Fruit & vegetables");
  });

  await test.step("the list is shared as text, copied, and printed alone", async () => {
    // The browser's own share sheet is faked, since no test can see it.
    const shared = page.evaluate(
      () =>
        new Promise<ShareData>((resolve) => {
          Object.defineProperty(navigator, "share", {
            configurable: true,
            value: (data: ShareData) => {
              resolve(data);
              return Promise.reject(new DOMException("Share canceled", "AbortError"));
            },
          });
        }),
    );
    await button(page, "More for this list").click();
    await dialog.getByRole("button", { name: "Share as text" }).click();
    expect((await shared).text).toContain("Household\n- Bin bags\n- Marbles");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(page, "More for this list").click();
    await dialog.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("The list is copied")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Household\n- Bin bags\n- Marbles");
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(page.getByRole("heading", { name: "Shopping list", exact: true })).toBeVisible();
    await expect(field).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("what is bought is cleared, with undo, and offered again", async () => {
    for (const name of ["Oat milk", "Marbles"]) {
      await toBuy.getByRole("checkbox", { name }).click();
      await expect(basket.getByRole("checkbox", { name })).toBeChecked();
    }
    await isSynced(page);
    await button(page, "Clear what is bought").click();
    await expect(basket).toHaveCount(0);
    await undo.click();
    await expect(basket.getByRole("checkbox", { name: "Marbles" })).toBeChecked();
    await button(page, "Clear what is bought").click();
    await expect(basket).toHaveCount(0);
    await isSynced(page);
    expect(await own()).toEqual([["", "bin bags", false]]);
    await field.fill("oa");
    await page
      .getByRole("list", { name: "Suggestions" })
      .getByRole("button", { name: "Oat milk" })
      .click();
    await expect(aisle("Dairy & eggs")).toContainText("Oat milk");
    await isSynced(page);
  });
});
