import { subscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/**
 * Functions run behind a server that parses bodies before our code is reached, and answers
 * malformed JSON, odd charsets and encodings itself: with an HTML page, and a stack where
 * NODE_ENV is not "production". So each request's body is declared plain bytes as it comes in,
 * and what it was declared to be is kept here for the service, which says what is wrong in JSON.
 */
const declared = new WeakMap<IncomingMessage, { type?: string; encoding?: string }>();

function hideDeclaration(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  const { "content-type": type, "content-encoding": encoding } = request.headers;
  declared.set(request, { ...(type && { type }), ...(encoding && { encoding }) });
  request.headers["content-type"] = "application/octet-stream";
  delete request.headers["content-encoding"];
}

/** Call once, before the server takes requests. */
export function leaveBodiesUnparsed(): void {
  subscribe("http.server.request.start", hideDeclaration);
}

/** The headers as they were sent. */
export function sentHeaders(request: IncomingMessage): IncomingHttpHeaders {
  const sent = declared.get(request);
  if (!sent) return request.headers;
  const { "content-type": _, ...others } = request.headers;
  return {
    ...others,
    ...(sent.type && { "content-type": sent.type }),
    ...(sent.encoding && { "content-encoding": sent.encoding }),
  };
}
