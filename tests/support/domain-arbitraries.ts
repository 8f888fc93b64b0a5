import fc from "fast-check";

import { ALLERGEN_IDS, DIET_IDS, EQUIPMENT_IDS } from "#domain/catalogue.ts";
import {
  HIDES,
  PLAN_STATUSES,
  UNIT_CHOICES,
  type AiMealPlan,
  type Meal,
  type MealMark,
  type PersonalRecipe,
  type Settings,
  type SharedMeal,
  type ShoppingSettings,
} from "#domain/entities.ts";
import { MAX_TOTAL_SERVES } from "#domain/limits.ts";
import { MEAL_TYPES } from "#domain/meal-types.ts";
import type { Docs } from "#domain/mutations/define.ts";
import type { MutationArgs, MutationName } from "#domain/mutations/registry.ts";
import { STORAGE_PLACES } from "#domain/stored-portions.ts";
import { emptyUser, type UserDocument } from "#domain/user-document.ts";

/** Generators of documents and mutations over few ids, so that they often collide. */

export const UID = "cook";
const mealId = fc.constantFrom("m1", "m2", "m3");
/** Recipes of the cook's own: the rules let nothing be shared under their ids. */
const ownRecipeId = fc.constantFrom("o1", "o2");
const planId = fc.constantFrom("p1", "p2");
/** A time in the past: no act is in the future, and the rules refuse to share one that is. */
const at = fc.integer({ min: 0, max: 1_700_000_000_000 });
const name = fc.constantFrom("onion", "Onion ", "milk", "saffron");
const amount = fc.constantFrom("1", "250 g", "");

/** The owner of a list's line: a meal, or the cook. */
const listedId = fc.constantFrom("m1", "m2", "m3", "own:o1", "own:o2", "");
const food = fc.constantFrom("onion|", "milk|", "saffron|");
const shopId = fc.constantFrom("s1", "s2");
const aisle = fc.constantFrom<string>("Bakery", "Frozen", "Drinks", "Moon cheese");

const meal: fc.Arbitrary<Meal> = fc.record({
  id: mealId,
  title: fc.constantFrom("Soup", "Pie", "Salad"),
  ingredients: fc.array(fc.record({ name, amount }), { maxLength: 4 }),
  instructions: fc.array(fc.constantFrom("Stir for 5 minutes.", "Serve."), { maxLength: 3 }),
  mealType: fc.constantFrom(...MEAL_TYPES),
  blurb: fc.constant("Good."),
  equipment: fc.subarray([...EQUIPMENT_IDS], { maxLength: 3 }),
});

/** The days of recipes in plans; empty for none. */
const planDay = fc.constantFrom("2026-11-24", "2026-11-25", "");

export const plan: fc.Arbitrary<AiMealPlan> = fc
  .record({
    id: planId,
    recipes: fc.uniqueArray(fc.tuple(meal, fc.boolean(), planDay), {
      maxLength: 3,
      selector: ([{ id }]) => id,
    }),
    createdAt: at,
    updatedAt: at,
    status: fc.constantFrom(...PLAN_STATUSES),
  })
  .map(({ recipes, ...rest }) => {
    const lastDay =
      recipes
        .map(([, , day]) => day)
        .toSorted()
        .at(-1) ?? "";
    return {
      ...rest,
      userId: UID,
      recipes: recipes.map(([recipe, cooked, day]) => ({
        ...recipe,
        cooked,
        ...(day === "" ? {} : { day }),
      })),
      ...(lastDay === "" ? {} : { lastDay }),
    };
  });

const sharedMeal: fc.Arbitrary<SharedMeal> = fc
  .record({
    meal,
    ratingAverage: fc.constantFrom(4, 4.5, 5),
    ratingCount: fc.integer({ min: 1, max: 9 }),
    favoriteCount: fc.integer({ min: 0, max: 9 }),
    createdAt: at,
  })
  .map(({ meal: fields, ...rest }) => ({
    ...fields,
    ...rest,
    updatedAt: rest.createdAt,
    planId: "p1",
    recipeId: fields.id,
  }));

const personalRecipe: fc.Arbitrary<PersonalRecipe> = fc
  .record(
    {
      meal,
      id: ownRecipeId,
      createdAt: at,
      updatedAt: at,
      source: fc.constantFrom("", "Old book"),
      tags: fc.subarray(["quick", "winter"]),
      timesCooked: fc.integer({ min: 0, max: 3 }),
    },
    { requiredKeys: ["meal", "id", "createdAt", "updatedAt"] },
  )
  .map(({ meal: fields, ...rest }) => ({ ...fields, ...rest, userId: UID }));

const storedName = fc.record({
  recipeId: mealId,
  storage: fc.constantFrom("fridge" as const, "freezer" as const),
  storedAt: fc.integer({ min: 0, max: 3 }),
});

