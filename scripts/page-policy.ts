import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { PROJECT_ROOT } from "./command.ts";
import type { FirebaseConfig } from "./suite-config.ts";

/**
 * Left to Hosting's header: browsers ignore `frame-ancestors` in a page's own policy, and the app
 * connects to different addresses in each suite.
 */
const HEADER_ONLY = /^(?:frame-ancestors|default-src|connect-src) /;

/** The part of Hosting's Content-Security-Policy that the page carries itself, whoever serves it. */
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
 * Inserts that policy into the page, before everything that it applies to. Also emits the page as
 * 404.html, which Hosting serves for addresses that match no screen.
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
