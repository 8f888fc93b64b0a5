import { readUrl } from "#import/read-url.ts";

interface TrustedTypes {
  createPolicy(name: "default", rules: { createScriptURL(url: string): string | null }): unknown;
}

/** The paths of the app's own scripts that the page and the service worker load. */
const SCRIPTS = /^\/(assets\/[\w.-]+\.js|sw\.js|sw-background\.js)$/;

/** `url` if it is one of this app's own scripts, else null; the browser then refuses to load it. */
export function ownScript(url: string, origin: string): string | null {
  const script = readUrl(url, origin);
  return script?.origin === origin && SCRIPTS.test(script.pathname) ? url : null;
}

/**
 * The app's one Trusted Types policy. If the Content-Security-Policy requires Trusted Types
 * (hosting does, the development server does not), workers start only from the app's own scripts,
 * and no text becomes markup or code, whichever library tries. Call this before anything else.
 */
export function allowOwnScriptsOnly(scope: {
  readonly location: { readonly origin: string };
}): void {
  const { trustedTypes } = scope as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => ownScript(url, scope.location.origin),
  });
}
