import { getDocument } from "#db/document-store.ts";
import type { BroughtCounts, ImportFinding } from "#db/import-rows.ts";
import { tryOut } from "#db/repositories/import-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { NOTES_BROUGHT_MAX, SHOPPING_ITEMS_MAX, STORED_MEALS_MAX } from "#domain/limits.ts";
import { docIn, type Docs, type Invocation } from "#domain/mutations/define.ts";
import { mutations } from "#domain/mutations/registry.ts";
import { NO_SETTINGS } from "#domain/reading-settings.ts";
import type { UserDocument } from "#domain/user-document.ts";
import type { KitchenPart, LeftBehind } from "#import/kitchen-parts.ts";

/** What becomes of a part of a kitchen's file. */
interface Bringing {
  /** The changes that bring it, none if all of it is here already. */
  changes: readonly Invocation[];
  brought: Partial<BroughtCounts>;
  /** What the report says of it. */
  findings: readonly ImportFinding[];
}

type Lists = Extract<KitchenPart, { kind: "lists" }>;

const LEFT: Record<LeftBehind, { name: string; reason: string }> = {
  stars: {
    name: "Your stars for shared meals, and what you have shared",
    reason: "Everyone sees them, and they would count twice.",
  },
  reports: { name: "Your reports of shared meals", reason: "They would count twice." },
  undo: {
    name: "The last changes of portions",
    reason: "They can only be undone in the kitchen where they were made.",
  },
  cooking: {
    name: "Where you were in recipes",
    reason: "Only the device that you cook with knows that.",
  },
};

/**
 * What is to be changed for a part of a kitchen's file. Whatever is here stays: only what is missing is
 * added.
 * @param notes how many notes this import has brought before
 */
export async function bringIn(db: SimmerDb, part: KitchenPart, notes: number): Promise<Bringing> {
  const at = Date.now();
  switch (part.kind) {
    case "plan":
      return bringPlan(db, part.plan);
    case "note":
      return notes < NOTES_BROUGHT_MAX
        ? bringNote(db, part, at)
        : { changes: [], brought: {}, findings: [tooManyNotes(part)] };
    case "hidden": {
      const { id: mealId, hides } = part;
      const mark = await getDocument(db, "mealMarks", mealId);
      const isSaid = mark !== undefined && mark.hides !== "nothing";
      const changes = isSaid ? [] : [mutations.hideMeal.invoke({ mealId, hides, at })];
      return { changes, brought: { hidden: changes.length }, findings: [] };
    }
    case "lists":
      return bringLists(db, part, at);
  }
}

async function bringPlan(
  db: SimmerDb,
  plan: Extract<KitchenPart, { kind: "plan" }>["plan"],
): Promise<Bringing> {
  const name = plan.name || plan.recipes.map(({ title }) => title).join(", ");
  if (await getDocument(db, "aiMealPlans", plan.id)) {
    return { changes: [], brought: {}, findings: [{ kind: "same", name, reason: "" }] };
  }
  return {
    changes: [mutations.bringPlan.invoke({ plan: { ...plan, userId: db.kitchenId } })],
    brought: plan.status === "single" ? { singleMeals: 1 } : { plans: 1 },
    findings: [],
  };
}

async function bringNote(
  db: SimmerDb,
  { id: recipeId, text, tags }: Extract<KitchenPart, { kind: "note" }>,
  at: number,
): Promise<Bringing> {
  const { changes } = await tryOut(db, [
    ...(text === "" ? [] : [mutations.writeRecipeNote.invoke({ recipeId, before: "", text, at })]),
    ...tags.map((tag) => mutations.tagRecipe.invoke({ recipeId, tag, on: true, at })),
  ]);
  return { changes, brought: { notes: Math.min(1, changes.length) }, findings: [] };
}

function tooManyNotes({ text, tags }: { text: string; tags: readonly string[] }): ImportFinding {
  return {
    kind: "left",
    name: text === "" ? tags.join(", ") : text,
    reason: `An import takes ${NOTES_BROUGHT_MAX} notes: import the file again tomorrow for the others.`,
  };
}

async function bringLists(db: SimmerDb, lists: Lists, at: number): Promise<Bringing> {
  const here = await Promise.all([
    getDocument(db, "users", db.kitchenId),
    getDocument(db, "settings", NO_SETTINGS.id),
  ]);
  const { changes, before, after } = await tryOut(db, changesFor(lists, here, at));
  return {
    changes,
    brought: difference(sizesIn(db, before), sizesIn(db, after)),
    findings: [
      ...lists.left.map((what): ImportFinding => ({ kind: "left", ...LEFT[what] })),
      ...notStored(db, lists, after),
    ],
  };
}

