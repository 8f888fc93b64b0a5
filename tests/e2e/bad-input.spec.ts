import type { Page } from "@playwright/test";

import { isSynced, newAccount, signUp, uidOf } from "./account.ts";
import { chooseFromMenu } from "./meal-menu.ts";
import { fieldOf, insert, NO_WORDS, ODD_WORDS, visit, watch } from "./odd-input.ts";
import { saveTwoDinners } from "./saved-plans.ts";
import { listServerFields, readServerFields } from "./server.ts";
import { expect, test } from "./test.ts";

/**
 * Unusual input: each form shows an error beside the field and focuses it, or accepts the input as text;
 * numbers stay within bounds; a form submitted twice is stored once.
 */

const alert = (page: Page) => page.getByRole("alert");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Expects the focus on the named field, which is marked as invalid and says why. */
async function expectWrong(page: Page, label: string, message: string): Promise<void> {
  const field = fieldOf(page, label);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(message));
}

/** Expects the numbers of a plan's setup to be whole and in bounds, whatever is put in. */
async function expectBounded(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole("spinbutton", { name, exact: true });
  for (const [words, days, people] of [
    ["0", "1", "1"],
    ["-4", "1", "1"],
    ["99", "14", "8"],
    ["2.6", "3", "3"],
    ["2,4", "2", "2"],
    ["5 days", "5", "5"],
    ["1e9", "5", "5"],
    ["9".repeat(500), "14", "8"],
    [ODD_WORDS.script, "14", "8"],
    [ODD_WORDS["right to left"], "14", "8"],
    ["", "14", "8"],
  ] as const) {
    for (const [name, value] of [
      ["Duration", days],
      ["People", people],
    ] as const) {
      await insert(page, name, words);
      await field(name).blur();
      await expect(field(name)).toHaveValue(value);
    }
  }
}

test("login and signup accept odd input as text, and blank input as empty", async ({ page }) => {
  // The browser's console shows the requests that Auth rejects.
  const calm = watch(page, [/Failed to load resource/]);
  await page.goto("/login");
  const signIn = button(page, "Sign In");
  for (const [name, words] of Object.entries(NO_WORDS)) {
    await test.step(`login with ${name}`, async () => {
      await insert(page, "Email", words);
      await insert(page, "Password", "leek-and-potato");
      await signIn.click();
      await expect(alert(page)).toHaveText("Please fill in all fields");
      await expectWrong(page, "Email", "Please fill in all fields");
    });
  }
  await insert(page, "Email", "robin@example.com");
  await insert(page, "Password", "");
  await page.keyboard.press("Enter");
  await expect(alert(page)).toHaveText("Please fill in all fields");
  await expectWrong(page, "Password", "Please fill in all fields");
  for (const [name, words] of Object.entries(ODD_WORDS)) {
    await test.step(`login with ${name}`, async () => {
      await insert(page, "Email", words);
      await insert(page, "Password", words);
      await signIn.click();
      await expect(signIn).not.toHaveAttribute("aria-busy");
      await expect(alert(page)).toHaveText("Failed to sign in. Please check your credentials.");
    });
  }

  await page.getByRole("link", { name: "Forgot your password?" }).click();
  const send = button(page, "Send link");
  // Both forms have such a field: before the navigation, this form's would be filled.
  await expect(send).toBeVisible();
  for (const words of Object.values(NO_WORDS)) {
    await insert(page, "Email", words);
    await send.click();
    await expect(alert(page)).toHaveText("Please enter your email");
    await expectWrong(page, "Email", "Please enter your email");
  }
  for (const words of [...Object.values(ODD_WORDS), "a@b@c", "robin@"]) {
    await insert(page, "Email", words);
    await send.click();
    await expect(alert(page)).toHaveText("Invalid email address");
    await expectWrong(page, "Email", "Invalid email address");
  }

  await page.goto("/signup");
  const labels = ["Display name", "Email", "Password", "Confirm password"];
  for (const empty of labels) {
    await test.step(`signup without ${empty}`, async () => {
      for (const label of labels) {
        const words = label === "Email" ? "robin@example.com" : "leek-and-potato";
        await insert(page, label, label === empty ? "" : words);
      }
      await button(page, "Sign Up").click();
      await expect(alert(page)).toHaveText("Please fill in all fields");
      await expectWrong(page, empty, "Please fill in all fields");
    });
  }
  await insert(page, "Confirm password", "leek and potato");
  await button(page, "Sign Up").click();
  await expect(alert(page)).toHaveText("Passwords do not match");
  await expectWrong(page, "Confirm password", "Passwords do not match");
  await insert(page, "Password", "🥕");
  await insert(page, "Confirm password", "🥕");
  await button(page, "Sign Up").click();
  await expect(alert(page)).toHaveText("Password must be at least 6 characters");
  await expectWrong(page, "Password", "Password must be at least 6 characters");
  await insert(page, "Password", "leek-and-potato");
  await insert(page, "Confirm password", "leek-and-potato");
  for (const words of [ODD_WORDS.markup, ODD_WORDS["right to left"], "a@b@c", "robin@"]) {
    await insert(page, "Email", words);
    await button(page, "Sign Up").click();
    await expect(alert(page)).toHaveText("Invalid email address");
    await expectWrong(page, "Email", "Invalid email address");
  }
  await calm.expectCalm();
});

