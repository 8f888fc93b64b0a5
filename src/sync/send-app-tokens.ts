import type { FirebaseApp } from "firebase/app";
import { CustomProvider, initializeAppCheck } from "firebase/app-check";

import type { AppToken } from "./app-check.ts";

/** Lets every request of `app` carry App Check's proof, from wherever it is to be had here. */
export function sendAppTokens(app: FirebaseApp, getToken: () => Promise<AppToken>): void {
  initializeAppCheck(app, {
    provider: new CustomProvider({
      getToken: async () => {
        const { token, expiresAt } = await getToken();
        return { token, expireTimeMillis: expiresAt };
      },
    }),
    isTokenAutoRefreshEnabled: false,
  });
}
