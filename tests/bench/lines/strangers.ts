import type { CDPSession, Page } from "@playwright/test";
import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDocs,
  getFirestore,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from "firebase/firestore";

import { ALLERGEN_IDS, EQUIPMENT_IDS } from "../../../src/domain/catalogue.ts";
import type { SharedMeal } from "../../../src/domain/entities.ts";
import {
  SHARED_INGREDIENTS_MAX,
  SHARED_MEALS_BROWSE_LIMIT,
  SHARED_STEPS_BYTES,
} from "../../../src/domain/limits.ts";
import { isShareable } from "../../../src/domain/sound-meal.ts";
import { makeProfile, reportErrors, withBrowser, type Bench } from "../bench.ts";
import { createCook } from "../cook.ts";
import { makeMeal, makeUser } from "../documents.ts";
import { judge, median, type Result } from "../figures.ts";

const CPU_THROTTLE = 4;

const letter = () => String.fromCharCode(97 + Math.floor(Math.random() * 26));
const letters = (count: number) => Array.from({ length: count }, letter).join("");
/** Texts that cost more than others: the check, the browser's fonts, or what folds letters. */
const HOSTILE: Record<string, () => string> = {
  "letters with spaces": () => `${letter()} `,
  "letters with points": () => `${letter()}.`,
  "figures for letters": () => `${letters(2)}3${letters(2)} `,
  "words in halves": () => `${letters(4)} `,
  "ligatures of eighteen letters": () => "\ufdfa ",
  "accents in heaps": () => `${letter()}${"\u0301\u0323\u035c\u0489".repeat(4)}`,
};

function fill(part: () => string, bytes: number, characters = bytes): string {
  let text = part();
  for (;;) {
    const longer = text + part();
    if (longer.length > characters || Buffer.byteLength(longer) > bytes) return text;
    text = longer;
  }
}

/** As large as the rules let a meal be, all of it such text. */
function makeHostile(id: string, part: () => string): Omit<SharedMeal, "sharedAt"> {
  return {
    ...makeShared(id),
    title: fill(part, 480, 120),
    blurb: fill(part, 1_120, 280),
    ingredients: Array.from({ length: SHARED_INGREDIENTS_MAX }, () => ({
      name: fill(part, 200),
      amount: fill(part, 80),
    })),
    instructions: Array.from({ length: 4 }, () => fill(part, SHARED_STEPS_BYTES / 4)),
    equipment: [...EQUIPMENT_IDS].slice(0, 18),
  };
}

function makeShared(id: string): Omit<SharedMeal, "sharedAt"> {
  const at = Date.now() - 1_000;
  const counts = { ratingAverage: 5, ratingCount: 1, favoriteCount: 0 };
  return { ...makeMeal(id), ...counts, createdAt: at, updatedAt: at, planId: id, recipeId: id };
}

/** What the server has: these shared meals and no others, and of the cook who avoids everything. */
async function seed({ emulators }: Bench, uid: string, meals: readonly object[]): Promise<void> {
  const app = initializeApp({ projectId: emulators.project, apiKey: "bench" }, `strangers-${uid}`);
  try {
    const firestore = getFirestore(app);
    const { host, firestore: port } = emulators;
    connectFirestoreEmulator(firestore, host, port, { mockUserToken: "owner" });
    const shared = collection(firestore, "aiMeals");
    const batch = writeBatch(firestore);
    for (const { ref } of (await getDocs(shared)).docs) batch.delete(ref);
    const own = { allergies: ALLERGEN_IDS, diet: ["vegan"], cookingEquipment: ["pot"] };
    const sync = { v: 1, at: Timestamp.now(), clients: {} };
    batch.set(doc(firestore, `users/${uid}`), {
      ...makeUser(0),
      favorites: [],
      current_meals: [],
      ...own,
      sync,
    });
    for (const [at, meal] of meals.entries()) {
      batch.set(doc(shared, `meal-${at}`), { ...meal, sharedAt: serverTimestamp() });
    }
    await batch.commit();
  } finally {
    await deleteApp(app);
  }
}

