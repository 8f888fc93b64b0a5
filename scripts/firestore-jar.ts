import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";

import { PROJECT_ROOT } from "./command.ts";

const SDK_JAR = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";
/** The SDK's jar has no main class in its manifest, so `java -jar` can't start it. */
const SDK_MAIN_CLASS = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
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
  ].filter((root): root is string => Boolean(root));
}

/**
 * Finds this machine's Firestore emulator. Returns the environment that makes firebase-tools use
 * it, and whether it will be downloaded first. For an SDK's jar a launcher goes into `folder`.
 * @param path the PATH on which `java` is found
 */
export async function provideFirestoreJar(
  folder: string,
  path: string,
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
  if (source.from !== "sdk") {
    return { env: { PATH: path }, downloads: source.from === "download" };
  }
  const launcher = join(folder, "bin", "java");
  mkdirSync(dirname(launcher), { recursive: true });
  writeFileSync(launcher, javaLauncher(source.jar, path), { mode: 0o755 });
  const env = {
    FIRESTORE_EMULATOR_BINARY_PATH: source.jar,
    PATH: `${dirname(launcher)}${delimiter}${path}`,
  };
  return { env, downloads: false };
}

/**
 * A `java` that turns firebase-tools' `-jar <jar>` into `-cp <jar> <main class>`, and is the `java` on
 * `path` for everything else. `exec` keeps the process id, by which the emulator is stopped.
 */
export function javaLauncher(jar: string, path: string): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  return `#!/bin/sh
for arg; do
  shift
  case "$arg" in
    -jar) set -- "$@" -cp ;;
    ${quote(jar)}) set -- "$@" "$arg" ${SDK_MAIN_CLASS} ;;
    *) set -- "$@" "$arg" ;;
  esac
done
PATH=${quote(path)} exec java "$@"
`;
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
  const found = folders.map((folder) => join(folder, "gcloud")).find((path) => existsSync(path));
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
