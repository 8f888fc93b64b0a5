import { createCook, isControlled, newAccount, signIn } from "./account.ts";
import { putRows, readRow } from "./device.ts";
import { setFilter } from "./meal-menu.ts";
import { writeServerFields } from "./server.ts";
import { makeSharedMeal } from "./shared-meal.ts";
import { expect, test } from "./test.ts";

/** Meals that a stranger shares, shown to a cook for whom they may be dangerous. */

test("a stranger's meal can't pass peanuts by the check, and always asks to read the labels", async ({
  page,
}) => {
  const account = newAccount();
  const meal = makeSharedMeal(account);
  const ingredient = (name: string) => [{ name, amount: "1" }];
  const share = (kind: string, fields: object) => {
    const id = `${meal.id}-${kind}`;
    return writeServerFields(`aiMeals/${id}`, {
      ...meal,
      id,
      recipeId: id,
      title: `${kind} ${meal.id}`,
      ...fields,
    });
  };
  await share("Plain", { ingredients: ingredient("apple") });
  await share("Dotted", { ingredients: ingredient("p.e.a.n.u.t.s") });
  await share("Pictured", { ingredients: ingredient("crunchy 🥜") });
  await share("Praised", { blurb: "With a heap of salted peanuts." });
  await share("Foreign", { ingredients: ingredient("арахис") });
  const title = `Praised ${meal.id}`;
  const stored = { title, imageUrl: "", recipeId: `${meal.id}-Praised`, planId: "" };
  const uid = await createCook(account, {
    allergies: ["peanuts"],
    storedMeals: [{ ...stored, storage: "freezer", storedAt: Date.now(), count: 2 }],
  });
  await signIn(page, account);
  await isControlled(page);

  await page.goto("/all-ai-meals");
  await page.getByRole("searchbox").fill(meal.id);
  const cards = page.getByRole("list", { name: "All AI meals" }).getByRole("listitem");
  await test.step("what they can't eat is left out from the start, which is said", async () => {
    const said = page.getByText(/^Only what you can eat\./);
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText("Plain");
    await expect(said).toContainText("3 meals with what you avoid left out.");
    await page.getByRole("searchbox").fill(`${meal.id} durian`);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(said).toBeVisible();
    await page.getByRole("searchbox").fill(meal.id);
    await page.getByRole("button", { name: "Show them" }).click();
    await expect(said).toHaveCount(0);
  });
  await expect(cards).toHaveCount(5);
  await expect(cards.filter({ hasText: "check the labels" })).toHaveCount(5);
  await expect(cards.filter({ hasText: "Contains peanuts" })).toHaveCount(3);
  await expect(cards.filter({ hasText: "Foreign" })).toContainText(
    "Could not be checked: “арахис”, in letters of another alphabet",
  );

  await test.step("what was found is kept for the next start, and believed only where nothing is damaged", async () => {
    const kept = (kind: string) => readRow(page, "keptChecks", `${meal.id}-${kind}`);
    await expect.poll(() => kept("Dotted")).toHaveProperty("seal");
    await expect.poll(() => kept("Plain")).toHaveProperty("seal");
    const [dotted, plain, praised] = [
      await kept("Dotted"),
      await kept("Plain"),
      await kept("Praised"),
    ];
    await putRows(page, [
      { store: "keptChecks", row: { ...(dotted as object), isAsItWas: true } },
      { store: "keptChecks", row: { ...(plain as object), id: `${meal.id}-Praised` } },
    ]);
    await page.reload();
    await expect(cards).toHaveCount(5);
    await expect(cards.filter({ hasText: "Contains peanuts" })).toHaveCount(3);
    await expect.poll(() => kept("Praised")).toEqual(praised);
    expect(await kept("Dotted")).toHaveProperty("isAsItWas");
  });

  await setFilter(page, "Only what I can eat");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("Plain");
  await expect(
    page.getByText(
      "3 meals with what you avoid left out. 1 meal could not be checked in full, so it is left out.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Filters, 1 set" })).toBeVisible();
  await page.getByRole("button", { name: "Show them" }).click();
  await expect(cards).toHaveCount(5);

  await page.goto(`/cook/${uid}/${meal.id}-Plain`);
  await expect(
    page.getByText(/Another cook shared this recipe\..*Always check the label\./),
  ).toBeVisible();

  await test.step("portions of one say what is in it before any card of it was shown", async () => {
    await page.goto("/eat");
    await page.getByRole("button", { name: `More for ${title} in the freezer` }).click();
    const contents = page.getByRole("list", { name: "What is in it" });
    await expect(contents).toContainText("Contains peanuts");
    await expect(contents).not.toContainText("Not checked");
    await page.getByRole("button", { name: "Label" }).click();
    await expect(page.getByRole("dialog", { name: "Label" })).toContainText("Contains peanuts");
  });
});
