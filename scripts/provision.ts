/**
 * Java for the Firestore emulator and Chromium for the browser tests, Firefox and WebKitGTK for
 * `npm run test:engines`: finds them; as root on Debian, as in CI, says which packages it installs and
 * installs them; elsewhere it fails with the command to run.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

import { runQuietly, startCommand } from "./command.ts";

type Need = "java" | "chromium" | "headless shell" | "firefox" | "webkit";
type Env = Readonly<Record<string, string | undefined>>;

const MIN_JAVA = 11;

/** Debian's packages for each need. Without a font, Chromium would lay out text with no width. */
const DEBIAN_PACKAGES: Record<Need, readonly string[]> = {
  java: ["default-jre-headless"],
  chromium: ["chromium", "fonts-liberation"],
  "headless shell": ["chromium-headless-shell"],
  firefox: ["firefox-esr", "fonts-liberation"],
  webkit: ["webkit2gtk-driver", "xvfb", "fonts-liberation"],
};

/** Homebrew's packages; WebKitGTK is made for Linux alone. */
const BREW_PACKAGES: Partial<Record<Need, string>> = {
  java: "openjdk@21",
  chromium: "--cask google-chrome",
  firefox: "--cask firefox",
};

/** The command that installs `need`: Homebrew's on macOS, Debian's anywhere else. */
export function installHint(need: Need, platform: NodeJS.Platform): string {
  const brew = BREW_PACKAGES[need];
  if (platform === "darwin" && brew !== undefined) return `brew install ${brew}`;
  return `sudo apt-get install -y ${DEBIAN_PACKAGES[need].join(" ")}`;
}

/**
 * Whether apt-get may install `need` without asking: as root, on Debian or a derivative, provided
 * that the package is a real one (Ubuntu's `chromium` redirects to snap, which containers lack).
 */
export function mayInstall(need: Need, uid: number | undefined, osRelease: string): boolean {
  if (uid !== 0) return false;
  if (/^ID="?debian"?$/m.test(osRelease)) return true;
  return need === "java" && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease);
}

/**
 * The major version in the output of `java -version` (8 for "1.8.0"); undefined if it isn't Java.
 */
export function parseJavaMajor(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : undefined;
}

/** The usual places of Chrome or Chromium, best first; only `CHROME_PATH` if that is set. */
export function chromiumPlaces(platform: NodeJS.Platform, env: Env): string[] {
  if (env["CHROME_PATH"]) return [env["CHROME_PATH"]];
  if (platform === "darwin") {
    return ["Google Chrome", "Chromium", "Microsoft Edge"].flatMap((app) =>
      ["/Applications", `${env["HOME"] ?? ""}/Applications`].map(
        (folder) => `${folder}/${app}.app/Contents/MacOS/${app}`,
      ),
    );
  }
  const folders = (env["PATH"] ?? "").split(":").filter(Boolean);
  return ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"].flatMap((name) =>
    folders.map((folder) => `${folder}/${name}`),
  );
}

/** The path of a Chrome or Chromium on this machine, or undefined. */
export function findChromium(): string | undefined {
  return chromiumPlaces(process.platform, process.env).find((place) => existsSync(place));
}

/**
 * The path of Chromium's headless shell, or undefined: the same engine without the browser around
 * it, at half the processor time. It is not searched for if `CHROME_PATH` is set.
 */
export function findHeadlessShell(): string | undefined {
  return headlessShellPlaces(process.env).find((place) => existsSync(place));
}

/** The places of the headless shell on Linux. */
export function headlessShellPlaces(env: Env): string[] {
  if (env["CHROME_PATH"]) return [];
  const folders = (env["PATH"] ?? "").split(":").filter(Boolean);
  return folders.map((folder) => `${folder}/chromium-headless-shell`);
}

/** Installs the headless shell where that is safe. Without it, the tests only take longer. */
export async function ensureHeadlessShell(): Promise<void> {
  if (process.env["CHROME_PATH"] || findHeadlessShell()) return;
  if (!mayInstall("headless shell", process.getuid?.(), readOsRelease())) return;
  try {
    await installPackages(
      "headless shell",
      "In Chromium's headless shell, tests take half as long.",
    );
  } catch (error) {
    console.warn("Going on with the whole browser: the headless shell was not installed.", error);
  }
}

/** The path of Chrome or Chromium, installed if missing. Throws with instructions. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.env["CHROME_PATH"]) {
    throw new Error(`CHROME_PATH names ${process.env["CHROME_PATH"]}, where there is no file.`);
  }
  await install("chromium", "The browser tests need Chrome or Chromium.");
  const installed = findChromium();
  if (!installed)
    throw new Error("Chromium was installed but is not on the PATH; set CHROME_PATH.");
  return installed;
}

/** The path of Firefox, installed if missing. Throws with instructions. */
export async function ensureFirefox(): Promise<string> {
  const find = () =>
    firefoxPlaces(process.platform, process.env).find((place) => existsSync(place));
  const found = find();
  if (found) return found;
  if (process.env["FIREFOX_PATH"]) {
    throw new Error(`FIREFOX_PATH names ${process.env["FIREFOX_PATH"]}, where there is no file.`);
  }
  await install("firefox", "The engines' tests need Firefox.");
  const installed = find();
  if (!installed)
    throw new Error("Firefox was installed but is not on the PATH; set FIREFOX_PATH.");
  return installed;
}

