import { afterEach, expect, test, vi } from "vitest";

import { getDocument } from "#db/document-store.ts";
import { mutate } from "#db/mutate.ts";
import type { MutationArgs, MutationName } from "#domain/mutations/registry.ts";
import {
  createContext,
  makeMeal,
  makePlan,
  rowsOf,
  syncOnce,
} from "#sync/doubles/device.fixture.ts";
import {
  createEmulatorCook,
  readEmulatorEnv,
  type EmulatorCook,
} from "#sync/doubles/emulator.fixture.ts";
import { pull } from "#sync/pull/pull.ts";
import { renewSession } from "#sync/remotes/signed-in-account.ts";
import type { SyncContext } from "#sync/sync-context.ts";

const cooks: EmulatorCook[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const cook of cooks.splice(0)) await cook.dispose();
});

/** Two devices of one cook, over the real Firestore and its rules. */
async function createDevices(): Promise<{ phone: SyncContext; tablet: SyncContext; uid: string }> {
  const cook = await createEmulatorCook(readEmulatorEnv(process.env));
  cooks.push(cook);
  const { uid } = cook;
  const { remote } = cook;
  const phone = await createContext(remote, { uid, now: Date.now });
  const tablet = await createContext(remote, { uid, now: Date.now });
  return { phone, tablet, uid };
}

/** Every mutation, as the app makes it. */
async function doEverything({ db }: SyncContext, uid: string, tag: string): Promise<void> {
  const act = async <N extends MutationName>(name: N, args: MutationArgs<N>) =>
    mutate(db, name, args);
  const at = Date.now();
  const [soup, stew] = [makeMeal(`${tag}-soup`, "Soup"), makeMeal(`${tag}-stew`, "Stew")];
  const plan = { ...makePlan(`${tag}-plan`, [soup, stew]), userId: uid };
  const defaults = { durationDays: 3, mealsPerDay: ["dinner" as const], peopleCount: 2 };
  await act("createUser", { at });
  await act("setPlanDefaults", { defaults, at });
  await act("savePlan", { plan, addToShoppingList: true, at });
  await act("savePlan", { plan: { ...plan, id: `${tag}-gone` }, addToShoppingList: false, at });
  const item = { mealId: soup.id, name: `${soup.id} flour`, amount: "1 cup" };
  await act("setBought", { items: [item], bought: true, at });
  await act("addMealsToList", { meals: [makeMeal(`${tag}-extra`)], at });
  await act("removeMealFromList", { mealId: `${tag}-extra`, at });
  await act("setCurrentMeal", { mealId: soup.id, on: true, at });
  await act("setPreference", { field: "allergies", id: "dairy", on: true, at });
  const portions = { fridge: 2, freezer: 1 };
  const log = { planId: plan.id, portions, imageUrl: "/placeholder.svg", at };
  await act("logMeal", { meal: soup, stars: 5, ...log });
  await act("logMeal", { meal: stew, stars: 3, ...log });
  await act("setFavorite", { mealId: soup.id, on: true, at });
  await act("eatPortion", {
    stored: { recipeId: soup.id, storage: "fridge", storedAt: at },
    id: `${tag}-eaten`,
    at,
  });
  const recipe = { ...makeMeal(`${tag}-own`), userId: uid, createdAt: at, updatedAt: at };
  await act("savePersonalRecipe", { recipe });
  await act("savePersonalRecipe", { recipe: { ...recipe, id: `${tag}-own2` } });
  const feedback = { text: "Nice", url: "/", uid, timestamp: at };
  await act("sendFeedback", { id: `${uid}-${tag}`, feedback });
}

