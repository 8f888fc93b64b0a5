import { expect, test } from "vitest";

import { IMPORT_PAGE_PATH, type ImportPageAnswer } from "../../../src/domain/page-import.ts";
import { JSON_TYPE, OF_U1, ports, request } from "../service.fixture.ts";
import { handle, type Ports } from "../service.ts";

const NONE: ImportPageAnswer = { recipes: [] };

/** The service, with what it fetched and whose requests it counted. */
function watched(waitSeconds = 0) {
  const fetched: string[] = [];
  const counted: string[] = [];
  const given: Ports = {
    ...ports,
    importPage: (address) => {
      fetched.push(address);
      return Promise.resolve(NONE);
    },
    limits: {
      ...ports.limits,
      takeRequest: (uid) => {
        counted.push(uid);
        return Promise.resolve(waitSeconds);
      },
    },
  };
  const ask = async (body: unknown, headers: Record<string, string> = OF_U1) =>
    (await handle(request(IMPORT_PAGE_PATH, body, { headers }), given)).status;
  return { fetched, counted, ask };
}

const BODY = { url: "https://soups.example/" };

test("a page is fetched for a cook who proves who they are, and counted as their request", async () => {
  const { fetched, counted, ask } = watched();
  expect(await ask(BODY)).toBe(200);
  expect([fetched, counted]).toEqual([[BODY.url], ["u1"]]);
});

test("nothing is fetched without a valid token, after too many requests, or without an address", async () => {
  const { fetched, ask } = watched();
  expect(await ask(BODY, JSON_TYPE)).toBe(401);
  expect(await ask({ url: "" })).toBe(400);
  expect(await ask({ url: `https://x.example/${"x".repeat(2_000)}` })).toBe(400);
  expect(fetched).toEqual([]);
  const busy = watched(60);
  expect(await busy.ask(BODY)).toBe(429);
  expect(busy.fetched).toEqual([]);
});

test("why a page can't be had is told", async () => {
  const { status, body } = await handle(request(IMPORT_PAGE_PATH, BODY), ports);
  expect([status, JSON.parse(body)]).toEqual([422, { error: "The page could not be reached" }]);
});
