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
    Object.entries(sentHeaders(request)).map(([name, value]) => [name, value?.toString()]),
  );
}

/**
 * The caller's address: the last two entries of `X-Forwarded-For`. Earlier entries may be forged by
 * the caller. Through Hosting, two proxies are trusted: the second to last entry is the caller,
 * written by Hosting, and the last is Hosting's own address. For requests that bypass Hosting, only
 * one is trusted: the last entry is the caller, and the one before may be forged. Only the pair
 * identifies the caller on both paths: a forged pair still ends in the forger's address.
 */
function callerOf(forwarded: string | undefined): string | undefined {
  return forwarded
    ?.split(",")
    .slice(-2)
    .map((entry) => entry.trim())
    .join(" ");
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
  const answer = await handle(
    {
      method: request.method,
      path: request.path,
      headers,
      body: request.rawBody ?? new Uint8Array(),
      address: callerOf(headers["x-forwarded-for"]) ?? request.socket.remoteAddress ?? "",
      signal: gone.signal,
    },
    ports,
  );
  if (response.destroyed) return;
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}
