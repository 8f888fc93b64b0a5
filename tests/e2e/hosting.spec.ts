import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

import { chromium } from "@playwright/test";

import { chromiumLaunch } from "../../scripts/chromium.ts";
import { pagePolicy } from "../../scripts/page-policy.ts";
import { appFolder } from "../../scripts/suite.ts";
import { webManifest } from "../../scripts/web-manifest.ts";
import { isControlled, newAccount, signUp } from "./account.ts";
import { expect, test } from "./test.ts";

/** Checks production's hosting as the emulator serves it from the same firebase.json. */

test("the shell is asked for each time, its hashed files hourly, there or not", async ({
  request,
}) => {
  const shell = await request.get("/");
  expect(shell.headers()["cache-control"]).toBe("no-cache");
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await shell.text())?.[1];
  expect(script).toBeDefined();
  // Hosting sets cache headers by path alone, so a browser also caches a 404 for that long.
  for (const path of [script ?? "", "/assets/gone-12345678.js"]) {
    const asset = await request.get(path);
    expect(asset.headers()["cache-control"], path).toBe("public, max-age=3600");
  }
  for (const path of ["/sw.js", "/manifest.webmanifest"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toBe("no-cache");
  }
});

interface HeaderRule {
  /** A glob. That of the headers for every address is what no address is: dots keep segments from `**`. */
  source: string;
  headers: { key: string; value: string }[];
}

/** Where a suite's app may connect to differs from production; suite-config.test.ts holds it. */
const withoutConnections = (value: string) => value.replace(/connect-src [^;]*/, "");

/** One file of every kind that is deployed, by its address. */
function oneOfEachKind(): string[] {
  const paths = readdirSync(appFolder("test"), { recursive: true }).map(
    (path) => `/${String(path)}`,
  );
  const deployed = paths.filter((path) => extname(path) !== "" && !path.includes("/."));
  return [...new Map(deployed.map((path) => [extname(path), path])).values()];
}

/** Whatever firebase.json says, these protect cooks with every answer. */
const ALWAYS: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\)/,
  "referrer-policy": /^strict-origin/,
  "strict-transport-security": /^max-age=[3-9]\d{7}; includeSubDomains$/,
  "x-content-type-options": /^nosniff$/,
};
/** Headers that would leak information or weaken isolation. */
const NEVER = ["access-control-allow-origin", "server", "set-cookie", "x-powered-by"];

test("every header of firebase.json arrives with every kind of file", async ({ request }) => {
  const config = readFileSync(join(import.meta.dirname, "../../firebase.json"), "utf8");
  const { hosting } = JSON.parse(config) as { hosting: { headers: HeaderRule[] } };
  const kinds = oneOfEachKind();
  expect(kinds.length).toBeGreaterThanOrEqual(8);
  for (const path of ["/", "/plan/a/b", "/sw.js", "/assets/gone-12345678.js", ...kinds]) {
    const sent = (await request.get(path)).headers();
    // A later rule that fits the address replaces what an earlier one says.
    const fitting = hosting.headers.filter(
      ({ source }) => source.startsWith("!") || path.startsWith(source.split("**")[0] ?? ""),
    );
    const expected = fitting.flatMap(({ headers }) => headers);
    for (const [name, value] of new Map(expected.map(({ key, value }) => [key, value]))) {
      const received = withoutConnections(sent[name.toLowerCase()] ?? "");
      expect(received, `${name} of ${path}`).toBe(withoutConnections(value));
    }
    for (const [name, value] of Object.entries(ALWAYS)) {
      expect(sent[name] ?? "", `${name} of ${path}`).toMatch(value);
    }
    expect(
      NEVER.filter((name) => name in sent),
      path,
    ).toEqual([]);
  }
});

test("no spelling of an address gets an answer without the headers, and what is no screen's is not found", async ({
  request,
}) => {
  const spelled = [
    "/.x",
    "/login/.x",
    "/.x/login",
    "/a/.b/c",
    "/assets/..%2fx",
    "/assets/.x",
    "/%2ex",
  ];
  for (const path of [
    ...spelled,
    "/login/%2e%2e%2f.x",
    "/...",
    "/login//x",
    "/%0a.x",
    "/%252e%252e/x",
    "/%5c.x",
    "/.%23",
    "/.well-known/x",
    "/assets/%2e%2e/.x",
    "/gone.html",
  ]) {
    const answer = await request.get(path);
    for (const [name, value] of Object.entries(ALWAYS)) {
      expect(answer.headers()[name] ?? "", `${name} of ${path}`).toMatch(value);
    }
    // Below a screen's address, encoded dots are a name like any other, and the app says what it is.
    const isOfScreen = ["/login//x", "/login/%2e%2e%2f.x"].includes(path);
    expect(answer.status(), path).toBe(isOfScreen ? 200 : 404);
  }
});

