import { createCook, isSynced, newAccount, signIn } from "./account.ts";
import { writeServerFields } from "./server.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

/** Lines that hold more than one thing: on the shopping list, and pasted into the form. */

test("two foods in one line are two things to buy; pasted lines are rows, and what does not fit is said", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const at = 1_790_000_000_000;
  const uid = await createCook(account, {
    sync: { v: 1, at, clients: {} },
  } as never);
  await writeServerFields(`users/${uid}/aiMealPlans/p`, {
    id: "p",
    status: "new",
    createdAt: at,
    updatedAt: at,
    userId: uid,
    v: 1,
    recipes: [
      {
        id: "soup",
        title: "Leek Soup",
        ingredients: [
          { name: "salt and pepper", amount: "" },
          { name: "shallots and 2 leeks", amount: "4" },
        ],
        instructions: ["Simmer for 20 minutes."],
        mealType: "dinner",
        blurb: "Green.",
        equipment: [],
        cooked: false,
      },
    ],
  });
  await signIn(page, account);
  await isSynced(page);

  await test.step("a planned recipe's lines of two foods are four things on the list", async () => {
    await page.goto("/plan/p");
    await page.getByRole("button", { name: "Add all to shopping list" }).click();
    await expect(page.getByRole("button", { name: "All on the shopping list" })).toBeVisible();
    await page.goto("/shopping-list");
    const things = page.getByRole("region", { name: "To buy" }).getByRole("checkbox");
    await expect(things).toHaveCount(4);
    const row = (name: RegExp) => page.getByRole("listitem").filter({ hasText: name });
    await expect(row(/^Salt/)).toBeVisible();
    await expect(row(/^(?:Black )?pepper/i)).toBeVisible();
    await expect(row(/^Shallots/)).toContainText("4");
    await expect(row(/^Leeks/)).toContainText("2");
  });

  await test.step("several pasted lines are as many rows, their amounts apart", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/upload-recipe");
    const paste = async (label: string, text: string) => {
      await page.evaluate((words) => navigator.clipboard.writeText(words), text);
      await page.getByLabel(label, { exact: true }).focus();
      await page.keyboard.press("ControlOrMeta+V");
    };
    await paste("Ingredient 1 name", "- 200 g carrots\n- 2 tbsp olive oil\n- salt");
    const field = (place: number, part: "name" | "amount") =>
      page.getByLabel(`Ingredient ${place} ${part}`, { exact: true });
    await expect(field(1, "name")).toHaveValue("carrots");
    await expect(field(1, "amount")).toHaveValue("200 g");
    await expect(field(2, "amount")).toHaveValue("2 tbsp");
    await expect(field(3, "name")).toHaveValue("salt");

    const many = Array.from({ length: 59 }, (_, place) => `${place + 1} g spice ${place + 1}x`);
    await paste("Ingredient 3 name", many.join("\n"));
    await expect(field(60, "name")).toHaveValue("spice 57x");
    const said = page.getByRole("status").filter({ hasText: "did not fit" });
    await expect(said).toContainText("2 lines did not fit");
    await expect(said).toContainText("A recipe holds 60 ingredients");
    await expect(said).toContainText("58 g spice 58x; 59 g spice 59x");
  });
});
