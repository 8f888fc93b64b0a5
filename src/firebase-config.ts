import type { SyncConfig } from "#sync/hosts/firebase.ts";

/** Reads the build's settings. Throws if a production build was made without a project. */
export function readFirebaseConfig(env: Record<string, string | undefined>): SyncConfig {
  const options = env["VITE_FIREBASE_CONFIG"];
  const emulators = env["VITE_EMULATORS"];
  if (!options) throw new Error("VITE_FIREBASE_CONFIG is missing: see docs/deploying.md.");
  return {
    options: JSON.parse(options) as SyncConfig["options"],
    emulators: emulators ? (JSON.parse(emulators) as SyncConfig["emulators"]) : null,
    appCheckSiteKey: env["VITE_APP_CHECK_SITE_KEY"] || null,
  };
}
