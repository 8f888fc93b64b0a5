/** The service's own types for requests and answers, independent of any framework. */
export interface ServiceRequest {
  method: string;
  path: string;
  /** Header names are lower-case. */
  headers: Readonly<Record<string, string | undefined>>;
  body: Uint8Array;
  /** The address the request came from; "" when unknown. */
  address: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

export interface ServiceResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A refusal with a message for the caller. */
export class RequestError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = "RequestError";
    this.status = status;
    this.headers = headers;
  }
}

export function answerJson(
  status: number,
  body: object,
  headers: Record<string, string> = {},
): ServiceResponse {
  return {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...headers,
    },
    body: JSON.stringify(body),
  };
}
