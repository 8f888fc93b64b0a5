import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, relative } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { PROJECT_ROOT } from "./command.ts";
import { provideFirestoreJar } from "./firestore-jar.ts";
import { HOST, projectOf, type SuiteName, type SuitePorts } from "./ports.ts";
import { ensureJava } from "./provision.ts";
import { commandEnv, deriveConfig, type FirebaseConfig } from "./suite-config.ts";
import { findStoredData, storeData } from "./suite-data.ts";

/** A watchdog: a busy machine, or one that downloads the emulator first, may take many minutes to start. */
const READY_MS = 900_000;
const STOP_MS = 20_000;
const POLL_MS = 100;
const TAIL_LINES = 40;

const SERVICES = ["auth", "firestore", "functions", "hosting"] as const;
export type Service = (typeof SERVICES)[number];

export function isService(name: string): name is Service {
  return SERVICES.some((service) => service === name);
}

export interface SuiteOptions {
  suite: SuiteName;
  ports: SuitePorts;
  /** The emulators to start; by default all. */
  only?: readonly Service[];
  /** Whether to load the data of the last run, and to store this run's data when it stops. */
  keepsData: boolean;
  /** Aborting it cancels the start; a suite that has started ends only with `stop`. */
  signal: AbortSignal;
}

export interface Suite {
  /** The environment for commands that use the suite. */
  env: Record<string, string>;
  /** Resolves with a description if the emulators exit unexpectedly. */
  died: Promise<string>;
  /** Stores the data (if the suite does) and ends all of its processes. Safe to call again. */
  stop: () => Promise<void>;
}

/** A suite's own folder: its log, its data and its build of the app. */
function suiteFolder(suite: SuiteName): string {
  return join(PROJECT_ROOT, ".emulators", suite);
}

/** Where a suite's build of the app is written; only production's build is in `dist`. */
export function appFolder(suite: SuiteName): string {
  return join(suiteFolder(suite), "dist");
}

/**
 * Starts a suite's emulators and resolves once each of them answers, as well as the app and the
 * recipe service through hosting. The app and the functions must have been built where they are
 * served. If the emulators don't come up, throws with the end of their log and leaves nothing
 * running.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { suite, ports, only = SERVICES, keepsData, signal } = options;
  const folder = suiteFolder(suite);
  mkdirSync(appFolder(suite), { recursive: true });
  await checkPorts(ports);
  const path = await ensureJava();
  const jar = await provideFirestoreJar(folder, path);
  if (jar.downloads) console.log("Downloading the Firestore emulator (64 MB, once).");

  const configFile = writeConfig(suite, ports);
  const args = ["emulators:start", "--project", projectOf(suite), "--config", configFile];
  args.push("--only", only.join(","));
  const stored = keepsData ? findStoredData(folder, Date.now()) : undefined;
  if (stored) console.log(stored.note);
  if (stored?.importDir !== undefined) args.push("--import", stored.importDir);

  const logFile = join(folder, "emulators.log");
  const child = spawnFirebase(folder, logFile, args, {
    ...quietEnv(folder),
    ...jar.env,
  });
  const exited = once(child, "exit").then(() => undefined);
  let java: number | undefined;
  let ready = false;
  let stopping: Promise<void> | undefined;

  const stop = () =>
    (stopping ??= (async () => {
      let failure: unknown;
      if (keepsData && ready && child.exitCode === null) {
        await storeData(folder, ports.hub).catch((error: unknown) => {
          failure = error;
        });
      }
      await endProcesses(child, exited, java);
      if (failure !== undefined) {
        throw new Error("This run's data could not be kept; the earlier data is as it was.", {
          cause: failure,
        });
      }
    })());

  try {
    const ended = () => child.exitCode !== null || child.signalCode !== null;
    await waitUntilReady({ logFile, ports, only, deadline: Date.now() + READY_MS, ended, signal });
    java = await findJavaProcess(ports.hub);
    ready = true;
  } catch (cause) {
    await stop();
    signal.throwIfAborted();
    const advice = stored?.importDir
      ? ` If the stored data is at fault, move ${stored.importDir} away.`
      : "";
    throw new Error(`${describeLog(logFile)}${advice}`, { cause });
  }

  const died = exited.then(async () => {
    // firebase-tools starts Java in a separate process group, which would survive if firebase-tools
    // crashed.
    if (stopping === undefined) await endProcesses(child, exited, java);
    return `${describeLog(logFile)} The emulators ended unexpectedly.`;
  });
  return { env: commandEnv(suite, ports), died, stop };
}

async function checkPorts(ports: SuitePorts): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const server = createServer();
    const free = await new Promise<boolean>((settle) => {
      server.once("error", () => settle(false));
      server.listen(port, HOST, () => settle(true));
    });
    if (free) await new Promise((settle) => server.close(settle));
    else {
      throw new Error(
        `Port ${port} (${name}) is in use. Is this suite running already? scripts/ports.ts says how to choose other ports.`,
      );
    }
  }
}

function writeConfig(suite: SuiteName, ports: SuitePorts): string {
  const base = JSON.parse(
    readFileSync(join(PROJECT_ROOT, "firebase.json"), "utf8"),
  ) as FirebaseConfig;
  // In the project's root, because paths in the file are relative to it.
  const file = join(PROJECT_ROOT, `.firebase.${suite}.json`);
  const derived = deriveConfig(base, suite, ports, relative(PROJECT_ROOT, appFolder(suite)));
  writeFileSync(file, `${JSON.stringify(derived, null, 2)}\n`);
  return file;
}

/**
 * Keeps firebase-tools off the network and away from this user's Firebase login, and from asking.
 */
