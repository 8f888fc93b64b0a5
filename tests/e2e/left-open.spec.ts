import { createCook, isSynced, newAccount, signIn } from "./account.ts";
import { writeServerFields } from "./server.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

/** Screens that are left open overnight say the next day's words. */

const HOUR = 3_600_000;

test("home and a plan left open over midnight say today of what was for tomorrow", async ({
  page,
}) => {
  const account = newAccount();
  const evening = new Date();
  evening.setHours(22, 0, 0, 0);
  const at = 1_790_000_000_000;
  const day = new Date(evening.getTime() + 12 * HOUR);
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  const tomorrow = `${day.getFullYear()}-${month}-${date}`;
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
    lastDay: tomorrow,
    recipes: [
      {
        id: "soup",
        title: "Leek Soup",
        ingredients: [{ name: "leeks", amount: "2" }],
        instructions: ["Simmer for 20 minutes."],
        mealType: "dinner",
        blurb: "Green.",
        equipment: [],
        cooked: false,
        day: tomorrow,
      },
    ],
  });
  await page.clock.install({ time: evening });
  await signIn(page, account);
  await isSynced(page);

  // A second tab would share the database; the plan and home are each left open in turn.
  await page.goto("/plan/p");
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  const soupIsBelow = (name: string) =>
    expect(
      page
        .getByRole("listitem")
        .filter({ has: heading(name) })
        .locator("xpath=following-sibling::li[1]"),
    ).toContainText("Leek Soup");
  await soupIsBelow("Tomorrow");
  await page.clock.fastForward(3 * HOUR);
  await soupIsBelow("Today");

  await page.clock.setSystemTime(evening);
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main).toContainText("Tomorrow");
  await page.clock.fastForward(3 * HOUR);
  await expect(main).not.toContainText("Tomorrow");
});
