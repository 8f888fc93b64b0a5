import { expect } from "@playwright/test";

import type { Account } from "../e2e/account.ts";
import type { Screen, Target } from "./screen.ts";

/* What the jobs have in common: each waits until the screen shows what it should. */

/** Logs each step with its time. */
export type Step = <T>(title: string, run: () => Promise<T>) => Promise<T>;

export const button = (name: string | RegExp): Target => ({ role: "button", name });

/** Waits until there is one, or as many as `count`. */
export async function see(screen: Screen, target: Target, count?: number): Promise<void> {
  const there = expect.poll(async () => (await screen.texts(target)).length, {
    message: `${JSON.stringify({ ...target, name: String(target.name ?? "") })} is on the screen`,
  });
  await (count === undefined ? there.toBeGreaterThan(0) : there.toBe(count));
}

/** Waits until it is there, and taps it; retries if it has moved. */
export async function tap(screen: Screen, target: Target): Promise<void> {
  await see(screen, target);
  await expect(async () => screen.tap(target)).toPass();
}

export async function type(screen: Screen, label: string, text: string): Promise<void> {
  await expect(async () => screen.type(label, text)).toPass();
}

export async function isAt(screen: Screen, path: RegExp): Promise<void> {
  await expect.poll(() => screen.path()).toMatch(path);
}

export async function hasSaved(screen: Screen): Promise<void> {
  await expect.poll(() => screen.wholeText()).toContain("All changes saved");
}

/** Signs a cook in who has an account, on a device that is new to them. */
export async function signIn(screen: Screen, account: Account): Promise<void> {
  await screen.open("/login");
  await type(screen, "Email", account.email);
  await type(screen, "Password", account.password);
  await tap(screen, button("Sign In"));
  await isAt(screen, /^\/$/u);
}

/** How long a visit keeps retrying the first install: 4 times, each a minute and a half at most. */
const INSTALLS_MS = 6 * 60_000;

/**
 * Waits until the app could start offline. Firefox aborts an install that takes longer than a minute;
 * the app retries it, and cached files stay. If a very busy machine exhausts the retries, another visit
 * is allowed, and logged.
 */
export async function isStored(screen: Screen, step: Step): Promise<void> {
  const isControlled = async () =>
    expect.poll(() => screen.isControlled(), { timeout: INSTALLS_MS }).toBe(true);
  const isThere = await step("the app is stored", async () =>
    isControlled().then(
      () => true,
      () => false,
    ),
  );
  if (!isThere) {
    await step("it was not: the app is stored at the second visit", async () => {
      await screen.open("/");
      await isControlled();
    });
  }
  // The first version replaces none, so no update prompt may appear.
  expect(await screen.wholeText()).not.toContain("A new version");
}
