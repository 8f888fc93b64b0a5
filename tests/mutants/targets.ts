import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

import { PROJECT_ROOT } from "../../scripts/command.ts";

/**
 * The code that makes, stores and keeps mutations is mutated: these parts of the domain and the
 * database, and all of src/sync except `LEFT_OUT`.
 */
const DOMAIN = [
  "collections",
  "open-object",
  "merge-note",
  "mutations/args",
  "mutations/change-words",
  "mutations/cooked-meals",
  "documents",
  "mutations/feedback",
  "mutations/define",
  "mutations/registry",
  "mutations/own-items",
  "mutations/personal-recipes",
  "mutations/plan-days",
  "mutations/plan-recipes",
  "mutations/plans",
  "mutations/portions",
  "mutations/recipe-notes",
  "mutations/retime",
  "mutations/settings",
  "mutations/shared-meals",
  "mutations/shelf",
  "mutations/shopping-list",
  "mutations/shopping-settings",
  "mutations/user",
];
const DB = ["connection", "day-budget", "document-store", "mutate"];

/** Files of src/sync that are not mutated, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  "push-in-background.ts": "starts the push in a service worker: browser tests hold it",
  "firebase-host.ts": "hands the browser's account and locks over: browser tests hold it",
  "connect-firestore.ts": "starts the SDK in a worker: browser tests hold it",
  "firestore-watch.ts": "wraps the SDK's listener: the emulator's contract suite holds it",
  "firestore-remote.ts": "speaks to Firestore: the emulator's contract suite holds it",
  "memory-remote.ts": "a double, which tests stand on",
  "memory-rules.ts": "a double, which tests stand on",
  "memory-server.ts": "a double, which tests stand on",
  "worker-messages.ts": "types and a name",
  "remote-contract.ts": "a suite of tests",
  "sync-context.ts": "a type",
  "start-sync.ts": "starts the worker in a page: browser tests hold it",
  "token-of.ts": "asks Firebase Auth: the emulator's suite holds it",
  "worker.ts": "starts the engine in a worker: browser tests hold it",
};

function isTarget(name: string): boolean {
  return (
    name.endsWith(".ts") && !/\.(test|fixture)\.ts$/u.test(name) && !(basename(name) in LEFT_OUT)
  );
}

/** The files to mutate, by their paths in the project. */
export function findTargets(): string[] {
  const sync = readdirSync(join(PROJECT_ROOT, "src/sync"), { recursive: true, encoding: "utf8" })
    .filter(isTarget)
    .toSorted();
  return [
    ...DOMAIN.map((name) => `src/domain/${name}.ts`),
    ...DB.map((name) => `src/db/${name}.ts`),
    ...sync.map((name) => `src/sync/${name}`),
  ];
}
