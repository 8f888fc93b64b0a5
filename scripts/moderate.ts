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
import { getFirestore } from "firebase-admin/firestore";

import { carryOut, readOrder } from "./moderation.ts";
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
  await carryOut(getFirestore(initializeApp({ projectId })), order, console.log);
});