test("a name of markup is a name; an account asked for twice is one", async ({ page }) => {
  const calm = watch(page);
  const account = newAccount();
  await page.goto("/signup");
  await insert(page, "Display name", ODD_WORDS.markup);
  await insert(page, "Email", account.email);
  await insert(page, "Password", account.password);
  await insert(page, "Confirm password", account.password);
  await button(page, "Sign Up").dblclick();
  await expect(page.getByRole("heading", { name: "What do you avoid?" })).toBeVisible();
  await button(page, "Skip").click();
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await button(page, "Skip").click();
  await test.step("the first run's numbers stay whole and in bounds", async () => {
    await expect(page.getByText("Step 3 of 3")).toBeVisible();
    await expectBounded(page);
  });
  await page.getByRole("link", { name: "User settings" }).click();
  await expect(page.getByText(`Welcome, ${ODD_WORDS.markup}`)).toBeVisible();
  await calm.expectCalm();
});

test.describe("signed in", () => {
  test.describe.configure({ mode: "serial" });
  let page: Page;
  let uid: string;
  const account = newAccount();
  let calm: ReturnType<typeof watch>;

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    calm = watch(page);
    await signUp(page, account);
    uid = await uidOf(page);
  });
  test.afterEach(() => calm.expectCalm());
  test.afterAll(() => page.close());

  test("plan setup keeps days and people whole and in bounds, and says what it needs", async () => {
    await page.goto("/meal-plan-setup");
    const proceed = button(page, "Continue");
    const field = (name: string) => page.getByRole("spinbutton", { name, exact: true });
    await expectBounded(page);
    await insert(page, "Duration", "14");
    await insert(page, "People", "8");
    await field("People").blur();
    await expect(alert(page)).toHaveText("Maximum 30 serves allowed (currently 112)");
    for (const name of ["Duration", "People"]) {
      await expect(field(name)).toHaveAttribute("aria-invalid", "true");
      await expect(field(name)).toHaveAccessibleDescription(/Maximum 30 serves allowed/);
    }
    await expect(proceed).toBeDisabled();
    await insert(page, "People", "2");
    await field("People").blur();
    await expect(alert(page)).toHaveCount(0);
    await button(page, "Dinner").click();
    await expect(alert(page)).toHaveText("Please select at least one meal");
    await expect(page.getByRole("group", { name: "Meals" })).toHaveAccessibleDescription(
      /Please select at least one meal/,
    );
    await expect(proceed).toBeDisabled();
    await button(page, "Dinner").click();
    await expect(proceed).toBeEnabled();
  });

  test("a recipe says what it lacks, takes odd words for words, and is saved once", async () => {
    await page.goto("/explore");
    await page.getByRole("link", { name: /^Upload Personal Recipe/ }).click();
    const upload = button(page, "Upload Recipe");
    const needs = [
      ["Title", "Recipe title is required"],
      ["Description", "Recipe description is required"],
      ["Ingredient 1 name", "All ingredients must have both name and amount"],
      ["Ingredient 1 amount", "All ingredients must have both name and amount"],
      ["Step 1", "All instructions must be filled out"],
    ] as const;
    for (const [label, message] of needs) {
      for (const [name, words] of Object.entries(NO_WORDS)) {
        await test.step(`${label} with ${name}`, async () => {
          await insert(page, label, words);
          await upload.click();
          await expect(page.getByText(message)).toBeVisible();
          await expectWrong(page, label, message);
        });
      }
      await insert(page, label, ODD_WORDS["10,000 characters"]);
    }
    const lengths = { Title: 120, Description: 280, "Ingredient 1 name": 200, "Step 1": 2_000 };
    for (const [label, length] of Object.entries(lengths)) {
      const value = await page.getByLabel(label, { exact: true }).inputValue();
      expect(value, label).toHaveLength(length);
    }

    await insert(page, "Title", ODD_WORDS.markup);
    await insert(page, "Description", ODD_WORDS.script);
    await insert(page, "Ingredient 1 name", ODD_WORDS["right to left"]);
    await insert(page, "Ingredient 1 amount", ODD_WORDS.emoji);
    await button(page, "Add ingredient").click();
    await insert(page, "Ingredient 2 name", ODD_WORDS.markup);
    await insert(page, "Ingredient 2 amount", ODD_WORDS.template);
    await insert(page, "Step 1", `${ODD_WORDS.script} for 10 minutes`);
    await test.step("going back in the middle asks, and keeps what was written", async () => {
      await page.evaluate(() => window.history.back());
      await expect(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
      await button(page, "Keep writing").click();
      await expect(page.getByLabel("Title", { exact: true })).toHaveValue(ODD_WORDS.markup);
    });
    await upload.dblclick();
    await expect(page.getByRole("status").filter({ hasText: "Recipe saved" })).toBeVisible();
    await expect(page).toHaveURL(/\/personal-recipes$/);
    await expect(page.getByRole("link", { name: ODD_WORDS.markup, exact: true })).toHaveCount(1);
    await isSynced(page);
    const saved = await listServerFields(`users/${uid}/personalRecipes`);
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({
      title: ODD_WORDS.markup,
      blurb: ODD_WORDS.script,
      ingredients: [
        { name: ODD_WORDS["right to left"], amount: ODD_WORDS.emoji },
        { name: ODD_WORDS.markup, amount: ODD_WORDS.template },
      ],
      instructions: [`${ODD_WORDS.script} for 10 minutes`],
    });
  });

  test("odd words are words wherever they are shown, and can be searched for", async () => {
    await chooseFromMenu(page, ODD_WORDS.markup, "Add to shopping list");
    await page.getByRole("button", { name: `Favorite: ${ODD_WORDS.markup}` }).click();
    await chooseFromMenu(page, ODD_WORDS.markup, "Add to current meals");
    const search = page.getByRole("searchbox", { name: "Search recipes" });
    for (const [name, words] of Object.entries(ODD_WORDS)) {
      await test.step(`search for ${name}`, async () => {
        await search.fill("");
        await search.focus();
        await page.keyboard.insertText(words);
        expect((await search.inputValue()).length).toBeLessThanOrEqual(120);
        const isThere = ["markup", "right to left", "script"].includes(name);
        await expect(
          isThere
            ? page.getByRole("link", { name: ODD_WORDS.markup, exact: true })
            : page.getByText("No recipes match"),
        ).toBeVisible();
        await expect(page.getByText(isThere ? "1 recipe found" : "0 recipes found")).toBeAttached();
      });
    }
    await test.step("what is damaged of the filters counts as none", async () => {
      await page.evaluate(() => {
        for (const key of Object.keys(sessionStorage)) {
          if (key.startsWith("simmer.filters.")) sessionStorage.setItem(key, '{"text":7}');
        }
      });
      await page.reload();
      await expect(page.getByRole("link", { name: ODD_WORDS.markup, exact: true })).toBeVisible();
      await expect(search).toHaveValue("");
    });
    await search.fill("no such meal");
    await button(page, "Clear filters").click();
    await page.getByRole("link", { name: ODD_WORDS.markup, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: ODD_WORDS.markup })).toBeVisible();
    await button(page, "Start").click();
    await expect(page.getByText(ODD_WORDS.script)).toBeVisible();
    await visit(page, "/shopping-list");
    await expect(page.getByRole("checkbox", { name: ODD_WORDS["right to left"] })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: ODD_WORDS.markup })).toBeVisible();
    for (const path of ["/favorite-meals", `/cook/${uid}`]) {
      await visit(page, path);
      await expect(page.getByRole("link", { name: ODD_WORDS.markup, exact: true })).toBeVisible();
    }
  });

  test("a report needs words, takes 4,000 of any kind, and is sent once", async () => {
    await button(page, "Report an issue").click();
    const label = "What went wrong, or what would you like?";
    for (const words of Object.values(NO_WORDS)) {
      await insert(page, label, words);
      await button(page, "Send").click();
      await expectWrong(page, label, "Please tell us what happened");
    }
    await insert(page, label, ODD_WORDS["10,000 characters"]);
    await expect(page.getByLabel(label)).toHaveValue("x".repeat(4_000));
    await insert(page, label, ODD_WORDS.script + uid);
    await button(page, "Send").dblclick();
    const dialog = page.getByRole("dialog", { name: "Report an Issue" });
    await expect(dialog.getByRole("status")).toContainText("Thank you");
    await expect(dialog).toBeHidden();
    await isSynced(page);
    const reports = await listServerFields("feedback");
    expect(reports.filter((report) => report["uid"] === uid)).toMatchObject([
      { text: ODD_WORDS.script + uid },
    ]);
  });

  test("the account's forms say what they lack, and take odd words for words", async () => {
    await visit(page, "/account");
    const dialog = page.getByRole("dialog");
    const submit = (name: string) => dialog.getByRole("button", { name, exact: true }).click();

    await button(page, "Change name").click();
    for (const words of Object.values(NO_WORDS)) {
      await insert(page, "Display name", words);
      await submit("Save name");
      await expectWrong(page, "Display name", "Please enter a name");
    }
    await insert(page, "Display name", ODD_WORDS["10,000 characters"]);
    await expect(fieldOf(page, "Display name")).toHaveValue("x".repeat(256));
    await insert(page, "Display name", ODD_WORDS.script);
    await dialog.getByRole("button", { name: "Save name" }).dblclick();
    await expect(page.getByText("Your name is changed")).toHaveCount(1);
    await expect(page.getByRole("list", { name: "Your account" })).toContainText(ODD_WORDS.script);

    await button(page, "Change email").click();
    for (const words of Object.values(NO_WORDS)) {
      await insert(page, "New email", words);
      await submit("Send link");
      await expectWrong(page, "New email", "Please fill in all fields");
    }
    await insert(page, "New email", "kim@example.com");
    await submit("Send link");
    await expectWrong(page, "Current password", "Please fill in all fields");
    await insert(page, "Current password", account.password);
    for (const words of [...Object.values(ODD_WORDS), "a@b@c", "robin@"]) {
      await insert(page, "New email", words);
      await submit("Send link");
      await expectWrong(page, "New email", "Invalid email address");
    }
    await insert(page, "New email", account.email.toUpperCase());
    await submit("Send link");
    await expectWrong(page, "New email", "That is already your email");
    await page.keyboard.press("Escape");

    await button(page, "Change password").click();
    const { password } = account;
    for (const [now, next, again, wrong, message] of [
      ["", "leek-and-rice", "leek-and-rice", "Current password", "Please fill in all fields"],
      [password, "", "leek-and-rice", "New password", "Please fill in all fields"],
      [password, "leek-and-rice", "", "Confirm new password", "Please fill in all fields"],
      [password, "leek-and-rice", "leek", "Confirm new password", "Passwords do not match"],
      [password, "🥕", "🥕", "New password", "Password must be at least 6 characters"],
      [password, password, password, "New password", "That is the password you have now"],
    ] as const) {
      await insert(page, "Current password", now);
      await insert(page, "New password", next);
      await insert(page, "Confirm new password", again);
      await submit("Change password");
      await expectWrong(page, wrong, message);
    }
    await page.keyboard.press("Escape");

    await page.getByRole("link", { name: "Delete my account" }).click();
    await button(page, "Delete for good").click();
    await expectWrong(page, "Your password", "Please enter your password");
    await insert(page, "Your password", ODD_WORDS["10,000 characters"]);
    await expect(fieldOf(page, "Your password")).toHaveValue("x".repeat(256));
    await page.getByRole("link", { name: "Keep my account" }).click();
  });

  test("a log takes whole portions in bounds, and is saved once", async () => {
    const planId = await saveTwoDinners(page);
    await page.getByRole("list", { name: "Recipes" }).getByRole("link").first().click();
    await expect(page).toHaveURL(new RegExp(`/plan/${planId}/[^/]+$`));
    await visit(page, `${new URL(page.url()).pathname}/track`);
    const field = (name: string) => page.getByRole("spinbutton", { name, exact: true });
    for (const name of ["Serves cooked", "Fridge portions", "Freezer portions"]) {
      for (const [words, value] of [
        ["-3", "0"],
        ["1.6", "2"],
        ["1000", "99"],
        ["none", "99"],
        ["3 portions", "3"],
      ] as const) {
        await insert(page, name, words);
        await field(name).blur();
        await expect(field(name)).toHaveValue(value);
      }
    }
    // Portions beyond what was cooked are not stored, and an alert says why.
    await expect(page.getByRole("alert")).toHaveText(
      "That is 3 portions more than you cooked. Put away fewer, or raise the serves.",
    );
    await expect(button(page, "Save")).toBeDisabled();
    await insert(page, "Serves cooked", "6");
    await field("Serves cooked").blur();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("radio", { name: "5 stars" }).check();
    await button(page, "Save").dblclick();
    await expect(page).toHaveURL(/\/$/);
    await isSynced(page);
    const user = await readServerFields(`users/${uid}`);
    expect(user?.["storedMeals"]).toMatchObject([
      { storage: "fridge", count: 3 },
      { storage: "freezer", count: 3 },
    ]);
    const [stored] = (user?.["storedMeals"] ?? []) as { recipeId: string }[];
    const shared = await readServerFields(`aiMeals/${stored?.recipeId}`);
    expect(shared).toMatchObject({ ratingCount: 1, ratingAverage: 5 });
  });

  test("addresses that lead nowhere say so, whatever is in them", async () => {
    const ids = [
      "nothing-here",
      "..",
      "%2F",
      "%2e%2e%2f",
      "__proto__",
      "constructor",
      "%00",
      "%E0%A4%A",
      "🥘",
      "مرق",
      encodeURIComponent(ODD_WORDS.markup),
      "x".repeat(2_000),
    ];
    const noPlan = "No meal plan or user ID found";
    const noRecipe = "Recipe not found";
    const noAddress = "There is nothing at this address";
    const screens = [
      [(id: string) => `/plan/${id}`, noPlan],
      [(id: string) => `/plan/p/${id}`, noRecipe],
      [(id: string) => `/cook/${id}`, noPlan],
      [(id: string) => `/plan/${id}/r`, noRecipe],
      [(id: string) => `/ai-meal-idea-generation/${id}`, noAddress],
      [(id: string) => `/plan/${id}/r/track`, noRecipe],
      [(id: string) => `/cook/${uid}/${id}`, noRecipe],
      [(id: string) => `/cook/${uid}/${id}/track`, noRecipe],
      [(id: string) => `/upload-recipe?edit=${id}`, noRecipe],
      [(id: string) => `/upload-recipe?duplicate=${id}`, noRecipe],
    ] as const;
    for (const [at, id] of ids.entries()) {
      // A merely unknown id is tried on every screen; the odd ids are spread over the screens.
      const shows = (index: number) => at === 0 || index % 4 === at % 4;
      for (const [path, message] of screens.filter((_, index) => shows(index))) {
        await test.step(path(id).slice(0, 60), async () => {
          // Another screen in between, so that the next text can't be left over from the previous
          // screen.
          await visit(page, "/explore");
          await expect(page.getByRole("heading", { level: 1, name: "Explore" })).toBeVisible();
          await visit(page, path(id));
          // An id that climbs the path names another screen; one that can't be decoded names none
          // at all.
          const climbs = id === ".." || id === "%2e%2e%2f";
          const shown = climbs ? page.locator("h1") : page.getByText(message);
          await expect(shown.or(page.getByText(noAddress)).first()).toBeVisible();
          await expect(page.getByText("Something went wrong")).toHaveCount(0);
        });
      }
    }
    // The server also answers every address with the app.
    for (const id of ["%2F", "__proto__", "%E0%A4%A", "🥘", "x".repeat(2_000)]) {
      await page.goto(`/plan/${id}`);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.getByText("Something went wrong")).toHaveCount(0);
    }
  });
});
