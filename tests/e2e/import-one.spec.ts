import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { createCook, isControlled, isSynced, newAccount, signIn } from "./account.ts";
import { openPersonalRecipes } from "./personal-recipes.ts";
import { pictureFile } from "./picture-file.ts";
import { listServerFields } from "./server.ts";
import { expect, test } from "./test.ts";

/** One recipe from elsewhere: it arrives in the form, is checked there, and saved like any other. */

const PANCAKES = `Lemon pancakes
Thin ones, as my aunt makes them.
Serves 2 | Prep 20 min
Ingredients
- 200 g flour
- 300 ml milk
- 2 lemons
Method
1. Whisk the flour and the milk.
2. Fry, and serve with lemon.
Notes
Let the batter stand.
Source: Old book
https://pancakes.example/lemon`;

test("a whole pasted recipe fills in the form offline, with what the cook avoids, and is saved with its source and note", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const uid = await createCook(account, { allergies: ["dairy"] });
  await signIn(page, account);
  await isSynced(page);
  await page.goto("/upload-recipe");
  const field = (name: string) => page.getByLabel(name, { exact: true });

  await test.step("what was typed before is replaced, which can be undone", async () => {
    await field("Title").fill("Typed by hand");
    await page.getByText("From a link, a text or a photo").click();
    await page
      .getByLabel("The recipe, or its link")
      .fill("Soup\nIngredients\nleeks\nMethod\nBoil.");
    await page.getByRole("button", { name: "Fill in the form" }).click();
    await expect(field("Title")).toHaveValue("Soup");
    await expect(page.getByText("The ingredients have no amounts.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(field("Title")).toHaveValue("Typed by hand");
  });

  await isControlled(page);
  await context.setOffline(true);
  await page.getByLabel("The recipe, or its link").fill(PANCAKES);
  await page.getByRole("button", { name: "Fill in the form" }).click();
  await expect(field("Title")).toHaveValue("Lemon pancakes");
  await expect(field("Description")).toHaveValue("Thin ones, as my aunt makes them.");
  await expect(field("Ingredient 2 name")).toHaveValue("milk");
  await expect(field("Ingredient 2 amount")).toHaveValue("300 ml");
  await expect(field("Step 2")).toHaveValue("Fry, and serve with lemon.");
  await expect(page.getByText("Filled in with what could be read")).toBeInViewport();
  await expect(page.getByRole("note", { name: "Against your settings" })).toContainText(
    "Contains dairy: milk",
  );
  await expect(page.getByLabel("Notes with it")).toHaveValue(/Serves 2[^]*Let the batter stand\./);

  await page.getByRole("button", { name: "Upload Recipe" }).click();
  await expect(page).toHaveURL(/\/personal-recipes$/);
  // The list leaves out what the cook avoids, and says so.
  await page.getByRole("button", { name: "Show it" }).click();
  await page.getByRole("link", { name: "Lemon pancakes", exact: true }).click();
  await expect(page.getByText("From Old book")).toBeVisible();
  await expect(page.getByRole("link", { name: "pancakes.example" })).toHaveAttribute(
    "href",
    "https://pancakes.example/lemon",
  );
  await expect(page.getByText("Let the batter stand.")).toBeVisible();

  await context.setOffline(false);
  await page.goto("/explore");
  await openPersonalRecipes(page);
  await isSynced(page);
  expect(await listServerFields(`users/${uid}/personalRecipes`)).toMatchObject([
    { title: "Lemon pancakes", source: "Old book, https://pancakes.example/lemon" },
  ]);
});

const SOUP = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Leek soup",
  description: "Green &amp; quick.",
  recipeYield: "4 servings",
  recipeIngredient: ["3 leeks", "1 l water"],
  recipeInstructions: [{ "@type": "HowToStep", text: "Boil the leeks." }],
};

