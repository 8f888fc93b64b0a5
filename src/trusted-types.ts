interface TrustedTypes {
  createPolicy(name: "default", rules: { createScriptURL(url: string): string | null }): unknown;
}

/** The paths that scripts of their own are loaded from: by the page, and by the service worker. */
const SCRIPTS = /^\/(assets\/[\w.-]+\.js|sw\.js|sw-background\.js)$/;

/** `url` when it is one of this app's own scripts, else null: the browser refuses to load it then. */
export function ownScript(url: string, origin: string): string | null {
  if (!URL.canParse(url, origin)) return null;
  const script = new URL(url, origin);
  return script.origin === origin && SCRIPTS.test(script.pathname) ? url : null;
}

/**
 * The app's one Trusted Types policy. Where the Content-Security-Policy requires them (hosting
 * does, the development server does not), workers are started from the app's own scripts alone,
 * and no text at all becomes markup or code, whoever's library tries. Called before all else.
 */
export function allowOwnScriptsOnly(scope: {
  readonly location: { readonly origin: string };
}): void {
  const { trustedTypes } = scope as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => ownScript(url, scope.location.origin),
  });
}
