import type { IncomingMessage, ServerResponse } from "node:http";

import { sentHeaders } from "./raw-bodies.ts";
import { handle, type Ports } from "./service.ts";

/** What the functions runtime adds to Node's own request. */
export type FunctionsRequest = IncomingMessage & {
  path: string;
  method: string;
  rawBody?: Uint8Array;
};

function flatten(request: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(sentHeaders(request)).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : value,
    ]),
  );
}

/**
 * Passes one request from the functions runtime to the service, and returns the service's answer.
 */
export async function serveRequest(
  request: FunctionsRequest,
  response: ServerResponse,
  ports: Ports,
): Promise<void> {
  // raw-bodies.ts refused it on arrival, but the runtime still passes it on.
  if (response.headersSent) return;
  const gone = new AbortController();
  response.on("close", () => {
    if (!response.writableEnded) gone.abort();
  });
  const headers = flatten(request);
  const forwarded = headers["x-forwarded-for"]?.split(",")[0]?.trim();
  const answer = await handle(
    {
      method: request.method,
      path: request.path,
      headers,
      body: request.rawBody ?? new Uint8Array(),
      address: forwarded ?? request.socket.remoteAddress ?? "",
      signal: gone.signal,
    },
    ports,
  );
  if (response.destroyed) return;
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}
