import { deleteApp } from "firebase/app";
import { collection, getCountFromServer, type CollectionReference } from "firebase/firestore";
import { createRxDatabase, removeRxDatabase, type RxCollection, type RxJsonSchema } from "rxdb";
import { replicateFirestore } from "rxdb/plugins/replication-firestore";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";

import type { AiMealPlan, PersonalRecipe } from "../../../src/domain/entities.ts";
import type { ShoppingList } from "../../../src/domain/user-document.ts";
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
} from "../page/contender.ts";
import { connect, signIn, type Connection } from "../page/emulators.ts";

/**
 * RxDB on its Dexie storage, with its Firestore replication. It stores states: a change is the
 * document as it is now, and every document newer than a checkpoint is still to be sent.
 */

type StoredList = ShoppingList & { id: string };

const NAME = "bench-rxdb";
const MOMENT = { type: "number", minimum: 0, maximum: 10_000_000_000_000, multipleOf: 1 } as const;
const ID = { type: "string", maxLength: 100 } as const;

const RECIPES: RxJsonSchema<PersonalRecipe> = {
  version: 0,
  primaryKey: "id",
  type: "object",
  properties: {
    id: ID,
    title: { type: "string" },
    ingredients: { type: "array" },
    instructions: { type: "array" },
    mealType: { type: "string" },
    blurb: { type: "string" },
    picture: { type: "string" },
    source: { type: "string" },
    note: { type: "string" },
    photo: { type: "string" },
    tags: { type: "array" },
    timesCooked: { type: "number" },
    equipment: { type: "array" },
    userId: { type: "string" },
    createdAt: MOMENT,
    updatedAt: MOMENT,
  },
  required: ["id", "updatedAt"],
  indexes: ["updatedAt"],
};

const LISTS: RxJsonSchema<StoredList> = {
  version: 0,
  primaryKey: "id",
  type: "object",
  properties: {
    id: ID,
    ingredients: { type: "array" },
    meals: { type: "array" },
    updatedAt: MOMENT,
  },
  required: ["id"],
};

const PLANS: RxJsonSchema<AiMealPlan> = {
  version: 0,
  primaryKey: "id",
  type: "object",
  properties: {
    id: ID,
    recipes: { type: "array" },
    createdAt: MOMENT,
    updatedAt: MOMENT,
    status: { type: "string" },
    name: { type: "string" },
    lastDay: { type: "string" },
    userId: { type: "string" },
  },
  required: ["id", "createdAt"],
  indexes: ["createdAt"],
};

/** Unless configured, RxDB leaves durability to Dexie, and Dexie leaves it to the browser. */
const storage = () => getRxStorageDexie({ chromeTransactionDurability: "strict" });

async function open() {
  const db = await createRxDatabase<{
    recipes: RxCollection<PersonalRecipe>;
    plans: RxCollection<AiMealPlan>;
    lists: RxCollection<StoredList>;
  }>({ name: NAME, storage: storage(), multiInstance: false, eventReduce: true });
  await db.addCollections({
    recipes: { schema: RECIPES },
    plans: { schema: PLANS },
    lists: { schema: LISTS },
  });
  return db;
}
type Db = Awaited<ReturnType<typeof open>>;

async function openEmpty(): Promise<Db> {
  await removeRxDatabase(NAME, storage(), false);
  return open();
}

function newestRecipes({ recipes }: Db, limit?: number) {
  const sort = [{ updatedAt: "desc" as const }];
  return recipes.find(limit === undefined ? { sort } : { sort, limit });
}

async function storeRecipes({ recipes }: Db, uid: string, count: number): Promise<void> {
  const { error } = await recipes.bulkInsert(makeRecipes(uid, count));
  assertCount(error.length, 0);
}

async function storeList({ lists }: Db, uid: string): Promise<void> {
  await lists.insert({ id: uid, ...makeShoppingList(LISTED) });
}

function makePuts({ recipes }: Db, uid: string, count: number): Write[] {
  return Array.from({ length: count }, (_, index) => {
    const recipe = makeRecipe(uid, SHOWN + index);
    return { sign: recipe.id, run: async () => recipes.insert(recipe) };
  });
}

async function makeTicks({ lists }: Db, uid: string, count: number): Promise<Write[]> {
  const list = await lists.findOne(uid).exec(true);
  return Array.from({ length: count }, (_, index) => {
    const tick = makeTick(index, LISTED);
    return {
      sign: String(tick.boughtAfter),
      run: async () =>
        list.incrementalModify((now) => ({
          ...now,
          ingredients: tickLine(now.ingredients, tick),
        })),
    };
  });
}