function quietEnv(folder: string): Record<string, string> {
  const settings = join(folder, "config", "configstore");
  mkdirSync(settings, { recursive: true });
  // firebase-tools fetches its message of the day at every start unless one was fetched within a
  // day.
  const fetched = { motd: { fetched: Date.now() } };
  writeFileSync(join(settings, "firebase-tools.json"), JSON.stringify(fetched));
  return {
    CI: "1",
    // Seconds that the functions may take to load; the 10 of firebase-tools are too few on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: "300",
    // Java's default garbage collector made the rules' tests a fifth slower on two cores. Options that
    // are already set win, since naming two collectors is an error.
    JDK_JAVA_OPTIONS: process.env["JDK_JAVA_OPTIONS"] ?? "-XX:+UseSerialGC",
    METADATA_SERVER_DETECTION: "none",
    NO_UPDATE_NOTIFIER: "1",
    XDG_CONFIG_HOME: join(folder, "config"),
  };
}

function spawnFirebase(
  folder: string,
  logFile: string,
  args: string[],
  env: Record<string, string>,
): ChildProcess {
  const log = openSync(logFile, "w");
  const program = fileURLToPath(import.meta.resolve("./firebase-process.mjs"));
  const child = spawn(process.execPath, ["--import", "tsx", program, ...args], {
    // firebase-tools writes its debug logs to its working directory.
    cwd: folder,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ["pipe", log, log],
  });
  closeSync(log);
  return child;
}

interface Readiness {
  logFile: string;
  ports: SuitePorts;
  only: readonly Service[];
  deadline: number;
  ended: () => boolean;
  signal: AbortSignal;
}

async function waitUntilReady({ logFile, ports, only, deadline, ended, signal }: Readiness) {
  const checks = [async () => readFileSync(logFile, "utf8").includes("All emulators ready")];
  const withHosting = only.includes("hosting");
  if (withHosting && ports.hosting === ports.app) checks.push(() => appAnswers(ports));
  if (withHosting && only.includes("functions")) checks.push(() => serviceAnswers(ports));
  for (const check of checks) {
    while (!(await check())) {
      if (ended()) throw new Error("The emulators did not start.");
      if (readFileSync(logFile, "utf8").includes("Failed to load function definition")) {
        throw new Error("The recipe service could not be loaded.");
      }
      if (Date.now() > deadline) throw new Error("The emulators did not get ready in time.");
      await delay(POLL_MS, undefined, { signal });
    }
  }
}

async function appAnswers(ports: SuitePorts): Promise<boolean> {
  const response = await request(`http://${HOST}:${ports.hosting}/`, { method: "GET" });
  return response.ok && response.type.startsWith("text/html");
}

/**
 * Whether the recipe service answers: it always answers in JSON, the emulators' own errors are
 * text.
 */
async function serviceAnswers(ports: SuitePorts): Promise<boolean> {
  const response = await request(`http://${HOST}:${ports.hosting}/v1/recipes/get-meal-ideas`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  return response.type.startsWith("application/json");
}

async function request(url: string, init: RequestInit): Promise<{ ok: boolean; type: string }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return { ok: response.ok, type: response.headers.get("content-type") ?? "" };
  } catch {
    // Not listening yet, or too busy to answer; the caller retries until the deadline.
    return { ok: false, type: "" };
  }
}

async function findJavaProcess(hubPort: number): Promise<number | undefined> {
  const response = await fetch(`http://${HOST}:${hubPort}/emulators`);
  const emulators = (await response.json()) as { firestore?: { pid?: number } };
  return emulators.firestore?.pid;
}

async function endProcesses(
  child: ChildProcess,
  exited: Promise<void>,
  java: number | undefined,
): Promise<void> {
  child.stdin?.end();
  const inTime = await Promise.race([
    exited.then(() => true),
    delay(STOP_MS, false, { ref: false }),
  ]);
  if (!inTime && child.pid !== undefined) kill(-child.pid);
  if (java !== undefined) kill(java);
  await exited;
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function describeLog(file: string): string {
  const tail = readFileSync(file, "utf8").trimEnd().split("\n").slice(-TAIL_LINES);
  return `${tail.join("\n")}\n\nThat was the end of ${file}.`;
}
