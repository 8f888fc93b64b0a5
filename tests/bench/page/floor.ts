import { Dexie } from "dexie";

import { databaseName } from "#db/database-name.ts";
import { mutationTables } from "#db/mutate.ts";
import { openDatabase } from "#db/schema.ts";
import type { ShoppingList } from "#domain/entities.ts";

import { countBought, makeRecipe, makeTick, tickLine } from "../bench-documents.ts";
import {
  createScreen,
  LISTED,
  SHOWN,
  type ChangeKind,
  type Contender,
  type Place,
  type Write,
} from "./contender.ts";
import { storeScreen } from "./ours.ts";

/**
 * The lower bound: the same requests as one of our writes, on bare IndexedDB without any library or our
 * code. The query that shows it makes none. The bench fails if the requests differ from ours.
 */

function open(name: string): Promise<IDBDatabase> {
  return answer(indexedDB.open(name));
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("No answer.")));
  });
}

interface Change {
  collection: string;
  id: string;
  name: string;
  args: unknown;
  /** The document with the change in it. */
  apply(before: unknown): unknown;
}

/** The stores that a mutation's transaction spans. */
let scope: string[] = [];

/** Stores a change, and returns the document with it. */
async function store(
  db: IDBDatabase,
  { collection, id, name, args, apply }: Change,
): Promise<unknown> {
  const transaction = db.transaction(scope, "readwrite", { durability: "strict" });
  const stored = new Promise<void>((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("Aborted.")));
  });
  const documents = transaction.objectStore(collection);
  const base = transaction.objectStore("base");
  const [before, copies] = await Promise.all([
    answer<unknown>(documents.get(id)),
    answer(base.count(IDBKeyRange.only([collection, id]))),
    answer(transaction.objectStore("meta").getAll(IDBKeyRange.bound("engineVersion", "sentSeq"))),
  ]);
  if (copies === 0) base.put({ collection, id, doc: before ?? null });
  const changed = apply(before);
  documents.put(changed, id);
  const entry = { id: crypto.randomUUID(), name, version: 1, args, at: Date.now() };
  await answer(transaction.objectStore("outbox").add(entry));
  transaction.commit();
  await stored;
  return changed;
}

/** What the screen shows of a document that has just been stored, without another read. */
function signOf({ collection, id }: Change, stored: unknown): string {
  if (collection !== "users") return id;
  return String(countBought((stored as { shoppingList: ShoppingList }).shoppingList.ingredients));
}

function changeOf({ uid }: Place, index: number, kind: ChangeKind): Change & { sign: string } {
  if (kind === "recipes") {
    // Timestamped as the app does on saving.
    const at = Date.now();
    const recipe = { ...makeRecipe(uid, SHOWN + index), createdAt: at, updatedAt: at };
    const { id } = recipe;
    const args = { recipe };
    const apply = () => recipe;
    return { collection: "personalRecipes", id, name: "savePersonalRecipe", args, apply, sign: id };
  }
  const tick = makeTick(index, LISTED);
  const { item, bought, boughtAfter } = tick;
  return {
    collection: "users",
    id: uid,
    name: "setBought",
    args: { items: [item], bought, at: Date.now() },
    apply(before) {
      const user = before as { shoppingList: ShoppingList };
      const ingredients = tickLine(user.shoppingList.ingredients, tick);
      return { ...user, shoppingList: { ...user.shoppingList, ingredients } };
    },
    sign: String(boughtAfter),
  };
}

function isNotCompared(): never {
  throw new Error("The floor is of writes alone.");
}

export const contender: Contender = {
  seedStored: isNotCompared,
  seedPending: isNotCompared,
  reopen: isNotCompared,

  async write(place, count, kind) {
    await Dexie.delete(databaseName(place.uid));
    const ours = openDatabase(place.uid);
    await storeScreen(ours);
    scope = mutationTables(ours).map(({ name }) => name);
    ours.close();

    const db = await open(databaseName(place.uid));
    const screen = createScreen();
    const writes = Array.from({ length: count }, (_, index): Write => {
      const { sign, ...change } = changeOf(place, index, kind);
      const run = async () => {
        screen.show(signOf(change, await store(db, change)));
      };
      return { sign, run };
    });
    const timed = await screen.time(writes);
    db.close();
    return timed;
  },

  flush: isNotCompared,
  resume: isNotCompared,
  firstSync: isNotCompared,
};
