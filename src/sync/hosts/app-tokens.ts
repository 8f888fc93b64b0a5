import type { FirebaseApp } from "firebase/app";
import { CustomProvider, initializeAppCheck } from "firebase/app-check";

import type { AppToken } from "./firebase.ts";

/** Sends an App Check token with every request of `app`. */
export function sendAppTokens(app: FirebaseApp, getAppToken: () => Promise<AppToken>): void {
  initializeAppCheck(app, {
    provider: new CustomProvider({
      getToken: async () => {
        const { token, expiresAt } = await getAppToken();
        return { token, expireTimeMillis: expiresAt };
      },
    }),
    isTokenAutoRefreshEnabled: false,
  });
}
