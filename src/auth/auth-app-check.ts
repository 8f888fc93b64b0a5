import { initializeApp, type FirebaseOptions } from "firebase/app";
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";

/**
 * Where the proof comes from that a request was made by this app: App Check with reCAPTCHA
 * Enterprise. Loaded only in a build that has a site key. Firebase keeps a token until it expires.
 */
export function createAppCheckTokens(
  options: FirebaseOptions,
  siteKey: string,
): () => Promise<string> {
  // An app of its own: signing in makes the default one, before or after.
  const app = initializeApp(options, "app-check");
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  });
  return async () => (await getToken(appCheck)).token;
}
