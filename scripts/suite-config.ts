import { HOST, projectOf, type SuiteName, type SuitePorts } from "./ports.ts";

/** The parts of firebase.json from which a suite's own config is derived. */
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
 * Production's config with a suite's ports: same rules, rewrites and headers, except that the page
 * may also connect to the suite's Auth and Firestore emulators, at the same paths as in production
 * and only for this suite's project. `publicDir` is relative to the project. Throws if production's
 * headers have no `connect-src`, since the app could then reach nothing.
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

/** The settings that make the app's build use a suite instead of production; `src/` reads them. */
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

/** The environment of a command that runs against a suite. */
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

/** The emulator addresses that replace the Firebase address `source`; empty for other sources. */
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
