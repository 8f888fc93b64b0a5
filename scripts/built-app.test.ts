import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { PROJECT_ROOT, runQuietly } from "./command.ts";
import { hashOf } from "./precache.ts";

/** Tests that need a whole build, since several plugins write in `closeBundle`. */

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "built-app-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the app as for deployment, into a folder of this test. */
async function build(killSwitch: string): Promise<void> {
  const command = ["vite", "build", "--outDir", folder, "--emptyOutDir"];
  // Vite would otherwise take Vitest's mode from the environment.
  await runQuietly(command, { NODE_ENV: "production", SIMMER_KILL_SWITCH: killSwitch });
}

const built = (file: string) => readFileSync(join(folder, file), "utf8");
const KILL_SWITCH = readFileSync(join(PROJECT_ROOT, "sw/kill-switch.js"), "utf8");

test("an enabled kill switch replaces the built service worker", async () => {
  await build("true");
  expect(built("sw.js")).toBe(KILL_SWITCH);
  // The app is still deployed with the kill switch, since pages then load over the network.
  expect(built("index.html")).toContain('<script type="module"');
});

test("the service worker stores each file once, and nothing that only installing needs", async () => {
  await build("false");
  const worker = built("sw.js");
  expect(worker).not.toBe(KILL_SWITCH);
  const entries = [
    ...worker.matchAll(/\{"hash":"([^"]+)","revision":(?:null|"[^"]+"),"url":"([^"]+)"\}/g),
  ].map(([, hash = "", url = ""]) => ({ hash, url }));
  const files = entries.map(({ url }) => url);
  expect(files).toEqual(
    expect.arrayContaining(["index.html", "manifest.webmanifest", "icons/icon-192.png"]),
  );
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  expect(entries).toEqual(
    files.map((url) => ({ hash: hashOf(readFileSync(join(folder, url))), url })),
  );
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  expect(files.filter((file) => file.startsWith("install/"))).toEqual([]);
  // Makes sure that they exist at all, and are excluded on purpose.
  expect(existsSync(join(folder, "install/cook-192.png"))).toBe(true);
  expect(built("index.html")).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});
