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
import type { ShoppingIngredient, ShoppingList } from "#domain/user-document.ts";

import {
  countBought,
  makeRecipe,
  makeRecipes,
  makeShoppingList,
  makeTick,
  tickLine,
} from "../bench-documents.ts";
import {
  assertCount,
  createScreen,
  LISTED,
  SHOWN,
  type ChangeKind,
  type Contender,
  type Place,
  type Write,
} from "./contender.ts";
import { connect, signIn, type Connection } from "./emulators.ts";

/** The Firestore SDK with its persistent cache, used as its documentation says. */

const open = (place: Place) => connect(place);

/** The SDK writes to a place whose rules require no version. */
function recipesOf({ firestore }: Connection, { uid }: Place, root = "bench") {
  return collection(firestore, `${root}/${uid}/personalRecipes`);
}

function newestRecipes(at: Connection, place: Place, root?: string): Query {
  return query(recipesOf(at, place, root), orderBy("updatedAt", "desc"));
}

async function close({ app, firestore }: Connection, erase = false): Promise<void> {
  await terminate(firestore);
  if (erase) await clearIndexedDbPersistence(firestore);
  await deleteApp(app);
}

/** Ignores a write's promise, which waits for the server; the cache does not. */
function leave(write: Promise<unknown>): void {
  write.catch((error: unknown) => console.warn("Given up by closing", error));
}

function makePuts(at: Connection, place: Place, count: number): Write[] {
  return Array.from({ length: count }, (_, index) => {
    const recipe = makeRecipe(place.uid, SHOWN + index);
    return {
      sign: recipe.id,
      run: async () => setDoc(doc(recipesOf(at, place), recipe.id), recipe),
    };
  });
}

function listOf({ firestore }: Connection, { uid }: Place) {
  return doc(firestore, `bench/${uid}`);
}

function makeTicks(at: Connection, place: Place, count: number): Write[] {
  let { ingredients } = makeShoppingList(LISTED);
  return Array.from({ length: count }, (_, index) => {
    const tick = makeTick(index, LISTED);
    const ticked = tickLine(ingredients, tick);
    ingredients = ticked;
    return {
      sign: String(tick.boughtAfter),
      run: async () => updateDoc(listOf(at, place), { ingredients: ticked }),
    };
  });
}

/** Goes offline and leaves `count` changes pending in the cache. */
async function changeOffline(
  at: Connection,
  place: Place,
  count: number,
  kind: ChangeKind,
): Promise<void> {
  if (kind === "ticks") await setDoc(listOf(at, place), makeShoppingList(LISTED));
  await disableNetwork(at.firestore);
  const writes = (kind === "recipes" ? makePuts : makeTicks)(at, place, count);
  for (const { run } of writes) leave(run());
  const stored =
    kind === "recipes"
      ? (await getDocsFromCache(newestRecipes(at, place))).size
      : await readFromCache(at, place, count);
  assertCount(stored, count);
}

/** Once the cache has answered, it contains every write made before. */
async function readFromCache(at: Connection, place: Place, count: number): Promise<number> {
  const kept = await getDocFromCache(listOf(at, place));
  const bought = countBought(kept.get("ingredients") as ShoppingIngredient[]);
  return bought === makeTick(count - 1, LISTED).boughtAfter ? count : 0;
}

type Screen = ReturnType<typeof createScreen>;

async function showRecipes(at: Connection, place: Place, screen: Screen): Promise<() => void> {
  await disableNetwork(at.firestore);
  for (const recipe of makeRecipes(place.uid, SHOWN)) {
    leave(setDoc(doc(recipesOf(at, place), recipe.id), recipe));
  }
  const stop = onSnapshot(query(newestRecipes(at, place), limit(SHOWN)), ({ docs }) => {
    const recipes = docs.map((found) => found.data() as PersonalRecipe);
    screen.show(recipes[0]?.id);
  });
  await screen.shows(makeRecipe(place.uid, SHOWN - 1).id);
  return stop;
}

async function showList(at: Connection, place: Place, screen: Screen): Promise<() => void> {
  await disableNetwork(at.firestore);
  leave(setDoc(listOf(at, place), makeShoppingList(LISTED)));
  const stop = onSnapshot(listOf(at, place), (list) => {
    const { ingredients = [] } = (list.data() ?? {}) as Partial<ShoppingList>;
    screen.show(list.exists() ? String(countBought(ingredients)) : undefined);
  });
  await screen.shows("0");
  return stop;
}

export const contender: Contender = {
  async seedStored(place, count) {
    const at = open(place);
    await signIn(at, place);
    const recipes = makeRecipes(place.uid, count);
    // The emulator has been seen never to respond to a batch of 250.
    for (let from = 0; from < count; from += 100) {
      const batch = writeBatch(at.firestore);
      for (const recipe of recipes.slice(from, from + 100)) {
        batch.set(doc(recipesOf(at, place), recipe.id), recipe);
      }
      await batch.commit();
    }
    assertCount((await getDocs(newestRecipes(at, place))).size, count);
    await close(at);
  },

  async seedPending(place, count) {
    const at = open(place);
    await changeOffline(at, place, count, "recipes");
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

  async write(place, count, kind) {
    const at = open(place);
    const screen = createScreen();
    const stop = await (kind === "recipes" ? showRecipes : showList)(at, place, screen);
    // A write's promise waits for the server; its snapshot arrives once the cache has it.
    const times = await screen.time(
      (kind === "recipes" ? makePuts : makeTicks)(at, place, count).map(({ sign, run }) => ({
        sign,
        run: async () => leave(run()),
      })),
    );
    stop();
    await close(at, true);
    return times;
  },

  async flush(place, count, kind) {
    const at = open(place);
    await signIn(at, place);
    await changeOffline(at, place, count, kind);
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

  async firstSync(place, { plans, recipes }) {
    const at = open(place);
    await signIn(at, place);
    const { firestore } = at;
    const own = `users/${place.uid}`;
    const begun = performance.now();
    const newest = (name: string) =>
      query(collection(firestore, own, name), orderBy("createdAt", "desc"));
    const counts = await Promise.all([
      whenFromServer((next, fail) =>
        onSnapshot(
          newest("aiMealPlans"),
          { includeMetadataChanges: true },
          ({ metadata, size }) => next(metadata, size),
          fail,
        ),
      ),
      whenFromServer((next, fail) =>
        onSnapshot(
          newest("personalRecipes"),
          { includeMetadataChanges: true },
          ({ metadata, size }) => next(metadata, size),
          fail,
        ),
      ),
      whenFromServer((next, fail) =>
        onSnapshot(
          doc(firestore, own),
          { includeMetadataChanges: true },
          (user) => next(user.metadata, user.exists() ? 1 : 0),
          fail,
        ),
      ),
    ]);
    const time = performance.now() - begun;
    assertCount(counts[0], plans);
    assertCount(counts[1], recipes);
    assertCount(counts[2], 1);
    await close(at, true);
    return time;
  },
};

/** How many documents a listener has once it is up to date with the server; it listens on. */
async function whenFromServer(
  listen: (
    next: (metadata: { fromCache: boolean }, count: number) => void,
    fail: (error: Error) => void,
  ) => unknown,
): Promise<number> {
  return new Promise((resolve, reject) => {
    listen(({ fromCache }, count) => {
      if (!fromCache) resolve(count);
    }, reject);
  });
}
