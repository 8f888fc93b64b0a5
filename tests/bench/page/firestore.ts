import { deleteApp } from "firebase/app";
import {
  clearIndexedDbPersistence,
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  terminate,
  updateDoc,
  waitForPendingWrites,
  writeBatch,
  type Query,
} from "firebase/firestore";

import type { PersonalRecipe } from "#domain/entities.ts";

import { makeRecipe, makeRecipes, makeShoppingList, makeTick } from "../documents.ts";
import {
  assertCount,
  createScreen,
  LISTED,
  SHOWN,
  type Contender,
  type Place,
} from "./contender.ts";
import { connect, signIn, type Connection } from "./emulators.ts";

/** The Firestore SDK with its persistent cache, used as its documentation says. */

const open = (place: Place) => connect(place, { persistent: true });

/** Its writes go to a place whose rules ask for no version. */
function recipesOf({ firestore }: Connection, { uid }: Place, root = "bench") {
  return collection(firestore, `${root}/${uid}/personalRecipes`);
}

function newestRecipes(at: Connection, place: Place, root?: string): Query {
  return query(recipesOf(at, place, root), orderBy("updatedAt", "desc"));
}

function put(at: Connection, place: Place, recipe: PersonalRecipe): Promise<void> {
  return setDoc(doc(recipesOf(at, place), recipe.id), recipe);
}

async function close({ app, firestore }: Connection, erase = false): Promise<void> {
  await terminate(firestore);
  if (erase) await clearIndexedDbPersistence(firestore);
  await deleteApp(app);
}

/** A write's promise waits for the server, for which the cache does not. */
function leave(write: Promise<void>): void {
  write.catch((error: unknown) => console.warn("Given up by closing", error));
}

/** Goes offline and leaves `count` new recipes waiting in the cache. */
async function putOffline(at: Connection, place: Place, count: number): Promise<void> {
  await disableNetwork(at.firestore);
  for (const recipe of makeRecipes(place.uid, count)) leave(put(at, place, recipe));
  assertCount((await getDocsFromCache(newestRecipes(at, place))).size, count);
}

/** Goes offline and leaves `count` ticks of one shopping list waiting in the cache. */
async function tickOffline(at: Connection, { uid }: Place, count: number): Promise<void> {
  const list = doc(at.firestore, `bench/${uid}`);
  let { ingredients } = makeShoppingList(LISTED);
  await setDoc(list, { ingredients });
  await disableNetwork(at.firestore);
  for (let index = 0; index < count; index += 1) {
    const { item, bought } = makeTick(index, LISTED);
    ingredients = ingredients.map((line) => (line.name === item.name ? { ...line, bought } : line));
    leave(updateDoc(list, { ingredients }));
  }
  const kept = await getDocFromCache(list);
  assertCount((kept.get("ingredients") as unknown[]).length, LISTED);
}

export const contender: Contender = {
  async seedStored(place, count) {
    const at = open(place);
    await signIn(at, place);
    const recipes = makeRecipes(place.uid, count);
    for (let from = 0; from < count; from += 250) {
      const batch = writeBatch(at.firestore);
      for (const recipe of recipes.slice(from, from + 250)) {
        batch.set(doc(recipesOf(at, place), recipe.id), recipe);
      }
      await batch.commit();
    }
    assertCount((await getDocs(newestRecipes(at, place))).size, count);
    await close(at);
  },

  async seedPending(place, count) {
    const at = open(place);
    await putOffline(at, place, count);
    await close(at);
  },

  async reopen(place, count) {
    const start = performance.now();
    const at = open(place);
    const { docs } = await getDocsFromCache(newestRecipes(at, place));
    const recipes = docs.map((found) => found.data());
    const time = performance.now() - start;
    assertCount(recipes.length, count);
    await close(at);
    return time;
  },

  async write(place, count) {
    const at = open(place);
    await putOffline(at, place, SHOWN);
    const screen = createScreen();
    const shown = onSnapshot(query(newestRecipes(at, place), limit(SHOWN)), ({ docs }) => {
      const recipes = docs.map((found) => found.data());
      screen.show(recipes[0]?.["id"] as string | undefined);
    });
    await screen.shows(makeRecipe(place.uid, SHOWN - 1).id);
    const times: number[] = [];
    for (let index = SHOWN; index < SHOWN + count; index += 1) {
      const recipe = makeRecipe(place.uid, index);
      const start = performance.now();
      // The snapshot comes once the cache has stored the write.
      leave(put(at, place, recipe));
      await screen.shows(recipe.id);
      times.push(performance.now() - start);
    }
    shown();
    await close(at, true);
    return times;
  },

  async flush(place, count, kind) {
    const at = open(place);
    await signIn(at, place);
    await (kind === "recipes" ? putOffline(at, place, count) : tickOffline(at, place, count));
    const start = performance.now();
    await enableNetwork(at.firestore);
    await waitForPendingWrites(at.firestore);
    const time = performance.now() - start;
    await close(at, true);
    return time;
  },

  async resume(place, ms) {
    const at = open(place);
    await signIn(at, place);
    const stop = onSnapshot(newestRecipes(at, place, "users"), () => undefined);
    await new Promise((resolve) => setTimeout(resolve, ms));
    stop();
    await close(at);
  },
};
