import type { Page } from "@playwright/test";

import { createCook, isSynced, newAccount, signIn } from "./account.ts";
import { readRow } from "./device.ts";
import { findSticksOut } from "./enlarged.ts";
import { fakeVoice, isListening, saidAloud, speak } from "./fake-voice.ts";
import { readServerFields, writeServerFields } from "./server.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

let page: Page;
let uid: string;

// One cook goes on from test to test.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  const account = newAccount();
  uid = await createCook(account, { sync: { v: 1, at: 1, clients: {} } } as never);
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
  await writeServerFields(`users/${uid}/personalRecipes/salad`, {
    id: "salad",
    userId: uid,
    title: "Green salad",
    ingredients: [{ name: "butter", amount: "50 g" }],
    instructions: ["Wash the leaves.", "Let them dry for 6 minutes."],
    mealType: "dinner",
    blurb: "Crisp.",
    equipment: [],
    createdAt: 1,
    updatedAt: 1,
    v: 1,
  });
  page = await (await browser.newContext()).newPage();
  await fakeVoice(page);
  await signIn(page, account);
});

test.afterAll(async () => page.context().close());

test("a step says how much it takes of an ingredient, in one list, and is read from two steps away on a tablet", async () => {
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
  const words = await page.locator("#step-text").boundingBox();
  const bar = await page.getByRole("button", { name: "Previous" }).boundingBox();
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(bar?.y ?? 0);

  // For six, amounts in the list and the steps are half as much again; times and the number of serves
  // stay.
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

  // However long the step, its timer stays above the buttons.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.locator("#step-text > *").evaluate((text) => (text.style.paddingBottom = "60rem"));
  await expect(page.getByRole("button", { name: /^Start 10 min timer/ })).toBeInViewport({
    ratio: 1,
  });
  await page.setViewportSize({ width: 390, height: 844 });

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
  // Restored for the next test.
  await page.goto("/user-settings");
  await units.getByRole("radio", { name: "As written" }).check();
  await expect.poll(() => readRow(page, "settings", "own")).toMatchObject({ units: "written" });
  await isSynced(page);
});

test("a second dish, a timer by hand, the voice and a note are a tap away", async () => {
  const next = page.getByRole("button", { name: "Next", exact: true });
  // A second dish is one tap away, each is at its own step, and there is one timeline of both.
  await page.goto(`/cook/${uid}/salad`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Step 1 of 2" })).toBeVisible();
  const stove = page.getByRole("navigation", { name: "On the stove" });
  await stove.getByRole("link", { name: /^Leek risotto/ }).click();
  await expect(page.getByRole("heading", { name: "Step 1 of 3" })).toBeVisible();
  await next.click();
  await expect(page.getByRole("heading", { name: "Step 2 of 3" })).toBeFocused();
  await stove.getByRole("link", { name: /^Green salad\s+step 1 of 2/ }).click();
  await expect(page.getByRole("heading", { name: "Step 1 of 2" })).toBeVisible();
  const menu = page.getByRole("button", { name: /^While you cook/ });
  await menu.click();
  await page.getByRole("button", { name: "What to do when" }).click();
  await page.getByRole("button", { name: "Remind me to begin Green salad" }).click();
  await expect(page.getByText("Rings when it’s time")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Begin Green salad/ })).toBeVisible();

  // A timer by hand has a name, and rings whatever is on screen.
  await menu.click();
  await page.getByRole("button", { name: "New timer" }).click();
  await page.getByRole("button", { name: "Add 10 minutes" }).click();
  await page.getByRole("button", { name: "Add 1 minute", exact: true }).click();
  await page.getByRole("textbox", { name: /^What for/ }).fill("Warm the plates");
  await page.getByRole("button", { name: "Start 11 min timer" }).click();
  const byHand = page.getByRole("button", { name: /^Warm the plates, 1[01] minutes/ });
  await expect(byHand).toBeVisible();
  // Turning the phone opens another layout, which must show the timers as well.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(byHand).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });

  // The microphone stays off until the cook has read where the audio goes, and has agreed.
  await menu.click();
  await page.getByRole("button", { name: "Voice commands" }).click();
  await expect(page.getByRole("link", { name: "Where your voice goes" })).toBeVisible();
  expect(await isListening(page)).toBe(false);
  await page.getByRole("button", { name: "Start listening" }).click();
  await speak(page, "how much butter");
  await expect(page.getByRole("status").filter({ hasText: "Listening" })).toContainText(
    "50 g butter",
  );
  expect(await saidAloud(page)).toEqual(["50 grams butter"]);
  await speak(page, "next step please");
  await expect(page.getByRole("heading", { name: "Step 2 of 2" })).toBeFocused();
  await speak(page, "start timer");
  await expect(page.getByRole("timer").first()).toBeVisible();
  await page.getByRole("button", { name: "Stop listening" }).click();
  expect(await isListening(page)).toBe(false);
  // Having agreed, the cook switches it with one tap on the bar.
  await page.getByRole("button", { name: "Microphone" }).click();
  await expect.poll(() => isListening(page)).toBe(true);
  await page.getByRole("button", { name: "Stop the microphone" }).click();
  await expect.poll(() => isListening(page)).toBe(false);

  // A note survives closing the tab while typing, and is synced; so is its undo.
  await page.getByRole("button", { name: "Ingredients", exact: true }).click();
  await page.getByRole("button", { name: "Add a note of your own" }).click();
  const text = "Twice the dill.\nWash it first.";
  await page.getByRole("textbox", { name: "Your note" }).fill(text);
  await expect
    .poll(async () => [
      await readRow(page, "noteDrafts", "salad"),
      await readRow(page, "recipeNotes", "salad"),
    ])
    .toContainEqual(expect.objectContaining({ text }));
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(`/cook/${uid}/salad`);
  // The timers load after the screen and shift the layout: a click could miss.
  await expect(again.getByRole("list", { name: "Timers" })).toBeVisible();
  await again.getByRole("button", { name: "Ingredients", exact: true }).click();
  const note = again.getByRole("dialog").getByRole("region", { name: "Your note" });
  await expect(note).toContainText("Twice the dill.");
  const onServer = async () => (await readServerFields(`users/${uid}/recipeNotes/salad`))?.["text"];
  await expect.poll(onServer).toBe(text);
  await again.getByRole("button", { name: "Edit your note" }).click();
  await again.getByRole("button", { name: "Delete" }).click();
  await expect.poll(onServer).toBe("");
  await again.keyboard.press("Escape");
  await again.getByRole("button", { name: "Undo" }).click();
  await expect.poll(onServer).toBe(text);
  await isSynced(again);
  page = again;
});
