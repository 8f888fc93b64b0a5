import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { type FunctionsRequest, serveRequest } from "./express.ts";
import type { Ports } from "./service.ts";

/**
 * Serves a handler of the functions runtime over HTTP on a free port, within the test's process. It
 * treats requests as that runtime does, without the emulator's one process per concurrent request.
 */
export async function hostHandler(
  handle: (request: FunctionsRequest, response: ServerResponse) => unknown,
  onRequest?: (request: IncomingMessage) => void,
) {
  const server = createServer((request, response) => {
    onRequest?.(request);
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const path = new URL(request.url ?? "", "http://x").pathname;
      const served = Object.assign(request, { path, rawBody: Buffer.concat(parts) });
      void handle(served as FunctionsRequest, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The service with the test's own ports. */
export function startHost(ports: Ports, onRequest?: (request: IncomingMessage) => void) {
  return hostHandler((request, response) => serveRequest(request, response, ports), onRequest);
}
