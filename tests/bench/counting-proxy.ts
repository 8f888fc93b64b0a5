import { createServer, request } from "node:http";

import { listen } from "./page-server.ts";

/**
 * The keys in Firestore's responses for each document read, found or not: listener changes, and
 * transaction lookups.
 */
const READS = /"(?:documentChange|documentDelete|documentRemove|found|missing)"\s*:/g;

/** What went through the proxy so far. */
export interface Passed {
  /** Documents in the answers. */
  documents: number;
  requests: number;
  /** Of the answers' bodies, uncompressed. */
  bytes: number;
}

/** Stands between a page and the Firestore emulator and counts what comes from it. */
export async function startCountingProxy(target: { host: string; port: number }) {
  const passed: Passed = { documents: 0, requests: 0, bytes: 0 };
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    passed.requests += method === "OPTIONS" ? 0 : 1;
    // Compressed answers could not be counted.
    const plain = { ...headers, "accept-encoding": "identity" };
    const forwarded = request(
      // No keep-alive: the emulator closes idle connections, and a request on a connection that has just
      // been closed would be retried by the page and counted twice.
      { host: target.host, port: target.port, method, path, headers: plain, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        let rest = "";
        answer.on("data", (chunk: Buffer) => {
          outgoing.write(chunk);
          passed.bytes += chunk.length;
          const text = rest + chunk.toString("latin1");
          const matches = [...text.matchAll(READS)];
          passed.documents += matches.length;
          // A chunk boundary may split a name, so the text after the last match is searched again.
          const last = matches.at(-1);
          rest = text.slice(Math.max(text.length - 32, last ? last.index + last[0].length : 0));
        });
        answer.on("end", () => outgoing.end());
        answer.on("error", () => outgoing.destroy());
      },
    );
    forwarded.on("error", () => outgoing.destroy());
    // When a page closes, its listening request must end too.
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  const port = await listen(server);
  return {
    port,
    passed: (): Passed => ({ ...passed }),
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