const user: fc.Arbitrary<UserDocument> = fc
  .record({
    favorites: fc.subarray(["m1", "m2", "m3"]),
    current_meals: fc.subarray(["m1", "m2", "m3"]),
    allergies: fc.subarray([...ALLERGEN_IDS]),
    shoppingList: fc.record({
      meals: fc.subarray(["m1", "m2", "m3"]).map((ids) => ids.map((id) => ({ id, title: id }))),
      ingredients: fc.array(fc.record({ mealId: listedId, name, amount, bought: fc.boolean() }), {
        maxLength: 6,
      }),
      updatedAt: at,
    }),
    storedMeals: fc.uniqueArray(
      fc.record({ stored: storedName, count: fc.integer({ min: 1, max: 4 }) }),
      { maxLength: 4, selector: ({ stored }) => JSON.stringify(stored) },
    ),
  })
  .map(({ storedMeals, ...rest }) => ({
    ...emptyUser(0),
    ...rest,
    storedMeals: storedMeals.map(({ stored, count }) => ({
      ...stored,
      count,
      title: "Soup",
      imageUrl: "",
      planId: "",
    })),
  }));

function byId<T extends { id: string }>(rows: T[]): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

/** A state of all documents; some are missing. */
const mealMark: fc.Arbitrary<MealMark> = fc.record({
  id: mealId,
  stars: fc.constantFrom(0, 4, 5),
  favored: fc.boolean(),
  reported: fc.boolean(),
  hides: fc.constantFrom(...HIDES),
  updatedAt: at,
});

const shoppingSettings: fc.Arbitrary<ShoppingSettings> = fc.record({
  id: fc.constant("own"),
  aisles: fc.array(fc.record({ food, aisle }), { maxLength: 3 }),
  shops: fc.uniqueArray(
    fc.record({ id: shopId, name: fc.constant("Market"), aisles: fc.uniqueArray(aisle) }),
    { selector: ({ id }) => id },
  ),
  staples: fc.uniqueArray(fc.record({ food, name, taken: fc.boolean() }), {
    selector: (staple) => staple.food,
  }),
  atHand: fc.uniqueArray(
    fc.record({ food, amount: fc.constant("200 g"), meals: fc.constant(["soup"]) }),
    { selector: (entry) => entry.food },
  ),
  bought: fc.uniqueArray(name),
  updatedAt: at,
});

const serves = fc.integer({ min: 1, max: 30 });

const settings: fc.Arbitrary<Settings> = fc.record({
  id: fc.constant("own"),
  units: fc.constantFrom(...UNIT_CHOICES),
  sharing: fc.boolean(),
  serves: fc.uniqueArray(fc.record({ recipeId: mealId, serves }), {
    maxLength: 3,
    selector: ({ recipeId }) => recipeId,
  }),
  updatedAt: at,
});

export const docs: fc.Arbitrary<Docs> = fc
  .record({
    user: fc.option(user),
    plans: fc.array(plan, { maxLength: 2 }),
    shared: fc.array(sharedMeal, { maxLength: 3 }),
    personal: fc.array(personalRecipe, { maxLength: 2 }),
    marks: fc.array(mealMark, { maxLength: 2 }),
    shopping: fc.option(shoppingSettings),
    settings: fc.option(settings),
  })
  .map((state) => ({
    users: { [UID]: state.user },
    aiMealPlans: byId(state.plans),
    aiMeals: byId(state.shared),
    personalRecipes: byId(state.personal),
    mealMarks: byId(state.marks),
    shoppingSettings: { own: state.shopping },
    settings: { own: state.settings },
  }));

const on = fc.boolean();
const recipeWords = fc.record({
  ingredients: fc.array(fc.record({ name, amount }), { maxLength: 2 }),
  instructions: fc.array(fc.constant("Chop the onion."), { maxLength: 1 }),
  adapted: on,
});
const stars = fc.option(fc.integer({ min: 1, max: 5 }));
const portions = fc.record({
  fridge: fc.integer({ min: 0, max: 3 }),
  freezer: fc.integer({ min: 0, max: 3 }),
});
const item = fc.record({ mealId: listedId, name, amount });
const bought = fc.record({ food, name });
const ownId = fc.constantFrom("o1", "o2", "o3");
/** A meal that is new on the list, or that returns to it with its ticks. */
const listedMeal = fc.record({
  id: mealId,
  title: fc.constant("Soup"),
  ingredients: fc.array(
    fc.record({ name, amount, bought: fc.boolean() }, { requiredKeys: ["name", "amount"] }),
    { maxLength: 4 },
  ),
});

