import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { error as logError } from "firebase-functions/logger";
import { defineSecret } from "firebase-functions/params";
import { onRequest } from "firebase-functions/v2/https";

import { deleteAccount } from "./account-deletion.ts";
import { isGenuineApp } from "./app-check.ts";
import { cookbookProvider } from "./cookbook/cookbook-provider.ts";
import { serveRequest } from "./express.ts";
import { createAuthorReader } from "./hidden-author-answers.ts";
import { readCook, readRecentCook } from "./identity.ts";
import { createFirestoreCounter } from "./limits/firestore-counter.ts";
import { createOwnCounter } from "./limits/own-counter.ts";
import { createLimits } from "./limits/request-limits.ts";
import { MODEL_KEY_SECRET, readModelBudget, readModelConfig } from "./model/config.ts";
import { createModelProvider } from "./model/model-provider.ts";
import { createPhotoReader } from "./model/photo-reader.ts";
import { EMULATED_WEB, importPage, PUBLIC_WEB } from "./pages/import-page.ts";
import { combineProviders } from "./providers.ts";
import { meetRequestsFirst } from "./raw-bodies.ts";
import type { Ports } from "./service.ts";
import { isUserGone, removeUser } from "./users.ts";

meetRequestsFirst();
initializeApp();

const modelConfig = readModelConfig(process.env);

const IS_EMULATED = process.env["FUNCTIONS_EMULATOR"] === "true";

/**
 * On the emulators' busy machine, the first connection to Firestore has taken longer than the ten
 * seconds after which the service reports that it is busy.
 */
function emulatorPatienceMs(): number | undefined {
  return IS_EMULATED ? 120_000 : undefined;
}

const limits = createLimits({
  own: createOwnCounter(Date.now),
  shared: createFirestoreCounter(getFirestore(), Date.now, emulatorPatienceMs()),
  budget: readModelBudget(process.env),
  logError,
});

const ports: Ports = {
  readCook: (headers) => readCook(headers),
  accounts: {
    readRecentCook: (headers) => readRecentCook(headers, Date.now()),
    deleteAccount: (uid) =>
      deleteAccount(uid, {
        firestore: getFirestore(),
        forgetCounts: (cook) => limits.forgetCook(cook),
        removeAccount: removeUser,
        now: Date.now,
      }),
    isGone: isUserGone,
  },
  readAuthors: createAuthorReader(getFirestore()),
  importPage: (address, signal) =>
    importPage(address, { access: IS_EMULATED ? EMULATED_WEB : PUBLIC_WEB, signal }),
  readPhoto: createPhotoReader(modelConfig, logError),
  providers: combineProviders({
    cookbook: cookbookProvider,
    model: modelConfig && ((takeCall) => createModelProvider(modelConfig, takeCall)),
    logError,
  }),
  limits,
  isGenuineApp,
  random: Math.random,
  logError,
};

/**
 * Set by the build (vite.config.ts): a deployment without a model must not be asked for its key.
 */
const secrets = process.env.BUILT_WITH_MODEL === "yes" ? [defineSecret(MODEL_KEY_SECRET)] : [];

/** The recipe service, behind Hosting's rewrite of /v1/**. */
export const api = onRequest(
  {
    region: "us-central1",
    cors: false,
    timeoutSeconds: 60,
    memory: "512MiB",
    concurrency: 40,
    // Limits the cost of a flood of requests, and how many instances contend for a count.
    maxInstances: 10,
    secrets,
  },
  (request, response) => serveRequest(request, response, ports),
);