test("a link is fetched by the recipe service, and its recipe arrives in the form; what can't be had is told", async ({
  page,
}) => {
  const toast = { ...SOUP, name: "Toast", recipeIngredient: ["1 slice bread"] };
  const site = createServer((request, response) => {
    const isThere = request.url === "/soup";
    response.writeHead(isThere ? 200 : 404, { "content-type": "text/html" });
    response.end(
      `<script type="application/ld+json">${JSON.stringify([toast, SOUP])}</script><p>A story.`,
    );
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const account = newAccount();
  await createCook(account, {});
  await signIn(page, account);
  await page.goto("/upload-recipe");
  const fillIn = async (pasted: string) => {
    await page.getByLabel("The recipe, or its link").fill(pasted);
    await page.getByRole("button", { name: "Fill in the form" }).click();
  };
  await page.getByText("From a link, a text or a photo").click();

  await page.getByLabel(/^Or choose a file/).setInputFiles([
    {
      name: "soup.html",
      mimeType: "text/html",
      buffer: Buffer.from(`<script type="application/ld+json">${JSON.stringify(SOUP)}</script>`),
    },
  ]);
  await expect(page.getByLabel("Title")).toHaveValue("Leek soup");
  await page
    .getByLabel(/^Or choose a file/)
    .setInputFiles([{ name: "soup.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") }]);
  await expect(page.getByRole("alert")).toContainText("This file is no picture that can be read.");
  // The suite's own service has no model.
  await page.getByLabel(/^Or choose a file/).setInputFiles(await pictureFile(page));
  await expect(page.getByRole("alert")).toContainText(
    "Photos can’t be read here: this Simmer has no model that sees.",
  );
  await expect(page.getByLabel("Title")).toHaveValue("Leek soup");

  await fillIn(`${address}/gone`);
  await expect(page.getByRole("alert")).toContainText("its site answered 404");
  await fillIn("http://10.0.0.1/");
  await expect(page.getByRole("alert")).toContainText("The page could not be reached");

  await page.goto(`/upload-recipe?title=Soup&url=${encodeURIComponent(`${address}/soup`)}`);
  await expect(page.getByLabel("The recipe, or its link")).toHaveValue(`${address}/soup`);
  await page.getByRole("button", { name: "Fill in the form" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Leek soup");
  await expect(page.getByLabel("Description")).toHaveValue("Green & quick.");
  await expect(page.getByLabel("Ingredient 2 amount")).toHaveValue("1 l");
  await expect(page.getByLabel("Where it is from")).toHaveValue(`${address}/soup`);
  await page
    .getByRole("group", { name: "Recipes on the page" })
    .getByRole("button", { name: "Toast" })
    .click();
  await expect(page.getByLabel("Title")).toHaveValue("Toast");
  site.close();
});

test("what another app shares fills in the form or is imported, offline", async ({
  page,
  context,
  baseURL,
}) => {
  const account = newAccount();
  await createCook(account, {});
  await signIn(page, account);
  await isSynced(page);
  await isControlled(page);
  await context.setOffline(true);
  const share = async (
    text: string,
    files: { name: string; type: string; text: string | Buffer }[],
  ) => {
    // As the system does it: the app's own policy allows no forms.
    await page.goto("about:blank");
    await page.setContent(
      `<form action="${baseURL}/shared" method="post" enctype="multipart/form-data">
        <textarea name="text"></textarea><input name="files" type="file" multiple><button>Share</button>
      </form>`,
    );
    await page.locator("[name=text]").fill(text);
    await page.locator("[name=files]").setInputFiles(
      files.map(({ name, type, text: contents }) => ({
        name,
        mimeType: type,
        buffer: typeof contents === "string" ? Buffer.from(contents) : contents,
      })),
    );
    await page.getByRole("button", { name: "Share" }).click();
  };
  const saved = `<script type="application/ld+json">${JSON.stringify(SOUP)}</script>`;
  const { buffer: photo } = await pictureFile(page);

  await share(PANCAKES, []);
  await expect(page.getByLabel("Title")).toHaveValue("Lemon pancakes");
  await share("", [{ name: "soup.html", type: "text/html", text: saved }]);
  await expect(page.getByLabel("Title")).toHaveValue("Leek soup");
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Leek soup");
  await share("Soup\nIngredients\n2 leeks", [
    { name: "soup.jpg", type: "image/jpeg", text: photo },
  ]);
  await expect(page.getByLabel("Title")).toHaveValue("Soup");
  await expect(page.getByText("A photo was shared")).toBeVisible();
  await page.getByRole("button", { name: "Read the photo" }).click();
  await expect(page.getByRole("alert")).toContainText("Check your connection and try again.");

  await share("", [
    { name: "Suppe für zwei.html", type: "text/html", text: saved },
    { name: "toast.txt", type: "text/plain", text: "Toast\nIngredients\n1 slice bread" },
  ]);
  await expect(page.getByRole("list", { name: "Chosen files" })).toContainText("Suppe für zwei");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("2 recipes imported")).toBeVisible();
  await expect(page).toHaveURL(/\/import-recipes$/u);
});
