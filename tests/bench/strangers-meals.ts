import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDocs,
  getFirestore,
  type Firestore,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from "firebase/firestore";

import { ALLERGEN_IDS, EQUIPMENT_IDS } from "#domain/catalogue.ts";
import type { SharedMeal } from "#domain/entities.ts";
import { SHARED_INGREDIENTS_MAX, SHARED_STEPS_BYTES } from "#domain/limits.ts";

import { COOKBOOK } from "../../src/cookbook/cookbook.ts";
import { renderRecipe } from "../../src/cookbook/render.ts";
import { makeUser } from "./bench-documents.ts";
import type { Bench } from "./bench.ts";

/** Meals that others share: honest ones, and ones made as costly as the rules let through. */

export type Shared = Omit<SharedMeal, "sharedAt">;

const letter = () => String.fromCharCode(97 + Math.floor(Math.random() * 26));
const letters = (count: number) => Array.from({ length: count }, letter).join("");
/**
 * Texts that are especially costly for the check, the browser's fonts, or the folding of letters.
 */
export const HOSTILE: Record<string, () => string> = {
  "letters with spaces": () => `${letter()} `,
  "letters with points": () => `${letter()}.`,
  "figures for letters": () => `${letters(2)}3${letters(2)} `,
  "letters and signs in turn": () => `${letter()}${"013@!"[Math.floor(Math.random() * 5)] ?? ""}`,
  "one time after the other": () => `another ${letters(1)} minute `,
  "words in halves": () => `${letters(4)} `,
  "another alphabet": () => `\u0430${letters(2)} `,
  "ligatures of eighteen letters": () => "\ufdfa ",
  "accents in heaps": () => `${letter()}${"\u0301\u0323\u035c\u0489".repeat(4)}`,
};

function fill(part: () => string, bytes: number, characters = bytes): string {
  let text = part();
  for (;;) {
    const longer = text + part();
    if (longer.length > characters || Buffer.byteLength(longer) > bytes) return text;
    text = longer;
  }
}

/** A meal as large as the rules allow, made only of such text. */
export function makeHostile(id: string, part: () => string): Shared {
  return {
    ...makeShared(id),
    title: fill(part, 480, 120),
    blurb: fill(part, 1_120, 280),
    ingredients: Array.from({ length: SHARED_INGREDIENTS_MAX }, () => ({
      name: fill(part, 200),
      amount: fill(part, 80),
    })),
    instructions: Array.from({ length: 4 }, () => fill(part, SHARED_STEPS_BYTES / 4)),
    equipment: [...EQUIPMENT_IDS].slice(0, 18),
  };
}

/** A meal of the cookbook, chosen by the number at the end of the id. */
export function makeShared(id: string): Shared {
  const recipe = COOKBOOK[Number(/\d+$/.exec(id)) % COOKBOOK.length];
  if (!recipe) throw new Error("The cookbook is empty.");
  const at = Date.now() - 1_000;
  const counts = { ratingAverage: 5, ratingCount: 1, favoriteCount: 0 };
  const times = { createdAt: at, updatedAt: at };
  return { ...renderRecipe(recipe), id, planId: id, recipeId: id, ...counts, ...times };
}

/** Runs a job on the server's documents, past the rules. */
async function onServer(
  { emulators }: Bench,
  job: (firestore: Firestore) => Promise<void>,
): Promise<void> {
  const app = initializeApp({ projectId: emulators.project, apiKey: "bench" }, "strangers");
  try {
    const firestore = getFirestore(app);
    const { host, firestore: port } = emulators;
    connectFirestoreEmulator(firestore, host, port, { mockUserToken: "owner" });
    await job(firestore);
  } finally {
    await deleteApp(app);
  }
}

/** Stores a cook who avoids everything. */
export function seedCook(bench: Bench, uid: string): Promise<void> {
  return onServer(bench, (firestore) =>
    setDoc(doc(firestore, `users/${uid}`), {
      ...makeUser(0),
      favorites: [],
      current_meals: [],
      allergies: ALLERGEN_IDS,
      diet: ["vegan"],
      cookingEquipment: ["pot"],
      sync: { v: 1, at: Timestamp.now(), clients: {} },
    }),
  );
}

/** Stores exactly these shared meals. */
export function seedShared(bench: Bench, meals: readonly Shared[]): Promise<void> {
  return onServer(bench, async (firestore) => {
    const shared = collection(firestore, "aiMeals");
    const batch = writeBatch(firestore);
    for (const { ref } of (await getDocs(shared)).docs) batch.delete(ref);
    for (const meal of meals) {
      batch.set(doc(shared, meal.id), { ...meal, sharedAt: serverTimestamp() });
    }
    await batch.commit();
  });
}
