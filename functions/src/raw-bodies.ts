import { subscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

import { READ_PHOTO_PATH, READ_PHOTO_REQUEST_BYTES_MAX } from "../../src/domain/photo-reading.ts";
import { REQUEST_BYTES_MAX } from "../../src/domain/recipe-service.ts";
import { answerJson } from "./http.ts";

/** How many bytes a request to this path may have: photos alone may be large. */
export function bodyMax(path: string): number {
  return path === READ_PHOTO_PATH ? READ_PHOTO_REQUEST_BYTES_MAX : REQUEST_BYTES_MAX;
}

export function tooLarge(max: number): string {
  return `The request is too large: ${max / 1024} KB at most`;
}

/**
 * The functions runtime reads and parses bodies before our code runs, whatever their size. It
 * answers malformed JSON, odd charsets and encodings itself, with an HTML page, and with a stack
 * trace unless NODE_ENV is "production". So each request is intercepted on arrival. A request that
 * is too large is refused before it is read. Every other body is declared to be plain bytes; its
 * real declaration is kept for the service, which reports errors in JSON.
 */
const declared = new WeakMap<IncomingMessage, { type?: string; encoding?: string }>();

function meet(message: unknown): void {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  hideDeclaration(request);
  // What a client sends need not be a URL, and an error here would end the process.
  const [path = ""] = (request.url ?? "").split("?", 1);
  boundBody(request, response, bodyMax(path));
}

/** Refuses a request whose body exceeds `max` bytes: before reading it, or once it passes the limit. */
export function boundBody(request: IncomingMessage, response: ServerResponse, max: number): void {
  // Node reads no more of a body than its Content-Length says, so the body can't be longer.
  if (Number(request.headers["content-length"] ?? 0) > max) {
    refuse(request, response, max);
  } else if (request.headers["transfer-encoding"] !== undefined) {
    cutWhenTooLong(request, response, max);
  }
}

function hideDeclaration(request: IncomingMessage): void {
  const { "content-type": type, "content-encoding": encoding } = request.headers;
  declared.set(request, { ...(type && { type }), ...(encoding && { encoding }) });
  request.headers["content-type"] = "application/octet-stream";
  delete request.headers["content-encoding"];
}

/** Answers, and stops reading the body by closing the connection. */
function refuse(request: IncomingMessage, response: ServerResponse, max: number): void {
  const error = tooLarge(max);
  const { status, headers, body } = answerJson(413, { error }, { connection: "close" });
  response.writeHead(status, headers);
  response.end(body, () => request.destroy());
}

/**
 * Counts a body of unknown length as Node's parser pushes it. A `data` listener would start the
 * flow, and a later reader would miss the beginning.
 */
function cutWhenTooLong(request: IncomingMessage, response: ServerResponse, max: number): void {
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: Uint8Array | null, encoding?: BufferEncoding) => {
    bytes += chunk?.byteLength ?? 0;
    if (bytes <= max) return push(chunk, encoding);
    if (!response.headersSent) refuse(request, response, max);
    return false;
  };
}

/** Call this once, before the server accepts requests. */
export function meetRequestsFirst(): void {
  subscribe("http.server.request.start", meet);
}

/** The original headers. */
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
