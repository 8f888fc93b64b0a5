import * as fc from "fast-check";

import { ALLERGEN_IDS, DIET_IDS, EQUIPMENT_IDS } from "#domain/catalogue.ts";
import { HIDES, UNIT_CHOICES, type Meal } from "#domain/entities.ts";
import { MEAL_TYPES } from "#domain/meal-types.ts";
import type { MutationArgs, MutationName } from "#domain/mutations/registry.ts";
import type { Preference } from "#domain/mutations/user.ts";
import { STORAGE_PLACES } from "#domain/stored-portions.ts";
import { makeMeal, makePlan } from "#sync/doubles/device.fixture.ts";
import type { CommitFate } from "#sync/doubles/memory-remote.ts";

import type { World } from "./world.ts";

/** One event in a world. `toString` is what a failing run prints. */
export interface Action {
  run(world: World): Promise<void> | void;
  toString(): string;
}

function action(text: string, run: Action["run"]): Action {
  return { run, toString: () => text };
}

/** Few devices and ids, so that actions often collide. */
const device = fc.nat({ max: 3 });
const tab = fc.nat({ max: 1 });
/** "bad-curry" is refused by the rules for everyone. */
const mealId = fc.constantFrom("soup", "stew", "bad-curry");
/** One id is refused by the rules, and one can't be written at all. */
const planId = fc.constantFrom("p1", "p2", "p3", "bad1", "in/valid");
const at = fc.integer({ min: 1, max: 4 });
const on = fc.boolean();

/** Two versions of a recipe, so that edits differ. */
function recipeOf(
  id: string,
  edition: number,
): Meal & { userId: string; createdAt: number; updatedAt: number } {
  const times = { createdAt: edition, updatedAt: edition };
  return { ...makeMeal(id), blurb: `Edition ${edition}`, userId: "alice", ...times };
}

/** A meal that leaves portions, or a recipe of the cook's own of which everything is eaten. */
const logArgs = fc
  .tuple(mealId, fc.option(planId), fc.constantFrom(null, 3, 4, 5), at, fc.boolean())
  .map(([id, planId, stars, at, isOwn]) => ({
    meal: isOwn ? recipeOf(id, 1) : makeMeal(id),
    planId,
    stars,
    imageUrl: "",
    at,
    portions: isOwn ? { fridge: 0, freezer: 0 } : { fridge: 2, freezer: 1 },
  }));

function choice<F extends string, I extends string>(field: F, ids: readonly I[]) {
  return fc.record({ field: fc.constant(field), id: fc.constantFrom(...ids) });
}

const preference: fc.Arbitrary<Preference> = fc.oneof(
  choice("allergies", ALLERGEN_IDS),
  choice("diet", DIET_IDS),
);

/** Recipe ids in any order and number, which may include ids that a plan has lost or never had. */
const before = fc.shuffledSubarray(["soup", "stew", "bad-curry"]);

/** Days for recipes, including none. */
const day = fc.constantFrom("2026-11-24", "2026-11-25", "");

/** A recipe added to a plan, with or without its ingredients on the shopping list. */
const incoming = fc.tuple(mealId, fc.boolean()).map(([id, isListed]) => {
  const recipe = makeMeal(id);
  return { recipe, items: isListed ? recipe.ingredients : null };
});

const place = fc.constantFrom(...STORAGE_PLACES);
const portion = fc.record({ recipeId: mealId, storage: place, storedAt: at });
const portionCount = fc.integer({ min: 1, max: 3 });
/** Notes of few lines, so that edits collide. */
const tag = fc.constantFrom("quick", "Quick", "winter");
const noteText = fc
  .array(fc.constantFrom("salt", "less salt", "bake longer"), { maxLength: 3 })
  .map((lines) => lines.join("\n"));
/** Few ids, so that a change to undo often exists, on any device. */
const changeId = fc.constantFrom("c1", "c2", "c3");

