import type { FirebaseOptions } from "firebase/app";

/** Where the Emulator Suite listens, if the app was built for it. */
export interface Emulators {
  host: string;
  auth: number;
  firestore: number;
}

/**
 * The Firebase project that the app was built for; plain data, so that it can be sent to a worker.
 */
export interface FirebaseConfig {
  options: FirebaseOptions;
  emulators: Emulators | null;
  /** reCAPTCHA Enterprise's key for App Check; null if the recipe service requires no App Check. */
  appCheckSiteKey: string | null;
}

/** Reads the build's settings. Throws if a production build was made without a project. */
export function readFirebaseConfig(env: Record<string, unknown>): FirebaseConfig {
  const options = env["VITE_FIREBASE_CONFIG"];
  const emulators = env["VITE_EMULATORS"];
  const siteKey = env["VITE_APP_CHECK_SITE_KEY"];
  if (typeof options !== "string" || options === "") {
    throw new Error("VITE_FIREBASE_CONFIG is missing: see docs/deploying.md.");
  }
  return {
    options: JSON.parse(options) as FirebaseOptions,
    emulators:
      typeof emulators === "string" && emulators !== ""
        ? (JSON.parse(emulators) as Emulators)
        : null,
    appCheckSiteKey: typeof siteKey === "string" && siteKey !== "" ? siteKey : null,
  };
}
