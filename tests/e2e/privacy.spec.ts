import { newAccount, signUp } from "./account.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

test("what is kept where is told to visitors who sign up, and to cooks in their settings", async ({
  page,
}) => {
  const title = page.getByRole("heading", { level: 1, name: "Your data" });
  await page.goto("/signup");
  await page.locator('a[href="/privacy"]').click();
  await expect(title).toBeVisible();
  await expect(page.getByText("says something about your health")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("button", { name: "Sign Up" })).toBeVisible();

  await signUp(page, newAccount());
  await page.goto("/user-settings");
  await page.getByRole("link", { name: /Your data/ }).click();
  await expect(title).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/user-settings$/);
});