/** Lines of the list, a meal's and the cook's own: few, so that devices often name the same ones. */
const ownId = fc.constantFrom("milk", "eggs");
const line = fc.oneof(
  mealId.map((id) => ({ mealId: id, name: `${id} flour`, amount: "1 cup" })),
  ownId.map((id) => ({ mealId: `own:${id}`, name: id, amount: "1" })),
);
const ownLine = ownId.map((id) => ({ mealId: `own:${id}`, name: id, amount: "1" }));
const food = fc.constantFrom("milk|", "flour|").map((key) => ({ food: key, name: key }));
const aisle = fc.constantFrom("Bakery", "Frozen", "Drinks");
const shopId = fc.constantFrom("s1", "s2");
/** A meal for other serves: its lines on the list follow. */
function servedFor(id: string, serves: number, at: number): MutationArgs<"setServes"> {
  const lines = makeMeal(id).ingredients.map((line) => ({ ...line, amount: `${serves}` }));
  return { recipes: [{ id, title: id, lines }], serves, at };
}

/** The arguments of every mutation: a mutation without arguments here does not compile. */
const ARGS: { [N in MutationName]: fc.Arbitrary<MutationArgs<N>> } = {
  addMealsToList: fc.tuple(mealId, fc.boolean(), at).map(([id, bought, at]) => {
    const meal = makeMeal(id);
    const ingredients = meal.ingredients.map((line) => ({ ...line, bought }));
    return { meals: [bought ? { ...meal, ingredients } : meal], at };
  }),
  addOwnItem: fc.record({ id: ownId, at }).map((args) => ({ ...args, name: args.id, amount: "1" })),
  addPlanRecipe: fc
    .tuple(planId, incoming, before, day, at)
    .map(([planId, added, before, day, at]) => ({ planId, ...added, before, day, at })),
  addPortions: fc.tuple(mealId, changeId, fc.option(at), at).map(([recipeId, id, since, at]) => ({
    recipeId,
    title: recipeId,
    storage: "fridge" as const,
    since,
    count: 2,
    id,
    at,
  })),
  bringFavorites: fc.record({ mealIds: fc.array(mealId, { maxLength: 2 }), at }),
  bringKitchen: fc
    .record({ lines: fc.array(line, { maxLength: 2 }), portion, food, aisle, shopId, at })
    .map((file) => ({
      list: {
        items: file.lines.map((each) => ({ ...each, bought: true })),
        meals: file.lines.flatMap(({ mealId: id }) =>
          id.startsWith("own:") ? [] : [{ id, title: id }],
        ),
      },
      stored: [{ ...file.portion, title: "soup", imageUrl: "", planId: "", count: 2 }],
      shopping: {
        aisles: [{ food: file.food.food, aisle: file.aisle }],
        shops: [{ id: file.shopId, name: file.shopId, aisles: [] }],
        staples: [{ ...file.food, taken: false }],
        atHand: [],
        bought: [file.food.name],
      },
      serves: [{ recipeId: file.portion.recipeId, serves: 2 }],
      at: file.at,
    })),
  bringPlan: fc
    .tuple(planId, mealId)
    .map(([id, recipeId]) => ({ plan: makePlan(id, [makeMeal(recipeId)]) })),
  clearBought: fc.record({
    items: fc.array(line, { maxLength: 2 }),
    foods: fc.array(food, { maxLength: 2 }),
    at,
  }),
  createUser: fc.record({ at }),
  deletePersonalRecipe: fc.record({ recipeId: mealId }),
  deletePlan: fc.record({ planId }),
  discardPortions: fc
    .record({ stored: portion, count: portionCount, id: changeId })
    .map((args) => ({ ...args, at: args.stored.storedAt })),
  eatPortion: fc
    .record({ stored: portion, id: changeId })
    .map((args) => ({ ...args, at: args.stored.storedAt })),
  editOwnItem: fc.record({
    item: ownLine,
    name: fc.constantFrom("milk", "oat milk"),
    amount: fc.constantFrom("1", "2"),
    at,
  }),
  editPortions: fc
    .record(
      {
        stored: portion,
        to: place,
        since: at,
        count: fc.record({ seen: portionCount, said: portionCount }),
        id: changeId,
      },
      { requiredKeys: ["stored", "id"] },
    )
    .map((args) => ({ ...args, at: args.stored.storedAt })),
  hideMeal: fc.record({ mealId, hides: fc.constantFrom(...HIDES), at }),
  logMeal: logArgs,
  moveAisle: fc.record({ shopId, aisle, before: fc.array(aisle, { maxLength: 2 }), at }),
  movePortions: fc.record({ stored: portion, to: place, count: portionCount, id: changeId, at }),
  movePlanRecipe: fc.record({ planId, recipeId: mealId, before, at }),
  putBackItems: fc
    .record({ items: line.map((each) => [{ ...each, bought: true }]), at })
    .map((args) => ({
      ...args,
      meals: args.items.flatMap(({ mealId }) =>
        mealId.startsWith("own:") ? [] : [{ id: mealId, title: mealId }],
      ),
    })),
  namePlan: fc.record({ planId, name: fc.constantFrom("Monday", "Guests ", ""), at }),
  rateMeal: fc
    .tuple(mealId, fc.constantFrom(3, 4, 5), at)
    .map(([id, stars, at]) => ({ meal: makeMeal(id), stars, at })),
  reportMeal: fc.record({ mealId, on, at }),
  countHeart: fc.record({ mealId, at }),
  countReport: fc.record({ mealId, on, at }),
  takeBackMeal: fc.record({ mealId, on, at }),
  removeMealFromList: fc.record({ mealId, at }),
  removeOwnItem: fc.record({ item: ownLine, at }),
  removeShop: fc.record({ id: shopId, name: fc.constant("Market"), at }),
  removePlanRecipe: fc.record({ planId, recipeId: mealId, unlist: on, at }),
  replaceMissing: fc
    .tuple(planId, mealId, fc.boolean(), at)
    .map(([planId, id, isSubstituted, at]) => {
      const { ingredients: before, instructions } = makeMeal(id);
      const instead = isSubstituted ? "oat flour" : "";
      const after = isSubstituted ? before.map((each) => ({ ...each, name: instead })) : [];
      const listed = (lines: typeof before) =>
        lines.map(({ name, amount }) => ({ mealId: id, name, amount, bought: false }));
      return {
        name: `${id} flour`,
        instead,
        off: listed(before),
        on: listed(after),
        recipes: [
          {
            planId,
            recipeId: id,
            before: { ingredients: before, instructions, adapted: false },
            after: { ingredients: after, instructions, adapted: true },
          },
        ],
        at,
      };
    }),
  savePersonalRecipe: fc.tuple(mealId, at).map(([id, at]) => ({ recipe: recipeOf(id, at) })),
  savePersonalRecipes: fc
    .tuple(fc.uniqueArray(mealId), fc.boolean(), at)
    .map(([ids, isAdding, at]) => ({ recipes: ids.map((id) => recipeOf(id, at)), isAdding })),
  savePlan: fc.tuple(planId, fc.boolean(), at).map(([id, addToShoppingList, at]) => ({
    plan: { ...makePlan(id, [makeMeal("soup"), makeMeal("stew")]), updatedAt: at },
    addToShoppingList,
    at,
  })),
  saveShop: fc.record({ id: shopId, name: fc.constantFrom("Market", "Corner shop"), at }),
  setServes: fc
    .tuple(mealId, fc.constantFrom(2, 4, 6), at)
    .map(([id, serves, at]) => servedFor(id, serves, at)),
  setSharing: fc.record({ sharing: fc.boolean(), at }),
  setUnits: fc.record({ units: fc.constantFrom(...UNIT_CHOICES), at }),
  sendFeedback: fc.tuple(fc.uuid(), at).map(([id, timestamp]) => ({
    id,
    feedback: { text: "Nice", url: "/", uid: "alice", timestamp },
  })),
  setAisle: fc
    .record({ food, aisle: fc.option(aisle), at })
    .map(({ food: { food, name }, aisle, at }) => ({ food, name, aisle, at })),
  setAtHand: fc
    .record({ food, amount: fc.constantFrom("", "200 g", "2"), mealId, at })
    .map(({ food: { food, name }, amount, mealId: id, at }) => ({
      food,
      name,
      amount,
      meals: [id],
      at,
    })),
  setBought: fc.record({ items: line.map((each) => [each]), bought: on, at }),
  setCurrentMeal: fc.record({ mealId, on, at }),
  setFavorite: fc.record({ mealId, on, at }),
  setPlanDay: fc.record({ planId, recipeId: mealId, day, at }),
  setPlanDays: fc.record({
    planId,
    days: fc.array(fc.record({ recipeId: mealId, from: day, day }), { maxLength: 3 }),
    at,
  }),
  setEquipment: fc.record({ id: fc.constantFrom(...EQUIPMENT_IDS), on: fc.boolean(), at }),
  setPlanDefaults: fc.record({
    defaults: fc.record({
      durationDays: fc.integer({ min: 1, max: 7 }),
      mealsPerDay: fc.subarray([...MEAL_TYPES]),
      peopleCount: fc.integer({ min: 1, max: 4 }),
    }),
    at,
  }),
  setPreference: fc
    .tuple(preference, on, at)
    .map(([preference, on, at]) => ({ ...preference, on, at })),
  setStaple: fc.record({ food, on, at }).map(({ food, ...args }) => ({ ...food, ...args })),
  swapPlanRecipe: fc
    .tuple(planId, mealId, incoming, on, at)
    .map(([planId, recipeId, added, unlist, at]) => ({ planId, recipeId, ...added, unlist, at })),
  tagOwnRecipe: fc.record({ recipeId: mealId, tag, on, at }),
  tagRecipe: fc.record({ recipeId: mealId, tag, on, at }),
  takeStaple: fc.record({ food, taken: on, at }).map(({ food, ...args }) => ({ ...food, ...args })),
  undoPortions: fc.record({ id: changeId, title: fc.constant("soup"), at }),
  writeRecipeNote: fc.record({ recipeId: mealId, before: noteText, text: noteText, at }),
};

