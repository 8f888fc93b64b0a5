import { rm } from "node:fs/promises";

import { chromium, type BrowserContext, type Locator, type Page } from "@playwright/test";

import { createRandom } from "../support/dropping-proxy.ts";
import { createCook, isSynced, newAccount, signIn } from "./account.ts";
import { behindProxy, comesBack } from "./behind-proxy.ts";
import { storeBeforeLeaving } from "./leaving.ts";
import { chooseFromMenu } from "./meal-menu.ts";
import { saveTwoDinners } from "./saved-plans.ts";
import { listServerFields, readServerFields, readServerUser, writeServerFields } from "./server.ts";
import { makeSharedMeal } from "./shared-meal.ts";
import { itemOf, listOf, tick, watchTicks } from "./shopping.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

/*
 * A random story of three devices of one cook, whose listeners lag, each by another time. The server
 * gets the changes in an order of its own. So a change that could mean something else in another order
 * is made to a thing by one device only; every device ticks, adds items and eats.
 *
 * STORY_SEED tells another story, STORY_TURNS a longer one, `--repeat-each` one after the other.
 */

const SEED = Number(process.env["STORY_SEED"] ?? 32);
const TURNS = Number(process.env["STORY_TURNS"] ?? 24);

const LETTERS = "abcdefghijklmnopqrstuvwxyz".split("");
const TO_BUY = LETTERS.map((letter) => `thing ${letter}`);
const STEW = {
  title: "Stew",
  count: 90,
  recipeId: "stew",
  planId: "",
  imageUrl: "/placeholder.svg",
};
const PLAN = "planned";
const DAY_MS = 86_400_000;
/** By how much each device's listener lags. */
const LAGS_MS = { phone: 100, tablet: 700, laptop: 2_000 };

/** A network: none, one whose requests fail, or one whose listener is held or silently dies. */
const NETWORKS = ["good", "none", "failing", "held", "dead"] as const;

interface Device {
  name: keyof typeof LAGS_MS;
  context: BrowserContext;
  page: Page;
  behind: Awaited<ReturnType<typeof behindProxy>>;
  lost: Awaited<ReturnType<typeof watchTicks>>;
  network: (typeof NETWORKS)[number];
  /** What only this device changes: own recipes, a shared meal's heart, dishes to cook and cooked ones. */
  recipes: string[];
  pie: string;
  toCook: string[];
  toEat: string[];
}

/** What has been done on all devices. */
interface Kitchen {
  /** The list's items, and whether they are ticked. */
  list: Map<string, boolean>;
  portions: Map<string, number>;
  recipes: Set<string>;
  hearts: Set<string>;
  cooked: Set<string>;
  plans: Set<string>;
}

/** A kitchen as text, which shows also what is there twice. */
const written = ({ list, portions, recipes, hearts, cooked, plans }: Kitchen) => ({
  list: [...list].map(([name, isTicked]) => ticked(name, isTicked)).toSorted(),
  portions: [...portions].flatMap(([of, count]) => (count ? [`${count} ${of}`] : [])).toSorted(),
  recipes: [...recipes].toSorted(),
  hearts: [...hearts].toSorted(),
  cooked: [...cooked].toSorted(),
  plans: [...plans].toSorted(),
});
const ticked = (name: string, isTicked: boolean) => `${name}${isTicked ? " in the basket" : ""}`;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens the profile of a device, in a browser of its own. */
async function openProfile(name: Device["name"]) {
  const { launchOptions, baseURL, viewport } = test.info().project.use;
  const context = await chromium.launchPersistentContext(test.info().outputPath(name), {
    ...launchOptions,
    ...UNINSTALLED,
    ...(baseURL && { baseURL }),
    ...(viewport && { viewport }),
    reducedMotion: "reduce",
  });
  storeBeforeLeaving(context);
  const lost = await watchTicks(context);
  const behind = await behindProxy(context);
  behind.proxy.delay(LAGS_MS[name]);
  return { context, lost, behind, page: await context.newPage() };
}

