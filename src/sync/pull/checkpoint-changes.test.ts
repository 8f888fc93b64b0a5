import * as fc from "fast-check";
import { expect, test } from "vitest";

import {
  createStorage,
  expectSame,
  pullUntil,
  savePlan,
  saveRecipe,
  start,
} from "./checkpoint.fixture.ts";
import { pull } from "./pull.ts";

/** What a pull of changes, after the first sync, goes on with when another one was cut short. */

test("[S5.36] changes of more than a page are kept, too, until another state is applied", async () => {
  const { server, other, clock } = await start();
  const { open, brought } = createStorage(server, () => clock.here);
  await pull(await open());
  for (const id of ["k", "l", "m", "n", "o"]) await other.mutate("savePlan", savePlan(id));
  await other.sync();
  brought.length = 0;
  await pullUntil(await open(), 3);
  const again = await open();
  await pull(again);
  expect(brought.toSorted()).toEqual(["k", "l", "m", "n", "o"]);
  await expectSame(server, again);

  for (const id of ["p", "q", "r"]) await other.mutate("savePlan", savePlan(id));
  await other.sync();
  await pullUntil(await open(), 2);
  // Elsewhere on this device all of them arrive; then one is gone.
  await pull({ ...(await open()), pageSize: 50 });
  await other.mutate("deletePlan", { planId: "p" });
  await other.sync();
  const last = await open();
  await pull(last);
  expect(await last.db.aiMealPlans.get("p")).toBeUndefined();
  await expectSame(server, last);
});

test("[S5.36] a short page is kept with the full one that comes after it", async () => {
  const { server, other, clock } = await start();
  const { open, brought } = createStorage(server, () => clock.here);
  await pull(await open());
  await other.mutate("savePlan", savePlan("k"));
  await other.sync();
  brought.length = 0;

  const killed = await open();
  const ended = pullUntil(killed, 5, async (requests) => {
    // After the short page with k, so that a second round goes on behind it.
    if (requests === 2) await other.mutate("deletePlan", { planId: "a" });
    if (requests === 3) await other.mutate("savePlan", savePlan("l"));
    if (requests === 3) await other.mutate("savePlan", savePlan("m"));
    await other.sync();
  });
  expect(await ended).toBe(false);
  expect(killed.link.requests.filter((name) => name.includes("aiMealPlans"))).toHaveLength(2);
  const again = await open();
  await pull(again);

  expect(brought.filter((name) => name !== "aiMealPlans:a")).toEqual(["k", "l", "m"]);
  await expectSame(server, again);
});

/** Another plan or recipe, the end of one, or another host of this storage that is killed, too. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("plan" as const, "recipe" as const) },
  { weight: 3, arbitrary: fc.record({ deleted: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ requests: fc.integer({ min: 1, max: 8 }) }) },
);
/** What happens before each request of a pull that is killed before the next. */
const killedPull = fc.array(fc.array(happening, { maxLength: 2 }), { minLength: 3, maxLength: 9 });

test("[S5.36] [S8.2] whenever pulls are killed, and whatever others write meanwhile, nothing is missed", async () => {
  const pulls = fc.array(killedPull, { minLength: 1, maxLength: 3 });
  const property = fc.asyncProperty(pulls, async (killed) => {
    const { server, other, clock } = await start();
    const { open } = createStorage(server, () => clock.here);
    await pull(await open());
    const plans = ["a", "b", "c", "d", "e"];
    let ids = 0;
    const newId = () => `new${(ids += 1)}`;
    for (const steps of killed) {
      await pullUntil(await open(), steps.length, async (requests) => {
        for (const happens of steps[requests] ?? []) {
          if (happens === "plan") {
            plans.push(newId());
            await other.mutate("savePlan", savePlan(plans.at(-1) ?? ""));
          } else if (happens === "recipe") {
            await other.mutate("savePersonalRecipe", saveRecipe(newId()));
          } else if ("deleted" in happens) {
            const [planId] = plans.splice(happens.deleted % plans.length, 1);
            if (planId) await other.mutate("deletePlan", { planId });
          } else {
            await pullUntil(await open(), happens.requests);
          }
          await other.sync();
        }
      });
    }
    // Where two hosts pull at once, kept pages stay until the next change is pulled.
    await other.mutate("savePlan", savePlan("last"));
    await other.sync();
    const last = await open();
    await pull(last);
    await expectSame(server, last);
  });
  await expect(fc.assert(property, { numRuns: 40 })).resolves.toBeUndefined();
});
