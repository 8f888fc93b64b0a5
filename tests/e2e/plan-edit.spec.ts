import type { Page } from "@playwright/test";

import { createCook, isControlled, isSynced, newAccount, signIn } from "./account.ts";
import { listServerFields, readServerFields, readServerUser, writeServerFields } from "./server.ts";
import { expect, test } from "./test.ts";

/** A saved plan is put in another order, and its recipes are swapped and removed, also offline. */

const at = 1_790_000_000_000;

function dinner(id: string, title: string) {
  return {
    id,
    title,
    ingredients: [{ name: `${id} leaves`, amount: "200 g" }],
    instructions: ["Simmer for 20 minutes.", "Serve."],
    mealType: "dinner",
    blurb: "Good on a weekday.",
    equipment: ["pot"],
  };
}

const [soup, stew, curry] = [
  dinner("soup", "Nettle Soup"),
  dinner("stew", "Sorrel Stew"),
  dinner("curry", "Chard Curry"),
];
const parsnips = dinner("parsnips", "Roast Parsnips");

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day that a button or a heading of this page means by "Today", and the next one. */
const daysOf = (page: Page) =>
  page.evaluate(() =>
    [0, 1].map((ahead) => {
      const date = new Date();
      date.setDate(date.getDate() + ahead);
      const [month, day] = [date.getMonth() + 1, date.getDate()];
      return [date.getFullYear(), ...[month, day].map((part) => `${part}`.padStart(2, "0"))].join(
        "-",
      );
    }),
  );