/** Opens a screen; without a network by its tab, since only what is loaded can be opened then. */
async function visit({ page, network }: Device, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  if (network !== "none") await page.goto(path);
  else await page.getByRole("navigation").locator(`a[href="${path}"]`).click();
}

async function changeNetwork(device: Device, network: Device["network"]): Promise<void> {
  const { context, page, behind } = device;
  device.network = network;
  if (network === "none") {
    await page.goto("/eat");
    await visit(device, "/shopping-list");
    await expect(itemOf(page, "thing a")).toBeVisible();
  }
  await context.setOffline(network === "none");
  behind.setFate(network === "failing" ? "failed" : "through");
  behind.proxy.hold(network === "held");
  if (network === "dead") behind.proxy.kill();
}

type Pick = <T>(from: readonly T[]) => T;
type Deed = [words: string, act: () => Promise<void>];

/** What a device can do next. `pick` decides the rest. */
function deedsOf(
  device: Device,
  { kitchen, turn, pick }: { kitchen: Kitchen; turn: number; pick: Pick },
): Deed[] {
  const { page, name, recipes, pie, toCook, toEat } = device;
  const { list, portions } = kitchen;
  const deeds: Deed[] = [];
  const can = (words: string, act: () => Promise<void>) => deeds.push([words, act]);
  const own = LETTERS.map((letter) => `${name} ${letter}`).find((item) => !list.has(item));
  if (own)
    can(`adds ${own}`, async () => {
      await visit(device, "/shopping-list");
      await page.getByRole("textbox", { name: "Add to the list" }).fill(own);
      await page.keyboard.press("Enter");
      await expect(itemOf(page, own)).toBeVisible();
      list.set(own, false);
    });
  const isHere = (item: string) => TO_BUY.includes(item) || item.startsWith(name);
  const toTick = [...list].flatMap(([item, isTicked]) => (isTicked || !isHere(item) ? [] : [item]));
  if (toTick.length > 0) {
    const item = pick(toTick);
    can(`ticks ${item}`, async () => {
      await visit(device, "/shopping-list");
      await tick(page, item);
      list.set(item, true);
    });
  }
  const dish = pick([STEW.title, ...toEat.filter((title) => portions.get(title))]);
  can(`eats ${dish}`, async () => {
    await visit(device, "/eat");
    await button(page, `Eaten: one portion of ${dish}`).click();
    portions.set(dish, (portions.get(dish) ?? 0) - 1);
  });
  if (device.network === "none") return deeds;

  const isSaved = () => expect(page).toHaveURL(/\/personal-recipes$/);
  const title = `Pot ${turn}`;
  can(`writes ${title}`, async () => {
    await page.goto("/upload-recipe");
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Description").fill("Of my own.");
    await page.getByLabel("Ingredient 1 name").fill("leek");
    await page.getByLabel("Ingredient 1 amount").fill("3");
    await page.getByLabel("Step 1", { exact: true }).fill("Simmer.");
    await button(page, "Upload Recipe").click();
    await isSaved();
    recipes.push(title);
    kitchen.recipes.add(title);
  });
  const [recipe] = recipes;
  if (recipe !== undefined) {
    can(`edits ${recipe}`, async () => {
      await page.goto("/personal-recipes");
      await chooseFromMenu(page, recipe, "Edit");
      await page.getByLabel("Title").fill(`${recipe}!`);
      await button(page, "Save Recipe").click();
      await isSaved();
      recipes.splice(0, 1, `${recipe}!`);
      kitchen.recipes.delete(recipe);
      kitchen.recipes.add(`${recipe}!`);
    });
    can(`deletes ${recipe}`, async () => {
      await page.goto("/personal-recipes");
      await chooseFromMenu(page, recipe, "Delete");
      recipes.shift();
      kitchen.recipes.delete(recipe);
    });
  }
  const [cooked] = toCook;
  if (cooked !== undefined)
    can(`logs ${cooked}`, async () => {
      await page.goto(`/plan/${PLAN}/${cooked}/track`);
      await page.getByRole("spinbutton", { name: "Fridge portions" }).fill("2");
      await button(page, "Save").click();
      await expect(page).toHaveURL(/\/$/);
      toEat.push(cooked);
      toCook.shift();
      kitchen.cooked.add(cooked);
      portions.set(cooked, 2);
    });
  can("changes its heart", async () => {
    const isOn = !kitchen.hearts.has(pie);
    await page.goto("/all-ai-meals");
    const heart = button(page, `Favorite: ${pie}`);
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", String(isOn));
    if (isOn) kitchen.hearts.add(pie);
    else kitchen.hearts.delete(pie);
  });
  if (kitchen.plans.size < 3)
    can("plans two dinners", async () => {
      kitchen.plans.add(await saveTwoDinners(page, { addToShoppingList: false }));
    });
  can("is reloaded", async () => void (await page.reload()));
  can("is closed and opened", async () => {
    await page.goto("about:blank");
    await device.context.close();
    device.behind.proxy.close();
    Object.assign(device, await openProfile(name), { network: "good" });
    await device.page.goto("/");
  });
  return deeds;
}