export const MUTATION_NAMES = Object.keys(ARGS) as MutationName[];

/** A mutation, and a short description that tells it from others. */
interface Invoked {
  name: MutationName;
  args: MutationArgs<MutationName>;
}

function wordsOf({ name, args }: Invoked): string {
  return `${name} ${JSON.stringify(args)
    .replaceAll(/"|\{|\}|ingredients.*/gu, "")
    .slice(0, 60)}`;
}

function invoked(names: readonly MutationName[]): fc.Arbitrary<Invoked> {
  return fc.oneof(...names.map((name) => ARGS[name].map((args) => ({ name, args }))));
}

const anyMutation = invoked(MUTATION_NAMES);
/** Mutations whose double application shows at once. */
const counting = invoked(["logMeal", "eatPortion", "movePortions", "undoPortions"]);

const acting: fc.Arbitrary<Action> = fc
  .tuple(device, tab, fc.oneof(anyMutation, counting))
  .map(([d, t, change]) =>
    action(`device ${d}.${t}: ${wordsOf(change)}`, async (world) =>
      world.act(d, t, change.name, change.args),
    ),
  );

const fate = fc.constantFrom<CommitFate>(
  "lost-request",
  "lost-reply",
  "lost-reply",
  "late",
  "twice",
);

/** How long each request takes, in turns of the event loop; some take far longer than others. */
const turns = fc.array(fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 60 })), {
  minLength: 1,
  maxLength: 12,
});

