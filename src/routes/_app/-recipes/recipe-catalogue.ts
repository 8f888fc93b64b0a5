import { readRow } from "#db/document-store.ts";
import type { DocumentRow } from "#db/schema.ts";
import { APP_LOCALE } from "#domain/app-locale.ts";
import type { StoredCollection } from "#domain/collections.ts";
import { tagKey } from "#domain/cooks-tags.ts";
import { readDocument } from "#domain/documents.ts";
import type { AiMealPlan, Meal, SharedMeal } from "#domain/entities.ts";
import { sharedTime } from "#domain/mutations/shared-meals.ts";
import { dishIdOf } from "#domain/occurrences.ts";
import { recipeTime } from "#domain/recipe-time.ts";
import type { StoredMeal } from "#domain/stored-portions.ts";
import { searchWords } from "#domain/text-search.ts";

import { filterMeals } from "../-meal-grid/meal-filters.ts";
import type { RecipeAnswer, RecipeQuery, RecipeRow, RecipeSource } from "./recipe-query.ts";
import { createWordIndex } from "./word-index.ts";

/** Collections that the catalogue is made of; shared meals come by `putShared`. */
export const CATALOGUE_COLLECTIONS = [
  "personalRecipes",
  "aiMealPlans",
  "recipeNotes",
  "users",
  "portionChanges",
  "mealMarks",
] as const satisfies readonly StoredCollection[];

/** How many recipes are checked in one step. */
const STEP = 20;

/** A dish in one of the places where it may be. */
interface Place {
  meal: Meal;
  /** When it was written, planned or shared, ms. */
  at: number;
  planId: string | null;
}

type Portions = Pick<StoredMeal, "recipeId" | "planId" | "storedAt">;

interface Entry {
  row: RecipeRow;
  meal: Meal;
  sources: ReadonlySet<RecipeSource>;
  at: number;
  tagKeys: readonly string[];
}

/**
 * All recipes that a device has: own, from plans and shared ones, each dish once, with what the cook has
 * noted of it. It is fed with rows as they are read, and asked in any order.
 */
