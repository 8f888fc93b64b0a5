import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { newAccount, signUp } from "./account.ts";
import { readRows } from "./device.ts";
import { exportedFiles } from "./exported-files.ts";
import { expect, test } from "./test.ts";

interface Brought {
  title: string;
  ingredients: { name: string; amount: string }[];
  instructions: string[];
}

/** The cook's own recipes on this device, by their titles. */
async function recipesHere(page: Page): Promise<Brought[]> {
  const rows = (await readRows(page, "personalRecipes")) as Brought[];
  return rows
    .map(({ title, ingredients, instructions }) => ({ title, ingredients, instructions }))
    .toSorted((one, other) => (one.title < other.title ? -1 : 1));
}

const EACH = 40;

test("a file of each kind is imported though its tab is killed in the middle, saved, and imported into another account: the same", async ({
  page,
  context,
  browser,
}) => {
  const files = await exportedFiles(EACH);
  const chosen = await Promise.all(
    files.map(async ({ name, contents }) => ({
      name,
      mimeType: "application/octet-stream",
      buffer: Buffer.from(await new Blob([contents]).arrayBuffer()),
    })),
  );
  const expected = files
    .flatMap(({ titles }) => titles)
    .map((title) => ({
      title,
      ingredients: [
        { name: "flour", amount: "200 g" },
        { name: "eggs", amount: "2" },
      ],
      instructions: title.startsWith("Cooklang ")
        ? ["Mix flour and eggs.", "Bake for 40 minutes."]
        : ["Mix.", "Bake for 40 minutes."],
    }))
    .toSorted((one, other) => (one.title < other.title ? -1 : 1));

  await signUp(page, newAccount());
  await page.goto("/import-recipes");
  await page.getByLabel("Choose files").setInputFiles(chosen);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const progress = page.getByRole("progressbar", { name: "Importing" });
  await expect(progress).toHaveAttribute("aria-valuetext", /^[1-9]\d+ recipes so far$/);
  await page.close();

  const next = await context.newPage();
  await next.goto("/");
  expect((await recipesHere(next)).length).toBeLessThan(expected.length);
  await next.goto("/import-recipes");
  await expect(next.getByText(`${expected.length} recipes imported`)).toBeVisible();
  expect(await recipesHere(next)).toEqual(expected);

  await next.goto("/account");
  const downloading = next.waitForEvent("download");
  await next.getByRole("button", { name: "Save my kitchen" }).click();
  const zip = await readFile(await (await downloading).path());

  const away = await browser.newContext();
  const other = await away.newPage();
  await signUp(other, newAccount());
  await other.goto("/import-recipes");
  const saved = { name: "simmer-kitchen.zip", mimeType: "application/zip", buffer: zip };
  await other.getByLabel("Choose files").setInputFiles(saved);
  await other.getByRole("button", { name: "Import", exact: true }).click();
  await expect(other.getByText(`${expected.length} recipes imported`)).toBeVisible();
  expect(await recipesHere(other)).toEqual(expected);
  await away.close();
});