/** What the server has. */
async function serverKitchen(uid: string, pies: readonly { id: string; title: string }[]) {
  const { shoppingList, storedMeals, favorites } = await readServerUser(uid);
  const [recipes, plans] = (await Promise.all(
    ["personalRecipes", "aiMealPlans"].map((path) => listServerFields(`users/${uid}/${path}`)),
  )) as [{ title: string }[], { id: string; recipes: { title: string; cooked: boolean }[] }[]];
  return {
    list: shoppingList.ingredients.map(({ name, bought }) => ticked(name, bought)).toSorted(),
    portions: storedMeals.map(({ title, count }) => `${count} ${title}`).toSorted(),
    recipes: recipes.map(({ title }) => title).toSorted(),
    hearts: favorites.map((id) => pies.find((pie) => pie.id === id)?.title ?? id).toSorted(),
    cooked: plans
      .flatMap((plan) => plan.recipes.flatMap(({ title, cooked }) => (cooked ? [title] : [])))
      .toSorted(),
    plans: plans.map(({ id }) => id).toSorted(),
  };
}

/** Waits until the device's screens show this. */
async function shows({ page }: Device, kitchen: ReturnType<typeof written>): Promise<void> {
  // Long lists are drawn as far as the screen reaches.
  await page.setViewportSize({ width: 390, height: 4_000 });
  const titles = (within: Locator) =>
    within
      .getByRole("button", { name: /^More for / })
      .evaluateAll((menus) => menus.map((menu) => menu.ariaLabel?.slice("More for ".length) ?? ""));
  const read: Record<keyof typeof kitchen, [path: string, now: () => Promise<string[]>]> = {
    list: [
      "/shopping-list",
      () =>
        page.getByRole("checkbox").evaluateAll((boxes) =>
          (boxes as HTMLInputElement[]).map((box) => {
            const label = box.labels?.[0]?.textContent?.toLowerCase() ?? "";
            return `${/\w+ \w/.exec(label)?.[0]}${box.checked ? " in the basket" : ""}`;
          }),
        ),
    ],
    portions: [
      "/eat",
      () =>
        page.getByRole("button", { name: /^Eaten/ }).evaluateAll((rows) =>
          rows.map((row) => {
            const count = /(\d+) portions?/.exec(row.closest("li")?.textContent ?? "")?.[1];
            return `${count} ${row.ariaLabel?.slice("Eaten: one portion of ".length)}`;
          }),
        ),
    ],
    recipes: ["/personal-recipes", () => titles(page.locator("main"))],
    hearts: ["/favorite-meals", () => titles(page.locator("main"))],
    cooked: [
      `/plan/${PLAN}`,
      () =>
        titles(
          page.getByRole("listitem").filter({ has: page.getByText("Cooked", { exact: true }) }),
        ),
    ],
    plans: [
      "/all-meal-plans",
      () =>
        page
          .locator('main a[href^="/plan/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(6) ?? "")),
    ],
  };
  for (const [key, [path, now]] of Object.entries(read)) {
    await page.goto(path);
    await expect
      .poll(async () => (await now()).toSorted(), { message: path })
      .toEqual(kitchen[key as keyof typeof kitchen]);
  }
}

test("[S2.9] [S2.10] three devices of one cook on bad networks lose nothing, double nothing and end equal", async () => {
  const seed = SEED + test.info().repeatEachIndex;
  console.warn(`Story seed ${seed}`);
  const random = createRandom(seed);
  const pick: Pick = (from) => from[Math.floor(random() * from.length)] as (typeof from)[number];
  const account = newAccount();
  const names = ["phone", "tablet", "laptop"] as const;
  const pies = names.map((name) => {
    const { id, title, ...pie } = makeSharedMeal(account);
    const own = `${id}-${name}`;
    return { ...pie, id: own, recipeId: own, planId: own, title: `${title} ${name}` };
  });
  for (const pie of pies) await writeServerFields(`aiMeals/${pie.id}`, pie);
  const at = Date.now() - DAY_MS;
  const uid = await createCook(account, {
    shoppingList: listOf({ Market: TO_BUY }),
    storedMeals: [{ ...STEW, storedAt: at, storage: "fridge" }],
    sync: { v: 1, at, clients: {} },
  } as never);
  const dishes = names.flatMap((name) => LETTERS.slice(0, 8).map((letter) => `${name}-${letter}`));
  const recipe = { ingredients: [{ name: "leek", amount: "1" }], instructions: ["Simmer."] };
  const words = { mealType: "dinner", blurb: "", equipment: [], cooked: false };
  const times = { createdAt: at, updatedAt: at, userId: uid, v: 1 };
  await writeServerFields(`users/${uid}/aiMealPlans/${PLAN}`, {
    ...times,
    id: PLAN,
    status: "new",
    recipes: dishes.map((dish) => ({ ...recipe, ...words, id: dish, title: dish })),
  });
  const kitchen: Kitchen = {
    list: new Map(TO_BUY.map((name) => [name, false])),
    portions: new Map([[STEW.title, STEW.count]]),
    recipes: new Set(),
    hearts: new Set(),
    cooked: new Set(),
    plans: new Set([PLAN]),
  };
  const devices = await Promise.all(
    names.map(async (name, index): Promise<Device> => {
      const opened = await openProfile(name);
      const { page } = opened;
      await signIn(page, account);
      await page.goto("/all-ai-meals");
      const pie = pies[index]?.title ?? "";
      await expect(button(page, `Favorite: ${pie}`)).toBeVisible();
      await isSynced(page);
      const toCook = dishes.filter((dish) => dish.startsWith(name));
      return { name, ...opened, network: "good", recipes: [], pie, toCook, toEat: [] };
    }),
  );

  for (let turn = 0; turn < TURNS; turn += 1) {
    const device = pick(devices);
    if (random() < 0.3) {
      const network = pick(NETWORKS.filter((other) => other !== device.network));
      await test.step(`${turn} ${device.name}: network ${network}`, () =>
        changeNetwork(device, network));
    }
    const [words, act] = pick(deedsOf(device, { kitchen, turn, pick }));
    await test.step(`${turn} ${device.name} ${words}`, act);
    expect(await device.lost(device.page)).toEqual([]);
  }

  for (const device of devices) {
    await changeNetwork(device, "good");
    await comesBack(device.page);
  }
  await expect.poll(() => serverKitchen(uid, pies)).toEqual(written(kitchen));
  for (const { id, title } of pies)
    await expect
      .poll(async () => (await readServerFields(`aiMeals/${id}`))?.["favoriteCount"])
      .toBe(kitchen.hearts.has(title) ? 1 : 0);
  await Promise.all(
    devices.map(async (device) => {
      await shows(device, written(kitchen));
      await isSynced(device.page);
      await expect(device.page.getByText("could not be synced")).toHaveCount(0);
      await device.context.close();
      device.behind.proxy.close();
      await rm(test.info().outputPath(device.name), { recursive: true });
    }),
  );
});
