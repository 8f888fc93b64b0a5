import { expect } from "@playwright/test";

import type { Account } from "../e2e/account.ts";
import { button, hasSaved, isAt, isStored, see, signIn, tap, type, type Step } from "./acts.ts";
import type { Gate } from "./gate.ts";
import type { Screen, Target } from "./screen.ts";

/** What the main job leaves behind, for another device to check. */
export interface Kitchen {
  /** The dish that was cooked and logged. */
  title: string;
  /** How many items are in the basket. */
  ticked: number;
}

const link = (name: string | RegExp): Target => ({ role: "link", name });
const TO_BUY: Target = { role: "checkbox", inside: { region: "To buy" } };
const BASKET: Target = { role: "checkbox", inside: { region: "In the basket" } };
const BACK: Target = { role: "link", name: "Back" };

/** Like `see`, for results of the recipe service, which may be too busy: then it retries. */
async function seeFromService(screen: Screen, target: Target, count?: number): Promise<void> {
  await expect(async () => {
    const retry = button("Try again");
    if ((await screen.texts(retry)).length > 0) await screen.tap(retry);
    const found = (await screen.texts(target)).length;
    if (count === undefined) expect(found).toBeGreaterThan(0);
    else expect(found).toBe(count);
  }).toPass({ intervals: [500] });
}

/** Goes back by the header's arrow, until the screen of that address is there. */
async function goBackTo(screen: Screen, path: string): Promise<void> {
  while ((await screen.path()) !== path) {
    const left = await screen.path();
    await tap(screen, BACK);
    await expect.poll(() => screen.path()).not.toBe(left);
  }
}

/** Signs a new cook up, plans three days of dinner for two, and saves the plan with its list. */
async function planAWeek(screen: Screen, account: Account, step: Step): Promise<void> {
  await step("sign up", async () => {
    await screen.open("/signup");
    await see(screen, button("Sign Up"));
    await type(screen, "Display name", account.name);
    await type(screen, "Email", account.email);
    await type(screen, "Password", account.password);
    await type(screen, "Confirm password", account.password);
    await tap(screen, button("Sign Up"));
    await isAt(screen, /\/welcome\/avoid$/u);
    await tap(screen, button("Skip all"));
    await isAt(screen, /^\/$/u);
  });
  await step("load it anew, while it syncs", async () => {
    await screen.open("/");
    await see(screen, link(/^Explore/u));
  });
  await step("plan, with ideas from the service", async () => {
    await tap(screen, link(/^Explore/u));
    await tap(screen, link(/Create AI Meal Plan/u));
    await see(screen, button("Continue"));
    await type(screen, "Duration", "3");
    await type(screen, "People", "2");
    await tap(screen, button("Continue"));
    await isAt(screen, /ai-meal-idea-generation\/dinner/u);
    const select = /^Select /u;
    await seeFromService(screen, button(select), 10);
    await tap(screen, button(select));
    await see(screen, button(select), 9);
    await tap(screen, button(select));
    await expect.poll(() => screen.wholeText()).toContain("2 of 2 chosen");
    await tap(screen, button("Continue"));
    await isAt(screen, /ai-meal-plan-review/u);
    await seeFromService(screen, button("Save"));
    await tap(screen, button("Save"));
    await isAt(screen, /^\/$/u);
  });
}

/** Without a network: starts the app at the list, ticks, cooks with a timer and logs. */
async function cookOffline(screen: Screen, step: Step): Promise<Kitchen> {
  await step("start without a network", async () => {
    await screen.open("/shopping-list");
    await expect.poll(async () => (await screen.texts(TO_BUY)).length).toBeGreaterThan(4);
  });
  const items = (await screen.texts(TO_BUY)).length;
  await step("tick three items, which a reload keeps", async () => {
    for (let bought = 1; bought <= 2; bought += 1) {
      await tap(screen, { ...TO_BUY, nth: 0 });
      await see(screen, BASKET, bought);
    }
    // Logging a meal takes its items off: the last item is another meal's than the first.
    await tap(screen, { ...TO_BUY, nth: -1 });
    await see(screen, BASKET, 3);
    await see(screen, TO_BUY, items - 3);
    await screen.open("/shopping-list");
    await see(screen, BASKET, 3);
  });
  const title = await step("cook with a timer that runs", async () => {
    await screen.open("/cook");
    await tap(screen, link(/Current AI Meal Plan/u));
    return cookOneWithATimer(screen);
  });
  return step("log it, with portions and five stars", async () => {
    await tap(screen, { role: "radio", name: "5 stars" });
    await tap(screen, button("The rest to the freezer"));
    await tap(screen, button("Save"));
    await isAt(screen, /^\/$/u);
    await screen.open("/eat");
    await see(screen, button(`Eaten: one portion of ${title}`));
    await screen.open("/shopping-list");
    await see(screen, BASKET);
    const ticked = (await screen.texts(BASKET)).length;
    return { title, ticked };
  });
}