test("the page carries the policy itself, wherever it is served from", async ({ request }) => {
  const [, inPage = ""] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
      await (await request.get("/login")).text(),
    ) ?? [];
  expect(inPage).toBe(pagePolicy());
  expect(inPage).toContain("script-src 'self';");
  expect(inPage).toContain("require-trusted-types-for 'script'");
});

test("the browser reads the whole web manifest, and finds nothing that keeps it from installing", async ({
  baseURL,
}, testInfo) => {
  // A separate profile in the whole browser: for a test's own context Chromium reports only that it is
  // incognito, and its headless shell doesn't validate manifests.
  const profile = testInfo.outputPath("profile");
  const context = await chromium.launchPersistentContext(profile, chromiumLaunch("whole"));
  try {
    const page = await context.newPage();
    await page.goto(`${baseURL ?? ""}/login`);
    const cdp = await context.newCDPSession(page);
    const { url, errors, data = "" } = await cdp.send("Page.getAppManifest");
    expect(new URL(url).pathname).toBe("/manifest.webmanifest");
    expect(errors).toEqual([]);
    expect(JSON.parse(data)).toEqual(JSON.parse(JSON.stringify(webManifest)));
    const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
  }
});

test("search engines get a robots.txt that is one", async ({ request }) => {
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toContain("text/plain");
  expect(await robots.text()).toBe("User-agent: *\nAllow: /\n");
});

test("a screen's address answers with the shell, a lost asset with 404", async ({ request }) => {
  const screen = await request.get("/plan/some-plan/some-recipe");
  expect(screen.status()).toBe(200);
  expect(screen.headers()["content-type"]).toContain("text/html");
  expect((await request.get("/assets/gone-12345678.js")).status()).toBe(404);
});

test("browsers find the shell's charset in the first 1,024 bytes, where they look for it", async ({
  request,
}) => {
  const shell = await (await request.get("/")).body();
  expect(shell.subarray(0, 1_024).toString()).toContain('<meta charset="utf-8"');
});

test("the recipe service is behind the same origin", async ({ request }) => {
  const response = await request.post("/v1/recipes/get-meal-ideas", { data: {} });
  expect(response.status()).toBe(401);
  expect(await response.json()).toMatchObject({ error: "UID parameter is required" });
  expect(response.headers()).toMatchObject({ "x-content-type-options": "nosniff" });
});

/** The files of the database, of home, and of what screens share behind signing in. */
const OF_COOKS = /\/assets\/(?:store|home|beside|shared|dishes|worker)-/;

test("the login can be typed in before anything of a kitchen is loaded, within the policy", async ({
  page,
}) => {
  const ofCooks: string[] = [];
  page.on("request", (request) => {
    if (OF_COOKS.test(request.url())) ofCooks.push(request.url());
  });
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Permissions-Policy/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  const response = await page.goto("/login");
  const headers = response?.headers() ?? {};
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["permissions-policy"]).toContain("screen-wake-lock=(self)");
  await expect(page.getByLabel("Email")).toBeEditable();
  expect(ofCooks).toEqual([]);
  await page.getByLabel("Email").focus();
  // While the cook types, home is being preloaded.
  await expect.poll(() => ofCooks.join(" ")).toContain("/assets/home-");
  expect(violations).toEqual([]);
});

test("the gallery of the design system is not in production: its address leads nowhere", async ({
  page,
}) => {
  await signUp(page, newAccount());
  await page.goto("/ui");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByText("There is nothing at this address")).toBeVisible();
});

test("settings lead to the licences of all that was bundled, past the service worker", async ({
  page,
}) => {
  await signUp(page, newAccount());
  await isControlled(page);
  await page.goto("/user-settings");
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Licences of what Simmer is made with" }).click();
  const notices = await opening;
  const text = notices.locator("body");
  await expect(text).toContainText("Simmer is built with the work of others");
  const named = [...(await text.innerText()).matchAll(/^(\S+) \d+\.\d+\.\d+ \(/gm)].map(
    ([, name = ""]) => name,
  );
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"),
  ) as Record<"dependencies" | "devDependencies", object>;
  // Packages of the app, of its worker, of the service worker, and of the fonts.
  const shipped = [...Object.keys(dependencies), "@firebase/firestore", "react-dom"];
  expect(named).toEqual(expect.arrayContaining(shipped));
  expect(Object.keys(devDependencies).filter((name) => named.includes(name))).toEqual([]);
  await expect(text).toContainText("SIL OPEN FONT LICENSE");
  await expect(text).toContainText("Permission is hereby granted, free of charge");
});