/** Makes `count` changes that the server does not have. */
async function change(db: Db, uid: string, count: number, kind: ChangeKind): Promise<void> {
  if (kind === "recipes") return storeRecipes(db, uid, count);
  await storeList(db, uid);
  await Promise.all((await makeTicks(db, uid, count)).map(async ({ run }) => run()));
}

type Kind = "recipes" | "plans" | "lists";
type Replicated = PersonalRecipe | AiMealPlan | StoredList;

/** Goes online with one collection as RxDB's documentation says, without the SDK's own cache. */
async function replicate(
  db: Db,
  place: Place,
  kind: Kind,
  options: { live: boolean; pulls: boolean },
) {
  const connection = connect(place, { persistent: false });
  await signIn(connection, place);
  return replicateOver(connection, db, place, kind, options);
}

/** The same over a connection that several collections share. */
function replicateOver(
  { app, firestore: database }: Connection,
  db: Db,
  place: Place,
  kind: Kind,
  options: { live: boolean; pulls: boolean },
) {
  const path = `bench/${place.uid}/${kind}OfRxdb`;
  const remote = collection(database, path) as CollectionReference<Replicated>;
  return {
    remote,
    start() {
      const state = replicateFirestore<Replicated>({
        replicationIdentifier: `${place.project}/${kind}`,
        collection: db[kind],
        firestore: { projectId: place.project, database, collection: remote },
        live: options.live,
        waitForLeadership: false,
        push: {},
        ...(options.pulls ? { pull: {} } : {}),
      });
      state.error$.subscribe((error) => console.error("RxDB", error.message, error.parameters));
      return state;
    },
    stop: async () => deleteApp(app),
  };
}

export const contender: Contender = {
  async seedStored({ uid }, count) {
    const db = await openEmpty();
    await storeRecipes(db, uid, count);
    await db.close();
  },

  async seedPending({ uid }, count) {
    const db = await openEmpty();
    await change(db, uid, count, "recipes");
    await db.close();
  },

  async reopen(_place, count) {
    const start = performance.now();
    const db = await open();
    const recipes = await newestRecipes(db).exec();
    const time = performance.now() - start;
    assertCount(recipes.length, count);
    await db.close();
    return time;
  },

  async write({ uid }, count, kind) {
    const db = await openEmpty();
    const screen = createScreen();
    await storeRecipes(db, uid, SHOWN);
    await storeList(db, uid);
    const shown =
      kind === "recipes"
        ? newestRecipes(db, SHOWN).$.subscribe((recipes) => screen.show(recipes[0]?.id))
        : db.lists
            .findOne(uid)
            .$.subscribe((list) => screen.show(String(countBought(list?.ingredients ?? []))));
    const writes = kind === "recipes" ? makePuts(db, uid, count) : await makeTicks(db, uid, count);
    const times = await screen.time(writes);
    shown.unsubscribe();
    await db.close();
    return times;
  },

  async flush(place, count, kind) {
    const db = await openEmpty();
    await change(db, place.uid, count, kind);
    const name = kind === "recipes" ? "recipes" : "lists";
    const online = await replicate(db, place, name, { live: false, pulls: false });
    const start = performance.now();
    await online.start().awaitInitialReplication();
    const time = performance.now() - start;
    const there = await getCountFromServer(online.remote);
    assertCount(there.data().count, kind === "recipes" ? count : 1);
    await db.close();
    await online.stop();
    return time;
  },

  async resume(place, ms) {
    const db = await open();
    const online = await replicate(db, place, "recipes", { live: true, pulls: true });
    const state = online.start();
    await new Promise((resolve) => setTimeout(resolve, ms));
    await state.cancel();
    await db.close();
    await online.stop();
  },

  async firstSync(place, { plans, recipes }) {
    const db = await openEmpty();
    const connection = connect(place, { persistent: false });
    await signIn(connection, place);
    const begun = performance.now();
    const online = (["recipes", "plans", "lists"] as const).map((kind) =>
      replicateOver(connection, db, place, kind, { live: true, pulls: true }).start(),
    );
    await Promise.all(online.map(async (state) => state.awaitInitialReplication()));
    const time = performance.now() - begun;
    assertCount(await db.plans.count().exec(), plans);
    assertCount(await db.recipes.count().exec(), recipes);
    assertCount(await db.lists.count().exec(), 1);
    await Promise.all(online.map(async (state) => state.cancel()));
    await db.close();
    await deleteApp(connection.app);
    return time;
  },
};
