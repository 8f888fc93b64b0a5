import type { FirebaseApp } from "firebase/app";
import { CustomProvider, initializeAppCheck } from "firebase/app-check";

import type { AppToken } from "./worker-app-check.ts";

/** Sends an App Check token with every request of `app`. `getToken` provides it in this environment. */
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

/** When a token (a JWT) expires, in ms. @throws if it isn't a JWT with an expiry time */
export function expiryOf(token: string): number {
  const [, payload = ""] = token.split(".");
  const json = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
  const { exp } = JSON.parse(json) as { exp?: unknown };
  if (typeof exp !== "number")
    throw new Error("An App Check token that does not say when it ends.");
  return exp * 1_000;
}