/** Opens the plan's recipes until one has a timer, runs it, and goes on to its last step. */
async function cookOneWithATimer(screen: Screen): Promise<string> {
  const recipe: Target = { role: "listitem", inside: "main" };
  await see(screen, recipe, 2);
  for (let nth = 0; nth < 2; nth += 1) {
    await tap(screen, { ...recipe, nth });
    await see(screen, button("Start"));
    const title = await readTitle(screen);
    await tap(screen, button("Start"));
    const isTimed = await walkSteps(screen);
    if (isTimed) {
      await tap(screen, link("Log this meal"));
      await isAt(screen, /\/track$/u);
      return title;
    }
    await tap(screen, BACK);
    await see(screen, recipe, 2);
  }
  throw new Error("Neither recipe has a timer.");
}

/** The screen's title. WebKit returns an empty text during transitions: retry. */
async function readTitle(screen: Screen): Promise<string> {
  let title = "";
  const read = async () => (title = ((await screen.texts({ role: "heading" }))[0] ?? "").trim());
  await expect.poll(read).not.toBe("");
  return title;
}

/** Walks to the last step; starts the first timer on the way and sees it run. */
async function walkSteps(screen: Screen): Promise<boolean> {
  const heading: Target = { role: "heading", name: /^Step /u };
  const timer: Target = { role: "timer" };
  let isTimed = false;
  await see(screen, heading);
  while ((await screen.texts(link("Log this meal"))).length === 0) {
    const start = button(/start .* timer/iu);
    if (!isTimed && (await screen.texts(start)).length > 0) {
      await tap(screen, start);
      await see(screen, timer);
      const [before] = await screen.texts(timer);
      await expect.poll(async () => (await screen.texts(timer))[0]).not.toBe(before);
      isTimed = true;
    }
    const left = await screen.texts(heading);
    await tap(screen, button("Next"));
    await expect.poll(() => screen.texts(heading)).not.toEqual(left);
  }
  return isTimed;
}

/** What a second device, in another engine, shows of it; it eats one of the two portions. */
async function seeOnSecond(second: Screen, account: Account, kitchen: Kitchen): Promise<void> {
  const { title, ticked } = kitchen;
  await signIn(second, account);
  await second.open("/shopping-list");
  await see(second, BASKET, ticked);
  await second.open("/eat");
  await tap(second, button(`Eaten: one portion of ${title}`));
  await hasSaved(second);
}

/**
 * The whole main job in one engine: sign-up, a plan, shopping and cooking without a network, and the same
 * kitchen in a second engine afterwards, whose change comes back.
 */
export async function doMainJob(
  { screen, second, gate, account }: Cast,
  step: Step,
): Promise<void> {
  await planAWeek(screen, account, step);
  await step("all is synced", async () => hasSaved(screen));
  await isStored(screen, step);
  await gate.close();
  const kitchen = await cookOffline(screen, step);
  await gate.open();
  await step("sync, once the network is back", async () => hasSaved(screen));
  await step("a second engine shows the same kitchen", async () =>
    seeOnSecond(second, account, kitchen),
  );
  await step("its change comes back", async () => {
    await goBackTo(screen, "/");
    await tap(screen, link(/^Eat/u));
    await expect
      .poll(async () => (await screen.texts({ role: "region", name: "Freezer" })).join(""))
      .toContain("1 portion");
  });
}

interface Cast {
  screen: Screen;
  second: Screen;
  gate: Gate;
  account: Account;
}
