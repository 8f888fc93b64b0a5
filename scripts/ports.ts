/**
 * The ports of the two emulator suites that may run side by side on one machine.
 *
 * | suite | who runs it              | app                      | the rest start at             |
 * | ----- | ------------------------ | ------------------------ | ----------------------------- |
 * | start | `npm start`, `run dev`   | SIMMER_PORT, 5005        | SIMMER_PORT_BASE, 5010        |
 * | test  | every test that needs it | SIMMER_TEST_PORT, 5105   | SIMMER_TEST_PORT_BASE, 5110   |
 *
 * The rest are nine neighbours, in the order of `NEIGHBOURS`. All listen on 127.0.0.1 alone.
 */

export type SuiteName = "start" | "test";

/**
 * Where the emulators listen. A numeric IPv4 address, because `localhost` may mean ::1 to one side.
 */
export const HOST = "127.0.0.1";

const NEIGHBOURS = [
  "hosting",
  "auth",
  "firestore",
  "firestoreWebsocket",
  "functions",
  "eventarc",
  "tasks",
  "hub",
  "logging",
] as const;

export type SuitePorts = Record<"app" | (typeof NEIGHBOURS)[number], number>;

const SETTINGS = {
  start: { app: ["SIMMER_PORT", 5005], base: ["SIMMER_PORT_BASE", 5010] },
  test: { app: ["SIMMER_TEST_PORT", 5105], base: ["SIMMER_TEST_PORT_BASE", 5110] },
} as const;

/** Ports above 1023 that browsers refuse to open (the fetch standard's "bad ports"). */
const REFUSED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

/** The suite's Firebase project; the `demo-` prefix keeps the emulators from calling real services. */
export function projectOf(suite: SuiteName): string {
  return suite === "start" ? "demo-simmer" : "demo-simmer-test";
}

/**
 * The suite's ports. The hosting emulator serves the app and has the app's port, unless a dev
 * server serves the app (`devServer`): then the emulator has a port of its own behind the dev
 * server. Throws if a setting is not a usable port or if two ports are the same.
 */
export function suitePorts(
  suite: SuiteName,
  env: Readonly<Record<string, string | undefined>>,
  { devServer = false }: { devServer?: boolean } = {},
): SuitePorts {
  const { app, base } = SETTINGS[suite];
  const appPort = readPort(env, app[0], app[1]);
  const basePort = readPort(env, base[0], base[1]);
  const neighbours = Object.fromEntries(
    NEIGHBOURS.map((name, index) => [name, basePort + index]),
  ) as Record<(typeof NEIGHBOURS)[number], number>;
  const ports = { app: appPort, ...neighbours };
  if (!devServer) ports.hosting = appPort;

  for (const [name, port] of Object.entries(ports)) {
    if (port > 65_535 || REFUSED_BY_BROWSERS.has(port)) {
      throw new Error(`Port ${port} (${name}) cannot be used: change ${app[0]} or ${base[0]}.`);
    }
  }
  const distinct = new Set(Object.values(ports)).size;
  const expected = NEIGHBOURS.length + (devServer ? 1 : 0);
  if (distinct !== expected) {
    throw new Error(
      `${app[0]} (${appPort}) is among the ports that ${base[0]} (${basePort}) takes.`,
    );
  }
  return ports;
}

function readPort(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
): number {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1024 || port > 65_535) {
    throw new Error(`${name} must be a port from 1024 to 65535, not "${text}".`);
  }
  return port;
}
