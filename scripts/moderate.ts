/**
 * `npm run moderate`: what cooks have reported, and taking shared meals down.
 *
 *   npm run moderate                     lists what was reported, most often first
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
import { FieldValue, getFirestore } from "firebase-admin/firestore";

import { formatMeal, readOrder, type ReportedMeal } from "./moderation.ts";
import { runMain } from "./shutdown.ts";

const LISTED_MAX = 100;

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

  async function list(found: FirebaseFirestore.QuerySnapshot): Promise<void> {
    if (found.empty) console.log("Nothing to see.");
    for (const { id, ref } of found.docs) {
      const { uid } = (await firestore.doc(`mealAuthors/${id}`).get()).data() ?? {};
      const meal = (await meals.doc(ref.id).get()).data() ?? {};
      console.log(formatMeal({ ...(meal as ReportedMeal), id, author: String(uid ?? "unknown") }));
    }
  }

  if (order.kind === "list") {
    const reported = meals.where("reportCount", ">", 0).orderBy("reportCount", "desc");
    return list(await reported.limit(LISTED_MAX).get());
  }
  const { id } = order;
  if (order.kind === "author") {
    const { uid } = (await firestore.doc(`mealAuthors/${id}`).get()).data() ?? {};
    if (uid === undefined) throw new Error(`Nobody is noted as the author of ${id}.`);
    const authored = firestore.collection("mealAuthors").where("uid", "==", uid);
    return list(await authored.limit(LISTED_MAX).get());
  }
  if (!(await meals.doc(id).get()).exists) throw new Error(`There is no shared meal ${id}.`);
  await meals.doc(id).update({ moderation: order.moderation ?? FieldValue.delete() });
  console.log(`${id}: ${order.moderation ?? "as the reports decide"}.`);
});
