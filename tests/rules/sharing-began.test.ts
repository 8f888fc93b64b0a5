import { type App, deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, Timestamp } from "firebase-admin/firestore";
import { afterAll, expect, test } from "vitest";

import { whyNotDeploy } from "../../scripts/sharing-began.ts";

/** The check of a project before the rules are deployed to it. */

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const apps: App[] = [];
afterAll(() => Promise.all(apps.map((app) => deleteApp(app))));

/** A project of its own, and what is said of it. */
function newProject() {
  const app = initializeApp({ projectId: `demo-${crypto.randomUUID()}` }, crypto.randomUUID());
  apps.push(app);
  const firestore = getFirestore(app);
  return {
    meals: firestore.collection("aiMeals"),
    ask: (since: number) => whyNotDeploy(firestore, since, NOW),
  };
}

test("a project in which nobody has shared anything takes any time that has passed", async () => {
  const { ask } = newProject();
  expect(await ask(0)).toBeNull();
  expect(await ask(NOW - 1)).toBeNull();
});

test("a time far ahead, before which nobody could share, is refused", async () => {
  const { ask } = newProject();
  expect(await ask(NOW + HOUR)).toBeNull();
  expect(await ask(NOW + HOUR + 1)).toContain("could share nothing");
});

test("meals that would be seen by nobody are a reason not to deploy, and the words say what to do", async () => {
  const { meals, ask } = newProject();
  await meals.doc("old").set({ createdAt: NOW - HOUR });
  expect(await ask(NOW - HOUR + 1)).toBeNull();
  const problem = await ask(NOW - HOUR);
  expect(problem).toContain("nobody would see them");
  const asked = Number(/to (\d+)/.exec(problem ?? "")?.[1]);
  expect(await ask(asked)).toBeNull();
});

test("a meal that a fast clock dates ahead holds nothing up", async () => {
  const { meals, ask } = newProject();
  await meals.doc("fast").set({ createdAt: NOW + HOUR });
  expect(await ask(NOW)).toBeNull();
});

test("where the server notes the time already, the value that was right then stays", async () => {
  const { meals, ask } = newProject();
  await meals.doc("late").set({ createdAt: NOW - HOUR });
  await meals.doc("new").set({ createdAt: NOW, sharedAt: Timestamp.fromMillis(NOW) });
  expect(await ask(NOW - 2 * HOUR)).toBeNull();
});
