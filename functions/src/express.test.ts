import { request as send } from "node:http";
import { connect } from "node:net";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { startHost } from "./host.fixture.ts";
import { noLimits } from "./limits/no-limits.fixture.ts";
import { createPhotoReader } from "./model/photo-reader.ts";
import { noAccounts } from "./no-accounts.fixture.ts";
import { noPages } from "./pages/no-pages.fixture.ts";
import { meetRequestsFirst } from "./raw-bodies.ts";
import type { Ports } from "./service.ts";

/** The content types that the runtime's own body parser saw. */
const seenTypes: (string | undefined)[] = [];
const addresses: string[] = [];
const aborted = vi.fn();

const ports: Ports = {
  readCook: () => Promise.resolve("u1"),
  accounts: noAccounts,
  readAuthors: () => Promise.resolve(new Map()),
  importPage: noPages,
  readPhoto: createPhotoReader(undefined, () => undefined),
  providers: {
    ideas: () => Promise.resolve({ items: [{ title: "Soup", blurb: "Hot." }], source: "cookbook" }),
    recipes: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => {
          aborted();
          reject(new Error("gone"));
        });
      }),
  },
  limits: {
    ...noLimits,
    takeRequest: (_, address) => {
      addresses.push(address);
      return Promise.resolve(0);
    },
  },
  isGenuineApp: () => Promise.resolve(true),
  random: () => 0,
  logError: () => undefined,
};

let host: Awaited<ReturnType<typeof startHost>>;
let base = "";

beforeAll(async () => {
  meetRequestsFirst();
  host = await startHost(ports, ({ headers }) => void seenTypes.push(headers["content-type"]));
  base = host.url;
});

afterAll(() => host.close());

const json = { "content-type": "application/json; charset=utf-8" };

function post(body: string, headers: Record<string, string> = json) {
  return fetch(`${base}/v1/recipes/get-meal-ideas?x=1`, { method: "POST", headers, body });
}

test("answers over HTTP, by the entries that proxies wrote of the caller's address", async () => {
  const response = await post('{"uid":"u1","count":1}', {
    ...json,
    "x-forwarded-for": "192.0.2.66, 192.0.2.9, 10.0.0.1",
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({
    ideas: [{ title: "Soup", blurb: "Hot." }],
    source: "cookbook",
  });
  expect(addresses).toEqual(["192.0.2.9 10.0.0.1"]);
});

test("a forged address is counted with who forged it, through Hosting and past it", async () => {
  const [victim, forger, hosting] = ["192.0.2.9", "198.51.100.7", "10.0.0.1"];
  const addressOf = async (...forwarded: string[]) => {
    await post('{"uid":"u1","count":1}', { ...json, "x-forwarded-for": forwarded.join(", ") });
    return addresses.at(-1);
  };
  const own = await addressOf(victim, hosting);
  for (const forged of [[victim], [victim, hosting], [victim, victim]]) {
    expect(await addressOf(...forged, forger, hosting)).toBe(await addressOf(forger, hosting));
    expect(await addressOf(...forged, forger)).not.toBe(own);
  }
});

test("bodies reach the service unparsed, with the type they were sent as", async () => {
  seenTypes.length = 0;
  const broken = await post('{"uid":');
  expect(await broken.json()).toEqual({ error: "The request is not valid JSON" });
  const form = await post("a=1", { "content-type": "application/x-www-form-urlencoded" });
  expect(form.status).toBe(415);
  const packed = await post("{}", { ...json, "content-encoding": "br" });
  expect(packed.status).toBe(415);
  expect(new Set(seenTypes)).toEqual(new Set(["application/octet-stream"]));
});

/** Sends a request's head and then its body in chunks; resolves to the whole response. */
function sendRaw(head: readonly string[], body: Iterable<string> = []): Promise<string> {
  return new Promise((resolve, fail) => {
    const socket = connect(Number(new URL(base).port), "127.0.0.1");
    let answer = "";
    socket.on("data", (part: Buffer) => (answer += part.toString()));
    socket.on("close", () => resolve(answer));
    // A server that closes without reading the rest may reset the connection after its response.
    socket.on("error", (error) => (answer ? resolve(answer) : fail(error)));
    const lines = ["POST /v1/recipes/get-meal-ideas HTTP/1.1", "host: x", ...head];
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    for (const part of body) socket.write(part);
  });
}

const TOO_LARGE = '{"error":"The request is too large: 64 KB at most"}';

test("a body whose length is over the limit is refused before any of it is read", async () => {
  const served = addresses.length;
  const answer = await sendRaw(["content-type: application/json", "content-length: 10000000"]);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain(TOO_LARGE);
  expect(addresses).toHaveLength(served);
});

test("a photo may be larger than other requests, up to a limit of its own", async () => {
  const send = (path: string, bytes: number) =>
    fetch(`${base}${path}`, { method: "POST", headers: json, body: "x".repeat(bytes) });
  const photo = await send("/v1/read-photo?x=1", 1_000_000);
  expect(await photo.json()).toEqual({ error: "The request is not valid JSON" });
  const larger = await send("/v1/read-photo", 1_050_000);
  expect([larger.status, await larger.json()]).toEqual([
    413,
    { error: "The request is too large: 1025 KB at most" },
  ]);
  const other = await send("/v1/read-photo/recipes", 100_000);
  expect([other.status, await other.json()]).toEqual([413, JSON.parse(TOO_LARGE)]);
});

test("a body without a length is cut off where it exceeds the limit", async () => {
  const served = addresses.length;
  const kilobyte = `400\r\n${"x".repeat(1_024)}\r\n`;
  // The body never ends: without the limit there would be no response.
  const answer = await sendRaw(
    ["content-type: application/json", "transfer-encoding: chunked"],
    Array.from({ length: 65 }, () => kilobyte),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain(TOO_LARGE);
  expect(addresses).toHaveLength(served);
});

test("a short body without a length is accepted", async () => {
  const body = '{"uid":"u1","count":1}';
  const answer = await sendRaw(
    ["content-type: application/json", "transfer-encoding: chunked", "connection: close"],
    [`${body.length.toString(16)}\r\n${body}\r\n`, "0\r\n\r\n"],
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain("Soup");
});

test("a client that hangs up stops the work", async () => {
  const idea = { title: "a", blurb: "b", mealType: "lunch" };
  const served = addresses.length;
  const request = send(`${base}/v1/recipes/get-full-recipes`, { method: "POST", headers: json });
  request.on("error", () => undefined);
  request.end(JSON.stringify({ uid: "u1", ideas: [idea] }));
  await expect.poll(() => addresses.length).toBe(served + 1);
  request.destroy();
  await expect.poll(() => aborted).toHaveBeenCalledOnce();
});
