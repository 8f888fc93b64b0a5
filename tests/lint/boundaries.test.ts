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

/** Puts `code` into a file of `folder` while `look` runs. */
function inSeededFile(folder: string, code: string, look: (file: string) => string): string {
  const place = join(house, folder);
  mkdirSync(place, { recursive: true });
  try {
    const file = join(place, "seeded.ts");
    writeFileSync(file, code);
    return look(file);
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** What the linter reports for `code` in `folder`. */
function lint(folder: string, code: string): string {
  return inSeededFile(folder, code, (file) =>
    run("node_modules/oxlint/bin/oxlint", ["--type-aware", file]),
  );
}

const boundaries: [layer: string, forbidden: string, message: string][] = [
  ["src/domain", "#db/mutate.ts", "src/domain is pure"],
  ["src/domain", "react", "src/domain is pure"],
  ["src/domain", "node:fs", "src/domain is pure"],
  ["src/db", "#sync/push.ts", "src/db stands on src/domain alone"],
  ["src/db", "firebase/firestore", "src/db stands on src/domain alone"],
  ["src/sync", "#ui/button.tsx", "src/sync stands on src/db and src/domain"],
  ["src/sync", "#auth/session.ts", "src/sync stands on src/db and src/domain"],
  ["src/api", "#db/mutate.ts", "src/api stands on src/domain alone"],
  ["src/auth", "#domain/limits.ts", "src/auth is a leaf"],
  ["src/ui", "#domain/limits.ts", "src/ui is a leaf"],
  ["src/ui", "dexie", "src/ui is a leaf"],
  ["src/failure-words", "#domain/limits.ts", "src/failure-words holds words"],
  ["src/cookbook", "#db/schema.ts", "src/cookbook holds recipes"],
  ["src/ui", "#failure-words/sync-words.ts", "src/ui is a leaf"],
  ["src/domain", "#failure-words/sync-words.ts", "src/domain is pure"],
  ["src/routes", "#sync/start.ts", "Screens never touch sync"],
  ["src/routes", "firebase/auth", "Screens never touch sync"],
  [
    "functions/src",
    "../../../src/db/mutate.ts",
    "functions may import src/domain and src/cookbook only",
  ],
];

test.each(boundaries)("%s may not import %s", (layer, forbidden, message) => {
  expect(lint(layer, `import * as x from "${forbidden}";\nexport const y = x;\n`)).toContain(
    message,
  );
});

test.each([
  ["src/sync", "liveQuery", "dexie"],
  ["src/routes", "useLiveQuery", "dexie-react-hooks"],
])("%s may not take %s from %s, whose results come in any order", (layer, name, library) => {
  expect(lint(layer, `export { ${name} } from "${library}";\n`)).toContain(
    "Follow queries by #db/live-query.ts",
  );
});

test.each(["{ test }", "{ test as base }", "playwright", "* as playwright"])(
  "a browser test may not import %s from Playwright, by which it would go without the policy's check",
  (imported) => {
    expect(lint("tests/e2e", `import ${imported} from "@playwright/test";\n`)).toContain(
      "Browser tests take `test` from tests/e2e/test.ts",
    );
  },
);

test("what else there is in Playwright, browser tests may import", () => {
  expect(lint("tests/e2e", `export { errors, expect } from "@playwright/test";\n`)).not.toContain(
    "no-restricted-imports",
  );
});

test("a floating promise is an error", () => {
  expect(lint("src/db", "export function f() {\n  Promise.resolve(1);\n}\n")).toContain(
    "no-floating-promises",
  );
});

test("the domain has no clock and no randomness", () => {
  const code = "export const now = () => Date.now();\nexport const r = () => Math.random();\n";
  const said = lint("src/domain", code);
  expect(said).toContain("Domain rules take the time as data");
  expect(said).toContain("Domain rules take randomness as data");
});

const runtimes: [project: string, folder: string, code: string][] = [
  ["tsconfig.worker.json", "src/sync", "export const width = window.innerWidth;\n"],
  ["tsconfig.sw.json", "sw", "export const width = window.innerWidth;\n"],
  ["tsconfig.domain.json", "src/domain", "export const title = document.title;\n"],
];

test.each(runtimes)("%s knows no DOM", (project, folder, code) => {
  const said = inSeededFile(folder, code, () =>
    run("node_modules/typescript/bin/tsc", ["-p", project, "--pretty", "false"]),
  );
  expect(said).toMatch(/seeded\.ts.*TS(2304|2584|2552)/);
});
