import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";

import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { MEAL_TYPES } from "../../src/domain/meal-types.ts";
import type { FullRecipesAnswer, MealIdeasAnswer } from "../../src/domain/recipe-service.ts";
import { newCook } from "./signed-in.fixture.ts";

/** The service as deployed: Hosting, the built function, Auth and Firestore. */
const url = process.env["SIMMER_URL"] ?? "";
const app = initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" }, "api-test");
let cook: Awaited<ReturnType<typeof newCook>>;
let uid = "";

beforeAll(async () => {
  cook = await newCook();
  uid = cook.uid;
  // A first instance on a busy machine may answer that it is too busy to count, so the test
  // retries.
  const isAnswered = async () => {
    const { status } = await post("get-meal-ideas", JSON.stringify({ uid, count: 1 }));
    expect(status).toBe(200);
  };
  await vi.waitFor(isAnswered, { timeout: 90_000, interval: 1_000 });
}, 120_000);

afterAll(async () => {
  await getAuth(app).deleteUser(uid);
  await deleteApp(app);
});

async function post(call: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/v1/recipes/${call}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${cook.token}`,
      ...headers,
    },
    body,
  });
  const json: unknown = await response.json();
  return { status: response.status, json };
}

test("a known cook gets ideas and their recipes, for every meal", async () => {
  for (const mealType of MEAL_TYPES) {
    const asked = {
      uid,
      count: 10,
      mealType,
      allergies: ["dairy", "tree_nuts"],
      dietPreferences: [],
    };
    const { status, json } = await post("get-meal-ideas", JSON.stringify(asked));
    expect(status).toBe(200);
    const { ideas } = json as MealIdeasAnswer;
    expect(ideas).toHaveLength(10);
    const chosen = { ...asked, ideas: ideas.map((idea) => ({ ...idea, mealType })) };
    const full = await post("get-full-recipes", JSON.stringify(chosen));
    const { recipes } = full.json as FullRecipesAnswer;
    expect(recipes.map(({ title }) => title)).toEqual(ideas.map(({ title }) => title));
  }
});

test.each([
  ["another cook", '{"uid":"nobody-of-that-name"}', 401, "Authentication failed"],
  ["no cook", "{}", 401, "UID parameter is required"],
  ["half a request", '{"uid":', 400, "The request is not valid JSON"],
])("refuses %s in JSON", async (_, body, status, error) => {
  expect(await post("get-meal-ideas", body)).toEqual({ status, json: { error } });
});

test("refuses a body over 64 KB, and who only names a cook leaves no counts behind", async () => {
  const counts = getFirestore(app).collectionGroup("windows");
  const before = (await counts.get()).size;
  const { uid: victim } = await newCook();
  for (const headers of [{}, { authorization: "" }]) {
    const answer = await post("get-meal-ideas", JSON.stringify({ uid: victim }), headers);
    expect(answer).toEqual({ status: 401, json: { error: "Authentication failed" } });
  }
  expect((await counts.get()).size).toBe(before);
  const large = await post(
    "get-meal-ideas",
    JSON.stringify({ uid, exclude: ["x".repeat(66_000)] }),
  );
  expect(large).toEqual({
    status: 413,
    json: { error: "The request is too large: 64 KB at most" },
  });
});

test.each([
  ["of a known length", true],
  ["in chunks", false],
])("a body of 12 MB %s is refused, and the emulators go on", async (_, isKnown) => {
  const body = Buffer.alloc(12_000_000, "x");
  const headers = isKnown ? { "content-length": body.length } : {};
  const answer = await new Promise((resolve) => {
    const sending = request(`${url}/v1/recipes/get-meal-ideas`, { method: "POST", headers });
    sending.on("response", (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    // Who is still sending may meet the closed connection before the answer.
    sending.on("error", ({ code }: NodeJS.ErrnoException) => resolve(code));
    sending.write(body);
    sending.end();
  });
  expect([413, "ECONNRESET", "EPIPE"]).toContain(answer);
  const next = await post("get-meal-ideas", JSON.stringify({ uid, count: 1 }));
  expect(next.status).toBe(200);
});

test("refuses another site's page, and takes the app's own", async () => {
  const body = JSON.stringify({ uid, count: 1 });
  const foreign = await post("get-meal-ideas", body, { origin: "https://evil.example" });
  expect(foreign.status).toBe(403);
  const own = await post("get-meal-ideas", body, { origin: url });
  expect(own.status).toBe(200);
});

test("what is deployed carries the licences of all that was bundled into it", () => {
  const folder = join(import.meta.dirname, "..");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const code = readdirSync(join(folder, "lib")).filter((file) => file.endsWith(".js"));
  const imports = code.flatMap((file) =>
    [...read(`lib/${file}`).matchAll(/(?:from|import\() ?"([^"]+)"/g)].map(([, name = ""]) => name),
  );
  const { dependencies } = JSON.parse(read("package.json")) as { dependencies: object };
  const bundled = Object.keys(dependencies).filter(
    (name) => !imports.some((path) => path === name || path.startsWith(`${name}/`)),
  );
  expect(bundled).toEqual(["valibot"]);
  expect(read("lib/third-party-notices.txt")).toMatch(/^valibot \d+\.\d+\.\d+ \(MIT\)$/m);
});
