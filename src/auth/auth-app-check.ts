import { initializeApp, type FirebaseOptions } from "firebase/app";
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";

/**
 * The source of the proof that a request was made by this app: App Check with reCAPTCHA Enterprise.
 * It is loaded only in a build that has a site key. Firebase keeps a token until it expires.
 */
export function createAppCheckTokens(
  options: FirebaseOptions,
  siteKey: string,
): () => Promise<string> {
  // It uses an app instance of its own: signing in creates the default one, before or after this.
  const app = initializeApp(options, "app-check");
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  });
  return async () => (await getToken(appCheck)).token;
}
