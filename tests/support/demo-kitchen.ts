import type { AllergenId, DietId, EquipmentId } from "#domain/catalogue.ts";
import type { AiMealPlan, Meal } from "#domain/entities.ts";
import type { MealType } from "#domain/meal-types.ts";
import type { Invocation } from "#domain/mutations/define.ts";
import { statusWhenSaved } from "#domain/mutations/plans.ts";
import { mutations, type MutationArgs, type MutationName } from "#domain/mutations/registry.ts";

import { demoMeal, OWN_RECIPES } from "./demo-meals.ts";

/** A mutation of a demo cook, as the app queues it, in order. */
export interface DemoAct extends Invocation {
  /** The same in every run, so that no act is applied twice. */
  id: string;
  /** ms */
  at: number;
}

const DAY_MS = 86_400_000;
const PICTURE_PATH = "/pictures/meal.svg";

/** Ana's allergies, diet and equipment. */
export const DEMO_PREFERENCES: {
  allergies: AllergenId[];
  diet: DietId[];
  equipment: EquipmentId[];
} = {
  allergies: ["peanuts", "shellfish"],
  diet: ["pescatarian"],
  equipment: [
    "frying_pan",
    "saucepan",
    "pot",
    "oven",
    "stove",
    "microwave",
    "baking_sheet",
    "blender",
    "toaster",
    "kettle",
  ],
};

/** Plans, by what each is meant to show. */
export const DEMO_PLANS = {
  autumn: "demo-plan-autumn",
  lunches: "demo-plan-lunches",
  brunch: "demo-plan-brunch",
  single: "demo-plan-single",
  current: "demo-plan-current",
} as const;

const DISHES = {
  autumn: ["roast-cod-potatoes-tomatoes", "minestrone-with-ditalini", "spanish-potato-tortilla"],
  lunches: ["shakshuka", "pasta-e-ceci"],
  brunch: ["blueberry-buttermilk-pancakes", "tunisian-shakshuka", "peach-baked-oats"],
  single: ["trout-almonds-green-herbs"],
  current: [
    "lemon-courgette-spaghetti",
    "fattoush",
    "sheet-pan-gnocchi-tomato-mozzarella",
    "red-pepper-tomato-white-bean-soup",
  ],
} as const;

/**
 * What other cooks have rated, with the stars they gave and how many days ago. Their accounts are new,
 * so everyone's list takes two meals of each today: each is the first to share two.
 */
const OTHERS = {
  mateo: [
    ["red-pepper-tomato-white-bean-soup", 5, 12],
    ["spaghetti-puttanesca", 5, 10],
  ],
  ines: [
    ["thai-herb-chicken-lettuce-cups", 4, 9],
    ["shepherds-pie", 5, 8],
  ],
  kofi: [
    ["pork-chops-apple-sage", 4, 8],
    ["watermelon-feta-chickpea-bowl", 4, 5],
  ],
  sofia: [
    ["overnight-bircher-with-pear", 5, 6],
    ["hummus-rainbow-wraps", 4, 3],
  ],
  noor: [
    ["spaghetti-puttanesca", 4, 7],
    ["watermelon-feta-chickpea-bowl", 5, 4],
    ["slow-cooker-peanut-stew", 5, 2],
    ["microwave-red-lentil-dal", 5, 1],
  ],
} as const satisfies Record<string, readonly (readonly [string, 4 | 5, number])[]>;

export type OtherCook = keyof typeof OTHERS;

/** Numbers one cook's acts as they are added. */
function createDiary(now: number) {
  const acts: DemoAct[] = [];
  return {
    acts,
    /**
     * Adds an act from so many whole days ago; returns its time. Parts of a day would make "3 days ago"
     * four in a run shortly after midnight.
     */
    note<N extends MutationName>(
      name: N,
      daysAgo: number,
      args: (at: number) => MutationArgs<N>,
    ): number {
      const at = Math.round(now - daysAgo * DAY_MS);
      const id = `demo-${acts.length + 1}`;
      acts.push({ id, name, version: mutations[name].version, args: args(at), at });
      return at;
    },
  };
}

function planOf(name: keyof typeof DISHES, uid: string, at: number): AiMealPlan {
  const recipes = DISHES[name].map((dish) => ({ ...demoMeal(dish), cooked: false }));
  const status = statusWhenSaved(recipes.length);
  return { id: DEMO_PLANS[name], recipes, createdAt: at, updatedAt: at, status, userId: uid };
}

/** The acts of another cook: cooking, rating and favorites. */
export function otherCooksActs(cook: OtherCook, now: number): DemoAct[] {
  const { acts, note } = createDiary(now);
  note("createUser", 20, (at) => ({ at }));
  for (const [dish, stars, daysAgo] of OTHERS[cook]) {
    const portions = { fridge: 1, freezer: 0 };
    const log = { meal: demoMeal(dish), planId: null, portions, stars, imageUrl: PICTURE_PATH };
    note("logMeal", daysAgo, (at) => ({ ...log, at }));
    if (stars === 5) {
      note("setFavorite", daysAgo, (at) => ({ mealId: log.meal.id, on: true, at }));
    }
  }
  return acts;
}

