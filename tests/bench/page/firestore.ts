import { deleteApp } from "firebase/app";
import {
  clearIndexedDbPersistence,
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  getDocs,
  getDocsFromCache,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  terminate,
  waitForPendingWrites,
  writeBatch,
  type Query,
} from "firebase/firestore";

import type { PersonalRecipe } from "#domain/entities.ts";

import { makeRecipe, makeRecipes } from "../documents.ts";
import { assertCount, createScreen, SHOWN, type Contender, type Place } from "./contender.ts";
import { connect, type Connection } from "./emulators.ts";

/** The Firestore SDK with its persistent cache, used as its documentation says. */

const open = (place: Place) => connect(place, { persistent: true, asOwner: true });

function recipesOf({ firestore }: Connection, { uid }: Place) {
  return collection(firestore, `users/${uid}/personalRecipes`);
}

function newestRecipes(at: Connection, place: Place): Query {
  return query(recipesOf(at, place), orderBy("updatedAt", "desc"));
}

function put(at: Connection, place: Place, recipe: PersonalRecipe): Promise<void> {
  return setDoc(doc(recipesOf(at, place), recipe.id), recipe);
}

async function close({ app, firestore }: Connection, erase = false): Promise<void> {
  await terminate(firestore);
  if (erase) await clearIndexedDbPersistence(firestore);
  await deleteApp(app);
}

/** Offline, with `count` writes waiting in the cache. */
async function openWithPending(place: Place, count: number): Promise<Connection> {
  const at = open(place);
  await disableNetwork(at.firestore);
  const abandoned = (error: unknown) => console.warn("Given up by closing", error);
  for (const recipe of makeRecipes(place.uid, count)) put(at, place, recipe).catch(abandoned);
  const { size } = await getDocsFromCache(newestRecipes(at, place));
  assertCount(size, count);
  return at;
}

export const contender: Contender = {
  async seedStored(place, count) {
    const at = open(place);
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
    await close(await openWithPending(place, count));
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
    await disableNetwork(at.firestore);
    const abandoned = (error: unknown) => console.warn("Given up by closing", error);
    for (const recipe of makeRecipes(place.uid, SHOWN)) put(at, place, recipe).catch(abandoned);
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
      // Its promise waits for the server; the snapshot comes once the cache has stored the write.
      put(at, place, recipe).catch(abandoned);
      await screen.shows(recipe.id);
      times.push(performance.now() - start);
    }
    shown();
    await close(at, true);
    return times;
  },

  async flush(place, count) {
    const at = await openWithPending(place, count);
    const start = performance.now();
    await enableNetwork(at.firestore);
    await waitForPendingWrites(at.firestore);
    const time = performance.now() - start;
    await close(at, true);
    return time;
  },

  async resume(place, ms) {
    const at = open(place);
    const stop = onSnapshot(newestRecipes(at, place), () => undefined);
    await new Promise((resolve) => setTimeout(resolve, ms));
    stop();
    await close(at);
  },
};
