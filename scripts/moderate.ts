/**
 * `npm run moderate`: lists reported meals, and takes shared meals down.
 *
 *   npm run moderate                     lists what was reported of what is in everyone's list, most
 *                                        often first
 *   npm run moderate -- hide <meal id>   nobody sees it any more
 *   npm run moderate -- clear <meal id>  everybody sees it, however often it is reported
 *   npm run moderate -- undo <meal id>   takes either back: reports decide again
 *   npm run moderate -- author <meal id> lists what its author has shared
 *
 * With FIRESTORE_EMULATOR_HOST set (`npm start` prints its ports) it works on the emulator; else on
 * the project that `--project` or GCLOUD_PROJECT names, with the credentials of
 * `gcloud auth application-default login` or GOOGLE_APPLICATION_CREDENTIALS.
 */
import { parseArgs } from "node:util";

import { initializeApp } from "firebase-admin/app";
import {
  type DocumentData,
  FieldValue,
  getFirestore,
  type Query,
  type QueryDocumentSnapshot,
} from "firebase-admin/firestore";

import { formatMeal, readOrder, type ReportedMeal } from "./moderation.ts";
import { runMain } from "./shutdown.ts";

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { project: { type: "string" } },
    allowPositionals: true,
  });
  const order = readOrder(positionals);
  const projectId = values.project ?? process.env["GCLOUD_PROJECT"];
  if (projectId === undefined) throw new Error("Name the project: --project <project id>.");
  // The emulator needs no credentials; looking for Google's would take seconds and print a warning.
  if (process.env["FIRESTORE_EMULATOR_HOST"]) process.env["METADATA_SERVER_DETECTION"] ??= "none";
  const firestore = getFirestore(initializeApp({ projectId }));
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
      console.log(formatMeal({ ...(meal as ReportedMeal), id, author }));
      count += 1;
    }
    if (count === 0) console.log("Nothing to see.");
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
  console.log(`${id}: ${order.moderation ?? "as the reports decide"}.`);
});
