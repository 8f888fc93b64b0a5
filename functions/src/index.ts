import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { error as logError } from "firebase-functions/logger";
import { onRequest } from "firebase-functions/v2/https";

import { isGenuineApp } from "./app-check.ts";
import { cookbookProvider } from "./cookbook/cookbook-provider.ts";
import { serveRequest } from "./express.ts";
import { createFirestoreLimits } from "./limits/firestore-limits.ts";
import { MODEL_CALLS_PER_DAY } from "./limits/limits.ts";
import { openWhenDown } from "./limits/open-limits.ts";
import { combineProviders } from "./providers.ts";
import { leaveBodiesUnparsed } from "./raw-bodies.ts";
import type { Ports } from "./service.ts";
import { userExists } from "./users.ts";

leaveBodiesUnparsed();
initializeApp();

const limits = openWhenDown(
  createFirestoreLimits(getFirestore(), Date.now, MODEL_CALLS_PER_DAY),
  logError,
);

const ports: Ports = {
  users: { exists: userExists },
  providers: combineProviders({ cookbook: cookbookProvider, model: undefined, logError }),
  limits,
  isGenuineApp,
  random: Math.random,
  logError,
};

/** The recipe service, behind Hosting's rewrite of /v1/**. */
export const api = onRequest(
  { region: "us-central1", cors: false, timeoutSeconds: 60, memory: "512MiB", concurrency: 40 },
  (request, response) => serveRequest(request, response, ports),
);