/**
 * The changes for what there is once in a kitchen. Allergies, diets and equipment are added; of a choice
 * between several, that of this kitchen stays if there is one; meals are not shared if either said so.
 */
function changesFor(
  lists: Lists,
  [user, settings]: readonly [
    UserDocument | undefined,
    { units: string; sharing: boolean } | undefined,
  ],
  at: number,
): Invocation[] {
  const { list, stored, shopping, serves, planDefaults } = lists;
  const hasPlanned = (user?.lastPlanDefaults.durationDays ?? 0) > 0;
  const hasUnits = (settings?.units ?? NO_SETTINGS.units) !== NO_SETTINGS.units;
  return [
    mutations.createUser.invoke({ at }),
    ...lists.allergies.map((id) =>
      mutations.setPreference.invoke({ field: "allergies", id, on: true, at }),
    ),
    ...lists.diet.map((id) => mutations.setPreference.invoke({ field: "diet", id, on: true, at })),
    ...lists.equipment.map((id) => mutations.setEquipment.invoke({ id, on: true, at })),
    ...lists.currentMeals.map((mealId) =>
      mutations.setCurrentMeal.invoke({ mealId, on: true, at }),
    ),
    mutations.bringFavorites.invoke({ mealIds: lists.favorites, at }),
    mutations.bringKitchen.invoke({ list, stored, shopping, serves, at }),
    ...(hasPlanned || planDefaults.durationDays === 0
      ? []
      : [mutations.setPlanDefaults.invoke({ defaults: planDefaults, at })]),
    ...(hasUnits ? [] : [mutations.setUnits.invoke({ units: lists.units, at })]),
    ...(lists.sharing ? [] : [mutations.setSharing.invoke({ sharing: false, at })]),
  ];
}

/** How much of everything the documents hold. */
function sizesIn(
  db: SimmerDb,
  docs: Docs,
): Omit<BroughtCounts, "plans" | "singleMeals" | "notes" | "hidden"> {
  const user = docIn(docs, "users", db.kitchenId);
  const shopping = docIn(docs, "shoppingSettings", "own");
  const { units, sharing, serves } = docIn(docs, "settings", NO_SETTINGS.id) ?? NO_SETTINGS;
  return {
    portions: (user?.storedMeals ?? []).reduce((sum, { count }) => sum + count, 0),
    items: user?.shoppingList.ingredients.length ?? 0,
    favorites: user?.favorites.length ?? 0,
    currentMeals: user?.current_meals.length ?? 0,
    avoided: (user?.allergies.length ?? 0) + (user?.diet.length ?? 0),
    equipment: user?.cookingEquipment.length ?? 0,
    shopping: shopping
      ? shopping.aisles.length +
        shopping.shops.length +
        shopping.staples.length +
        shopping.atHand.length +
        shopping.bought.length
      : 0,
    reading: serves.length + Number(units !== NO_SETTINGS.units) + Number(!sharing),
  };
}

function difference<T extends Record<string, number>>(before: T, after: T): T {
  return Object.fromEntries(
    Object.entries(after).map(([key, size]) => [key, size - (before[key] ?? 0)]),
  ) as T;
}

/** What was too long to be stored, or has found no room. */
function notStored(db: SimmerDb, { lost }: Lists, after: Docs): ImportFinding[] {
  const user = docIn(after, "users", db.kitchenId);
  const lines = user?.shoppingList.ingredients.length ?? 0;
  const stored = user?.storedMeals.length ?? 0;
  const left = (isSo: boolean, name: string, reason: string): ImportFinding[] =>
    isSo ? [{ kind: "left", name, reason }] : [];
  return [
    ...left(lost.items > 0, "Lines of the shopping list", `${lost.items} are longer than a line.`),
    ...left(lost.stored > 0, "Portions", `${lost.stored} of them can’t be stored.`),
    ...left(
      lines >= SHOPPING_ITEMS_MAX,
      "Lines of the shopping list",
      `The list is full: it holds ${SHOPPING_ITEMS_MAX} lines.`,
    ),
    ...left(
      stored >= STORED_MEALS_MAX,
      "Portions",
      `Fridge and freezer are full: they hold ${STORED_MEALS_MAX} entries.`,
    ),
  ];
}