test("[S2.2] [S2.3] [S2.5] every mutation passes the rules; both devices and the server agree", async () => {
  const { phone, tablet, uid } = await createDevices();
  await doEverything(phone, uid, "a");
  await syncOnce(phone);
  await doEverything(tablet, uid, "b");
  await syncOnce(tablet);
  const at = Date.now();
  await mutate(tablet.db, "deletePlan", { planId: "a-gone" });
  await mutate(tablet.db, "deletePersonalRecipe", { recipeId: "a-own2" });
  await mutate(tablet.db, "setFavorite", { mealId: "a-soup", on: false, at });
  await syncOnce(tablet);
  await syncOnce(phone);

  expect(await phone.db.deadLetters.toArray()).toEqual([]);
  expect(await tablet.db.deadLetters.toArray()).toEqual([]);
  expect(await phone.db.outbox.count()).toBe(0);
  const { aiMeals: _phoneMeals, ...onPhone } = await rowsOf(phone.db);
  const { aiMeals: _tabletMeals, ...onTablet } = await rowsOf(tablet.db);
  expect(onPhone).toEqual(onTablet);
  expect(Object.keys(onPhone["aiMealPlans"] ?? {}).toSorted()).toEqual([
    "a-plan",
    "b-gone",
    "b-plan",
  ]);
  expect(Object.keys(onPhone["personalRecipes"] ?? {})).not.toContain("a-own2");
  const shared = await tablet.remote.get("aiMeals/a-soup");
  expect(shared).toMatchObject({ ratingCount: 1, ratingAverage: 5, favoriteCount: 0 });
  const user = await getDocument(phone.db, "users", uid);
  expect(user?.storedMeals.map(({ count }) => count)).toEqual([1, 1, 2, 1, 1, 1, 2, 1]);
  expect(await pull(phone)).toBe("unchanged");
});

test("[S2.9] [S2.10] two devices pushing at the same moment both get through, once each", async () => {
  const { phone, tablet, uid } = await createDevices();
  await syncOnce(phone);
  await syncOnce(tablet);
  const at = Date.now();
  for (const [index, { db }] of [phone, tablet, phone, tablet].entries()) {
    await mutate(db, "setCurrentMeal", { mealId: `m${index}`, on: true, at });
  }
  for (let round = 0; round < 5; round += 1) {
    await Promise.allSettled([syncOnce(phone), syncOnce(tablet)]);
  }
  await syncOnce(phone);
  await syncOnce(tablet);
  const user = await getDocument(phone.db, "users", uid);
  expect(user?.current_meals.toSorted()).toEqual(["m0", "m1", "m2", "m3"]);
  expect(await rowsOf(phone.db)).toEqual(await rowsOf(tablet.db));
  expect(await phone.db.deadLetters.count()).toBe(0);
  expect(await tablet.db.deadLetters.count()).toBe(0);
});

test("[S7.26] what the rules refuse is parked and taken back; the rest goes through", async () => {
  const { phone, tablet, uid } = await createDevices();
  const at = Date.now();
  await mutate(phone.db, "setCurrentMeal", { mealId: "good", on: true, at });
  const plan = { ...makePlan("bad"), userId: "somebody else" };
  await mutate(phone.db, "savePlan", { plan, addToShoppingList: true, at });
  await mutate(phone.db, "setCurrentMeal", { mealId: "fine", on: true, at });
  await syncOnce(phone);
  await syncOnce(tablet);
  expect(await phone.db.deadLetters.toArray()).toMatchObject([
    { name: "savePlan", reason: "denied" },
  ]);
  expect(await phone.db.aiMealPlans.count()).toBe(0);
  const user = await getDocument(phone.db, "users", uid);
  expect(user).toMatchObject({ current_meals: ["good", "fine"], shoppingList: { meals: [] } });
  expect(await rowsOf(phone.db)).toEqual(await rowsOf(tablet.db));
  expect(await phone.db.outbox.count()).toBe(0);
});

