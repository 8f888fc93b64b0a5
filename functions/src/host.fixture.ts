import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import { type FunctionsRequest, serveRequest } from "./express.ts";
import type { Ports } from "./service.ts";

/**
 * The service behind HTTP on a free port, in the process of the test: what the functions runtime
 * does with a request, without the emulator's process for each that is under way.
 */
export async function startHost(ports: Ports, onRequest?: (request: IncomingMessage) => void) {
  const server = createServer((request, response) => {
    onRequest?.(request);
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const path = new URL(request.url ?? "", "http://x").pathname;
      const served = Object.assign(request, { path, rawBody: Buffer.concat(parts) });
      void serveRequest(served as FunctionsRequest, response, ports);
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
