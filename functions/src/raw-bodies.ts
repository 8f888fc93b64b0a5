import { subscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

import { REQUEST_BYTES_MAX } from "../../src/domain/recipe-service.ts";
import { answerJson } from "./http.ts";

export const TOO_LARGE = "The request is too large: 64 KB at most";

/**
 * Functions run behind a server that reads and parses bodies before our code is reached: whatever
 * their size, and answering malformed JSON, odd charsets and encodings itself, with an HTML page,
 * and a stack where NODE_ENV is not "production". So each request is met here as it comes in. One
 * that is too large is refused before it is read. Every other's body is declared plain bytes, and
 * what it was declared to be is kept for the service, which says what is wrong in JSON.
 */
const declared = new WeakMap<IncomingMessage, { type?: string; encoding?: string }>();

function meet(message: unknown): void {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  hideDeclaration(request);
  // Node reads no more of a body than its Content-Length says: it can't be longer.
  if (Number(request.headers["content-length"] ?? 0) > REQUEST_BYTES_MAX) {
    refuse(request, response);
  } else if (request.headers["transfer-encoding"] !== undefined) {
    cutWhenTooLong(request, response);
  }
}

function hideDeclaration(request: IncomingMessage): void {
  const { "content-type": type, "content-encoding": encoding } = request.headers;
  declared.set(request, { ...(type && { type }), ...(encoding && { encoding }) });
  request.headers["content-type"] = "application/octet-stream";
  delete request.headers["content-encoding"];
}

/** Answers, and takes no more of the body: the connection goes with it. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = answerJson(413, { error: TOO_LARGE }, { connection: "close" });
  response.writeHead(status, headers);
  response.end(body, () => request.destroy());
}

/**
 * Counts what arrives of a body of unknown length, as Node's parser pushes it: a listener for the
 * data would set it flowing, and whoever reads it after us would miss the beginning.
 */
function cutWhenTooLong(request: IncomingMessage, response: ServerResponse): void {
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: Uint8Array | null, encoding?: BufferEncoding) => {
    bytes += chunk?.byteLength ?? 0;
    if (bytes <= REQUEST_BYTES_MAX) return push(chunk, encoding);
    if (!response.headersSent) refuse(request, response);
    return false;
  };
}

/** Call once, before the server takes requests. */
export function meetRequestsFirst(): void {
  subscribe("http.server.request.start", meet);
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
