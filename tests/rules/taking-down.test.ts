import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { expect, test } from "vitest";

import { logMeal } from "#db/repositories/portion-repository.ts";
import {
  browseSharedMeals,
  reportMeal,
  takeBackMeal,
} from "#db/repositories/shared-meal-repository.ts";
import { REPORTS_TO_HIDE } from "#domain/limits.ts";
import { refreshSharedMeals } from "#sync/shared-meals/refresh.ts";

import { runQuietly } from "../../scripts/command.ts";
import { carryOut, readOrder } from "../../scripts/moderation.ts";
import { largestShared, mealWith, sharedWith, STRANGER } from "./allowed-documents.ts";
import { createDeviceOf } from "./emulated-device.ts";
import "./matchers.ts";
import { connectServer, type Fields } from "./rules-server.ts";

/** How cooks and an administrator take down an unwanted meal, and who sees it afterwards. */

const server = await connectServer();
const firestore = getFirestore(initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" }));
const MEAL = "aiMeals/spam";

async function storeSpam(): Promise<void> {
  const meal = { ...sharedWith("spam"), title: "Buy pills" };
  await server.store(MEAL, { ...meal, sharedAt: new Date(), ratingCount: 1 });
  await server.store("mealAuthors/spam", { uid: "spammer", at: new Date() });
}

async function reportBy(uid: string): Promise<void> {
  const device = await createDeviceOf(server, uid);
  await refreshSharedMeals(device.context);
  await reportMeal(device.db, "spam", true);
  await device.sync();
  device.db.close();
}

let cooks = 0;

/** Ids of the meals that a cook with a new device sees. */
async function seen(): Promise<string[]> {
  cooks += 1;
  const { db, context } = await createDeviceOf(server, `onlooker${cooks}`);
  await refreshSharedMeals(context);
  const { shown, hidden } = await browseSharedMeals(db, 100);
  expect(hidden).toEqual([]);
  db.close();
  return shown.map(({ id }) => id);
}

/** What `npm run moderate` prints for an order, without the process of its own that each would cost. */
async function moderate(...order: string[]): Promise<string> {
  let printed = "";
  await carryOut(firestore, readOrder(order), (text) => {
    printed += `${text}\n`;
  });
  return printed;
}

test("a meal that five different cooks have reported is nobody's to see; four are too few", async () => {
  await storeSpam();
  for (let at = 1; at < REPORTS_TO_HIDE; at += 1) await reportBy(`cook${at}`);
  await reportBy("cook1");
  expect(await server.read(MEAL)).toMatchObject({ reportCount: REPORTS_TO_HIDE - 1 });
  expect(await seen()).toEqual(["spam"]);
  await reportBy(`cook${REPORTS_TO_HIDE}`);
  expect(await server.read(MEAL)).toMatchObject({ reportCount: REPORTS_TO_HIDE });
  expect(await seen()).toEqual([]);
});

test("who has shared a meal takes it back, and again after undo: by themselves, and as it is", async () => {
  const { db, sync } = await createDeviceOf(server, "kim");
  const portions = { fridge: 0, freezer: 0 };
  const log = { meal: mealWith("stew"), planId: null, portions, stars: 5, imageUrl: "" };
  await logMeal(db, log);
  await takeBackMeal(db, "stew", true);
  await sync();
  expect(await server.read("aiMeals/stew")).toMatchObject({ takenBack: true, ratingCount: 1 });
  expect(await seen()).toEqual([]);
  const path = "aiMeals/stew";
  const taken = (await server.read(path)) as Fields;
  await expect(server.push(STRANGER, { [path]: { ...taken, takenBack: false } })).toBeDenied();
  await takeBackMeal(db, "stew", false);
  await sync();
  expect(await seen()).toEqual(["stew"]);
  await expect(server.push(STRANGER, { [path]: { ...taken, takenBack: true } })).toBeDenied();
  const shared = (await server.read(path)) as Fields;
  const writes = { [path]: { ...shared, takenBack: true } };
  await expect(server.push("kim", writes, { sync: null })).toBeDenied("outside a push");
  for (const spoiled of [{ takenBack: "yes" }, { takenBack: true, title: "New words" }]) {
    await expect(server.push("kim", { [path]: { ...shared, ...spoiled } })).toBeDenied();
  }
  db.close();
});

test("`npm run moderate` lists all that was reported of what is in the list, and nothing else", async () => {
  await storeSpam();
  await server.store(MEAL, { ...(await server.read(MEAL)), reportCount: 1 });
  const sharedAt = new Date();
  for (let at = 0; at < 101; at += 1) {
    const meal = { ...sharedWith(`loud${at}`), sharedAt, reportCount: 2 };
    await server.store(`aiMeals/loud${at}`, meal);
  }
  const unseen = { ...sharedWith("unseen"), reportCount: 3 };
  await server.store("aiMeals/unseen", { ...unseen, sharedAt: null });
  await server.store("aiMeals/back", { ...unseen, sharedAt, takenBack: true });
  const printed = await runQuietly(["node", "--import", "tsx", "scripts/moderate.ts"]);
  const listed = printed.split("\n").filter((line) => line.includes(" reports, "));
  expect(listed).toHaveLength(102);
  expect(listed.at(-1)).toContain("spam  1 reports");
  expect(listed.join("\n")).not.toMatch(/unseen|back/u);
});

test("`npm run moderate` lists reports, hides, clears, undoes, and lists what else the author shared", async () => {
  await storeSpam();
  const takenBack = { ...sharedWith("more"), sharedAt: new Date(), reportCount: 0 };
  await server.store("aiMeals/more", takenBack);
  await server.store("mealAuthors/more", { uid: "spammer", at: new Date() });
  await server.store("aiMeals/good", { ...sharedWith("good"), sharedAt: new Date() });
  await server.store("mealAuthors/good", { uid: "kim", at: new Date() });
  expect(await moderate()).toBe("Nothing to see.\n");
  await reportBy("cook1");
  const reported = await moderate();
  expect(reported).toContain("spam  1 reports, 1 ratings, by spammer\n    Buy pills: ");
  expect(reported).not.toContain("good");

  expect(await moderate("hide", "spam")).toBe("spam: hidden.\n");
  expect((await seen()).toSorted()).toEqual(["good", "more"]);
  expect(await moderate()).toContain("1 reports, 1 ratings, hidden, by spammer");
  expect(await moderate("undo", "spam")).toBe("spam: as the reports decide.\n");
  expect(await seen()).toContain("spam");

  for (let at = 2; at <= REPORTS_TO_HIDE; at += 1) await reportBy(`cook${at}`);
  expect(await seen()).not.toContain("spam");
  expect(await moderate("clear", "spam")).toBe("spam: cleared.\n");
  expect(await seen()).toContain("spam");

  const worse = { ...sharedWith("more"), sharedAt: new Date(), reportCount: REPORTS_TO_HIDE + 1 };
  await server.store("aiMeals/more", worse);
  const ids = (await moderate()).match(/^\S+/gm);
  expect(ids, "most often reported first").toEqual(["more", "spam"]);

  const authored = await moderate("author", "spam");
  expect(authored).toMatch(/^more  /m);
  expect(authored).toMatch(/^spam  /m);
  expect(authored).not.toContain("good");
  await expect(moderate("hide", "none")).rejects.toThrow("There is no shared meal none.");
  await expect(moderate("author", "none")).rejects.toThrow(
    "Nobody is noted as the author of none.",
  );
});

test("twenty cooks who share all they may leave the honest ones' meals in everybody's list", async () => {
  const honest = Array.from({ length: 50 }, (_, at) => `honest${at}`);
  const sharedAt = new Date(Date.now() - 60_000);
  for (const id of honest) await server.store(`aiMeals/${id}`, { ...sharedWith(id), sharedAt });
  const portions = { fridge: 0, freezer: 0 };
  await Promise.all(
    Array.from({ length: 20 }, async (_, by) => {
      const device = await createDeviceOf(server, `flood${by}`);
      for (let at = 0; at < 5; at += 1) {
        const meal = { ...mealWith(`flood${by}-${at}`), ...largestShared };
        const log = { planId: null, portions, stars: 5, imageUrl: "", at: Date.now() };
        await device.mutate("logMeal", { ...log, meal });
      }
      // Nothing of it is refused.
      await device.sync();
      device.db.close();
    }),
  );
  expect(await server.read("aiMeals/flood0-4")).toMatchObject({ ratingCount: 1 });
  const shown = await seen();
  expect(shown.filter((id) => honest.includes(id))).toHaveLength(50);
  for (let by = 0; by < 20; by += 1) {
    expect(shown.filter((id) => id.startsWith(`flood${by}-`))).toHaveLength(2);
  }
}, 240_000);
