import * as fc from "fast-check";

import { ALLERGEN_IDS, DIET_IDS, EQUIPMENT_IDS } from "#domain/catalogue.ts";
import type { Meal } from "#domain/entities.ts";
import { makeMeal, makePlan } from "#sync/device.fixture.ts";
import type { CommitFate } from "#sync/memory-remote.ts";

import type { World } from "./world.ts";

/** One thing that happens in a world. `toString` is what a failing run prints. */
export interface Action {
  run(world: World): Promise<void> | void;
  toString(): string;
}

function action(text: string, run: Action["run"]): Action {
  return { run, toString: () => text };
}

/** Few ids, so that the devices keep meeting each other. */
const device = fc.nat({ max: 3 });
const mealId = fc.constantFrom("soup", "stew", "curry");
const planId = fc.constantFrom("p1", "p2", "bad1");
const at = fc.integer({ min: 1, max: 4 });
const on = fc.boolean();
const bought = fc.boolean();

/** Two versions of a recipe, so that edits differ. */
function recipeOf(id: string, edition: number): Meal {
  return { ...makeMeal(id), blurb: `Edition ${edition}` };
}

function making(name: string, run: (world: World, d: number) => Promise<void>) {
  return (d: number) => action(`device ${d}: ${name}`, async (world) => run(world, d));
}

const mutations: fc.Arbitrary<Action>[] = [
  fc
    .tuple(device, at)
    .map(([d, at]) =>
      making("createUser", async (world, d) => world.act(d, "createUser", { at }))(d),
    ),
  fc
    .tuple(device, mealId, on, at)
    .map(([d, mealId, on, at]) =>
      making(`setFavorite ${mealId} ${on}`, async (world, d) =>
        world.act(d, "setFavorite", { mealId, on, at }),
      )(d),
    ),
  fc
    .tuple(device, mealId, on, at)
    .map(([d, mealId, on, at]) =>
      making(`setCurrentMeal ${mealId} ${on}`, async (world, d) =>
        world.act(d, "setCurrentMeal", { mealId, on, at }),
      )(d),
    ),
  fc
    .tuple(
      device,
      fc.oneof(
        fc.record({ field: fc.constant("allergies"), id: fc.constantFrom(...ALLERGEN_IDS) }),
        fc.record({ field: fc.constant("diet"), id: fc.constantFrom(...DIET_IDS) }),
        fc.record({
          field: fc.constant("cookingEquipment"),
          id: fc.constantFrom(...EQUIPMENT_IDS),
        }),
      ),
      on,
      at,
    )
    .map(([d, preference, on, at]) =>
      making(`setPreference ${preference.id} ${on}`, async (world, d) =>
        world.act(d, "setPreference", { ...preference, on, at }),
      )(d),
    ),
  fc.tuple(device, planId, fc.boolean(), at).map(([d, id, addToShoppingList, at]) =>
    making(`savePlan ${id}`, async (world, d) => {
      const plan = makePlan(id, [makeMeal("soup"), makeMeal("stew")]);
      await world.act(d, "savePlan", { plan: { ...plan, updatedAt: at }, addToShoppingList, at });
    })(d),
  ),
  fc
    .tuple(device, planId)
    .map(([d, planId]) =>
      making(`deletePlan ${planId}`, async (world, d) => world.act(d, "deletePlan", { planId }))(d),
    ),
  fc.tuple(device, mealId, at).map(([d, id, at]) =>
    making(`savePersonalRecipe ${id} ${at}`, async (world, d) => {
      const times = { createdAt: at, updatedAt: at };
      const recipe = { ...recipeOf(id, at), userId: "alice", ...times };
      await world.act(d, "savePersonalRecipe", { recipe });
    })(d),
  ),
  fc
    .tuple(device, mealId)
    .map(([d, recipeId]) =>
      making(`deletePersonalRecipe ${recipeId}`, async (world, d) =>
        world.act(d, "deletePersonalRecipe", { recipeId }),
      )(d),
    ),
  fc.tuple(device, mealId, bought, at).map(([d, id, bought, at]) =>
    making(`addMealsToList ${id} ${bought ? "with its ticks" : "anew"}`, async (world, d) => {
      const meal = makeMeal(id);
      const ingredients = meal.ingredients.map((line) => ({ ...line, bought }));
      await world.act(d, "addMealsToList", {
        meals: [bought ? { ...meal, ingredients } : meal],
        at,
      });
    })(d),
  ),
  fc
    .tuple(device, mealId, at)
    .map(([d, mealId, at]) =>
      making(`removeMealFromList ${mealId}`, async (world, d) =>
        world.act(d, "removeMealFromList", { mealId, at }),
      )(d),
    ),
  fc.tuple(device, mealId, bought, at).map(([d, mealId, bought, at]) =>
    making(`setBought ${mealId} ${bought}`, async (world, d) => {
      const item = { mealId, name: `${mealId} flour`, amount: "1 cup" };
      await world.act(d, "setBought", { items: [item], bought, at });
    })(d),
  ),
  fc.tuple(device, fc.uuid(), at).map(([d, id, at]) =>
    making("sendFeedback", async (world, d) => {
      const feedback = { text: "Nice", url: "/", uid: "alice", timestamp: at };
      await world.act(d, "sendFeedback", { id, feedback });
    })(d),
  ),
];

