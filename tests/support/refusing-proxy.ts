import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** What Google's front end, or Firestore itself, answers in the place of data. */
export interface Refusal {
  /** HTTP's. */
  status: number;
  /** gRPC's, as REST spells it: `RESOURCE_EXHAUSTED`. */
  code: string;
  message: string;
}

/** As Firestore answered when each was met; the project's and the site's names are made up. */
export const REFUSALS = {
  quota: { status: 429, code: "RESOURCE_EXHAUSTED", message: "Quota exceeded." },
  index: {
    status: 400,
    code: "FAILED_PRECONDITION",
    message:
      "The query requires an index. You can create it here: https://console.firebase.example",
  },
  badKey: {
    status: 400,
    code: "INVALID_ARGUMENT",
    message: "API key not valid. Please pass a valid API key.",
  },
  restrictedKey: {
    status: 403,
    code: "PERMISSION_DENIED",
    message: "Requests from referer https://simmer.example/ are blocked.",
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
  },
  appCheck: {
    status: 401,
    code: "UNAUTHENTICATED",
    message: "Firebase App Check token is invalid.",
  },
} as const satisfies Record<string, Refusal>;

/**
 * Stands between a client and Firestore, and answers for it while told to. A batch of reads is
 * answered as a list, as the real one's stream is.
 */
export async function startRefusingProxy(target: { host: string; port: number }) {
  const state = {
    refusal: null as Refusal | null,
    asked: [] as string[],
    headers: [] as unknown[],
  };
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url: path = "/", headers } = incoming;
    const allowed = {
      "access-control-allow-origin": headers.origin ?? "*",
      "access-control-allow-headers": "*",
    };
    if (method === "OPTIONS") {
      outgoing.writeHead(204, allowed).end();
      return;
    }
    state.asked.push(path);
    state.headers.push(headers);
    if (state.refusal) {
      const { status, code, message } = state.refusal;
      const error = { error: { code: status, message, status: code } };
      const isStream = /:(batchGet|runQuery)/u.test(path);
      incoming.resume();
      outgoing.writeHead(status, { ...allowed, "content-type": "application/json" });
      outgoing.end(JSON.stringify(isStream ? [error] : error));
      return;
    }
    const forwarded = request({ ...target, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
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