const tag = fc.constantFrom("quick", "Quick", "winter");
const noteText = fc
  .array(fc.constantFrom("salt", "less salt", " "), { maxLength: 3 })
  .map((lines) => lines.join("\n"));
/** Few ids, so that what is undone often exists. */
const changeId = fc.constantFrom("c1", "c2", "c3");
const portionCount = fc.integer({ min: 0, max: 4 });

const before = fc.subarray(["m1", "m2", "m3"]).chain((ids) => fc.shuffledSubarray(ids));
const items = fc.option(listedMeal.map(({ ingredients }) => ingredients));

/** Arguments of each mutation, by its name. */
export const argsOf: { [N in MutationName]: fc.Arbitrary<MutationArgs<N>> } = {
  addMealsToList: fc.record({ meals: fc.array(listedMeal, { maxLength: 3 }), at }),
  addOwnItem: fc.record({ id: ownId, name, amount, at }),
  addPlanRecipe: fc.record({ planId, recipe: meal, before, items, at }),
  addPortions: fc.record({
    recipeId: mealId,
    title: fc.constantFrom("Soup", " ", "x".repeat(200)),
    storage: fc.constantFrom(...STORAGE_PLACES),
    since: fc.option(at),
    count: fc.integer({ min: -1, max: 120 }),
    id: changeId,
    at,
  }),
  bringFavorites: fc.record({ mealIds: fc.array(mealId, { maxLength: 3 }), at }),
  bringKitchen: fc.record({
    list: fc.record({
      items: fc.array(fc.record({ mealId: listedId, name, amount, bought: fc.boolean() }), {
        maxLength: 4,
      }),
      meals: fc.array(fc.record({ id: mealId, title: fc.constant("Soup") }), { maxLength: 2 }),
    }),
    stored: fc.array(
      fc.record({ stored: storedName, count: fc.integer({ min: -1, max: 120 }) }).map((entry) => ({
        ...entry.stored,
        count: entry.count,
        title: "Soup",
        imageUrl: "",
        planId: "",
      })),
      { maxLength: 3 },
    ),
    shopping: shoppingSettings.map(({ aisles, shops, staples, atHand, bought: names }) => ({
      aisles,
      shops,
      staples,
      atHand,
      bought: names,
    })),
    serves: fc.array(fc.record({ recipeId: mealId, serves }), { maxLength: 2 }),
    at,
  }),
  bringPlan: fc.record({ plan }),
  clearBought: fc.record({
    items: fc.array(item, { maxLength: 3 }),
    foods: fc.array(bought, { maxLength: 3 }),
    at,
  }),
  createUser: fc.record({ at }),
  deletePersonalRecipe: fc.record({ recipeId: ownRecipeId }),
  deletePlan: fc.record({ planId }),
  discardPortions: fc.record({ stored: storedName, count: portionCount, id: changeId, at }),
  eatPortion: fc.record({ stored: storedName, id: changeId, at }),
  editOwnItem: fc.record({ item, name, amount, at }),
  editPortions: fc.record(
    {
      stored: storedName,
      title: fc.constantFrom("Stew", " "),
      to: fc.constantFrom(...STORAGE_PLACES),
      since: at,
      count: fc.record({ seen: fc.nat({ max: 5 }), said: fc.nat({ max: 5 }) }),
      id: changeId,
      at,
    },
    { requiredKeys: ["stored", "id", "at"] },
  ),
  hideMeal: fc.record({ mealId, hides: fc.constantFrom(...HIDES), at }),
  rateMeal: fc.record({ meal, stars: fc.integer({ min: 1, max: 5 }), at }),
  reportMeal: fc.record({ mealId, on, at }),
  countHeart: fc.record({ mealId, at }),
  countReport: fc.record({ mealId, on, at }),
  takeBackMeal: fc.record({ mealId, on, at }),
  logMeal: fc.record({
    meal: fc.oneof(meal, personalRecipe),
    planId: fc.option(planId),
    portions,
    stars,
    imageUrl: fc.constant(""),
    at: fc.integer({ min: 0, max: 3 }),
  }),
  moveAisle: fc.record({ shopId, aisle, before: fc.array(aisle, { maxLength: 3 }), at }),
  movePortions: fc.record({
    stored: storedName,
    to: fc.constantFrom(...STORAGE_PLACES),
    count: portionCount,
    id: changeId,
    at,
  }),
  movePlanRecipe: fc.record({ planId, recipeId: mealId, before, at }),
  putBackItems: fc.record({
    items: fc.array(fc.record({ mealId: listedId, name, amount, bought: fc.boolean() }), {
      maxLength: 3,
    }),
    meals: fc.array(fc.record({ id: mealId, title: fc.constant("Soup") }), { maxLength: 2 }),
    at,
  }),
  removeOwnItem: fc.record({ item, at }),
  removeShop: fc.record({ id: shopId, name: fc.constant("Market"), at }),
  namePlan: fc.record({ planId, name: fc.constantFrom("", "Guests", " A  week "), at }),
  removeMealFromList: fc.record({ mealId, at }),
  removePlanRecipe: fc.record({ planId, recipeId: mealId, unlist: on, at }),
  replaceMissing: fc.record({
    name,
    instead: fc.constantFrom("", "oat milk"),
    off: fc.array(fc.record({ mealId: listedId, name, amount, bought: on }), { maxLength: 2 }),
    on: fc.array(fc.record({ mealId: listedId, name, amount, bought: on }), { maxLength: 2 }),
    recipes: fc.array(
      fc.record({
        planId: fc.constantFrom("p1", "p2"),
        recipeId: mealId,
        before: recipeWords,
        after: recipeWords,
      }),
      { maxLength: 2 },
    ),
    at,
  }),
  savePersonalRecipe: fc.record({ recipe: personalRecipe }),
  savePersonalRecipes: fc.record({
    recipes: fc.array(personalRecipe, { maxLength: 3 }),
    isAdding: fc.boolean(),
  }),
  saveShop: fc.record(
    {
      id: shopId,
      name: fc.constantFrom("Market", "Corner shop", " "),
      aisles: fc.array(aisle),
      at,
    },
    { requiredKeys: ["id", "name", "at"] },
  ),
  setAisle: fc.record({ food, name, aisle: fc.option(aisle), at }),
  setAtHand: fc.record({
    food,
    name,
    amount: fc.constantFrom("", "200 g", "2"),
    meals: fc.array(mealId, { maxLength: 2 }),
    at,
  }),
  setStaple: fc.record({ food, name, on, at }),
  takeStaple: fc.record({ food, name, taken: on, at }),
  savePlan: fc.record(
    { plan, addToShoppingList: fc.boolean(), listed: fc.array(listedMeal, { maxLength: 2 }), at },
    { requiredKeys: ["plan", "addToShoppingList", "at"] },
  ),
  sendFeedback: fc.record({
    id: fc.uuid(),
    feedback: fc.record({
      text: fc.string({ minLength: 1 }),
      url: fc.constant("/eat"),
      uid: fc.constant(UID),
      timestamp: at,
    }),
  }),
  setBought: fc.record({ items: fc.array(item, { maxLength: 3 }), bought: on, at }),
  setCurrentMeal: fc.record({ mealId, on, at }),
  setFavorite: fc.record({ mealId, on, at }),
  setPlanDay: fc.record({ planId, recipeId: mealId, day: planDay, at }),
  setPlanDays: fc.record({
    planId,
    days: fc.array(fc.record({ recipeId: mealId, from: planDay, day: planDay }), { maxLength: 3 }),
    at,
  }),
  setEquipment: fc.record({ id: fc.constantFrom(...EQUIPMENT_IDS), on, at }),
  setPlanDefaults: fc.record({
    defaults: fc
      .record({
        durationDays: fc.integer({ min: 0, max: 14 }),
        mealsPerDay: fc.subarray([...MEAL_TYPES]),
        peopleCount: fc.integer({ min: 0, max: 8 }),
      })
      // The rules refuse more, which no screen lets a cook ask for.
      .filter(({ durationDays, peopleCount }) => durationDays * peopleCount <= MAX_TOTAL_SERVES),
    at,
  }),
  setPreference: fc.oneof(
    fc.record({
      field: fc.constant("allergies" as const),
      id: fc.constantFrom(...ALLERGEN_IDS),
      on,
      at,
    }),
    fc.record({ field: fc.constant("diet" as const), id: fc.constantFrom(...DIET_IDS), on, at }),
  ),
  setServes: fc.record({
    recipes: fc.array(
      fc.record({
        id: mealId,
        title: fc.constant("Soup"),
        lines: fc.array(
          fc.record({ name, amount, enough: amount }, { requiredKeys: ["name", "amount"] }),
          { maxLength: 4 },
        ),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    serves,
    at,
  }),
  setSharing: fc.record({ sharing: fc.boolean(), at }),
  setUnits: fc.record({ units: fc.constantFrom(...UNIT_CHOICES), at }),
  swapPlanRecipe: fc.record({ planId, recipeId: mealId, recipe: meal, unlist: on, items, at }),
  tagOwnRecipe: fc.record({ recipeId: ownRecipeId, tag, on, at }),
  tagRecipe: fc.record({ recipeId: mealId, tag, on, at }),
  undoPortions: fc.record({ id: changeId, title: fc.constant("Soup"), at }),
  writeRecipeNote: fc.record({ recipeId: mealId, before: noteText, text: noteText, at }),
};
