/**
 * Runs before rules are deployed (firebase.json): see `whyNotDeploy`. It reads the project with an
 * administrator's credentials, as `npm run moderate` does. Without them it can't, says so, and lets
 * the deployment go on: a new project has nothing that could be missed.
 */
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";

import { SHARED_AT_SINCE } from "../src/domain/limits.ts";
import { whyNotDeploy } from "./sharing-began.ts";
import { runMain } from "./shutdown.ts";

await runMain(async () => {
  const projectId = process.env["GCLOUD_PROJECT"];
  if (projectId === undefined) throw new Error("GCLOUD_PROJECT names the project to look at.");
  const firestore = getFirestore(initializeApp({ projectId }));
  let problem: string | null;
  try {
    problem = await whyNotDeploy(firestore, SHARED_AT_SINCE, Date.now());
  } catch (error) {
    console.warn(
      `SHARED_AT_SINCE was not checked, because ${projectId} can't be read from here. If an older version of Simmer has run there, stop, run \`gcloud auth application-default login\`, and deploy again.`,
      error,
    );
    return;
  }
  if (problem !== null) throw new Error(problem);
});
