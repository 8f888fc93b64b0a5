import { createServer, request, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** An answer of Google's front end, or of Firestore itself, in place of data. */
export interface Refusal {
  /** HTTP's status. */
  status: number;
  /** gRPC's code, as REST spells it: `RESOURCE_EXHAUSTED`. */
  code: string;
  message: string;
  /** The machine-readable cause: a `reason` of `google.api.ErrorInfo`, if the front end answers. */
  reason?: string;
  /** Set if it concerns the key or the project: Firebase Auth then answers the same. */
  isForAuth?: true;
}

/**
 * Real responses of Firestore, with made-up names for the project and the site. The messages are from
 * bug reports of the SDKs (`firebase/firebase-js-sdk` 8318 for the quota, 9472 for the database that is
 * not there, 5842 for App Check; `firebase/firebase-android-sdk` 5928 for the deleted project;
 * `googleapis/nodejs-firestore` 991), the reasons those of `google/api/error_reason.proto`.
 */
export const REFUSALS = {
  quota: { status: 429, code: "RESOURCE_EXHAUSTED", message: "Quota exceeded." },
  index: {
    status: 400,
    code: "FAILED_PRECONDITION",
    message:
      "The query requires an index. You can create it here: https://console.firebase.example",
  },
  datastore: {
    status: 400,
    code: "FAILED_PRECONDITION",
    message: "The Cloud Firestore API is not available for Cloud Datastore projects.",
  },
  badKey: {
    status: 400,
    code: "INVALID_ARGUMENT",
    message: "API key not valid. Please pass a valid API key.",
    reason: "API_KEY_INVALID",
    isForAuth: true,
  },
  restrictedKey: {
    status: 403,
    code: "PERMISSION_DENIED",
    message: "Requests from referer https://simmer.example/ are blocked.",
    reason: "API_KEY_HTTP_REFERRER_BLOCKED",
    isForAuth: true,
  },
  blockedService: {
    status: 403,
    code: "PERMISSION_DENIED",
    message:
      "Requests to this API firestore.googleapis.com method google.firestore.v1.Firestore.BatchGetDocuments are blocked.",
    reason: "API_KEY_SERVICE_BLOCKED",
  },
  suspended: {
    status: 403,
    code: "PERMISSION_DENIED",
    message: "Permission denied: Consumer 'api_key:AIza' has been suspended.",
    reason: "CONSUMER_SUSPENDED",
    isForAuth: true,
  },
  deletedProject: {
    status: 403,
    code: "PERMISSION_DENIED",
    message: "The project was disabled or deleted.",
    reason: "CONSUMER_INVALID",
    isForAuth: true,
  },
  goneProject: {
    status: 404,
    code: "NOT_FOUND",
    message: "The database (default) does not exist for project simmer-gone.",
  },
  disabledApi: {
    status: 403,
    code: "PERMISSION_DENIED",
    message: "Cloud Firestore API has not been used in project simmer before or it is disabled.",
    reason: "SERVICE_DISABLED",
  },
  appCheck: {
    status: 401,
    code: "UNAUTHENTICATED",
    message: "Firebase App Check token is invalid.",
  },
  /** Firestore's answer where App Check is enforced: the words of its rules. */
  appCheckEnforced: {
    status: 403,
    code: "PERMISSION_DENIED",
    message: "Missing or insufficient permissions.",
  },
} as const satisfies Record<string, Refusal>;

/** The body of such an answer. */
export function errorOf({ status, code, message, reason }: Refusal) {
  const type = "type.googleapis.com/google.rpc.ErrorInfo";
  const details = reason ? [{ "@type": type, reason, domain: "googleapis.com" }] : [];
  return { error: { code: status, message, status: code, ...(reason && { details }) } };
}

/** A request as received over the wire. */
export interface AskedRequest {
  method: string;
  /** Includes the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * A proxy between a client and Firestore that can respond in its place. A batch of reads gets a list,
 * like the real stream.
 */
export async function startRefusingProxy(target: { host: string; port: number }) {
  const state = { refusal: null as Refusal | null, asked: [] as AskedRequest[] };

  function answer(asked: AskedRequest, outgoing: ServerResponse): void {
    const { method, path, headers, body } = asked;
    if (state.refusal) {
      const { status } = state.refusal;
      const error = errorOf(state.refusal);
      const isStream = /:(batchGet|runQuery)/u.test(path);
      outgoing.writeHead(status, { ...allowed(headers), "content-type": "application/json" });
      outgoing.end(JSON.stringify(isStream ? [error] : error));
      return;
    }
    const forwarded = request({ ...target, method, path, headers }, (found) => {
      outgoing.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    forwarded.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url: path = "/", headers } = incoming;
    if (method === "OPTIONS") {
      outgoing.writeHead(204, allowed(headers)).end();
      return;
    }
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const asked = { method, path, headers, body: Buffer.concat(chunks).toString() };
      state.asked.push(asked);
      answer(asked, outgoing);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    state,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A browser sends its tokens only in headers that the server allows by name. */
function allowed(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    "access-control-allow-origin": headers.origin ?? "*",
    "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
    "access-control-allow-methods": "GET, POST",
  };
}
