import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { assertGlobsMatch, withIntegrity } from "./precache.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "precache-"));
  writeFileSync(join(folder, "app.js"), "let app;");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a glob that matches nothing fails the build, by name", async () => {
  await assertGlobsMatch(folder, ["*.js"]);
  await expect(assertGlobsMatch(folder, ["*.js", "**/gone-*.js"])).rejects.toThrow(
    "These globs match no file: **/gone-*.js",
  );
});

test("each entry carries its file's hash; a file that isn't there fails the build", async () => {
  const entry = { url: "app.js", revision: null, size: 8 };
  const { manifest } = await withIntegrity(() => folder)([entry]);
  // From `openssl dgst -sha256 -binary | base64`.
  expect(manifest).toEqual([
    { ...entry, integrity: "sha256-dJN1jAlLCMh5Q+vCjiDzCLFZkV5l84fUeZ1FAvBo+kE=" },
  ]);
  await expect(withIntegrity(() => folder)([{ ...entry, url: "gone.js" }])).rejects.toThrow(
    "ENOENT",
  );
});
