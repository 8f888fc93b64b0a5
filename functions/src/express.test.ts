import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { type FunctionsRequest, serveRequest } from "./express.ts";
import { noLimits } from "./limits/no-limits.fixture.ts";
import { leaveBodiesUnparsed } from "./raw-bodies.ts";
import type { Ports } from "./service.ts";

/** Content types as the runtime's own body parser would have seen them. */
const seenTypes: (string | undefined)[] = [];
const addresses: string[] = [];
const aborted = vi.fn();

const ports: Ports = {
  users: { exists: () => Promise.resolve(true) },
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

const server = createServer((request, response) => {
  seenTypes.push(request.headers["content-type"]);
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const path = new URL(request.url ?? "", "http://x").pathname;
    const served = Object.assign(request, { path, rawBody: Buffer.concat(parts) });
    void serveRequest(served as FunctionsRequest, response, ports);
  });
});
let base = "";

beforeAll(async () => {
  leaveBodiesUnparsed();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const json = { "content-type": "application/json; charset=utf-8" };

function post(body: string, headers: Record<string, string> = json) {
  return fetch(`${base}/v1/recipes/get-meal-ideas?x=1`, { method: "POST", headers, body });
}

test("answers over HTTP, by the client's address", async () => {
  const response = await post('{"uid":"u1","count":1}', {
    ...json,
    "x-forwarded-for": "192.0.2.9, 10.0.0.1",
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({
    ideas: [{ title: "Soup", blurb: "Hot." }],
    source: "cookbook",
  });
  expect(addresses).toEqual(["192.0.2.9"]);
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

test("a client that hangs up stops the work", async () => {
  const idea = { title: "a", blurb: "b", mealType: "lunch" };
  const request = send(`${base}/v1/recipes/get-full-recipes`, { method: "POST", headers: json });
  request.on("error", () => undefined);
  request.end(JSON.stringify({ uid: "u1", ideas: [idea] }));
  await expect.poll(() => addresses.length).toBeGreaterThan(1);
  request.destroy();
  await expect.poll(() => aborted).toHaveBeenCalledOnce();
});
