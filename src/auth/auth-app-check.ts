import { initializeApp, type FirebaseOptions } from "firebase/app";
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";

/**
 * Creates App Check tokens (reCAPTCHA Enterprise). Loaded only in a build that has a site key. Firebase
 * caches a token until it expires.
 */
export function createAppCheckTokens(
  options: FirebaseOptions,
  siteKey: string,
): () => Promise<string> {
  // A separate Firebase app instance, because signing in creates the default one, before or after this.
  const app = initializeApp(options, "app-check");
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  });
  return async () => (await getToken(appCheck)).token;
}
