import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";

import { cookbookProvider } from "./cookbook/cookbook-provider.ts";
import { startHost } from "./host.fixture.ts";
import { readCook } from "./identity.ts";
import { createFirestoreCounter, WINDOWS } from "./limits/firestore-counter.ts";
import { createOwnCounter } from "./limits/own-counter.ts";
import { createLimits, MODEL_BUDGET, PER_COOK } from "./limits/request-limits.ts";
import { createModelProvider } from "./model/model-provider.ts";
import { says, startModelServer } from "./model/model-server.fixture.ts";
import { combineProviders } from "./providers.ts";
import { IDEAS, ports } from "./service.fixture.ts";
import { newCook } from "./signed-in.fixture.ts";

/** The service with a model, and the emulators' Auth and Firestore, as an attacker meets them. */

const app = initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" });
// Separate counts keep those of other tests out of the way.
const countsApp = initializeApp({ projectId: `demo-spending-${Date.now()}` }, "counts");
const counts = getFirestore(countsApp);
/** The clock is frozen, so that no window ends in the middle of a test. */
const NOW = Date.now();
let model: Awaited<ReturnType<typeof startModelServer>>;
let host: Awaited<ReturnType<typeof startHost>>;

beforeAll(async () => {
  model = await startModelServer(says({ ideas: [{ title: "Leek Pie", blurb: "Buttery." }] }));
  host = await startHost({
    ...ports,
    readCook: (headers) => readCook(headers),
    providers: combineProviders({
      cookbook: cookbookProvider,
      model: (takeCall) => createModelProvider(model.config, takeCall),
      logError: () => undefined,
    }),
    limits: createLimits({
      own: createOwnCounter(() => NOW),
      shared: createFirestoreCounter(counts, () => NOW, 25_000),
      budget: MODEL_BUDGET,
      logError: () => undefined,
    }),
  });
});
afterAll(async () => {
  host.close();
  await model.close();
  await Promise.all([deleteApp(app), deleteApp(countsApp)]);
});

async function askIdeas(uid: string, token?: string) {
  const headers = {
    "content-type": "application/json",
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const body = JSON.stringify({ uid, count: 1 });
  const response = await fetch(`${host.url}${IDEAS}`, { method: "POST", headers, body });
  const { status } = response;
  return { status, retryAfter: response.headers.get("retry-after"), body: await response.text() };
}

const documents = async () => (await counts.collectionGroup(WINDOWS).get()).size;

test("a caller who is not the cook of the body reaches neither the model nor the counters", async () => {
  const [robin, kim] = [await newCook(), await newCook()];
  const refused = { status: 401, body: '{"error":"Authentication failed"}' };
  expect(await askIdeas(robin.uid)).toMatchObject(refused);
  expect(await askIdeas(robin.uid, kim.token)).toMatchObject(refused);
  expect(await askIdeas(robin.uid, "rubbish")).toMatchObject(refused);
  expect(await askIdeas(`made-up-${Date.now()}`, kim.token)).toMatchObject(refused);
  expect(model.asked).toEqual([]);
  expect(await documents()).toBe(0);

  const own = await askIdeas(robin.uid, robin.token);
  expect(own.status).toBe(200);
  expect(own.body).toContain("Leek Pie");
  expect(model.asked).toHaveLength(1);
});

test("150 requests of one cook at once: as many as are allowed are answered, the model is asked 50 times at most", async () => {
  const before = model.asked.length;
  const { uid, token } = await newCook();
  const answers = await Promise.all(Array.from({ length: 150 }, () => askIdeas(uid, token)));
  const of = (status: number) => answers.filter((answer) => answer.status === status);
  expect([of(200).length, of(429).length]).toEqual([PER_COOK.max, 150 - PER_COOK.max]);
  for (const { retryAfter } of of(429)) expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(model.asked.length - before).toBe(MODEL_BUDGET.perCook);
});
