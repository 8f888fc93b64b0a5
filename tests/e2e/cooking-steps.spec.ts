import { createCook, newAccount, signIn } from "./account.ts";
import { readRow } from "./device.ts";
import { findSticksOut } from "./enlarged.ts";
import { writeServerFields } from "./server.ts";
import { expect, test } from "./test.ts";

test("a step says how much it takes of an ingredient, in one list, and is read from two steps away on a tablet", async ({
  page,
}) => {
  const account = newAccount();
  const uid = await createCook(account, { sync: { v: 1, at: 1, clients: {} } } as never);
  await writeServerFields(`users/${uid}/personalRecipes/risotto`, {
    id: "risotto",
    userId: uid,
    title: "Leek risotto",
    ingredients: [
      { name: "chicken stock", amount: "1.2 l" },
      { name: "leeks, sliced", amount: "2" },
      { name: "risotto rice", amount: "300 g" },
    ],
    instructions: [
      "Soften the leeks in 3 tbsp of the stock for 10 minutes.",
      "Stir in the rice, then the stock, a ladle at a time, for 18 minutes.",
      "Fold the leeks through once more.",
    ],
    mealType: "dinner",
    blurb: "Stir, and stir again.",
    equipment: ["pot"],
    createdAt: 1,
    updatedAt: 1,
    v: 1,
  });
  await signIn(page, account);
  await page.goto(`/cook/${uid}/risotto`);
  await expect(
    page.getByText(/The screen stays on while you cook\.|can’t keep the screen on/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();

  const slip = page.getByRole("region", { name: "In this step" }).getByRole("listitem");
  const next = page.getByRole("button", { name: "Next", exact: true });
  await expect(slip).toHaveText(["3 tbsp of 1.2 l chicken stock", "2 leeks, sliced"]);
  await next.click();
  await expect(slip).toHaveText(["the rest of 1.2 l chicken stock", "300 g risotto rice"]);
  await next.click();
  await expect(slip).toHaveText(["leeks, sliced, from step 1"]);

  for (const [width, height] of [
    [820, 1180],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = (css: string) =>
      page.locator("#step-text > *").evaluate((text, name) => {
        return Number.parseFloat(getComputedStyle(text).getPropertyValue(name));
      }, css);
    await expect.poll(() => size("font-size")).toBeGreaterThanOrEqual(40);
    expect(await size("font-size")).toBeLessThanOrEqual(48);
    const control = await page.getByRole("button", { name: "Previous" }).boundingBox();
    expect(control?.height).toBeGreaterThanOrEqual(72);
    expect(await findSticksOut(page)).toEqual([]);
  }
  const beside = page.getByRole("complementary", { name: "Ingredients" });
  await expect(beside.getByRole("listitem")).toHaveText([
    "1.2 l chicken stock",
    "leeks, sliced, from step 1, in this step",
    "300 g risotto rice",
  ]);
  await expect(page.getByRole("region", { name: "In this step" })).toBeHidden();

  // A phone on its side shows the step's text above the buttons.
  await page.setViewportSize({ width: 844, height: 390 });
  const text = await page.locator("#step-text").boundingBox();
  const bar = await page.getByRole("button", { name: "Previous" }).boundingBox();
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThan(bar?.y ?? 0);

  // For six, the list and the steps have half as much again; times stay, and so does the six.
  await page.setViewportSize({ width: 390, height: 844 });
  const previous = page.getByRole("button", { name: "Previous" });
  await previous.click();
  await expect(page.getByRole("heading", { name: "Step 2 of 3" })).toBeFocused();
  await previous.click();
  await expect(page.getByRole("heading", { name: "Step 1 of 3" })).toBeFocused();
  await previous.click();
  const serves = page.getByRole("spinbutton", { name: "Serves" });
  await expect(serves).toHaveValue("4");
  await page.getByRole("button", { name: "Increase Serves" }).click();
  await expect(serves).toHaveValue("5");
  await page.getByRole("button", { name: "Increase Serves" }).click();
  await expect(serves).toHaveValue("6");
  const needed = page.getByRole("list", { name: "Ingredients" }).getByRole("listitem");
  await expect(needed).toHaveText(["1.8 l chicken stock", "3 leeks, sliced", "450 g risotto rice"]);
  await expect
    .poll(() => readRow(page, "settings", "own"))
    .toMatchObject({ serves: [{ recipeId: "risotto", serves: 6 }] });
  await page.reload();
  await expect(serves).toHaveValue("6");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(slip).toHaveText(["4½ tbsp of 1.8 l chicken stock", "3 leeks, sliced"]);
  await expect(page.locator("#step-text")).toContainText("10 minutes");

  // Read in the US, all of it is in cups and pounds, for six.
  const recipe = page.url();
  await expect.poll(() => readRow(page, "cookSessions", "risotto")).toMatchObject({ step: 1 });
  await page.goto("/user-settings");
  const units = page.getByRole("region", { name: "Units" });
  await expect(units).toContainText("450 g potatoes · 1 cup milk · Bake at 180°C");
  await units.getByRole("radio", { name: "US" }).check();
  await expect(units).toContainText("1 lb potatoes · 1 cup milk · Bake at 350°F");
  await expect.poll(() => readRow(page, "settings", "own")).toMatchObject({ units: "us" });
  await page.goto(recipe);
  await expect(slip).toHaveText(["4½ tbsp of 7½ cups chicken stock", "3 leeks, sliced"]);
});