/** The usual places of Firefox, best first; only `FIREFOX_PATH` if that is set. */
export function firefoxPlaces(platform: NodeJS.Platform, env: Env): string[] {
  if (env["FIREFOX_PATH"]) return [env["FIREFOX_PATH"]];
  if (platform === "darwin") return ["/Applications/Firefox.app/Contents/MacOS/firefox"];
  const folders = (env["PATH"] ?? "").split(":").filter(Boolean);
  return ["firefox-esr", "firefox"].flatMap((name) => folders.map((folder) => `${folder}/${name}`));
}

/** Paths of the programs needed to run WebKitGTK headless. */
export interface WebKit {
  driver: string;
  browser: string;
  /** The virtual display server. */
  display: string;
}

/** WebKitGTK with its WebDriver, installed if missing. Throws with instructions. */
export async function ensureWebKit(): Promise<WebKit> {
  const found = findWebKit();
  if (found) return found;
  await install("webkit", "The engines' tests need WebKitGTK, its WebDriver and Xvfb.");
  const installed = findWebKit();
  if (!installed) throw new Error("WebKitGTK was installed, but not all of it was found.");
  return installed;
}

function findWebKit(): WebKit | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const onPath = (name: string) =>
    folders.map((folder) => join(folder, name)).find((place) => existsSync(place));
  const driver = onPath("WebKitWebDriver");
  const display = onPath("Xvfb");
  const browser = miniBrowserPlaces().find((place) => existsSync(place));
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/** WebKitGTK's own browser lies beside its library: the newest interface comes first. */
function miniBrowserPlaces(): string[] {
  const libraries = ["/usr/lib", "/usr/libexec", "/usr/lib64"].filter((folder) =>
    existsSync(folder),
  );
  const folders = libraries.flatMap((library) => [
    library,
    ...readdirSync(library)
      .filter((name) => name.endsWith("-linux-gnu"))
      .map((name) => join(library, name)),
  ]);
  return folders.flatMap((folder) =>
    ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].map((api) =>
      join(folder, api, "MiniBrowser"),
    ),
  );
}

/**
 * A PATH on which `java` is new enough for the emulators; Java is installed if it is missing. It
 * also finds Java from Homebrew and JAVA_HOME. Throws with instructions.
 */
export async function ensureJava(): Promise<string> {
  const found = await findJavaPath();
  if (found) return found;
  await install("java", `The Firestore emulator needs Java ${MIN_JAVA} or newer.`);
  const installed = await findJavaPath();
  if (!installed) throw new Error("Java was installed but `java -version` still does not answer.");
  return installed;
}

async function findJavaPath(): Promise<string | undefined> {
  const path = process.env["PATH"] ?? "";
  const home = process.env["JAVA_HOME"];
  const folders = [
    ...(home ? [join(home, "bin")] : []),
    "/opt/homebrew/opt/openjdk@21/bin",
    "/opt/homebrew/opt/openjdk/bin",
    "/usr/local/opt/openjdk@21/bin",
    "/usr/local/opt/openjdk/bin",
  ].filter((folder) => existsSync(folder));
  for (const candidate of [path, ...folders.map((folder) => `${folder}${delimiter}${path}`)]) {
    const command = { env: { PATH: candidate }, output: "collect" } as const;
    const { output } = await startCommand(["java", "-version"], command).done;
    if ((parseJavaMajor(output) ?? 0) >= MIN_JAVA) return candidate;
  }
  return undefined;
}

function readOsRelease(): string {
  return existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
}

async function install(need: Need, why: string): Promise<void> {
  const hint = installHint(need, process.platform);
  if (!mayInstall(need, process.getuid?.(), readOsRelease())) {
    throw new Error(`${why} Install it: ${hint}`);
  }
  try {
    await installPackages(need, why);
  } catch (cause) {
    throw new Error(`${why} Its installation failed; try it by hand: ${hint}`, { cause });
  }
}

/** Says why and what is installed as root, then does it. */
async function installPackages(need: Need, why: string): Promise<void> {
  const flags = ["install", "-y", "-q", "--no-install-recommends"];
  const command = ["apt-get", ...flags, ...DEBIAN_PACKAGES[need]];
  console.log(`${why} Installing it as root, after apt-get update:\n  ${command.join(" ")}`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runQuietly(["apt-get", "update", "-q"], env);
  await runQuietly(command, env);
}