/**
 * Ana's acts of six weeks, which give each of her screens something to show. She has shared four
 * meals in the minute in which these are sent, and may share one more.
 */
export function anasActs(uid: string, now: number): DemoAct[] {
  const { acts, note } = createDiary(now);
  const save = (
    name: keyof typeof DISHES,
    daysAgo: number,
    mealsPerDay: MealType[] | null,
    addToShoppingList = false,
  ) => {
    if (mealsPerDay) {
      const defaults = { durationDays: 4, peopleCount: 2, mealsPerDay };
      note("setPlanDefaults", daysAgo, (at) => ({ defaults, at }));
    }
    note("savePlan", daysAgo, (at) => ({ plan: planOf(name, uid, at), addToShoppingList, at }));
  };
  const log = (
    name: keyof typeof DISHES,
    dish: string,
    daysAgo: number,
    portions: { fridge: number; freezer: number },
    stars: number | null,
  ) => {
    const meal = demoMeal(dish);
    const planId = DEMO_PLANS[name];
    const args = { meal, planId, portions, stars, imageUrl: PICTURE_PATH };
    return note("logMeal", daysAgo, (at) => ({ ...args, at }));
  };

  note("createUser", 41, (at) => ({ at }));
  const { allergies, diet, equipment } = DEMO_PREFERENCES;
  for (const id of allergies) {
    note("setPreference", 41, (at) => ({ field: "allergies" as const, id, on: true, at }));
  }
  for (const id of diet)
    note("setPreference", 41, (at) => ({ field: "diet" as const, id, on: true, at }));
  for (const id of equipment) {
    note("setEquipment", 41, (at) => ({ id, on: true, at }));
  }

  save("autumn", 40, ["dinner"]);
  log("autumn", "roast-cod-potatoes-tomatoes", 39, { fridge: 0, freezer: 0 }, 4);
  const storedAt = log("autumn", "minestrone-with-ditalini", 37, { fridge: 0, freezer: 4 }, 5);
  log("autumn", "spanish-potato-tortilla", 36, { fridge: 0, freezer: 0 }, 3);
  save("lunches", 17, ["lunch"]);
  log("lunches", "shakshuka", 16, { fridge: 0, freezer: 0 }, 5);
  log("lunches", "pasta-e-ceci", 15, { fridge: 0, freezer: 2 }, 3);
  save("brunch", 8, ["breakfast"]);
  save("single", 5, null);
  save("current", 2, ["lunch", "dinner"], true);

  for (const recipe of OWN_RECIPES) {
    note("savePersonalRecipe", 12, (at) => ({
      recipe: { ...recipe, userId: uid, createdAt: at, updatedAt: at },
    }));
  }
  const [, flatbreads, stew] = OWN_RECIPES;
  for (const [meal, daysAgo] of [
    [flatbreads, 3],
    [stew, 6],
  ] as const) {
    if (!meal) continue;
    const portions = { fridge: daysAgo < 4 ? 2 : 0, freezer: daysAgo < 4 ? 0 : 3 };
    const cooked = { meal, planId: null, portions, stars: null, imageUrl: PICTURE_PATH };
    note("logMeal", daysAgo, (at) => ({ ...cooked, at }));
  }
  log("current", "lemon-courgette-spaghetti", 1, { fridge: 2, freezer: 1 }, 5);
  const recipeId = "demo-minestrone-with-ditalini";
  const stored = { recipeId, storage: "freezer" as const, storedAt };
  note("eatPortion", 1, (at) => ({ stored, id: "eaten", at }));

  keepSomeMeals(note);
  return acts;
}

/** Favorites, current meals, and a list that is half in the basket. */
function keepSomeMeals(note: ReturnType<typeof createDiary>["note"]): void {
  const favorites = [
    "shakshuka",
    "minestrone-with-ditalini",
    "spaghetti-puttanesca",
    "overnight-bircher-with-pear",
    "lemon-courgette-spaghetti",
  ];
  for (const dish of favorites) {
    note("setFavorite", 3, (at) => ({ mealId: `demo-${dish}`, on: true, at }));
  }
  note("setFavorite", 3, (at) => ({ mealId: "demo-own-stew", on: true, at }));

  const dal = demoMeal("microwave-red-lentil-dal");
  for (const mealId of [dal.id, "demo-spaghetti-puttanesca", "demo-own-flatbreads"]) {
    note("setCurrentMeal", 0.9, (at) => ({ mealId, on: true, at }));
  }
  note("addMealsToList", 0.8, (at) => ({ meals: [listedOf(dal)], at }));
  const listed = [...DISHES.current.slice(1).map(demoMeal), dal];
  const items = listed.flatMap((meal) =>
    meal.ingredients.map(({ name, amount }) => ({ mealId: meal.id, name, amount })),
  );
  note("setStaple", 0.5, (at) => ({ food: "nutmeg|", name: "Nutmeg", on: true, at }));
  note("setBought", 0.1, (at) => ({
    items: items.filter((_, index) => index % 5 < 2),
    bought: true,
    at,
  }));
}

function listedOf({ id, title, ingredients }: Meal) {
  return { id, title, ingredients };
}
