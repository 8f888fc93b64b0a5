import { HOST, projectOf, type SuiteName, type SuitePorts } from "./ports.ts";

/** The parts of firebase.json that a suite's own config is derived from. */
export interface FirebaseConfig {
  firestore: { rules: string; indexes: string };
  functions: { source: string; [key: string]: unknown };
  hosting: { public: string; headers: HeaderRule[]; rewrites: unknown[]; [key: string]: unknown };
}

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/**
 * Production's config on a suite's ports: same rules, rewrites and headers, except that the page may
 * also connect to the suite's Auth and Firestore emulators, at the same paths as to production's,
 * and of this suite's project alone. `publicDir` is relative to the project.
 * Throws when production's headers name no `connect-src`, since then the app could reach nothing.
 */
export function deriveConfig(
  base: FirebaseConfig,
  suite: SuiteName,
  ports: SuitePorts,
  publicDir: string,
) {
  const at = (port: number) => ({ host: HOST, port });
  return {
    firestore: base.firestore,
    functions: { ...base.functions, predeploy: [] },
    hosting: {
      ...base.hosting,
      predeploy: [],
      public: publicDir,
      headers: allowEmulators(base.hosting.headers, projectOf(suite), ports),
    },
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      hub: at(ports.hub),
      logging: at(ports.logging),
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      functions: at(ports.functions),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      hosting: at(ports.hosting),
    },
  };
}

/** What the app's build needs to talk to a suite instead of production; see `src/` for its readers. */
export function buildEnv(suite: SuiteName, ports: SuitePorts): Record<string, string> {
  const projectId = projectOf(suite);
  return {
    VITE_EMULATORS: JSON.stringify({ host: HOST, auth: ports.auth, firestore: ports.firestore }),
    VITE_FIREBASE_CONFIG: JSON.stringify({
      projectId,
      apiKey: "demo",
      authDomain: `${projectId}.firebaseapp.com`,
      appId: "1:0:web:demo",
    }),
  };
}

/** What a command run against a suite finds in its environment. */
export function commandEnv(suite: SuiteName, ports: SuitePorts): Record<string, string> {
  return {
    ...buildEnv(suite, ports),
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    GCLOUD_PROJECT: projectOf(suite),
    SIMMER_AUTH_PORT: String(ports.auth),
    SIMMER_FIRESTORE_PORT: String(ports.firestore),
    SIMMER_URL: `http://${HOST}:${ports.app}`,
  };
}

/** Where a suite's emulators answer what `source` names of Firebase; nothing for other sources. */
function emulated(source: string, projectId: string, ports: SuitePorts): string[] {
  const [, host, path] = /^https:\/\/(\w+\.googleapis\.com)(\/.*)$/.exec(source) ?? [];
  if (host === undefined) return [];
  if (host.startsWith("firestore.")) {
    const own = path?.replace(/^\/v1\/projects\/.*$/, `/v1/projects/${projectId}/`);
    return [`http://${HOST}:${ports.firestore}${own}`];
  }
  return [`http://${HOST}:${ports.auth}/${host}${path}`];
}

function allowEmulators(rules: HeaderRule[], projectId: string, ports: SuitePorts): HeaderRule[] {
  let found = false;
  const extended = rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) => {
      if (header.key !== "Content-Security-Policy") return header;
      const value = header.value.replace(/connect-src[^;]*/, (directive) => {
        found = true;
        const sources = directive.split(" ");
        return [
          ...sources,
          ...sources.flatMap((source) => emulated(source, projectId, ports)),
        ].join(" ");
      });
      return { ...header, value };
    }),
  }));
  if (!found) throw new Error("firebase.json has no Content-Security-Policy with a connect-src.");
  return extended;
}
