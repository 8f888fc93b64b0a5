import { readdirSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { appFolder } from "../../scripts/suite.ts";
import { isControlled, isSynced, newAccount, signUp } from "./account.ts";
import { expect, test } from "./test.ts";

/**
 * The Content-Security-Policy that hosting serves: it refuses nothing of the app's on its main
 * screens, and it refuses an attacker's attempts.
 */

test("nothing the app does is against its own policy", async ({ page, refused }) => {
  await signUp(page, newAccount());
  await isControlled(page);
  await isSynced(page);
  const visits = [
    "/explore",
    "/user-settings",
    "/account",
    "/allergies-diet",
    "/all-ai-meals",
    "/privacy",
  ];
  for (const path of visits) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto("/single-meal-generation");
  await page.getByRole("link", { name: /^Dinner/ }).click();
  await expect(page.getByRole("button", { name: /^Select(ed)? / }).first()).toBeVisible();
  await page.goto("/user-settings");
  await isSynced(page);
  await page.getByRole("button", { name: "Sign Out" }).click();
  // The ideas are a draft.
  await page.getByRole("dialog").getByRole("button", { name: "Sign out and discard it" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(refused).toEqual([]);
});

test.describe("attacks", () => {
  test.use({ policyHolds: false });

  test("text becomes neither markup nor code, and scripts come from the app alone", async ({
    page,
    refused,
  }) => {
    await page.goto("/login");
    await expect(page.getByLabel("Email")).toBeVisible();
    expect(await page.evaluate(tryInjections)).toEqual({
      innerHTML: "TypeError",
      scriptText: "TypeError",
      foreignWorker: "TypeError",
      dataWorker: "TypeError",
      secondPolicy: "TypeError",
    });
    // Verifies that the check that fails every other test has recorded this violation.
    await expect.poll(() => refused.join(" ")).toContain("TrustedHTML");
  });

  test("the policy holds in workers as well, and what it refuses there is noticed", async ({
    page,
    refused,
  }) => {
    await page.goto("/login");
    await isControlled(page);
    const script = readdirSync(join(appFolder("test"), "assets")).find((name) =>
      /^worker-[^.]*\.js$/.test(name),
    );
    const started = page.waitForEvent("worker");
    await page.evaluate((name) => void new Worker(`/assets/${name}`, { type: "module" }), script);
    const workers = { dedicated: await started, service: page.context().serviceWorkers()[0] };
    for (const [name, worker] of Object.entries(workers)) {
      expect(await worker?.evaluate(tryToReach, `https://${name}.evil.example/`)).toBe(
        "connect-src",
      );
      // Verifies that a violation would have failed a test without attacks.
      await expect.poll(() => refused.join(" ")).toContain(`${name}.evil.example`);
    }
  });

  test("the page reaches no more of Firebase than it calls, and nobody else", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByLabel("Email")).toBeVisible();
    const [auth, firestore] = [
      process.env["SIMMER_AUTH_PORT"],
      process.env["SIMMER_FIRESTORE_PORT"],
    ];
    const called = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts`;
    const reach = (url: string) => reaches(page, url);
    expect(await reach(`${called}:lookup?key=demo`)).toBe(true);
    expect(await reach(`${called}:delete?key=demo`)).toBe(false);
    const documents = "databases/(default)/documents:commit";
    const ofProject = (id = "") => `http://127.0.0.1:${firestore}/v1/projects/${id}/${documents}`;
    expect(await reach(ofProject(process.env["GCLOUD_PROJECT"]))).toBe(true);
    expect(await reach(ofProject("somebody-elses"))).toBe(false);
    expect(await reach(`http://127.0.0.1:${firestore}/emulator/v1/projects/x`)).toBe(false);
    expect(await reach("https://firestore.googleapis.com/v1beta1/x")).toBe(false);
    expect(await reach("https://evil.example/")).toBe(false);
  });
});

/** In a worker: the directive that forbids a request to `url`. */
async function tryToReach(url: string): Promise<string> {
  const refused = new Promise<string>((resolve) => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      resolve(effectiveDirective);
    });
  });
  await fetch(url).catch(() => undefined);
  return refused;
}

/** In the page: the name of the error that each attempt causes. */
function tryInjections(): Record<string, string> {
  const outcome = (attempt: () => void) => {
    try {
      attempt();
      return "done";
    } catch (error) {
      return error instanceof Error ? error.name : String(error);
    }
  };
  return {
    innerHTML: outcome(() => {
      document.createElement("div").innerHTML = "<b>x</b>";
    }),
    scriptText: outcome(() => {
      document.createElement("script").text = "1";
    }),
    foreignWorker: outcome(() => void new Worker("https://evil.example/assets/worker.js")),
    dataWorker: outcome(() => void new Worker("data:text/javascript,1")),
    secondPolicy: outcome(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      trustedTypes.createPolicy("mine", {});
    }),
  };
}

/** Whether the policy allows a request to `url` to be sent, however it ends. */
function reaches(page: Page, url: string): Promise<boolean> {
  return page.evaluate(async (target) => {
    const refused: string[] = [];
    let note: (event: SecurityPolicyViolationEvent) => void = () => undefined;
    // Violations are reported with a delay, but in order: once a later one is reported, so is this one.
    const told = new Promise<void>((resolve) => {
      note = ({ blockedURI }) => {
        if (blockedURI.startsWith("https://later.example")) resolve();
        else refused.push(blockedURI);
      };
    });
    document.addEventListener("securitypolicyviolation", note);
    for (const asked of [target, "https://later.example/"]) {
      await fetch(asked, { method: "POST" }).catch(() => undefined);
    }
    await told;
    document.removeEventListener("securitypolicyviolation", note);
    return refused.length === 0;
  }, url);
}
