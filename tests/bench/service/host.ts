/**
 * The recipe service with only the cookbook, over HTTP on a free port of this machine, in a process
 * of its own. It runs without Firebase, whose start and look-ups are not our code. After its first
 * answer it prints one line of JSON (`HostStarted`); `GET /times` returns the times of the answers
 * since the last such request, and forgets them.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import { cookbookProvider } from "../../../functions/src/cookbook/cookbook-provider.ts";
import { noLimits } from "../../../functions/src/limits/no-limits.fixture.ts";
import { createPhotoReader } from "../../../functions/src/model/photo-reader.ts";
import { noAccounts } from "../../../functions/src/no-accounts.fixture.ts";
import { noPages } from "../../../functions/src/pages/no-pages.fixture.ts";
import { combineProviders } from "../../../functions/src/providers.ts";
import { handle, type Ports } from "../../../functions/src/service.ts";
import { MEAL_IDEAS_PATH } from "../../../src/domain/recipe-service.ts";

export interface HostStarted {
  port: number;
  /**
   * ms from the process's start, Node's included, to its first answer, for a cook with an allergy.
   */
  coldMs: number;
}

/** ms of each answer, by path: from the end of the request's head to the end of the answer. */
export type HostTimes = Record<string, number[]>;

const logError = (message: string, error: unknown): void => {
  throw new Error(message, { cause: error });
};

const ports: Ports = {
  readCook: () => Promise.resolve("bench"),
  accounts: noAccounts,
  readAuthors: () => Promise.resolve(new Map()),
  importPage: noPages,
  readPhoto: createPhotoReader(undefined, logError),
  providers: combineProviders({ cookbook: cookbookProvider, model: undefined, logError }),
  limits: noLimits,
  isGenuineApp: () => Promise.resolve(true),
  random: Math.random,
  logError,
};

async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function answer(path: string, method: string, body: Uint8Array) {
  const headers = { "content-type": "application/json" };
  const { signal } = new AbortController();
  return handle({ method, path, headers, body, address: "192.0.2.1", signal }, ports);
}

let times: HostTimes = {};

const server = createServer((request, response) => {
  const { url: path = "/", method = "GET" } = request;
  if (path === "/times") {
    response.end(JSON.stringify(times));
    times = {};
    return;
  }
  const start = performance.now();
  void (async () => {
    const { status, headers, body } = await answer(path, method, await readBody(request));
    response.writeHead(status, headers).end(body);
    (times[path] ??= []).push(performance.now() - start);
  })();
});

const first = await answer(
  MEAL_IDEAS_PATH,
  "POST",
  new TextEncoder().encode(
    JSON.stringify({ uid: "bench", count: 10, mealType: "dinner", allergies: ["peanuts"] }),
  ),
);
if (first.status !== 200) throw new Error(`The service answered ${first.status}: ${first.body}`);
const coldMs = performance.now();
server.listen(0, "127.0.0.1", () => {
  const started: HostStarted = { port: (server.address() as AddressInfo).port, coldMs };
  console.log(JSON.stringify(started));
});
