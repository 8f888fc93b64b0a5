import { expect, test } from "vitest";

import { chooseJar, type JarFacts, sdkRoots } from "./firestore-jar.ts";

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

test("the SDK named by the environment is looked at before the one on the PATH", () => {
  const roots = sdkRoots({ CLOUDSDK_ROOT_DIR: "/chosen" }, "/real/sdk/bin/gcloud", "/home/ann");
  expect(roots.slice(0, 3)).toEqual(["/chosen", "/real/sdk", "/home/ann/google-cloud-sdk"]);
});
