import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { error as logError } from "firebase-functions/logger";
import { defineSecret } from "firebase-functions/params";
import { onRequest } from "firebase-functions/v2/https";

import { isGenuineApp } from "./app-check.ts";
import { cookbookProvider } from "./cookbook/cookbook-provider.ts";
import { serveRequest } from "./express.ts";
import { createFirestoreLimits } from "./limits/firestore-limits.ts";
import { openWhenDown } from "./limits/open-limits.ts";
import { MODEL_KEY_SECRET, readModelBudget, readModelConfig } from "./model/config.ts";
import { createModelProvider } from "./model/model-provider.ts";
import { combineProviders } from "./providers.ts";
import { leaveBodiesUnparsed } from "./raw-bodies.ts";
import type { Ports } from "./service.ts";
import { userExists } from "./users.ts";

leaveBodiesUnparsed();
initializeApp();

const limits = openWhenDown(
  createFirestoreLimits(getFirestore(), Date.now, readModelBudget(process.env)),
  logError,
);
const modelConfig = readModelConfig(process.env);

const ports: Ports = {
  users: { exists: userExists },
  providers: combineProviders({
    cookbook: cookbookProvider,
    model: modelConfig && createModelProvider(modelConfig, () => limits.takeModelCall()),
    logError,
  }),
  limits,
  isGenuineApp,
  random: Math.random,
  logError,
};

/** Set while building (vite.config.ts): a deployment without a model must not be asked for its key. */
const secrets = process.env.BUILT_WITH_MODEL === "yes" ? [defineSecret(MODEL_KEY_SECRET)] : [];

/** The recipe service, behind Hosting's rewrite of /v1/**. */
export const api = onRequest(
  {
    region: "us-central1",
    cors: false,
    timeoutSeconds: 60,
    memory: "512MiB",
    concurrency: 40,
    secrets,
  },
  (request, response) => serveRequest(request, response, ports),
);
