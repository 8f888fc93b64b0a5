import { doc, getDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";

import { ALLERGEN_IDS, DIET_IDS, EQUIPMENT_IDS } from "#domain/catalogue.ts";
import { PLAN_STATUSES } from "#domain/entities.ts";
import {
  AISLE_CHOICES_MAX,
  AT_HAND_MAX,
  AT_HAND_MEALS_MAX,
  AMOUNT_MAX,
  BOUGHT_BEFORE_MAX,
  ID_MAX,
  MAX_TOTAL_SERVES,
  MEMBERSHIP_MAX,
  NAME_MAX,
  PLAN_DAYS,
  NOTE_MAX,
  PLAN_PEOPLE,
  PICTURE_MAX,
  PLAN_NAME_MAX,
  PLAN_RECIPES_MAX,
  PORTION_CHANGES_MAX,
  PORTIONS_MAX,
  SHARED_INGREDIENT_BYTES,
  SHARED_INGREDIENTS_MAX,
  SHARED_STEPS_BYTES,
  SHARED_STEPS_MAX,
  SHOP_AISLES_MAX,
  SHOP_NAME_MAX,
  SERVES_REMEMBERED_MAX,
  SHOPPING_ITEMS_MAX,
  SOURCE_MAX,
  SHOPS_MAX,
  STAPLES_MAX,
  STORED_MEALS_MAX,
  TAG_MAX,
  TAGS_MAX,
  TIMES_COOKED_MAX,
  TITLE_MAX,
  URL_MAX,
} from "#domain/limits.ts";
import { MEAL_TYPES } from "#domain/meal-types.ts";
import { STORAGE_PLACES } from "#domain/stored-portions.ts";

import {
  COOK,
  emptyMeal,
  feedback,
  idOf,
  largestMeal,
  longestPicture,
  largestShared,
  largestUser,
  noteWith,
  planRecipeWith,
  planWith,
  portionChangesWith,
  recipeWith,
  settingsWith,
  sharedWith,
  shareWrites,
  shoppingSettingsWith,
  STRANGER,
  user,
} from "./allowed-documents.ts";
import {
  broken,
  brokenIds,
  brokenMeal,
  brokenText,
  byPath,
  label,
  long,
  many,
  NO_LIST,
  NO_DAY,
  NO_MOMENT,
  noListOf,
  withField,
  withoutField,
  type Broken,
} from "./broken-fields.ts";
import "./matchers.ts";
import { connectServer, type Fields } from "./rules-server.ts";

/** Every field of every document, broken one at a time; and each document as large as it may be. */

const server = await connectServer();

const mostTags = many(TAGS_MAX, (index) => idOf(index).slice(0, 3).padEnd(TAG_MAX, "x"));
const brokenTags = [
  ...broken("tags", ...NO_LIST, [7], ["x", "x".repeat(TAG_MAX + 1)], many(TAGS_MAX + 1, String)),
  ...broken("tags", ["x".repeat(TAGS_MAX * TAG_MAX), "x"]),
];

interface Entity {
  valid: Fields;
  /** The largest document that the app may make. */
  largest: Fields;
  broken: Broken[];
  /** Writes it where there is none, or over an existing one. */
  write(fields: Fields): Promise<void>;
}

/** One day's worth, so that the bound on days × people is far away. */
const defaults = { durationDays: 1, mealsPerDay: ["lunch"], peopleCount: 1 };

/** An entry of each list of maps that the user document has. */
const item = { mealId: "m2", amount: "", name: "salt", bought: false };
const listed = { id: "m2", title: "Soup" };
const portions = { ...user().storedMeals[0] };

const entities = {
  users: {
    valid: { ...user() },
    largest: largestUser(),
    broken: [
      ...["favorites", "current_meals"].flatMap((field) =>
        broken(
          field,
          ...NO_LIST,
          [7],
          [{ id: "m1" }],
          ["m1", long(ID_MAX)],
          many(MEMBERSHIP_MAX + 1, idOf),
          [long(MEMBERSHIP_MAX * ID_MAX), "m1"],
        ),
      ),
      ...brokenIds("allergies", ALLERGEN_IDS),
      ...brokenIds("diet", DIET_IDS),
      ...brokenIds("cookingEquipment", EQUIPMENT_IDS),
      ...broken("lastPlanDefaults", ...NO_LIST, { durationDays: 7, peopleCount: 2 }),
      ...broken("lastPlanDefaults.durationDays", PLAN_DAYS.max + 1, -1, 1.5, "7", null),
      ...broken("lastPlanDefaults.peopleCount", PLAN_PEOPLE.max + 1, -1, 1.5, "2", null),
      ...broken("lastPlanDefaults.peopleCount", Math.floor(MAX_TOTAL_SERVES / 7) + 1),
      ...broken("lastPlanDefaults", { ...defaults, peopleCount: PLAN_PEOPLE.max + 1 }),
      ...brokenIds("lastPlanDefaults.mealsPerDay", MEAL_TYPES),
      ...broken("lastPlanDefaults.note", "x"),
      ...broken("shoppingList", ...NO_LIST, [], { ingredients: [], meals: [] }),
      ...broken("shoppingList.note", "x"),
      ...broken("shoppingList.updatedAt", ...NO_MOMENT),
      ...broken("shoppingList.ingredients", ...noListOf(item), ["salt"]),
      ...broken(
        "shoppingList.ingredients",
        many(SHOPPING_ITEMS_MAX + 1, () => item),
      ),
      ...["mealId", "amount", "name"].flatMap((field) =>
        brokenText(`shoppingList.ingredients.-1.${field}`, ID_MAX + AMOUNT_MAX + NAME_MAX),
      ),
      ...broken("shoppingList.ingredients.-1.bought", "yes", 1, null),
      ...broken("shoppingList.ingredients.-1.note", "x"),
      ...broken(
        "shoppingList.ingredients.-1",
        "salt",
        null,
        {},
        { mealId: "m2", amount: "", name: "salt" },
      ),
      ...broken("shoppingList.meals", ...noListOf(listed), ["m2"]),
      ...broken(
        "shoppingList.meals",
        many(SHOPPING_ITEMS_MAX + 1, () => listed),
      ),
      ...["id", "title"].flatMap((field) =>
        brokenText(`shoppingList.meals.-1.${field}`, ID_MAX + TITLE_MAX),
      ),
      ...broken("shoppingList.meals.-1", "m2", null, {}, { id: "m2" }, { ...listed, note: "x" }),
      ...broken("storedMeals", ...noListOf(portions), ["m2"], [{}]),
      ...broken(
        "storedMeals",
        many(STORED_MEALS_MAX + 1, () => portions),
      ),
      ...["title", "imageUrl", "recipeId", "planId"].flatMap((field) =>
        brokenText(`storedMeals.-1.${field}`, TITLE_MAX + URL_MAX + 2 * ID_MAX),
      ),
      ...broken("storedMeals.-1.storedAt", ...NO_MOMENT),
      ...broken("storedMeals.-1.storage", "cellar", "", 7, null),
      ...broken("storedMeals.-1.count", 0, -1, 1.5, "3", null, PORTIONS_MAX + 1),
      ...broken("storedMeals.-1.note", "x"),
      ...broken("updatedAt", ...NO_MOMENT),
      ...broken("admin", true),
      // The rules split the names of the fields at the spaces.
      ...broken("allergies diet", []),
    ],
    write: (fields) => server.push(COOK, {}, { user: fields }),
  },
  aiMealPlans: {
    valid: { ...planWith("p1") },
    largest: {
      ...planWith("p1"),
      recipes: many(5, (index) => ({
        ...largestMeal,
        id: idOf(index),
        author: "other",
        ...longestPicture,
        cooked: true,
        day: "2026-11-24",
        adapted: true,
        photo: "ab".repeat(32),
      })),
      name: "x".repeat(PLAN_NAME_MAX),
      lastDay: "2026-11-24",
    },
    broken: [
      ...broken("id", "p2", "", 7, null),
      ...broken("userId", STRANGER, "", 7, null),
      ...broken("status", "eaten", "", 7, null, ["new"]),
      ...broken("createdAt", ...NO_MOMENT),
      ...broken("updatedAt", ...NO_MOMENT),
      ...broken("recipes", ...NO_LIST, ["m1"], [{}]),
      ...broken(
        "recipes",
        many(PLAN_RECIPES_MAX + 1, () => planRecipeWith("m1")),
      ),
      ...brokenMeal("recipes.-1."),
      ...broken("recipes.-1.cooked", "yes", 1, null),
      ...broken("recipes.-1.note", "x"),
      ...broken("recipes.-1.day", ...NO_DAY),
      ...broken("recipes.-1.author", "somebody", 1, null),
      ...broken("recipes.-1.adapted", "yes", 1, null),
      ...brokenText("recipes.-1.picture", PICTURE_MAX),
      ...brokenText("recipes.-1.photo", 64, "x".repeat(64), "AB".repeat(32)),
      ...broken("lastDay", ...NO_DAY),
      ...brokenText("name", PLAN_NAME_MAX),
      ...broken("admin", true),
    ],
    write: (fields) => server.push(COOK, { [`users/${COOK}/aiMealPlans/p1`]: fields }),
  },
  personalRecipes: {
    valid: { ...recipeWith("r1") },
    largest: {
      ...recipeWith("r1"),
      ...largestMeal,
      note: "x".repeat(NOTE_MAX),
      source: "x".repeat(SOURCE_MAX),
      tags: mostTags,
      photo: "ab".repeat(32),
      timesCooked: TIMES_COOKED_MAX,
    },
    broken: [
      ...brokenMeal(),
      ...brokenText("note", NOTE_MAX),
      ...brokenText("source", SOURCE_MAX),
      ...brokenTags,
      ...brokenText("photo", 64, "x".repeat(64), "AB".repeat(32)),
      ...broken("timesCooked", -1, 1.5, "3", null, TIMES_COOKED_MAX + 1),
      ...broken("id", "r2"),
      ...broken("userId", STRANGER, "", 7, null),
      ...broken("createdAt", ...NO_MOMENT),
      ...broken("updatedAt", ...NO_MOMENT),
      ...broken("admin", true),
    ],
    write: (fields) => server.push(COOK, { [`users/${COOK}/personalRecipes/r1`]: fields }),
  },
  portionChanges: {
    valid: { ...portionChangesWith(2) },
    largest: {
      ...portionChangesWith(PORTION_CHANGES_MAX - 1),
      changes: many(PORTION_CHANGES_MAX, (index) => ({
        id: "x".repeat(ID_MAX),
        kind: "edited",
        from: largestUser().storedMeals[0],
        to: { storedAt: index, storage: "freezer", count: PORTIONS_MAX },
      })),
    },
    broken: [
      ...broken("id", "other", "", 7, null),
      ...broken("updatedAt", ...NO_MOMENT),
      ...broken("changes", ...NO_LIST, ["c1"], [{}]),
      ...broken(
        "changes",
        many(PORTION_CHANGES_MAX + 1, () => portionChangesWith(1).changes[0]),
      ),
      ...brokenText("changes.-1.id", ID_MAX),
      ...broken("changes.-1.kind", "stolen", "", 7, null),
      ...broken("changes.-1.note", "x"),
      ...broken("changes.-1.from", ...NO_LIST, { title: "Soup" }),
      ...broken("changes.-1.to", "fridge", 7, {}, { storage: "fridge" }),
      ...["title", "imageUrl", "recipeId", "planId"].flatMap((field) =>
        brokenText(`changes.-1.from.${field}`, TITLE_MAX + URL_MAX + 2 * ID_MAX),
      ),
      ...["from", "to"].flatMap((side) => [
        ...broken(`changes.-1.${side}.storedAt`, ...NO_MOMENT),
        ...broken(`changes.-1.${side}.storage`, "cellar", "", 7, null),
        ...broken(`changes.-1.${side}.count`, -1, 1.5, "3", null, PORTIONS_MAX + 1),
        ...broken(`changes.-1.${side}.note`, "x"),
      ]),
      ...broken("admin", true),
    ],
    write: (fields) => server.push(COOK, { [`users/${COOK}/portionChanges/recent`]: fields }),
  },
  shoppingSettings: {
    valid: { ...shoppingSettingsWith(2) },
    largest: { ...shoppingSettingsWith() },
    broken: [
      ...broken("id", "other", "", 7, null),
      ...broken("updatedAt", ...NO_MOMENT),
      ...["aisles", "shops", "staples", "atHand"].flatMap((list) => [
        ...broken(list, ...NO_LIST, ["x"], [{}]),
        ...broken(`${list}.-1.note`, "x"),
      ]),
      ...broken(
        "aisles",
        many(AISLE_CHOICES_MAX + 1, () => shoppingSettingsWith(1).aisles[0]),
      ),
      ...brokenText("aisles.-1.food", 2 * NAME_MAX),
      ...brokenText("aisles.-1.aisle", 2 * NAME_MAX),
      ...broken(
        "shops",
        many(SHOPS_MAX + 1, () => shoppingSettingsWith(1).shops[0]),
      ),
      ...brokenText("shops.-1.id", ID_MAX + SHOP_NAME_MAX),
      ...brokenText("shops.-1.name", ID_MAX + SHOP_NAME_MAX),
      ...broken("shops.-1.aisles", ...NO_LIST, many(SHOP_AISLES_MAX + 1, String), [
        "x".repeat(NAME_MAX + 1),
      ]),
      ...broken(
        "staples",
        many(STAPLES_MAX + 1, () => shoppingSettingsWith(1).staples[0]),
      ),
      ...brokenText("staples.-1.food", 2 * NAME_MAX),
      ...brokenText("staples.-1.name", 2 * NAME_MAX),
      ...broken("staples.-1.taken", "yes", 1, null),
      ...broken(
        "atHand",
        many(AT_HAND_MAX + 1, () => shoppingSettingsWith(1).atHand[0]),
      ),
      ...brokenText("atHand.-1.food", NAME_MAX + AMOUNT_MAX),
      ...brokenText("atHand.-1.amount", NAME_MAX + AMOUNT_MAX),
      ...broken("atHand.-1.meals", ...NO_LIST, many(AT_HAND_MEALS_MAX + 1, String), [
        "x".repeat(ID_MAX + 1),
      ]),
      ...broken("bought", ...NO_LIST, many(BOUGHT_BEFORE_MAX + 1, String), [
        "x".repeat(NAME_MAX + 1),
      ]),
      ...broken("admin", true),
    ],
    write: (fields) => server.push(COOK, { [`users/${COOK}/shoppingSettings/own`]: fields }),
  },
  recipeNotes: {
    valid: { ...noteWith() },
    largest: { ...noteWith(), text: "x".repeat(4 * NOTE_MAX), tags: mostTags },
    broken: [
      ...broken("id", "other", "", 7, null),
      ...brokenText("text", 4 * NOTE_MAX),
      ...brokenTags,
      ...broken("updatedAt", ...NO_MOMENT),
      ...broken("admin", true),
    ],
    write: (fields) => server.push(COOK, { [`users/${COOK}/recipeNotes/m1`]: fields }),
  },
  settings: {
    valid: { ...settingsWith(2) },
    largest: {
      ...settingsWith(),
      serves: many(SERVES_REMEMBERED_MAX, (index) => ({
        recipeId: `${index}${"x".repeat(ID_MAX - 3)}`,
        serves: MAX_TOTAL_SERVES,
      })),
    },
    broken: [
      ...broken("id", "other", "", 7, null),
      ...broken("units", "imperial", "", 7, null),
      ...broken("sharing", "no", 0, null),
      ...broken("updatedAt", ...NO_MOMENT),
      ...broken("serves", ...NO_LIST, ["m1"], [{}], [{ recipeId: "m1" }]),
      ...broken("serves", settingsWith(SERVES_REMEMBERED_MAX + 1).serves),
      ...brokenText("serves.-1.recipeId", ID_MAX),
      ...broken("serves.-1.recipeId", ""),
      ...broken("serves.-1.serves", 0, 31, 1.5, "4", null),
      ...broken("serves.-1.note", "x"),
      ...broken("admin", true),
    ],
    write: (fields) => server.push(COOK, { [`users/${COOK}/settings/own`]: fields }),
  },
} satisfies Record<string, Entity>;

describe.each(Object.entries<Entity>(entities))(
  "%s",
  (name, { valid, largest, broken: spoiled, write }) => {
    test("are written, and written again, as large as they may be", async () => {
      await expect(write(valid)).toBeAllowed();
      await expect(write(valid)).toBeAllowed();
      await expect(write(largest)).toBeAllowed();
      await expect(write(valid)).toBeAllowed();
    });

    test.each(byPath(spoiled))("are refused with another %s", async (path, values) => {
      for (const value of values)
        await expect(write(withField(valid, path, value))).toBeDenied(label(value));
      await expect(write(valid)).toBeAllowed();
      for (const value of values)
        await expect(write(withField(valid, path, value))).toBeDenied(label(value));
    });

    test("are refused with a field missing", async () => {
      for (const field of Object.keys(valid))
        await expect(writeOver(name, withoutField(valid, field))).toBeDenied();
      await expect(write(valid)).toBeAllowed();
      for (const field of Object.keys(valid))
        await expect(writeOver(name, withoutField(valid, field))).toBeDenied();
    });

    /** Replaces the whole document: a missing field is removed. */
    async function writeOver(entity: string, fields: Fields): Promise<void> {
      return entity === "users"
        ? server.push(COOK, {}, { user: fields, replace: true })
        : write(fields);
    }
  },
);

describe("aiMeals", () => {
  const valid: Fields = { ...sharedWith("s1") };
  const shared = (fields: Fields) => {
    const writes = shareWrites(COOK, sharedWith("s1"));
    return { ...writes, "aiMeals/s1": { ...writes["aiMeals/s1"], ...fields } };
  };
  const write = (fields: Fields) => server.push(COOK, shared(fields));
  const line = { name: "salt", amount: "1" };

  test("are shared as large as they may be, and read", async () => {
    await expect(write(largestShared)).toBeAllowed();
    await expect(getDoc(doc(server.as(STRANGER), "aiMeals/s1"))).toBeAllowed();
  });

  test("are shared with next to nothing in them", async () => {
    await expect(write(emptyMeal)).toBeAllowed();
  });

  /**
   * Long fields that are measured in bytes, or only per ingredient or over all steps: tested below.
   */
  const isLongInPart = ([path, value]: Broken) =>
    /^in(gredients\.|structions)/u.test(path) && JSON.stringify(value).includes("xxx");
  const spoiled = [
    ...brokenMeal(),
    ...brokenText("picture", PICTURE_MAX),
    // A photo is its cook's alone.
    ...broken("photo", "ab".repeat(32)),
  ].filter((one) => !isLongInPart(one));

  test.each(byPath(spoiled))("are refused with another %s", async (path, values) => {
    for (const value of values)
      await expect(write(withField(valid, path, value))).toBeDenied(label(value));
  });

  test("are refused with one bad ingredient or step, wherever it stands", async () => {
    const wide = "€".repeat(Math.ceil(SHARED_INGREDIENT_BYTES / 3));
    const bad = [7, null, "salt", {}, { name: "salt" }, { ...line, amount: 7 }];
    for (let at = 0; at < SHARED_INGREDIENTS_MAX; at += 1) {
      const ingredients: unknown[] = many(SHARED_INGREDIENTS_MAX, () => line);
      for (const one of [{ ...line, name: wide }, { ...line, aisle: "x" }, bad[at % bad.length]]) {
        ingredients[at] = one;
        await expect(write({ ingredients })).toBeDenied(`${label(one)} at ${at}`);
      }
    }
    for (let at = 0; at < SHARED_STEPS_MAX; at += 1) {
      const instructions: unknown[] = many(SHARED_STEPS_MAX, () => "Stir.");
      instructions[at] = at % 2 === 0 ? 7 : null;
      await expect(write({ instructions })).toBeDenied(`${at}`);
    }
  });

  test("[S5.23] are refused when all of it together is too much, counted in bytes", async () => {
    const step = "€".repeat(Math.ceil(SHARED_STEPS_BYTES / SHARED_STEPS_MAX / 3) + 1);
    await expect(write({ instructions: many(SHARED_STEPS_MAX, () => step) })).toBeDenied("bytes");
    await expect(write({ instructions: many(SHARED_STEPS_MAX + 1, () => "") })).toBeDenied("steps");
    await expect(write({ ingredients: many(SHARED_INGREDIENTS_MAX + 1, () => line) })).toBeDenied(
      "ingredients",
    );
  });
});

test("documents have ids of a sensible length", async () => {
  const written = (id: string) => ({
    [`users/${COOK}/aiMealPlans/${id}`]: { ...planWith(id) },
    [`users/${COOK}/recipeNotes/${id}`]: { ...noteWith(), id },
    ...shareWrites(COOK, sharedWith(id)),
    [`feedback/${id}`]: { ...feedback() },
  });
  // Nothing is shared under the id of a recipe of the cook's own, so it goes by itself.
  const own = (id: string) => ({ [`users/${COOK}/personalRecipes/${id}`]: { ...recipeWith(id) } });
  const longest = "x".repeat(ID_MAX);
  await expect(server.push(COOK, written(longest))).toBeAllowed();
  await expect(server.push(COOK, own(longest))).toBeAllowed();
  const over = { ...written(long(ID_MAX)), ...own(long(ID_MAX)) };
  for (const [path, fields] of Object.entries(over)) {
    await expect(server.push(COOK, { [path]: fields })).toBeDenied();
  }
  await expect(server.push(COOK, shareWrites(COOK, sharedWith(long(ID_MAX))))).toBeDenied();
});

test("every value of every vocabulary is let through", async () => {
  const { users, aiMealPlans, personalRecipes } = entities;
  for (const status of PLAN_STATUSES)
    await expect(aiMealPlans.write({ ...planWith("p1"), status })).toBeAllowed();
  for (const mealType of MEAL_TYPES)
    await expect(personalRecipes.write({ ...recipeWith("r1"), mealType })).toBeAllowed();
  for (const storage of STORAGE_PLACES)
    await expect(
      users.write(withField({ ...user() }, "storedMeals.0.storage", storage)),
    ).toBeAllowed();
});

test("empty lists are let through everywhere", async () => {
  const { aiMealPlans, personalRecipes } = entities;
  await expect(aiMealPlans.write({ ...planWith("p1"), recipes: [] })).toBeAllowed();
  await expect(
    aiMealPlans.write({
      ...planWith("p1"),
      recipes: [{ ...planRecipeWith("m1"), ...emptyMeal }],
    }),
  ).toBeAllowed();
  await expect(personalRecipes.write({ ...recipeWith("r1"), ...emptyMeal })).toBeAllowed();
});

test("[S2.15] a change that a newer app noted, and an undo has left as the last, is let through as it is", async () => {
  const path = `users/${COOK}/portionChanges/recent`;
  const [first, ...others] = portionChangesWith(2).changes;
  const newer = { ...first, kind: "gifted", to: { whom: "Gran" } };
  await server.push(COOK);
  await server.store(path, { ...portionChangesWith(0), changes: [newer, ...others], v: 1 });
  const notes = (...changes: unknown[]) => ({ [path]: { ...portionChangesWith(0), changes } });
  await expect(server.push(COOK, notes(newer))).toBeAllowed();
  await expect(server.push(COOK, notes({ ...newer, kind: "stolen" }))).toBeDenied();
});

test.each([
  ["portionChanges", portionChangesWith(1)],
  ["shoppingSettings", shoppingSettingsWith(1)],
  ["settings", settingsWith(1)],
])("of %s there is one document", async (collection, fields) => {
  const other = `users/${COOK}/${collection}/other`;
  await expect(server.push(COOK, { [other]: { ...fields, id: "other" } })).toBeDenied();
});

test("what a write leaves as it was is not judged again", async () => {
  const strange = { favorites: [7], newField: { of: "a newer app" } };
  await server.store(`users/${COOK}`, { ...user(), ...strange });
  await expect(server.push(COOK, {}, { user: { current_meals: [] } })).toBeAllowed();
  expect(await server.read(`users/${COOK}`)).toMatchObject(strange);
  await expect(server.push(COOK, {}, { user: { favorites: [8] } })).toBeDenied();
  await expect(server.push(COOK, {}, { user: { newField: 1 } })).toBeDenied();
  await expect(server.push(COOK, {}, { user: { ...user() }, replace: true })).toBeDenied();
  await expect(server.push(COOK, {}, { user: { favorites: [] } })).toBeAllowed();
});
