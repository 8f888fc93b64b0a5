import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";

import { PROJECT_ROOT } from "./command.ts";
import { wrapJar } from "./wrapper-jar.ts";

const SDK_JAR = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";
const PROBE_MS = 4_000;

/** The facts that decide where the Firestore emulator comes from. */
export interface JarFacts {
  /** FIRESTORE_EMULATOR_BINARY_PATH, and whether that file exists. */
  override: { path: string; exists: boolean } | undefined;
  /** Whether firebase-tools has already downloaded its jar. */
  cached: boolean;
  /** Absolute paths of the jars of Google Cloud SDKs installed on this machine, best first. */
  sdkJars: readonly string[];
}

export type JarSource = { from: "override" | "cache" | "download" } | { from: "sdk"; jar: string };

/**
 * Chooses the emulator's source: the override, firebase-tools' own jar (downloaded if
 * `canDownload`, which is called only if it matters, says that the network allows it), or an
 * installed SDK's jar. Throws with instructions.
 */
export async function chooseJar(
  facts: JarFacts,
  canDownload: () => Promise<boolean>,
): Promise<JarSource> {
  if (facts.override) {
    if (facts.override.exists) return { from: "override" };
    throw new Error(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${facts.override.path}, where there is no file.`,
    );
  }
  if (facts.cached) return { from: "cache" };
  if (await canDownload()) return { from: "download" };
  const jar = facts.sdkJars[0];
  if (jar !== undefined) return { from: "sdk", jar };
  throw new Error(
    [
      "The Firestore emulator is not on this machine and cannot be downloaded. One of these helps:",
      "  - connect to the internet once and run this again, or `npx firebase setup:emulators:firestore`;",
      "  - install the Google Cloud SDK with `gcloud components install cloud-firestore-emulator`;",
      "  - set FIRESTORE_EMULATOR_BINARY_PATH to the emulator's jar.",
    ].join("\n"),
  );
}

/**
 * Where a Google Cloud SDK may be, best first; `gcloud` is the real path of the one on the PATH.
 */
export function sdkRoots(
  env: Readonly<Record<string, string | undefined>>,
  gcloud: string | undefined,
  home: string,
): string[] {
  return [
    env["CLOUDSDK_ROOT_DIR"],
    gcloud === undefined ? undefined : resolve(dirname(gcloud), ".."),
    join(home, "google-cloud-sdk"),
    "/usr/lib/google-cloud-sdk",
    "/usr/share/google-cloud-sdk",
    "/opt/google-cloud-sdk",
    "/usr/local/google-cloud-sdk",
    "/opt/homebrew/share/google-cloud-sdk",
    "/usr/local/share/google-cloud-sdk",
    "/snap/google-cloud-sdk/current",
    env["LOCALAPPDATA"] && join(env["LOCALAPPDATA"], "Google", "Cloud SDK", "google-cloud-sdk"),
  ].filter((root): root is string => Boolean(root));
}

/**
 * Finds this machine's Firestore emulator. Returns the environment that makes firebase-tools use
 * it, and whether it will be downloaded first. If a wrapper jar is needed, it is put into `folder`.
 */
export async function provideFirestoreJar(
  folder: string,
): Promise<{ env: Record<string, string>; downloads: boolean }> {
  const own = readDownloadInfo();
  const override = process.env["FIRESTORE_EMULATOR_BINARY_PATH"];
  const facts: JarFacts = {
    override: override ? { path: override, exists: existsSync(override) } : undefined,
    cached: existsSync(own.path),
    sdkJars: sdkRoots(process.env, findGcloud(), homedir())
      .map((root) => join(root, SDK_JAR))
      .filter((jar) => existsSync(jar)),
  };
  const source = await chooseJar(facts, () => answers(own.url));
  if (source.from !== "sdk") return { env: {}, downloads: source.from === "download" };
  const wrapper = join(folder, "firestore-emulator.jar");
  mkdirSync(folder, { recursive: true });
  writeFileSync(wrapper, wrapJar(source.jar));
  return { env: { FIRESTORE_EMULATOR_BINARY_PATH: wrapper }, downloads: false };
}

/** Where firebase-tools stores its own jar and downloads it from, read from its own table. */
function readDownloadInfo(): { path: string; url: string } {
  const table = join(
    PROJECT_ROOT,
    "node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json",
  );
  const { firestore } = JSON.parse(readFileSync(table, "utf8")) as {
    firestore: { remoteUrl: string; downloadPathRelativeToCacheDir: string };
  };
  const cache =
    process.env["FIREBASE_EMULATORS_PATH"] ?? join(homedir(), ".cache", "firebase", "emulators");
  return { path: join(cache, firestore.downloadPathRelativeToCacheDir), url: firestore.remoteUrl };
}

function findGcloud(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const found = folders
    .flatMap((folder) => [join(folder, "gcloud"), join(folder, "gcloud.cmd")])
    .find((path) => existsSync(path));
  return found === undefined ? undefined : realpathSync(found);
}

async function answers(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    return (await fetch(url, { method: "HEAD", signal })).ok;
  } catch {
    // No network, a proxy's refusal or a timeout: in each case it can't be downloaded now.
    return false;
  }
}
