import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { PROJECT_ROOT } from "./command.ts";
import type { FirebaseConfig } from "./suite-config.ts";

/**
 * Left to hosting's header: `frame-ancestors` counts for nothing in a page, and where the app
 * connects to differs from suite to suite.
 */
const HEADER_ONLY = /^(?:frame-ancestors|default-src|connect-src) /;

/** What the page says itself of hosting's Content-Security-Policy, wherever it is served from. */
export function pagePolicy(): string {
  const { hosting } = JSON.parse(
    readFileSync(join(PROJECT_ROOT, "firebase.json"), "utf8"),
  ) as FirebaseConfig;
  const policy = hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === "Content-Security-Policy");
  if (!policy) throw new Error("firebase.json has no Content-Security-Policy.");
  return policy.value
    .split("; ")
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join("; ");
}

/**
 * Puts that policy into the page, before all that it is to hold, and the page also where hosting looks
 * for what it answers at addresses that are no screen's.
 */
export function policyInPage(): Plugin {
  return {
    name: "policy-in-page",
    apply: "build",
    transformIndexHtml: (html) =>
      html.replace(
        "<head>",
        () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${pagePolicy()}" />`,
      ),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("The build has no index.html.");
        this.emitFile({ type: "asset", fileName: "404.html", source: page.source });
      },
    },
  };
}