async function storeKitchen() {
  const account = newAccount();
  const planned = [soup, stew, curry];
  const uid = await createCook(account, {
    shoppingList: {
      meals: planned.map(({ id, title }) => ({ id, title })),
      ingredients: planned.flatMap(({ id, ingredients }) =>
        ingredients.map((line) => ({ ...line, mealId: id, bought: id === "curry" })),
      ),
      updatedAt: at,
    },
    storedMeals: ["Roast chicken", "Boiled rice"].map((title) => ({
      title,
      imageUrl: "",
      recipeId: title,
      planId: "",
      storedAt: Date.now(),
      storage: "fridge",
      count: 2,
    })),
    sync: { v: 1, at, clients: {} },
  } as never);
  const times = { createdAt: at, updatedAt: at, userId: uid, v: 1 };
  await writeServerFields(`users/${uid}/aiMealPlans/p`, {
    ...times,
    id: "p",
    status: "new",
    // The curry was for three days ago, and nobody has cooked it.
    recipes: planned.map((recipe) => ({
      ...recipe,
      cooked: false,
      ...(recipe === curry ? { day: dayAt(Date.now() - 3 * 86_400_000) } : {}),
    })),
    lastDay: dayAt(Date.now()),
  });
  await writeServerFields(`users/${uid}/personalRecipes/parsnips`, { ...parsnips, ...times });
  return { account, uid };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const undo = (page: Page, text: RegExp) =>
  page
    .getByRole("region", { name: "Messages" })
    .getByRole("listitem")
    .filter({ hasText: text })
    .getByRole("button", { name: "Undo" });

/** Starts the timer of the recipe's first step. */
async function startTimer(page: Page, id: string) {
  await page.goto(`/plan/p/${id}`);
  await button(page, "Start").click();
  await button(page, "20 minutes: start timer").click();
  await expect(page.getByRole("timer")).toBeVisible();
}

test("a plan's meals are put on days, in order, swapped and removed, and a log stops its timers", async ({
  page,
  context,
  browser,
}) => {
  const { account, uid } = await storeKitchen();
  await signIn(page, account);
  await isSynced(page);
  await page.goto("/plan/p");
  await isControlled(page);
  const titles = page.getByRole("list", { name: "Order of recipes" }).getByRole("heading");
  const dialog = page.getByRole("dialog");

  await test.step("offline, what has no day is spread over the week in a tap, and a meal of this device is added; both are undone", async () => {
    await context.setOffline(true);
    const undated = page.getByRole("button", { name: /^Pick a day: / });
    await button(page, "Spread over the week").click();
    await expect(page.getByRole("button", { name: /^Move to another day: / })).not.toHaveCount(0);
    await expect(undated).toHaveCount(0);
    await undo(page, /spread over the week/).click();
    await expect(undated).not.toHaveCount(0);
    await button(page, "Add a recipe").click();
    await dialog.getByRole("searchbox", { name: "Search meals" }).fill("shakshuka");
    await button(page, "Add Tunisian Shakshuka").click();
    await expect(dialog).toBeHidden();
    const added = page.getByRole("main").getByRole("link", { name: "Tunisian Shakshuka" });
    await expect(added).toBeVisible();
    await undo(page, /^Tunisian Shakshuka is in the plan/).click();
    await expect(added).toHaveCount(0);
    await context.setOffline(false);
    await isSynced(page);
  });

  await test.step("offline, meals are put on days, by keyboard and by dragging, and the plan has a name", async () => {
    const [today, tomorrow] = await daysOf(page);
    await context.setOffline(true);
    const week = page.getByRole("list", { name: "Days of the plan" });
    await button(page, `Pick a day: ${soup.title}`).focus();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: /^Today/ }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    const lines = week.getByRole("listitem");
    const under = (heading: string) =>
      lines
        .filter({ hasText: new RegExp(`^${heading}`) })
        .locator("xpath=following-sibling::li[1]");
    await expect(under("Today")).toContainText(soup.title);

    const handle = lines.filter({ hasText: stew.title }).locator("[class*=handle]");
    const target = lines.filter({ hasText: /^Tomorrow/ });
    // All of the week is on the screen, so that nothing scrolls under the pointer.
    await page.setViewportSize({ width: 390, height: 1600 });
    const middle = async (of: typeof handle) => {
      const { x, y, width, height } = (await of.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [from, to] = [await middle(handle), await middle(target)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, to.y - 40, { steps: 4 });
    await page.mouse.move(from.x, to.y - 8);
    await page.mouse.up();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(under("Tomorrow")).toContainText(stew.title);

    await button(page, "Name this plan").click();
    await dialog.getByLabel("Name").fill("Green week");
    await button(page, "Save").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Green week");
    const onPaper = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("beforeprint", () =>
            resolve(document.querySelector("body > [class*=sheet]")?.textContent),
          );
        }),
    );
    const pages = (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(1);
    expect(await onPaper).toMatch(
      /^Green week.*Nettle Soup.*Sorrel Stew.*To buy.*Stew leaves, 200 g/,
    );

    await page.goto("/");
    const next = page.getByRole("region", { name: "Next to cook" });
    await expect(next.getByRole("heading", { name: soup.title })).toBeVisible();
    await expect(next.getByText("Today", { exact: true }).first()).toBeVisible();
    await expect(next.getByRole("list", { name: "Then" })).toContainText(/Sorrel Stew.*Tomorrow/);
    await button(page, `Cook ${curry.title} today`).click();
    await expect(next.getByRole("list", { name: "Also today" })).toContainText(curry.title);

    // A recipe of no plan gets its day from its own page, and is among today's at home.
    await page.goto(`/cook/${uid}/parsnips`);
    await button(page, `Pick a day: ${parsnips.title}`).click();
    await dialog.getByRole("button", { name: /^Today/ }).click();
    await expect(button(page, `Planned for Today: ${parsnips.title}`)).toBeVisible();
    await page.goto("/");
    await expect(next).toContainText(parsnips.title);
    await page.goto(`/cook/${uid}`);
    await page.getByRole("radio", { name: "By day" }).check();
    await button(page, `Move to another day: ${parsnips.title}`).click();
    await dialog.getByRole("button", { name: /^Tomorrow/ }).click();
    const all = page.getByRole("list", { name: "Days", exact: true }).getByRole("listitem");
    await expect(
      all.filter({ hasText: /^Tomorrow/ }).locator("xpath=following-sibling::li[position()<=2]"),
    ).toContainText([parsnips.title, stew.title]);
    await context.setOffline(false);
    await isSynced(page);
    expect(await readServerFields(`users/${uid}/aiMealPlans/p`)).toMatchObject({
      name: "Green week",
      lastDay: tomorrow,
      recipes: [
        { id: "soup", day: today },
        { id: "stew", day: tomorrow },
        { id: "curry", day: today },
      ],
    });
    const single = (await listServerFields(`users/${uid}/aiMealPlans`)).filter(
      ({ id }) => id !== "p",
    );
    expect(single).toMatchObject([
      { status: "single", lastDay: tomorrow, recipes: [{ id: "parsnips", day: tomorrow }] },
    ]);
  });

  await test.step("another device has today's meals at home, and finds the plan by its name", async () => {
    const other = await (await browser.newContext()).newPage();
    await signIn(other, account);
    const next = other.getByRole("region", { name: "Next to cook" });
    await expect(next.getByRole("heading", { name: soup.title })).toBeVisible();
    await expect(next.getByText("Today", { exact: true }).first()).toBeVisible();
    await other.goto("/all-meal-plans");
    await other.getByRole("searchbox", { name: "Search plans" }).fill("green sorrel");
    await expect(other.getByRole("list", { name: "Found" })).toContainText("Green week");
    await other.context().close();
    await page.goto("/plan/p");
  });

  await test.step("the keyboard moves a recipe, and keeps its place at both ends", async () => {
    await button(page, "Edit plan").click();
    await expect(titles).toHaveText([soup.title, stew.title, curry.title]);
    const down = button(page, `Move down: ${soup.title}`);
    await down.focus();
    // Two quick taps: the second starts from the first one's result.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(titles).toHaveText([stew.title, curry.title, soup.title]);
    await expect(down).toBeFocused();
    await page.keyboard.press("Enter");
    await button(page, `Move up: ${curry.title}`).click();
    await expect(titles).toHaveText([curry.title, stew.title, soup.title]);
  });

  await test.step("a finger drags a recipe, beyond what the screen shows too; undo puts it back", async () => {
    await page.setViewportSize({ width: 390, height: 500 });
    const row = page.getByRole("listitem").filter({ hasText: curry.title });
    const handle = row.locator("[class*=handle]");
    await handle.scrollIntoViewIfNeeded();
    const { x, y } = (await handle.boundingBox()) ?? { x: 0, y: 0 };
    const devtools = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...ys: number[]) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: ys.map((at) => ({ x: x + 24, y: at })),
      });
    await touch("touchStart", y + 24);
    await touch("touchMove", y + 60);
    await touch("touchMove", 490);
    // At the edge the page keeps scrolling while the finger stays there.
    const isAtEnd = () =>
      page.evaluate(() => scrollY > 0 && scrollY + innerHeight >= document.body.scrollHeight - 1);
    await expect.poll(isAtEnd).toBe(true);
    await touch("touchEnd");
    await expect(titles).toHaveText([stew.title, soup.title, curry.title]);
    await undo(page, /Chard Curry is now number 3 of 3/).click();
    await expect(titles).toHaveText([curry.title, stew.title, soup.title]);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step("a recipe is removed with its items, and comes back with their ticks", async () => {
    await button(page, `Remove ${curry.title}`).click();
    await expect(titles).toHaveText([stew.title, soup.title]);
    await expect(button(page, "Done")).toBeFocused();
    await isSynced(page);
    expect((await readServerUser(uid)).shoppingList.meals.map(({ id }) => id)).toEqual([
      "soup",
      "stew",
    ]);
    await undo(page, /Chard Curry is out of the plan and off the shopping list/).click();
    await expect(titles).toHaveText([curry.title, stew.title, soup.title]);
    await isSynced(page);
    expect((await readServerUser(uid)).shoppingList.ingredients).toContainEqual(
      expect.objectContaining({ mealId: "curry", bought: true }),
    );
  });

  await test.step("offline, a meal of this device takes a recipe's place", async () => {
    await context.setOffline(true);
    await button(page, `Swap ${stew.title}`).click();
    await expect(dialog.getByText("You’re offline. Here are meals on this device")).toBeVisible();
    // How many meals are left to offer depends on what the cooks of other tests have shared.
    await expect(async () => {
      await button(page, "Generate More").click();
      await expect(dialog.getByRole("alert")).toContainText(
        "You’re offline, and no other meal on this device fits.",
        { timeout: 2_000 },
      );
    }).toPass({ timeout: 120_000 });
    await button(page, `Swap in ${parsnips.title}`).click();
    await expect(dialog).toBeHidden();
    await expect(titles).toHaveText([curry.title, parsnips.title, soup.title]);
    await expect(button(page, `Swap ${parsnips.title}`)).toBeFocused();
    await context.setOffline(false);
    await isSynced(page);
    expect(await readServerFields(`users/${uid}/aiMealPlans/p`)).toMatchObject({
      status: "new",
      recipes: [{ id: "curry" }, { id: "parsnips", cooked: false }, { id: "soup" }],
    });
    const { meals } = (await readServerUser(uid)).shoppingList;
    expect(meals.map(({ id }) => id)).toEqual(["soup", "curry", "parsnips"]);
  });

  await test.step("a new idea takes a recipe's place: only its recipe is asked for; and back", async () => {
    const asked: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().includes("get-full-recipes")) asked.push(request.postDataJSON());
    });
    await button(page, `Swap ${parsnips.title}`).click();
    await expect(button(page, "Generate More")).toBeVisible();
    // Whatever fits of the meals that others share is offered first, with recipes.
    const ideas = dialog.getByRole("button", { name: /^Swap in / });
    const here = await ideas.count();
    await button(page, "Generate More").click();
    await expect.poll(() => ideas.count()).toBeGreaterThan(here);
    const idea = ideas.last();
    const title = (await idea.getAttribute("aria-label"))?.slice("Swap in ".length) ?? "";
    await idea.click();
    await expect(dialog).toBeHidden();
    await expect(titles.nth(1)).not.toHaveText(parsnips.title);
    expect(asked).toMatchObject([{ ideas: [{ title, mealType: "dinner" }] }]);
    await undo(page, /replaces Roast Parsnips, on the shopping list too/).click();
    await expect(titles).toHaveText([curry.title, parsnips.title, soup.title]);
    await isSynced(page);
  });

  await test.step("logging a dish stops its timer, and no other dish's", async () => {
    await startTimer(page, "curry");
    await startTimer(page, "soup");
    await page.goto("/plan/p/soup/track");
    const stops = page.getByRole("checkbox", { name: "Stop the timer of this dish" });
    await expect(stops).toBeChecked();
    await button(page, "Save").click();
    await expect(page).toHaveURL(/\/$/);
    const timers = page.getByRole("list", { name: "Timers" }).getByRole("listitem");
    await expect(timers).toHaveCount(1);
    await page.goto("/plan/p/curry/track");
    await stops.uncheck();
    await button(page, "Save").click();
    await expect(page).toHaveURL(/\/$/);
    await expect(timers).toHaveCount(1);
    await isSynced(page);
  });

  await test.step("what has been cooked stays, and removing the last to cook completes the plan", async () => {
    await page.goto("/plan/p");
    await button(page, "Edit plan").click();
    await expect(button(page, `Remove ${soup.title}`)).toHaveCount(0);
    await expect(button(page, `Swap ${soup.title}`)).toHaveCount(0);
    await button(page, `Remove ${parsnips.title}`).click();
    await expect(page.getByText("Completed", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await undo(page, /Roast Parsnips is out of the plan/).click();
    await expect(page.getByText("In Progress", { exact: true })).toBeVisible();
    await isSynced(page);
    expect(await readServerFields(`users/${uid}/aiMealPlans/p`)).toMatchObject({
      recipes: [
        { id: "curry", cooked: true },
        { id: "parsnips", cooked: false },
        { id: "soup", cooked: true },
      ],
    });
  });

  await test.step("a recipe of the cook's own that was swapped in stays their own, with five stars too", async () => {
    await page.goto("/plan/p/parsnips/track");
    await page.locator("label", { hasText: "5 stars" }).click();
    await expect(
      page.getByText("This recipe is your own: it and its stars are not shared"),
    ).toBeVisible();
    await expect(button(page, "Favorite")).toHaveCount(0);
    await button(page, "Save").click();
    await expect(page).toHaveURL((url) => url.pathname === "/");
    await isSynced(page);
    expect(await readServerFields(`users/${uid}/aiMealPlans/p`)).toMatchObject({
      status: "completed",
      recipes: [{}, { id: "parsnips", author: "self", cooked: true }, {}],
    });
    expect(await readServerFields("aiMeals/parsnips")).toBeNull();
  });

  await test.step("what is left over is asked to be used up by name, also what was typed and not added", async () => {
    await page.goto("/eat");
    await page.getByRole("link", { name: "Use these up" }).click();
    const field = page.getByLabel("What is left over?");
    await field.fill("half a cabbage, cream");
    await field.press("Enter");
    await button(page, "cream").click();
    await field.fill("some ham");
    const asked = page.waitForRequest(/get-meal-ideas/);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Dinner/ })
      .click();
    expect((await asked).postDataJSON()).toMatchObject({
      mealType: "dinner",
      leftovers: ["half a cabbage", "some ham"],
      exclude: ["half a cabbage", "some ham"],
    });
    const ideas = page.getByRole("list", { name: "Ideas" }).getByRole("listitem");
    await expect(ideas.first()).toBeVisible();
    await expect(page.getByText("First what can use up half a cabbage, some ham.")).toBeVisible();
    await page.goto("/eat");
    await page.getByRole("link", { name: "Use these up" }).click();
    await expect(button(page, "half a cabbage")).toHaveAttribute("aria-pressed", "true");
  });
});
