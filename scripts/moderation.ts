import {
  type DocumentData,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from "firebase-admin/firestore";

/** A parsed order to `npm run moderate`. */
export type Order =
  | { kind: "list" }
  | { kind: "author"; id: string }
  | { kind: "mark"; id: string; moderation: "hidden" | "cleared" | null };

const MARKS = { hide: "hidden", clear: "cleared", undo: null } as const;

/** @throws if it isn't one of the orders listed at the top of scripts/moderate.ts */
export function readOrder([verb, id, ...more]: readonly string[]): Order {
  if (verb === undefined) return { kind: "list" };
  const isMark = Object.hasOwn(MARKS, verb);
  if ((!isMark && verb !== "author") || id === undefined || more.length > 0) {
    throw new Error("Use: moderate [hide | clear | undo | author <meal id>]");
  }
  if (!isMark) return { kind: "author", id };
  return { kind: "mark", id, moderation: MARKS[verb as keyof typeof MARKS] };
}

export interface ReportedMeal {
  id: string;
  author: string;
  title?: unknown;
  blurb?: unknown;
  reportCount?: unknown;
  ratingCount?: unknown;
  moderation?: unknown;
}

/** Puts a cook's text on one line without control characters, which a terminal would interpret. */
function plain(text: unknown): string {
  return (typeof text === "string" ? text : JSON.stringify(text ?? ""))
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .slice(0, 100);
}

export function formatMeal(meal: ReportedMeal): string {
  const counts = `${plain(meal.reportCount ?? 0)} reports, ${plain(meal.ratingCount ?? 0)} ratings`;
  const state = meal.moderation === undefined ? "" : `, ${plain(meal.moderation)}`;
  return [
    `${plain(meal.id)}  ${counts}${state}, by ${plain(meal.author)}`,
    `    ${plain(meal.title)}: ${plain(meal.blurb)}`,
  ].join("\n");
}

/**
 * Carries out an order, and passes each meal or outcome to `print` as text.
 * @throws if the order names a meal that isn't there
 */
export async function carryOut(
  firestore: Firestore,
  order: Order,
  print: (text: string) => void,
): Promise<void> {
  const meals = firestore.collection("aiMeals");

  /** Lists the meals whose ids the found documents have, one at a time, however many there are. */
  async function list(found: Query, isListed: (meal: DocumentData) => boolean): Promise<void> {
    let count = 0;
    for await (const { id } of found.stream() as AsyncIterable<QueryDocumentSnapshot>) {
      const note = firestore.doc(`mealAuthors/${id}`);
      const [read, authored] = await firestore.getAll(meals.doc(id), note);
      const meal = read?.data() ?? {};
      if (!isListed(meal)) continue;
      const author = String(authored?.get("uid") ?? "unknown");
      print(formatMeal({ ...(meal as ReportedMeal), id, author }));
      count += 1;
    }
    if (count === 0) print("Nothing to see.");
  }

  if (order.kind === "list") {
    const reported = meals.where("reportCount", ">", 0).orderBy("reportCount", "desc");
    // Otherwise anyone could flood this list by sharing and reporting meals that nobody is shown.
    return list(reported, ({ sharedAt, takenBack }) => Boolean(sharedAt) && takenBack !== true);
  }
  const { id } = order;
  if (order.kind === "author") {
    const { uid } = (await firestore.doc(`mealAuthors/${id}`).get()).data() ?? {};
    if (uid === undefined) throw new Error(`Nobody is noted as the author of ${id}.`);
    const authored = firestore.collection("mealAuthors").where("uid", "==", uid);
    return list(authored, () => true);
  }
  if (!(await meals.doc(id).get()).exists) throw new Error(`There is no shared meal ${id}.`);
  await meals.doc(id).update({ moderation: order.moderation ?? FieldValue.delete() });
  print(`${id}: ${order.moderation ?? "as the reports decide"}.`);
}