/**
 * Processor time of the page's process so far, ms. Chromium slows a page's main thread down and no
 * other: what its worker and helpers take is counted as often as the throttle says.
 */
async function readCost(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const [page, process] = [of("ThreadTime"), of("ProcessTime")];
  return 1_000 * (page + CPU_THROTTLE * (process - page));
}

/** Until this device has the newest shared meals. */
async function haveLanded(page: Page, uid: string): Promise<void> {
  await page.waitForFunction(async (name) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error(`${name} was not opened`)));
    });
    const found = db.transaction("meta").objectStore("meta").get("sharedMealsAt");
    await new Promise((resolve) => found.addEventListener("success", resolve));
    db.close();
    return found.result !== undefined;
  }, `simmer-${uid}`);
}

/** A new device signs in, has these meals, and looks at all of them; what it cost, ms. */
async function costOf(bench: Bench, meals: readonly object[]): Promise<number> {
  const { uid, email, password } = await createCook(bench);
  await seed(bench, uid, meals);
  return withBrowser(await makeProfile(bench), async (context) => {
    const page = await context.newPage();
    reportErrors(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLE });
    await devtools.send("Performance.enable");
    await page.goto(`${bench.appUrl}/login`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("link", { name: "Explore" }).click();
    await haveLanded(page, uid);
    await page.getByRole("link", { name: /All AI Meals/ }).click();
    await page.getByRole("heading", { name: "All AI Meals", exact: true }).waitFor();
    const cards = page.getByRole("list", { name: "All AI meals" }).locator(":scope > li");
    for (let seen = 0; seen < meals.length; seen = await cards.count()) {
      await cards.nth(seen).waitFor();
      await cards.last().scrollIntoViewIfNeeded();
    }
    // Pictures that are drawn late, and what the worker still stores.
    await page.waitForTimeout(1_000);
    return readCost(devtools);
  });
}

/** A hundred shared meals made to cost as much as rules and reader allow, against none, on a processor four times slower. */
export async function measureStrangers(bench: Bench): Promise<Result[]> {
  const many = (make: (id: string) => object) =>
    Array.from({ length: SHARED_MEALS_BROWSE_LIMIT }, (_, at) => make(`meal-${at}`));
  const kinds: Record<string, () => object[]> = {
    none: () => [],
    honest: () => many(makeShared),
    ...Object.fromEntries(
      Object.entries(HOSTILE).map(([name, part]) => [
        name,
        () => many((id) => makeHostile(id, part)),
      ]),
    ),
  };
  const costs: Record<string, number[]> = {};
  for (let run = 0; run < bench.runs; run += 1) {
    for (const [name, make] of Object.entries(kinds)) {
      const meals = make();
      if (!meals.every((meal) => isShareable(meal as Record<string, unknown>))) {
        throw new Error(`The rules would not let these meals through: ${name}.`);
      }
      const cost = await costOf(bench, meals);
      console.log(`${name}: ${Math.round(cost)} ms`);
      (costs[name] ??= []).push(cost);
    }
  }
  const { none = [], honest = [], ...hostile } = costs;
  const without = median(none);
  const [dearest = "", times = []] =
    Object.entries(hostile).toSorted(([, a], [, b]) => median(b) - median(a))[0] ?? [];
  const beyond = (cost: readonly number[]) => cost.map((ms) => ms - without);
  return [
    judge({
      line: "all that 100 strangers' meals made to be dear cost a new device, 4× CPU throttle",
      unit: "ms",
      budget: 2_000,
      ours: beyond(times),
      peers: { "100 honest meals": beyond(honest) },
      note: `processor time more than with no shared meal, of the page's process; the dearest: ${dearest}`,
    }),
  ];
}
