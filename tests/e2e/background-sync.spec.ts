import { expect, test } from "@playwright/test";

import { isControlled, isSynced, newAccount, signUp, uidOf } from "./account.ts";
import { readServerDocument } from "./server.ts";

test("what was changed offline reaches the server with the app closed", async ({ context }) => {
  const page = await context.newPage();
  await signUp(page, newAccount());
  const uid = await uidOf(page);
  await isControlled(page);
  await isSynced(page);

  await context.setOffline(true);
  await page.getByRole("link", { name: "User settings" }).click();
  await page.getByRole("link", { name: /Allergies & Diet/ }).click();
  await page.getByRole("button", { name: "Sesame" }).click();
  await expect(page.getByRole("button", { name: "Sesame" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.close();
  expect(JSON.stringify(await readServerDocument(`users/${uid}`))).not.toContain("sesame");

  await context.setOffline(false);
  await expect
    .poll(async () => JSON.stringify(await readServerDocument(`users/${uid}`)), {
      timeout: 60_000,
      message: "the service worker pushes what is pending",
    })
    .toContain("sesame");
  expect(context.pages()).toHaveLength(0);
});
