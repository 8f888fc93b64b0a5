import { deleteApp, getApp } from "firebase-admin/app";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { hostHandler } from "./host.fixture.ts";
import { says, startModelServer } from "./model/model-server.fixture.ts";
import { IDEAS } from "./service.fixture.ts";
import { newCook } from "./signed-in.fixture.ts";

/** The function as deployed with a model; `api.emulator.test.ts` tests it without one. */

let model: Awaited<ReturnType<typeof startModelServer>>;
let host: Awaited<ReturnType<typeof hostHandler>>;

beforeAll(async () => {
  model = await startModelServer(says({ ideas: [{ title: "Leek Pie", blurb: "Buttery." }] }));
  vi.stubEnv("AI_BASE_URL", model.config.baseUrl);
  vi.stubEnv("AI_MODEL", "test-model");
  const { api } = await import("./index.ts");
  host = await hostHandler((request, response) =>
    api(...([request, response] as unknown as Parameters<typeof api>)),
  );
});
afterAll(async () => {
  host.close();
  await model.close();
  await deleteApp(getApp());
  vi.unstubAllEnvs();
});

async function askIdeas(uid: string, authorization?: string) {
  const headers = {
    "content-type": "application/json",
    ...(authorization !== undefined && { authorization }),
  };
  const body = JSON.stringify({ uid, count: 1 });
  const response = await fetch(`${host.url}${IDEAS}`, { method: "POST", headers, body });
  return { status: response.status, json: await response.json() };
}

test("who asks proves that they are the cook of the body; without proof no model is asked", async () => {
  const [robin, kim] = [await newCook(), await newCook()];
  const refused = { status: 401, json: { error: "Authentication failed" } };
  expect(await askIdeas(robin.uid)).toEqual(refused);
  expect(await askIdeas(robin.uid, `Bearer ${kim.token}`)).toEqual(refused);
  expect(model.asked).toEqual([]);
  expect(await askIdeas(robin.uid, `Bearer ${robin.token}`)).toMatchObject({
    status: 200,
    json: { source: "model", ideas: [{ title: "Leek Pie" }] },
  });
});
