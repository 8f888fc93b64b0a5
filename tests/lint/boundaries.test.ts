import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/**
 * A copy of the project's rules and folders in which rules can be broken: a violation in the real
 * project would be seen by other checks that run at the same time.
 */
let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "simmer-boundaries-"));
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"), "junction");
  const isSetting = (name: string) => /^(tsconfig.*|\.oxlintrc|package)\.json$/u.test(name);
  for (const name of readdirSync(root).filter(isSetting)) {
    copyFileSync(join(root, name), join(house, name));
  }
});

afterAll(() => rmSync(house, { recursive: true }));

function run(script: string, args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: house,
    encoding: "utf8",
  });
  return stdout + stderr;
}

/** Files that break a rule, or just don't, by their path in the copy; all are linted in one run. */
const seeds = new Map<string, string>();

/** Adds a file of `code` to `folder`, and returns its path. */
function seed(folder: string, code: string): string {
  const path = `${folder}/seeded-${seeds.size}.ts`;
  seeds.set(path, code);
  return path;
}

function write(path: string, code: string): void {
  mkdirSync(join(house, dirname(path)), { recursive: true });
  writeFileSync(join(house, path), code);
}

interface Diagnostic {
  filename: string;
  code: string;
  message: string;
  help?: string;
}

let linted: readonly Diagnostic[];

beforeAll(() => {
  for (const [path, code] of seeds) write(path, code);
  const args = ["--type-aware", "--format", "json", ...seeds.keys()];
  const report = run("node_modules/oxlint/bin/oxlint", args);
  linted = (JSON.parse(report) as { diagnostics: Diagnostic[] }).diagnostics;
  for (const path of seeds.keys()) rmSync(join(house, path));
});

/** What the linter reports for a seeded file. */
function lint(path: string): string {
  const found = linted.filter(({ filename }) => filename === path);
  return found.map(({ code, message, help = "" }) => `${code} ${message} ${help}`).join("\n");
}

const boundaries: [layer: string, forbidden: string, message: string][] = [
  ["src/domain", "#db/mutate.ts", "src/domain is pure"],
  ["src/domain", "#import/imported-recipe.ts", "src/domain is pure"],
  ["src/domain", "react", "src/domain is pure"],
  ["src/domain", "node:fs", "src/domain is pure"],
  ["src/db", "#sync/push.ts", "src/db stands on src/domain alone"],
  ["src/db", "firebase/firestore", "src/db stands on src/domain alone"],
  ["src/sync", "#ui/button.tsx", "src/sync stands on src/db and src/domain"],
  ["src/sync", "#auth/session.ts", "src/sync stands on src/db and src/domain"],
  ["src/sync/hosts", "#ui/button.tsx", "The hosts of sync stand on src/auth"],
  ["src/api", "#db/mutate.ts", "src/api stands on src/domain alone"],
  ["src/transfer", "#ui/button.tsx", "src/transfer stands on src/db"],
  ["src/auth", "#domain/limits.ts", "src/auth is a leaf"],
  ["src/ui", "#domain/limits.ts", "src/ui is a leaf"],
  ["src/ui", "dexie", "src/ui is a leaf"],
  ["src/failure-words", "#domain/limits.ts", "src/failure-words holds words"],
  ["src/cookbook", "#db/schema.ts", "src/cookbook holds recipes"],
  ["src/photos", "#db/mutate.ts", "src/photos makes photos"],
  ["src/import", "#photos/make-photo.ts", "src/import reads recipes"],
  ["src/import", "#db/mutate.ts", "src/import reads recipes"],
  ["src/import", "node:fs", "src/import reads recipes"],
  ["src/ui", "#failure-words/sync-words.ts", "src/ui is a leaf"],
  ["src/domain", "#failure-words/sync-words.ts", "src/domain is pure"],
  ["src/routes", "#sync/start.ts", "Screens never touch sync"],
  ["src/routes", "firebase/auth", "Screens never touch sync"],
  [
    "functions/src",
    "../../../src/db/mutate.ts",
    "functions may import src/domain, src/cookbook and src/import only",
  ],
];

test.each(
  boundaries.map(([layer, forbidden, message]) => ({
    layer,
    forbidden,
    message,
    path: seed(layer, `import * as x from "${forbidden}";\nexport const y = x;\n`),
  })),
)("$layer may not import $forbidden", ({ path, message }) => {
  expect(lint(path)).toContain(message);
});

test.each(
  ["{ test }", "{ test as base }", "playwright", "* as playwright"].map((imported) => ({
    imported,
    path: seed("tests/e2e", `import ${imported} from "@playwright/test";\n`),
  })),
)(
  "a browser test may not import $imported from Playwright, by which it would go without the policy's check",
  ({ path }) => {
    expect(lint(path)).toContain("Browser tests take `test` from tests/e2e/test.ts");
  },
);

const ALLOWED = seed("tests/e2e", `export { errors, expect } from "@playwright/test";\n`);

test("what else there is in Playwright, browser tests may import", () => {
  expect(lint(ALLOWED)).not.toContain("no-restricted-imports");
});

const FLOATING = seed("src/db", "export function f() {\n  Promise.resolve(1);\n}\n");

test("a floating promise is an error", () => {
  expect(lint(FLOATING)).toContain("no-floating-promises");
});

const IMPURE = seed(
  "src/domain",
  "export const now = () => Date.now();\nexport const r = () => Math.random();\n",
);

test("the domain has no clock and no randomness", () => {
  const said = lint(IMPURE);
  expect(said).toContain("Domain rules take the time as data");
  expect(said).toContain("Domain rules take randomness as data");
});

const runtimes: [project: string, folder: string, code: string][] = [
  ["tsconfig.worker.json", "src/sync", "export const width = window.innerWidth;\n"],
  ["tsconfig.sw.json", "sw", "export const width = window.innerWidth;\n"],
  ["tsconfig.domain.json", "src/domain", "export const title = document.title;\n"],
];

test.each(runtimes)("%s knows no DOM", (project, folder, code) => {
  const path = `${folder}/seeded.ts`;
  write(path, code);
  const said = run("node_modules/typescript/bin/tsc", ["-p", project, "--pretty", "false"]);
  rmSync(join(house, path));
  expect(said).toMatch(/seeded\.ts.*TS(2304|2584|2552)/);
});
