import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { chooseJar, type JarFacts, javaLauncher, sdkRoots } from "./firestore-jar.ts";

const nothing: JarFacts = { override: undefined, cached: false, sdkJars: [] };
const everything: JarFacts = {
  override: { path: "/my.jar", exists: true },
  cached: true,
  sdkJars: ["/sdk/a.jar", "/other/b.jar"],
};
const online = () => Promise.resolve(true);
const offline = () => Promise.resolve(false);

test("the override comes first", async () => {
  expect(await chooseJar(everything, online)).toEqual({ from: "override" });
});

test("an override that names no file is an error, not a reason to look elsewhere", async () => {
  const facts = { ...everything, override: { path: "/gone.jar", exists: false } };
  await expect(chooseJar(facts, online)).rejects.toThrow("/gone.jar, where there is no file");
});

test("a jar that firebase-tools has already is used without asking the network", async () => {
  const asked: string[] = [];
  const probe = () => {
    asked.push("probe");
    return online();
  };
  const facts = { ...everything, override: undefined };
  expect(await chooseJar(facts, probe)).toEqual({ from: "cache" });
  expect(asked).toEqual([]);
});

test("the download comes before an installed SDK, the SDK when there is no network", async () => {
  const facts = { ...everything, override: undefined, cached: false };
  expect(await chooseJar(facts, online)).toEqual({ from: "download" });
  expect(await chooseJar(facts, offline)).toEqual({ from: "sdk", jar: "/sdk/a.jar" });
});

test("with nothing to be had, the error says what to do", async () => {
  await expect(chooseJar(nothing, offline)).rejects.toThrow(
    /gcloud components install cloud-firestore-emulator[^]*FIRESTORE_EMULATOR_BINARY_PATH/,
  );
});

test("the launcher gives the SDK's jar its main class, and passes everything else on", () => {
  const folder = mkdtempSync(join(tmpdir(), "launcher-"));
  try {
    const java = `#!/bin/sh\nfor arg; do echo "<$arg>"; done\n`;
    writeFileSync(join(folder, "java"), java, { mode: 0o755 });
    const launcher = join(folder, "launcher");
    const jar = "/opt/it's a sdk/emulator.jar";
    const path = `${folder}:${process.env["PATH"] ?? ""}`;
    writeFileSync(launcher, javaLauncher(jar, path), { mode: 0o755 });
    const run = (...args: string[]) => execFileSync(launcher, args, { encoding: "utf8" }).trim();
    expect(run("-Da=b c", "-jar", jar, "--port", "1").split("\n")).toEqual([
      "<-Da=b c>",
      "<-cp>",
      `<${jar}>`,
      "<com.google.cloud.datastore.emulator.firestore.CloudFirestore>",
      "<--port>",
      "<1>",
    ]);
    expect(run("-version")).toBe("<-version>");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the SDK named by the environment is looked at before the one on the PATH", () => {
  const roots = sdkRoots({ CLOUDSDK_ROOT_DIR: "/chosen" }, "/real/sdk/bin/gcloud", "/home/ann");
  expect(roots.slice(0, 3)).toEqual(["/chosen", "/real/sdk", "/home/ann/google-cloud-sdk"]);
});
