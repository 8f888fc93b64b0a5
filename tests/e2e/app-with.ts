import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { appFolder } from "../../scripts/suite.ts";
import { withServedHashes } from "./served-hashes.ts";

interface AppSettings {
  /** The port on this machine at which the app looks for Firestore. */
  firestorePort: number;
  /** reCAPTCHA Enterprise's key. */
  appCheckSiteKey: string;
}

const APP = process.env["SIMMER_URL"] ?? "http://127.0.0.1:5005";
const [, FIRESTORE_PORT] = (process.env["FIRESTORE_EMULATOR_HOST"] ?? "127.0.0.1:5012").split(":");

/** docs/deploying.md's additions to and removals from the Content-Security-Policy for App Check. */
const WITH_APP_CHECK = [
  [/script-src [^;"]*/, "$& https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/"],
  [
    /connect-src [^;"]*/,
    "$& https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com",
  ],
  [/worker-src/, "frame-src https://www.google.com/recaptcha/; worker-src"],
  [/; require-trusted-types-for [^;"]*/, ""],
  [/; trusted-types [^;"]*/, ""],
] as const;

/**
 * Serves the suite's app at another address, as if it had been built and deployed with these
 * settings. The build contains them as JSON, where they are replaced. Throws if the build has no
 * such place, since the app would then run without them.
 */
export async function serveAppWith({ firestorePort, appCheckSiteKey }: AppSettings) {
  let isSet = false;

  const configure = (script: string) =>
    script.replace(/VITE_EMULATORS:(`[^`]*`|"(?:[^"\\]|\\.)*"|'[^']*')/g, (setting) => {
      isSet = true;
      const moved = setting.replace(`:${FIRESTORE_PORT}`, `:${firestorePort}`);
      return `${moved},VITE_APP_CHECK_SITE_KEY:${JSON.stringify(appCheckSiteKey)}`;
    });

  const withConfiguredHashes = (worker: string) =>
    withServedHashes(worker, (path) => {
      const content = readFileSync(join(appFolder("test"), path));
      if (path.endsWith(".html")) return allow(content.toString("utf8"));
      return path.endsWith(".js") ? configure(content.toString("utf8")) : content;
    });

  function allow(policy: string): string {
    const moved = policy.replaceAll(`:${FIRESTORE_PORT}/`, `:${firestorePort}/`);
    return WITH_APP_CHECK.reduce((text, [from, to]) => text.replace(from, to), moved);
  }

  async function answer(path: string, method: string, headers: IncomingHttpHeaders, body: Buffer) {
    const found = await fetch(`${APP}${path}`, {
      method,
      headers: { ...(headers["content-type"] && { "content-type": headers["content-type"] }) },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const sent = new Headers(found.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) {
      sent.delete(name);
    }
    const policy = sent.get("content-security-policy");
    if (policy) sent.set("content-security-policy", allow(policy));
    const type = sent.get("content-type") ?? "";
    const bytes = type.includes("javascript")
      ? Buffer.from((path === "/sw.js" ? withConfiguredHashes : configure)(await found.text()))
      : type.includes("html")
        ? Buffer.from(allow(await found.text()))
        : Buffer.from(await found.arrayBuffer());
    return { status: found.status, headers: Object.fromEntries(sent), bytes };
  }

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const { url = "/", method = "GET", headers } = incoming;
      answer(url, method, headers, Buffer.concat(chunks)).then(
        ({ status, headers: sent, bytes }) => outgoing.writeHead(status, sent).end(bytes),
        () => outgoing.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Whether a served script contained the settings. */
    isConfigured: () => isSet,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
