import { createCook, isControlled, isSynced, newAccount, signIn } from "./account.ts";
import { readRow } from "./device.ts";
import { ENLARGED, findSticksOut, spaceLetters } from "./enlarged.ts";
import { cardOf } from "./meal-menu.ts";
import { deleteServerDocument, readServerFields, writeServerFields } from "./server.ts";
import { makeSharedMeal } from "./shared-meal.ts";
import { expect, test } from "./test.ts";

test("a meal of another cook's is reported, gone at once, and back with undo", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const meal = makeSharedMeal(account);
  await writeServerFields(`aiMeals/${meal.id}`, meal);
  const uid = await createCook(account, {});
  await signIn(page, account);
  await page.goto("/all-ai-meals");
  const more = page.getByRole("button", { name: `More for ${meal.title}` });
  await expect(more).toBeVisible();
  const reports = async () => (await readServerFields(`aiMeals/${meal.id}`))?.["reportCount"] ?? 0;

  await context.setOffline(true);
  await more.click();
  const sheet = page.getByRole("dialog");
  for (const name of ["Report this meal", "Hide this meal"]) {
    const box = await sheet.getByRole("button", { name }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await sheet.getByRole("button", { name: "Report this meal" }).click();
  await expect(more).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(more).toBeVisible();

  await context.setOffline(false);
  await more.click();
  await sheet.getByRole("button", { name: "Report this meal" }).click();
  await expect(more).toHaveCount(0);
  await expect.poll(reports).toBe(1);
  await isSynced(page);
  expect(await readServerFields(`users/${uid}/mealMarks/${meal.id}`)).toMatchObject({
    reported: true,
    hides: "meal",
  });
  await page.getByText(/hidden by you/).click();
  await page.getByRole("button", { name: `Show again: ${meal.title}` }).click();
  await expect(more).toBeVisible();
  await expect.poll(reports).toBe(0);
});

test("a cook takes back offline what they shared, and shares it again with undo", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const { id, title, ingredients, instructions } = makeSharedMeal(account);
  const recipe = { id, title, ingredients, instructions, mealType: "dinner", blurb: "" };
  const uid = await createCook(account, { sync: { v: 1, at: Date.now(), clients: {} } } as never);
  const plan = { id: "p", userId: uid, status: "single", createdAt: 1, updatedAt: 1, v: 1 };
  await writeServerFields(`users/${uid}/aiMealPlans/p`, {
    ...plan,
    recipes: [{ ...recipe, equipment: [], cooked: false }],
  });
  await signIn(page, account);
  await page.goto(`/plan/p/${id}/track`);
  await page.locator("label", { hasText: "5 stars" }).click();
  await expect(
    page.getByText("This meal will be shared: other cooks will see it and your stars"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await isSynced(page);
  const isTakenBack = async () => (await readServerFields(`aiMeals/${id}`))?.["takenBack"] ?? false;
  expect(await isTakenBack()).toBe(false);
  await page.goto("/all-ai-meals");
  const more = page.getByRole("button", { name: `More for ${title}` });
  const sheet = page.getByRole("dialog");
  const takeBack = sheet.getByRole("button", { name: "Take this meal back" });
  await expect(more).toBeVisible();
  await expect(cardOf(page, title)).not.toContainText("Another cook’s");

  await context.setOffline(true);
  await more.click();
  await expect(takeBack).toBeVisible();
  expect((await takeBack.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(sheet.getByRole("button", { name: "Report this meal" })).toHaveCount(0);
  await takeBack.click();
  await expect(more).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(more).toBeVisible();
  await more.click();
  await takeBack.click();
  await expect(more).toHaveCount(0);
  await context.setOffline(false);
  await expect.poll(isTakenBack).toBe(true);
  await isSynced(page);
  await page.goto(`/plan/p/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a shared meal is reported on its recipe, too, which leads back to the list without it", async ({
  page,
}) => {
  const account = newAccount();
  const meal = makeSharedMeal(account);
  await writeServerFields(`aiMeals/${meal.id}`, meal);
  await createCook(account, {});
  await signIn(page, account);
  await page.goto("/all-ai-meals");
  const link = page.getByRole("link", { name: meal.title });
  await link.click();
  await expect(page.getByRole("heading", { name: "What you need" })).toBeVisible();
  await page.getByRole("button", { name: `More for ${meal.title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Report this meal" }).click();
  await expect(page).toHaveURL(/all-ai-meals/);
  await expect(page.getByText(/hidden by you/)).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(link).toBeVisible();
});

test("a favorite that turns out bad is reported where it stands, gone at once, and back with undo", async ({
  page,
}) => {
  const account = newAccount();
  const meal = makeSharedMeal(account);
  await writeServerFields(`aiMeals/${meal.id}`, meal);
  await createCook(account, { favorites: [meal.id] });
  await signIn(page, account);
  await page.goto("/favorite-meals");
  const more = page.getByRole("button", { name: `More for ${meal.title}` });
  await more.click();
  await page.getByRole("dialog").getByRole("button", { name: "Report this meal" }).click();
  await expect(more).toHaveCount(0);
  await expect(page.getByText("You have hidden your favorites")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(more).toBeVisible();
  await more.click();
  await page.getByRole("dialog").getByRole("button", { name: "Hide this meal" }).click();
  await expect(more).toHaveCount(0);
  await page.getByText("1 meal hidden by you").click();
  await page.getByRole("button", { name: `Show again: ${meal.title}` }).click();
  await expect(more).toBeVisible();
});

test("all by one cook is hidden: the meal at once, the rest when online, and back with undo", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const meal = makeSharedMeal(account);
  const [hidden, other, liked] = ["first", "second", "liked"].map((name, at) => ({
    ...meal,
    id: `${meal.id}-${name}`,
    title: `${meal.title} ${name}`,
    sharedAt: new Date(meal.sharedAt.getTime() + at),
  })) as [typeof meal, typeof meal, typeof meal];
  const share = async ({ id, ...fields }: typeof meal, uid: string) => {
    await writeServerFields(`mealAuthors/${id}`, { uid, at: new Date() });
    await writeServerFields(`aiMeals/${id}`, { id, ...fields });
  };
  await share(hidden, `nuisance-${meal.id}`);
  await share(other, `nuisance-${meal.id}`);
  await share(liked, `neighbour-${meal.id}`);
  await createCook(account, {});
  await signIn(page, account);
  await page.goto("/all-ai-meals");
  const more = ({ title }: typeof meal) => page.getByRole("button", { name: `More for ${title}` });
  for (const shown of [hidden, other, liked]) await expect(more(shown)).toBeVisible();

  await context.setOffline(true);
  await more(hidden).click();
  const all = page.getByRole("dialog").getByRole("button", { name: "Hide all meals by this cook" });
  expect((await all.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await all.click();
  await expect(more(hidden)).toHaveCount(0);
  await expect(more(other)).toBeVisible();

  await context.setOffline(false);
  await expect(more(other)).toHaveCount(0);
  await expect(more(liked)).toBeVisible();
  await isSynced(page);

  await page.getByText(/hidden by you/).click();
  const row = page.getByRole("listitem").filter({ hasText: "With all meals by this cook" });
  await expect(row).toContainText(hidden.title);
  await row.getByRole("button", { name: `Show again: ${hidden.title}` }).click();
  for (const shown of [hidden, other, liked]) await expect(more(shown)).toBeVisible();
});

test("[S5.15] [S5.20] a new device shows the cook's own plan, whatever others have shared before, and reads 2 MB of it at the most", async ({
  page,
}) => {
  const account = newAccount();
  const meal = makeSharedMeal(account);
  const uid = await createCook(account, { sync: { v: 1, at: 1, clients: {} } } as never);
  const { id, title, ingredients, instructions, mealType, blurb, equipment } = meal;
  const recipe = { id, title, ingredients, instructions, mealType, blurb, equipment };
  const plan = { id: "p", createdAt: 1, updatedAt: 1, status: "new", userId: uid, v: 1 };
  await writeServerFields(`users/${uid}/aiMealPlans/p`, {
    ...plan,
    recipes: [{ ...recipe, cooked: false }],
  });
  // As many and as large as the rules allow.
  const heaviest = {
    ...meal,
    ingredients: Array.from({ length: 24 }, () => ({ name: "x".repeat(279), amount: "1" })),
    instructions: Array.from({ length: 20 }, () => "s".repeat(400)),
  };
  const flood = Array.from({ length: 110 }, (_, at) => `${meal.id}-${at}`);
  for (const mealId of flood)
    await writeServerFields(`aiMeals/${mealId}`, { ...heaviest, id: mealId });
  await signIn(page, account);
  await page.goto("/all-meal-plans");
  await expect(page.getByRole("link", { name: new RegExp(title) }).first()).toBeVisible();
  await expect.poll(() => readRow(page, "meta", "sharedMealsAt")).toBeTruthy();
  await page.goto("/all-ai-meals");
  await expect(page.getByRole("heading", { name: "All AI Meals", exact: true })).toBeVisible();
  await isSynced(page);
  const { value } = (await readRow(page, "meta", "sharedMealsSpent")) as {
    value: { bytes: number };
  };
  expect(value.bytes).toBeGreaterThan(1_000_000);
  expect(value.bytes).toBeLessThanOrEqual(2_000_000);
  for (const mealId of flood) await deleteServerDocument(`aiMeals/${mealId}`);
});

test("a stranger's longest word pushes no screen wider than the narrowest phone", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const meal = makeSharedMeal(account);
  const word = "x".repeat(120);
  await writeServerFields(`aiMeals/${meal.id}`, {
    ...meal,
    title: word,
    blurb: word,
    ingredients: [{ name: word, amount: word }],
    instructions: [`${word} for 10 minutes`],
  });
  const uid = await createCook(account, {
    favorites: [meal.id],
    allergies: ["peanuts"],
    shoppingList: {
      meals: [{ id: meal.id, title: word }],
      ingredients: [{ mealId: meal.id, name: word, amount: word, bought: false }],
      updatedAt: 1,
    },
  });
  await signIn(page, account);
  await isControlled(page);
  await page.setViewportSize(ENLARGED.size);
  for (const path of [
    "/all-ai-meals",
    "/favorite-meals",
    "/shopping-list",
    `/cook/${uid}/${meal.id}`,
    `/cook/${uid}/${meal.id}/track`,
  ]) {
    await page.goto(path);
    // Grids leave out what can't be checked until the cook asks for it.
    if (path.endsWith("-meals"))
      await page.getByRole("button", { name: /^Show (it|them)$/ }).click();
    await expect(page.getByText(word).first()).toBeVisible();
    await spaceLetters(page, true);
    expect.soft(await findSticksOut(page), path).toEqual([]);
  }
  await page.goto(`/cook/${uid}/${meal.id}`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await spaceLetters(page, true);
  expect.soft(await findSticksOut(page), "cooking").toEqual([]);

  // A meal that can't be checked is not offered to a cook who avoids something.
  await page.goto("/allergies-diet");
  await page.getByRole("button", { name: "Peanuts" }).click();
  await isSynced(page);
  await context.setOffline(true);
  await page.goto("/single-meal-generation");
  await page.getByRole("link", { name: /^Dinner/ }).click();
  await expect(page.getByText(word).first()).toBeVisible();
  await spaceLetters(page, true);
  expect.soft(await findSticksOut(page), "ideas").toEqual([]);
});

test("[S5.35] a link to a meal that this device has not fetched looks it up, unless it is offline", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const uid = await createCook(account, {});
  await signIn(page, account);
  await isSynced(page);
  // Shared after this device has fetched the newest meals.
  await page.goto("/all-ai-meals");
  await expect(page.locator("#root")).not.toContainText("Fetching shared meals");
  await isControlled(page);
  const meal = makeSharedMeal(account);
  await writeServerFields(`aiMeals/${meal.id}`, meal);

  await context.setOffline(true);
  await page.goto(`/cook/${uid}/${meal.id}`);
  await expect(page.getByText("Recipe not found")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: meal.title })).toBeVisible();

  await page.goto(`/cook/${uid}/no-such-recipe`);
  await expect(page.getByText("Recipe not found")).toBeVisible();
});