/** The two that show at once when they are applied twice. */
const countingMutations: fc.Arbitrary<Action>[] = [
  fc
    .tuple(device, mealId, fc.option(planId), fc.constantFrom(null, 3, 4, 5), at)
    .map(([d, id, planId, stars, at]) =>
      making(`logMeal ${id} ${planId} ${stars}`, async (world, d) => {
        const log = { planId, stars, imageUrl: "", at, portions: { fridge: 2, freezer: 1 } };
        await world.act(d, "logMeal", { meal: makeMeal(id), ...log });
      })(d),
    ),
  fc.tuple(device, mealId, at).map(([d, recipeId, storedAt]) =>
    making(`eatPortion ${recipeId}`, async (world, d) => {
      const stored = { recipeId, storage: "fridge" as const, storedAt };
      await world.act(d, "eatPortion", { stored, at: storedAt });
    })(d),
  ),
];

const fate = fc.constantFrom<CommitFate>(
  "lost-request",
  "lost-reply",
  "lost-reply",
  "late",
  "twice",
);

/** How long each request takes, in turns of the event loop: some far longer than others. */
const turns = fc.array(fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 60 })), {
  minLength: 1,
  maxLength: 12,
});

const syncing: fc.Arbitrary<Action>[] = [
  device.map((d) => action(`device ${d}: sync`, async (world) => world.sync(d))),
  device.map((d) => action(`device ${d}: push`, async (world) => world.pushOnly(d))),
  device.map((d) => action(`device ${d}: pull`, async (world) => world.pullOnly(d))),
  fc
    .tuple(fc.array(device, { minLength: 2, maxLength: 4 }), turns)
    .map(([devices, turns]) =>
      action(`devices ${devices.join()}: sync together, turns ${turns.join()}`, async (world) =>
        world.syncTogether(devices, turns),
      ),
    ),
];

const mishaps: fc.Arbitrary<Action>[] = [
  fc
    .tuple(device, fate)
    .map(([d, fate]) =>
      action(`device ${d}: next commit ${fate}`, (world) => world.setFate(d, fate)),
    ),
  fc
    .tuple(device, fc.boolean())
    .map(([d, offline]) =>
      action(`device ${d}: ${offline ? "offline" : "online"}`, (world) =>
        world.setOffline(d, offline),
      ),
    ),
  fc
    .tuple(device, fc.integer({ min: 1, max: 9 }))
    .map(([d, requests]) =>
      action(`device ${d}: killed after ${requests}`, async (world) => world.kill(d, requests)),
    ),
  fc
    .tuple(device, fc.integer({ min: -1e10, max: 1e10 }))
    .map(([d, ms]) => action(`device ${d}: clock ${ms}`, (world) => world.jumpClock(d, ms))),
  device.map((d) => action(`device ${d}: token expires`, async (world) => world.expireToken(d))),
  device.map((d) => action(`device ${d}: snapshot`, async (world) => world.takeSnapshot(d))),
  device.map((d) => action(`device ${d}: restored`, async (world) => world.restoreSnapshot(d))),
  device.map((d) => action(`device ${d}: retries parked`, async (world) => world.retryParked(d))),
  fc.constant(action("late requests arrive", (world) => world.deliverLate())),
];

/** A reply is lost, the cook goes on, and what is sent next holds what the server has already. */
const unheard: fc.Arbitrary<Action> = fc
  .tuple(device, fc.oneof(...countingMutations), fc.oneof(...countingMutations))
  .map(([d, first, second]) =>
    action(
      `unheard: ${first.toString()}, then ${second.toString()}, from device ${d}`,
      async (world) => {
        await first.run(world);
        world.setFate(d, "lost-reply");
        await world.pushOnly(d);
        await second.run(world);
        await world.pushOnly(d);
      },
    ),
  );

/** One device writes a recipe while another reads what came before it. */
const crossing: fc.Arbitrary<Action> = fc
  .tuple(device, device, mealId, turns)
  .map(([writer, reader, id, turns]) =>
    action(
      `crossing: ${writer} writes ${id}, ${reader} reads, turns ${turns.join()}`,
      async (world) => {
        for (const edition of [1, 2]) {
          const times = { createdAt: edition, updatedAt: edition };
          const recipe = { ...recipeOf(id, edition), userId: "alice", ...times };
          await world.act(writer, "savePersonalRecipe", { recipe });
          if (edition === 1) await world.pushOnly(writer);
        }
        await world.syncTogether([writer, reader], turns);
      },
    ),
  );

/** A plan is made, deleted and made again before another device looks. */
const remade: fc.Arbitrary<Action> = fc
  .tuple(device, device, fc.constantFrom("p1", "p2"))
  .map(([writer, reader, id]) =>
    action(`remade: ${id} by ${writer}, seen by ${reader}`, async (world) => {
      const save = { plan: makePlan(id), addToShoppingList: false, at: 1 };
      await world.act(writer, "savePlan", save);
      await world.pushOnly(writer);
      await world.act(writer, "deletePlan", { planId: id });
      await world.pushOnly(writer);
      await world.act(writer, "savePlan", save);
      await world.pushOnly(writer);
      await world.pullOnly(reader);
    }),
  );

/** A story of some length, in which much is done, synced, and goes wrong. */
export const story: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.oneof(...mutations) },
    { weight: 3, arbitrary: fc.oneof(...countingMutations) },
    { weight: 4, arbitrary: fc.oneof(...syncing) },
    { weight: 3, arbitrary: fc.oneof(...mishaps) },
    { weight: 1, arbitrary: fc.oneof(unheard, crossing, remade) },
  ),
  { minLength: 10, maxLength: 60, size: "max" },
);