const together = fc.array(fc.tuple(device, tab), { minLength: 2, maxLength: 5 });

/** An action in a device's tab, under a one-word name. */
function inTab(name: string, run: (world: World, d: number, t: number) => Promise<void> | void) {
  return fc
    .tuple(device, tab)
    .map(([d, t]) => action(`device ${d}.${t}: ${name}`, async (world) => run(world, d, t)));
}

function onDevice(name: string, run: (world: World, d: number) => Promise<void> | void) {
  return device.map((d) => action(`device ${d}: ${name}`, async (world) => run(world, d)));
}

const syncing: fc.Arbitrary<Action>[] = [
  inTab("sync", async (world, d, t) => world.sync(d, t)),
  inTab("push", async (world, d, t) => world.push(d, t)),
  inTab("pull", async (world, d, t) => world.pull(d, t)),
  fc
    .tuple(together, turns, fc.boolean())
    .map(([tabs, turns, isLocked]) =>
      action(
        `devices ${tabs.map((at) => at.join(".")).join()}: sync together${isLocked ? ", locked" : ""}, turns ${turns.join()}`,
        async (world) => world.syncTogether(tabs, turns, isLocked),
      ),
    ),
  fc
    .tuple(device, fc.boolean())
    .map(([d, isLocked]) =>
      action(`device ${d}: woken${isLocked ? ", locked" : ""}`, async (world) =>
        world.wake(d, isLocked),
      ),
    ),
  inTab("app opened", async (world, d, t) => world.openApp(d, t)),
  fc
    .tuple(device, tab, fc.constantFrom(80, 1_100, 5_000, 70_000))
    .map(([d, t, ms]) =>
      action(`device ${d}.${t}: ${ms} ms pass`, async (world) => world.passTime(d, t, ms)),
    ),
];

