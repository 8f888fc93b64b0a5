import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { expect, test } from "vitest";

import { PROJECT_ROOT } from "../../scripts/command.ts";

/**
 * The files that may show an empty state by themselves, with the reason. All others use
 * `KitchenEmpty`: on a new device, what has not been fetched yet must not pass for nothing.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  "src/routes/-sync-state/once-here.tsx": "it is KitchenEmpty",
  "src/routes/-sync-state/to-come.tsx": "says that the kitchen does not come",
  "src/routes/-shell/not-found.tsx": "no sync makes an address known",
  "src/routes/_app/-meal-grid/filtered-grid.tsx": "there are meals, and none that match",
  "src/routes/_app/ai-meal-plan-review.tsx": "what is being planned is on this device alone",
  "src/routes/_app/all-meal-plans.tsx": "there are plans, and none that match",
  "src/routes/_app/-plans/cook-screen.tsx": "in OnceHere: there are meals to cook, and no plan",
  "src/routes/_app/cookbook.index.tsx": "the cookbook is a file of the app",
  "src/routes/_app/favorite-meals.tsx": "there are favorites, and all are hidden",
};

test("no screen calls a kitchen empty that may still be on its way", () => {
  const folder = join(PROJECT_ROOT, "src/routes");
  const users = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".tsx"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path, "utf8").includes('"#ui/empty-state.tsx"'))
    .map((path) => relative(PROJECT_ROOT, path).replaceAll("\\", "/"));
  expect(users.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});