test("[S5.36] [S5.38] a first sync beside a device that saves one recipe after the other has them all", async () => {
  const { phone, tablet, uid } = await createDevices();
  const save = async (index: number) => {
    const recipe = { ...makeMeal(`recipe${index}`), userId: uid, createdAt: 1, updatedAt: 1 };
    await mutate(phone.db, "savePersonalRecipe", { recipe });
  };
  for (let index = 0; index < 20; index += 1) await save(index);
  await syncOnce(phone);
  let isWriting = true;
  const writing = (async () => {
    for (let index = 20; index < 50; index += 1) {
      await save(index);
      await syncOnce(phone);
    }
    isWriting = false;
  })();
  const small = { ...tablet, pageSize: 5 };
  await pull(small);
  expect(isWriting).toBe(true);
  expect(await tablet.db.personalRecipes.count()).toBeGreaterThanOrEqual(20);
  await writing;
  await pull(small);
  const { aiMeals: _phoneMeals, ...onPhone } = await rowsOf(phone.db);
  const { aiMeals: _tabletMeals, ...onTablet } = await rowsOf(tablet.db);
  expect(onTablet).toEqual(onPhone);
  expect(await tablet.db.fetchedPages.count()).toBe(0);
});

const DAY = 86_400_000;

test.each([2 * DAY, 10 * 365 * DAY, -3 * 365 * DAY])(
  "[S13.3] on a clock %i ms ahead a planned meal is logged with portions and 5 stars",
  async (ahead) => {
    const cook = await createEmulatorCook(readEmulatorEnv(process.env));
    cooks.push(cook);
    const { uid } = cook;
    const real = Date.now();
    // This is the whole device's clock: Firebase's own code reads it too.
    vi.useFakeTimers({ toFake: ["Date"], now: real + ahead });
    const { remote } = cook;
    const device = await createContext(remote, { uid, now: () => Date.now() });
    // A device is asked the time before its cook does anything.
    await syncOnce(device);
    const at = Date.now();
    const meal = makeMeal(`soup${ahead}`);
    const plan = { ...makePlan("plan", [meal]), createdAt: at, updatedAt: at, userId: uid };
    await mutate(device.db, "savePlan", { plan, addToShoppingList: true, at });
    const portions = { fridge: 2, freezer: 1 };
    const log = { meal, planId: plan.id, portions, stars: 5, imageUrl: "", at };
    await mutate(device.db, "logMeal", log);
    await syncOnce(device);
    vi.useRealTimers();

    expect(await device.db.deadLetters.toArray()).toEqual([]);
    expect(await device.db.outbox.count()).toBe(0);
    const isNow = (ms: unknown) => Math.abs(Number(ms) - Date.now()) < 10 * 60_000;
    const user = await remote.get(`users/${uid}`);
    const stored = user?.["storedMeals"] as { storedAt: number; count: number }[];
    expect(stored.map(({ count }) => count)).toEqual([2, 1]);
    expect(stored.map(({ storedAt }) => isNow(storedAt))).toEqual([true, true]);
    const shared = await remote.get(`aiMeals/${meal.id}`);
    expect(shared).toMatchObject({ ratingCount: 1, ratingAverage: 5 });
    expect(["createdAt", "updatedAt"].map((field) => isNow(shared?.[field]))).toEqual([true, true]);
    const saved = await remote.get(`users/${uid}/aiMealPlans/plan`);
    expect(isNow(saved?.["createdAt"])).toBe(true);
    const other = await createContext(remote, { uid, now: Date.now });
    await syncOnce(other);
    const { aiMeals: _here, ...here } = await rowsOf(device.db);
    const { aiMeals: _there, ...there } = await rowsOf(other.db);
    expect(here).toEqual(there);
  },
);

test("[S11.5] an account that was deleted gets no token, and its session is over", async () => {
  const cook = await createEmulatorCook(readEmulatorEnv(process.env));
  cooks.push(cook);
  const { remote } = cook;
  const context = await createContext(remote, { uid: cook.uid, now: Date.now });
  expect(await renewSession(context)).toBe("renewed");
  await cook.deleteAccount();
  expect(await renewSession(context)).toBe("over");
});