const mishaps: fc.Arbitrary<Action>[] = [
  fc
    .tuple(device, tab, fate)
    .map(([d, t, fate]) =>
      action(`device ${d}.${t}: next commit ${fate}`, async (world) => world.setFate(d, t, fate)),
    ),
  fc
    .tuple(device, fc.boolean())
    .map(([d, offline]) =>
      action(`device ${d}: ${offline ? "offline" : "online"}`, (world) =>
        world.setOffline(d, offline),
      ),
    ),
  fc
    .tuple(device, tab, fc.boolean())
    .map(([d, t, isHeld]) =>
      action(`device ${d}.${t}: its stream is ${isHeld ? "held back" : "let go"}`, async (world) =>
        world.holdStream(d, t, isHeld),
      ),
    ),
  fc
    .tuple(device, fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 400 })))
    .map(([d, after]) =>
      action(`device ${d}: dies ${after} boundaries later`, (world) => world.dieLater(d, after)),
    ),
  inTab("closed", (world, d, t) => world.closeTab(d, t)),
  fc
    .tuple(device, fc.integer({ min: -1e10, max: 1e10 }))
    .map(([d, ms]) => action(`device ${d}: clock ${ms}`, (world) => world.jumpClock(d, ms))),
  onDevice("token expires", (world, d) => world.expireToken(d)),
  onDevice("snapshot", async (world, d) => world.takeSnapshot(d)),
  onDevice("restored", async (world, d) => world.restoreSnapshot(d)),
  onDevice("storage cleared", async (world, d) => world.clearStorage(d)),
  inTab("retries parked", async (world, d, t) => world.retryDeadLetter(d, t)),
  inTab("discards parked", async (world, d, t) => world.discardDeadLetter(d, t)),
  fc.constant(action("late requests arrive", (world) => world.deliverLate())),
  fc
    .boolean()
    .map((on) => action(`rules ${on ? "harden" : "relent"}`, (world) => world.setRefusesBad(on))),
];

/** Changes of the account or the version. */
const changes: fc.Arbitrary<Action>[] = [
  onDevice("its cook signs in", (world, d) => world.signIn(d)),
  fc
    .tuple(device, tab, device, fc.integer({ min: 1, max: 8 }))
    .map(([d, t, to, requests]) =>
      action(
        `device ${d}.${t}: syncs; ${requests} requests later the cook of ${to} signs in`,
        async (world) => world.switchDuring(d, t, to, requests),
      ),
    ),
  fc
    .tuple(device, anyMutation)
    .map(([d, change]) =>
      action(`device ${d}: a newer app left ${wordsOf(change)}`, async (world) =>
        world.actLater(d, change.name, change.args),
      ),
    ),
  onDevice("upgraded", async (world, d) => world.upgrade(d)),
  onDevice("a newer engine has been here", async (world, d) => world.claimForNewer(d)),
];

/** A reply is lost, the cook goes on, and the next push includes what the server already has. */
const unheard: fc.Arbitrary<Action> = fc
  .tuple(device, tab, counting, counting)
  .map(([d, t, first, second]) =>
    action(`unheard: ${wordsOf(first)}, then ${wordsOf(second)}, from ${d}.${t}`, async (world) => {
      await world.act(d, t, first.name, first.args);
      await world.setFate(d, t, "lost-reply");
      await world.push(d, t);
      await world.act(d, t, second.name, second.args);
      await world.push(d, t);
    }),
  );