export function createCatalogue() {
  const words = createWordIndex();
  const own = new Map<string, Place & { tags: readonly string[]; note: string; cooked: number }>();
  /** By dish, then by plan. */
  const planned = new Map<string, Map<string, Place & { cooked: number }>>();
  const dishesOfPlan = new Map<string, ReadonlySet<string>>();
  let shared = new Map<string, Place>();
  const notes = new Map<string, { text: string; tags: readonly string[] }>();
  /** Portions that are or were stored, as two documents tell of them, by dish: all were cooked once. */
  const stored = new Map<StoredCollection, ReadonlyMap<string, readonly Portions[]>>();
  /** Dishes that the cook gave stars. */
  const starred = new Set<string>();
  const entries = new Map<string, Entry>();

  const newestPlanned = (id: string) =>
    [...(planned.get(id)?.values() ?? [])].toSorted((one, other) => other.at - one.at)[0];

  const timesCooked = (id: string) => {
    const plans = planned.get(id);
    let times = own.get(id)?.cooked ?? 0;
    for (const { cooked } of plans?.values() ?? []) times += cooked;
    // Two places may hold what was cooked at one time; what a plan has as cooked counts there.
    const apart = [...stored.values()]
      .flatMap((byDish) => byDish.get(id) ?? [])
      .filter(({ planId }) => !plans?.get(planId)?.cooked);
    times += new Set(apart.map(({ storedAt }) => storedAt)).size;
    return times === 0 && starred.has(id) ? 1 : times;
  };

  const refresh = (id: string) => {
    const places = { own: own.get(id), planned: newestPlanned(id), shared: shared.get(id) };
    const source = (["own", "planned", "shared"] as const).find((each) => places[each]);
    const place = source && places[source];
    if (!source || !place) {
      entries.delete(id);
      words.remove(id);
      return;
    }
    const { meal, at, planId } = place;
    const note = notes.get(id);
    const tags = places.own?.tags ?? note?.tags ?? [];
    const { title } = meal;
    entries.set(id, {
      row: { id: source === "planned" ? meal.id : id, title, source, planId, tags },
      meal,
      sources: new Set((["own", "planned", "shared"] as const).filter((each) => places[each])),
      at,
      tagKeys: tags.map(tagKey),
    });
    words.put({
      id,
      title,
      ingredients: meal.ingredients.map(({ name }) => name).join("\n"),
      tags: tags.join("\n"),
      notes: [meal.blurb, places.own?.note ?? "", note?.text ?? ""].join("\n"),
    });
  };

  const putPlan = (planId: string, plan: AiMealPlan | null): ReadonlySet<string> => {
    const before = dishesOfPlan.get(planId) ?? new Set();
    for (const id of before) planned.get(id)?.delete(planId);
    const dishes = new Set<string>();
    for (const recipe of plan?.recipes ?? []) {
      const id = dishIdOf(recipe.id);
      dishes.add(id);
      const plans = planned.get(id) ?? new Map<string, Place & { cooked: number }>();
      planned.set(id, plans);
      const known = plans.get(planId);
      const cooked = (known?.cooked ?? 0) + Number(recipe.cooked);
      plans.set(planId, {
        meal: known?.meal ?? recipe,
        at: plan?.createdAt ?? 0,
        planId,
        cooked,
      });
    }
    if (plan) dishesOfPlan.set(planId, dishes);
    else dishesOfPlan.delete(planId);
    return new Set([...before, ...dishes]);
  };

  /** Takes a row in, and returns the dishes that it is about. */
  const take = (
    collection: StoredCollection,
    id: string,
    row: DocumentRow | null,
  ): Iterable<string> => {
    if (collection === "personalRecipes") {
      const recipe = row && readRow(collection, row);
      if (!recipe) own.delete(id);
      else {
        const { tags = [], note = "", createdAt: at, timesCooked: cooked = 0 } = recipe;
        own.set(id, { meal: recipe, at, planId: null, tags, note, cooked });
      }
      return [id];
    }
    if (collection === "aiMealPlans") {
      return putPlan(id, row && readRow(collection, row));
    }
    if (collection === "recipeNotes") {
      const note = row && readRow(collection, row);
      if (note) notes.set(id, { text: note.text, tags: note.tags ?? [] });
      else notes.delete(id);
      return [id];
    }
    if (collection === "users") {
      stored.set(collection, byDish(readDocument("users", id, row ?? {}, 0).storedMeals));
    }
    if (collection === "portionChanges") {
      const { changes } = readDocument("portionChanges", id, row ?? {}, 0);
      stored.set(collection, byDish(changes.map(({ from }) => from)));
    }
    if (collection === "mealMarks") {
      const mark = row && readRow(collection, row);
      if (mark && mark.stars > 0) starred.add(dishIdOf(id));
      else starred.delete(dishIdOf(id));
    }
    return [];
  };

  const inOrder = (found: Entry[], sort: RecipeQuery["sort"]): Entry[] => {
    // Of the same moment the last id first, as the device's index of times has it.
    const newest = found.toSorted(
      (one, other) => other.at - one.at || (other.row.id > one.row.id ? 1 : -1),
    );
    if (sort === "newest") return newest;
    const rank = new Map(
      newest.map((entry) => [
        entry,
        sort === "cooked"
          ? -timesCooked(dishIdOf(entry.row.id))
          : (recipeTime(entry.meal)?.total ?? Infinity),
      ]),
    );
    const of = (entry: Entry) => rank.get(entry) ?? 0;
    return newest.toSorted((one, other) => (of(one) === of(other) ? 0 : of(one) - of(other)));
  };

  return {
    put(collection: StoredCollection, rows: ReadonlyMap<string, DocumentRow | null>): void {
      const changed = new Set<string>();
      for (const [id, row] of rows) {
        for (const dish of take(collection, id, row)) changed.add(dish);
      }
      for (const id of changed) refresh(id);
    },

    /** The shared meals that this cook may see, in the place of those before. */
    putShared(meals: readonly SharedMeal[]): void {
      const before = shared;
      shared = new Map(
        meals.map((meal) => [meal.id, { meal, at: sharedTime(meal), planId: null }]),
      );
      for (const id of new Set([...before.keys(), ...shared.keys()])) refresh(id);
    },

    /**
     * What is found, in order. It is checked against what the cook avoids in steps, which takes long at
     * first: each step's answer holds what has passed so far, and the last one all of it.
     */
    *find(query: RecipeQuery): Generator<RecipeAnswer> {
      const { filters, source, tags, cooked, sort, preferences } = query;
      const there = [...entries.values()].filter(
        ({ sources }) => source === null || sources.has(source),
      );
      const typed = searchWords(filters.text);
      const named = typed.length === 0 ? null : words.find(typed);
      const chosen = there.filter(({ row, tagKeys }) => {
        const id = dishIdOf(row.id);
        if (named && !named.has(id)) return false;
        if (!tags.every((tag) => tagKeys.includes(tag))) return false;
        return cooked === null || timesCooked(id) > 0 === cooked;
      });
      const ordered = inOrder(chosen, sort);
      const counts = { total: there.length, unchecked: 0, avoided: 0, marked: 0 };
      const answer = { ...counts, tags: tagsByUse(there) };
      const rows: RecipeRow[] = [];
      const settings = { ...filters, text: "" };
      // Whoever looks for a recipe that they have just written or imported must find it.
      const isOwn = source === "own";
      for (let from = 0; from === 0 || from < ordered.length; from += STEP) {
        const some = ordered.slice(from, from + STEP);
        const meals = some.map(({ meal }) => meal);
        const passed = filterMeals(meals, settings, preferences, isOwn);
        const kept = new Set(passed.meals);
        rows.push(...some.filter(({ meal }) => kept.has(meal)).map(({ row }) => row));
        answer.unchecked += passed.unchecked;
        answer.avoided += passed.avoided;
        answer.marked += passed.marked;
        const isComplete = from + STEP >= ordered.length;
        yield { ...answer, rows: isComplete ? rows : [...rows], isComplete };
      }
    },
  };
}

function byDish(portions: readonly Portions[]): ReadonlyMap<string, readonly Portions[]> {
  const dishes = new Map<string, Portions[]>();
  for (const each of portions) {
    const id = dishIdOf(each.recipeId);
    dishes.set(id, [...(dishes.get(id) ?? []), each]);
  }
  return dishes;
}

/** Created once: `localeCompare` would look up its rules in each comparison. */
const collator = new Intl.Collator(APP_LOCALE);

/**
 * All tags, each as it was first written, those on most recipes first, and those on as many in the order
 * of their letters.
 */
function tagsByUse(entries: readonly Entry[]): string[] {
  const used = new Map<string, { tag: string; times: number }>();
  for (const { row } of entries) {
    for (const tag of row.tags) {
      const key = tagKey(tag);
      const { times = 0, tag: first = tag } = used.get(key) ?? {};
      used.set(key, { tag: first, times: times + 1 });
    }
  }
  return [...used.values()]
    .toSorted((a, b) => b.times - a.times || collator.compare(a.tag, b.tag))
    .map(({ tag }) => tag);
}