/** The cook goes on while earlier changes are being sent. */
const meanwhile: fc.Arbitrary<Action> = fc
  .tuple(device, tab, tab, fc.integer({ min: 1, max: 8 }), anyMutation)
  .map(([d, t, other, requests, change]) =>
    action(
      `meanwhile: ${wordsOf(change)} on ${d}.${other}, ${requests} requests into a sync of ${d}.${t}`,
      async (world) =>
        world.during(d, t, { requests }, async () => world.act(d, other, change.name, change.args)),
    ),
  );

/** One device writes a recipe while another reads the state before it. */
const crossing: fc.Arbitrary<Action> = fc
  .tuple(device, device, mealId, turns)
  .map(([writer, reader, id, turns]) =>
    action(
      `crossing: ${writer} writes ${id}, ${reader} reads, turns ${turns.join()}`,
      async (world) => {
        for (const edition of [1, 2]) {
          await world.act(writer, 0, "savePersonalRecipe", { recipe: recipeOf(id, edition) });
          if (edition === 1) await world.push(writer, 0);
        }
        await world.syncTogether(
          [
            [writer, 0],
            [reader, 0],
          ],
          turns,
          false,
        );
      },
    ),
  );

/** Several documents share one version and are read a page at a time. */
const many: fc.Arbitrary<Action> = fc
  .tuple(device, device, fc.subarray(["p1", "p2", "p3", "p4", "p5"], { minLength: 2 }))
  .map(([writer, reader, ids]) =>
    action(`many: ${ids.join()} by ${writer}, seen by ${reader}`, async (world) => {
      for (const id of ids) {
        await world.act(writer, 0, "savePlan", {
          plan: makePlan(id),
          addToShoppingList: false,
          at: 1,
        });
      }
      await world.push(writer, 0);
      await world.pull(reader, 0);
    }),
  );

/** A plan is made, deleted and made again before another device reads. */
const remade: fc.Arbitrary<Action> = fc
  .tuple(device, device, fc.constantFrom("p1", "p2"))
  .map(([writer, reader, id]) =>
    action(`remade: ${id} by ${writer}, seen by ${reader}`, async (world) => {
      const save = { plan: makePlan(id), addToShoppingList: false, at: 1 };
      await world.act(writer, 0, "savePlan", save);
      await world.push(writer, 0);
      await world.act(writer, 0, "deletePlan", { planId: id });
      await world.push(writer, 0);
      await world.act(writer, 0, "savePlan", save);
      await world.push(writer, 0);
      await world.pull(reader, 0);
    }),
  );

/** A storage is copied, used further, and restored: it then sends what others may know already. */
const putBack: fc.Arbitrary<Action> = fc
  .tuple(device, counting, counting, fc.boolean(), fc.boolean())
  .map(([d, first, second, isSent, isReplaced]) =>
    action(
      `put back: ${d}, which did ${wordsOf(first)}${isSent ? ", sent" : ""}${isReplaced ? `, and then ${wordsOf(second)}` : ""}`,
      async (world) => {
        await world.takeSnapshot(d);
        await world.act(d, 0, first.name, first.args);
        if (isSent) await world.push(d, 0);
        await world.restoreSnapshot(d);
        if (isReplaced) await world.act(d, 0, second.name, second.args);
        await world.push(d, 0);
      },
    ),
  );

function invocation<N extends MutationName>(name: N, args: MutationArgs<N>): Invoked {
  return { name, args };
}

/** Changes of what logging a meal stores, each with its undo. */
function portionChanges(recipeId: string): Invoked[] {
  const stored = { recipeId, storage: "fridge", storedAt: 1 } as const;
  return [
    invocation("eatPortion", { stored, id: "c1", at: 1 }),
    invocation("discardPortions", { stored, count: 2, id: "c2", at: 1 }),
    invocation("movePortions", { stored, to: "freezer", count: 2, id: "c3", at: 2 }),
    invocation("editPortions", { stored, since: 3, count: { seen: 1, said: 3 }, id: "c1", at: 1 }),
    ...["c1", "c2", "c3"].map((id) => invocation("undoPortions", { id, title: recipeId, at: 1 })),
  ];
}

/** Changes of one own item of the list: written, rewritten, ticked, cleared, taken off, put back. */
function ownItemChanges(): Invoked[] {
  const item = { mealId: "own:milk", name: "milk", amount: "1" };
  const foods = [{ food: "milk|", name: "milk" }];
  return [
    invocation("addOwnItem", { id: "milk", name: "milk", amount: "1", at: 1 }),
    invocation("editOwnItem", { item, name: "oat milk", amount: "2", at: 1 }),
    invocation("setBought", { items: [item], bought: true, at: 1 }),
    invocation("clearBought", { items: [item], foods, at: 1 }),
    invocation("removeOwnItem", { item, at: 1 }),
    invocation("putBackItems", { items: [{ ...item, bought: true }], meals: [], at: 1 }),
  ];
}

/** All changes of one meal, and of a plan that contains it. */
function changesOf(id: string, planId: string): fc.Arbitrary<Invoked[]> {
  const plan = makePlan(planId, [makeMeal("soup"), makeMeal(id)]);
  const log = { meal: makeMeal(id), imageUrl: "", at: 1, portions: { fridge: 1, freezer: 0 } };
  const changes = [
    invocation("savePlan", { plan, at: 1, addToShoppingList: false }),
    invocation("savePlan", { plan, at: 1, addToShoppingList: true }),
    invocation("deletePlan", { planId }),
    invocation("movePlanRecipe", { planId, recipeId: "soup", before: [], at: 1 }),
    invocation("namePlan", { planId, name: "Guests", at: 1 }),
    invocation("setPlanDay", { planId, recipeId: "soup", day: "2026-11-24", at: 1 }),
    invocation("setPlanDay", { planId, recipeId: id, day: "2026-11-25", at: 1 }),
    invocation("setPlanDay", { planId, recipeId: id, day: "", at: 1 }),
    invocation("setPlanDays", {
      planId,
      days: ["soup", id].map((recipeId) => ({ recipeId, from: "", day: "2026-11-26" })),
      at: 1,
    }),
    invocation("movePlanRecipe", { planId, recipeId: id, before: ["soup"], at: 1 }),
    invocation("removePlanRecipe", { planId, recipeId: id, unlist: true, at: 1 }),
    invocation("addPlanRecipe", {
      planId,
      recipe: makeMeal(id),
      before: ["soup"],
      items: null,
      at: 1,
    }),
    invocation("swapPlanRecipe", {
      planId,
      recipeId: id,
      recipe: makeMeal("pie"),
      unlist: true,
      items: makeMeal("pie").ingredients,
      at: 1,
    }),
    invocation("logMeal", { ...log, planId, stars: null }),
    invocation("logMeal", { ...log, planId, stars: 5 }),
    ...portionChanges(id),
    ...ownItemChanges(),
    invocation("setServes", servedFor(id, 2, 1)),
    invocation("setServes", servedFor(id, 6, 2)),
    invocation("setFavorite", { mealId: id, at: 1, on: true }),
    invocation("setFavorite", { mealId: id, at: 1, on: false }),
    invocation("savePersonalRecipe", { recipe: recipeOf(id, 1) }),
    invocation("deletePersonalRecipe", { recipeId: id }),
  ];
  return fc.array(fc.constantFrom(...changes), { minLength: 1, maxLength: 4 });
}

/** Changes of the same things by two devices: each finds the result of the other's. */
const related: fc.Arbitrary<{ own: Invoked[]; foreign: Invoked[] }> = fc
  .tuple(mealId, fc.constantFrom("p1", "p2"))
  .chain(([id, planId]) =>
    fc.record({ own: changesOf(id, planId), foreign: changesOf(id, planId) }),
  );

async function actAll(world: World, d: number, t: number, changes: readonly Invoked[]) {
  for (const { name, args } of changes) await world.act(d, t, name, args);
}

/** Changes in sequence, then rebased on, or sent with, the changes of another device. */
const entwined: fc.Arbitrary<Action> = fc
  .tuple(device, tab, device, related, fc.constantFrom("push", "pull", "sync"))
  .map(([d, t, other, { own, foreign }, then]) =>
    action(
      `entwined: ${own.map(wordsOf).join(", ")} on ${d}.${t}, ${foreign.map(wordsOf).join(", ")} by ${other}; ${then}`,
      async (world) => {
        await world.sync(d, t);
        await actAll(world, d, t, own);
        await actAll(world, other, 0, foreign);
        await world.push(other, 0);
        await world[then](d, t);
      },
    ),
  );

/**
 * A tab reads while another device writes, and another tab learns of the write before the first
 * does.
 */
const overtaken: fc.Arbitrary<Action> = fc
  .tuple(device, device, fc.integer({ min: 1, max: 8 }), related, fc.boolean())
  .map(([d, other, requests, { own, foreign }, isSent]) =>
    action(
      `overtaken: ${d}.0 pulls; ${requests} requests later ${foreign.map(wordsOf).join(", ")} by ${other}, and ${d}.1 ${isSent ? `sends ${own.map(wordsOf).join(", ")}` : "pulls"}`,
      async (world) =>
        world.during(d, 0, { requests, isPull: true }, async () => {
          await actAll(world, other, 0, foreign);
          await world.push(other, 0);
          if (!isSent) return world.pull(d, 1);
          await actAll(world, d, 1, own);
          await world.push(d, 1);
        }),
    ),
  );

/** A watch reports another device's change after this device has sent one of its own on top. */
const reported: fc.Arbitrary<Action> = fc
  .tuple(device, tab, device, anyMutation, anyMutation)
  .map(([d, t, other, foreign, own]) =>
    action(
      `reported: ${wordsOf(foreign)} by ${other} to ${d}.${t}, late, after ${wordsOf(own)}`,
      async (world) => {
        await world.sync(d, t);
        await world.act(other, 0, foreign.name, foreign.args);
        await world.push(other, 0);
        await world.pullByOldReport(d, t, async () => {
          await world.act(d, t, own.name, own.args);
          await world.push(d, t);
        });
      },
    ),
  );

/**
 * A device returns after so long that the server has dropped what the device never read: deletions,
 * and the device's own last mutation id, if another device has joined meanwhile.
 */
const away: fc.Arbitrary<Action> = fc
  .tuple(device, tab, device, related, fc.constantFrom(91, 210), fc.boolean(), fc.boolean())
  .map(([d, t, other, { own, foreign }, days, isSent, isCleared]) =>
    action(
      `away: ${own.map(wordsOf).join(", ")} on ${d}.${t}${isSent ? ", sent" : ""}; ${days} days; ${foreign.map(wordsOf).join(", ")} by ${other}${isCleared ? ", cleared meanwhile" : ""}`,
      async (world) => {
        await world.sync(d, t);
        await actAll(world, d, t, own);
        await actAll(world, other, 0, foreign);
        await world.push(other, 0);
        if (isSent) await world.push(d, t);
        await world.leaveFor(days);
        if (isCleared) await world.clearStorage(other);
        await actAll(world, other, 0, foreign);
        await world.push(other, 0);
        // Not sent at once: pending mutations must be reapplied on what was read.
        await world.pull(d, t);
      },
    ),
  );

/** A shared meal is contended for a while: what is said of it waits, or arrives late. */
const contested: fc.Arbitrary<Action> = fc
  .tuple(device, tab, related, counting, fc.integer({ min: 1, max: 9 }))
  .map(([d, t, { own }, behind, times]) =>
    action(
      `contested ${times} times: ${own.map(wordsOf).join(", ")}, then ${wordsOf(behind)}, on ${d}.${t}`,
      async (world) => {
        await actAll(world, d, t, own);
        await world.act(d, t, behind.name, behind.args);
        await world.contest(d, t, times);
        await world.push(d, t);
      },
    ),
  );

/** A story with many actions and syncs, and many faults. */
export const story: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: acting },
    { weight: 5, arbitrary: fc.oneof(...syncing) },
    { weight: 3, arbitrary: fc.oneof(...mishaps) },
    { weight: 1, arbitrary: fc.oneof(...changes) },
    { weight: 2, arbitrary: fc.oneof(unheard, meanwhile, crossing, many, remade, putBack) },
    { weight: 2, arbitrary: fc.oneof(entwined, overtaken, reported, away, contested) },
  ),
  { minLength: 10, maxLength: 60, size: "max" },
);
