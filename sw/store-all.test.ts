import { createHash } from "node:crypto";

import { beforeEach, expect, test, vi } from "vitest";

import type { AppFile } from "./app-file.ts";
import { hasAll, installAll, readStored, storeAll } from "./store-all.ts";

const ORIGIN = "https://simmer.example";
const address = (name: string) => `${ORIGIN}/assets/${name}.js`;
const script = (url: string) => `export const here = "${url}";`;
const answerOf = (body: string, type = "text/javascript") =>
  new Response(body, { headers: { "content-type": type } });
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64").slice(0, 16);

function fileOf(url: string): AppFile {
  return { url, key: url, hash: hashOf(script(url)) };
}

/** Files of the active version; the new version contains the second one too. */
const OLD = [address("home-1"), address("react")];
const NEW = ["react", "home-2", "eat-2", "cook-2", "plan-2", "list-2", "log-2", "soon-2"].map(
  address,
);
const FILES = NEW.map(fileOf);

const noRoom = () => new DOMException("It is full", "QuotaExceededError");
const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : key.toString());

/** A cache with room for a number of files; writes beyond it are refused at once. */
function openCache(room: number) {
  const stored = new Map(OLD.map((url) => [url, answerOf(script(url))]));
  return {
    stored,
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    match: async (key: RequestInfo | URL) => stored.get(urlOf(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => {
      if (stored.size >= room && !stored.has(urlOf(key))) throw noRoom();
      stored.set(urlOf(key), response);
    },
    delete: async (key: RequestInfo | URL) => stored.delete(urlOf(key)),
  };
}

const answer = async (url: string) => answerOf(script(url));
function redirected(response: Response): Response {
  const clone = () => response;
  return Object.defineProperties(response, {
    redirected: { value: true },
    clone: { value: clone },
  });
}

const LOGIN = "<!doctype html><title>Sign in to this Wi-Fi</title>";
/** Wrong responses with status 200. */
const WRONG: readonly (readonly [string, (url: string) => Response])[] = [
  ["a page under its name", () => answerOf(LOGIN, "text/html")],
  ["a page that calls itself a script", () => answerOf(LOGIN)],
  ["half of it", (url) => answerOf(script(url).slice(0, 9))],
  ["nothing", () => answerOf("")],
  ["the file itself, as plain text", (url) => answerOf(script(url), "text/plain")],
  ["another address's answer", (url) => redirected(answerOf(script(url)))],
];

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

test("without room, the new files are removed, and the active version keeps its own", async () => {
  const cache = openCache(5);
  await expect(installAll({ cache, ask: answer }, FILES)).rejects.toMatchObject({
    name: "QuotaExceededError",
  });
  expect([...cache.stored.keys()]).toEqual(OLD);
});

test("a file that is being stored when another fails for lack of room is removed as well", async () => {
  const cache = openCache(100);
  let arrive: (response: Response) => void;
  const arriving = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const installing = installAll(
    {
      cache: {
        ...cache,
        put: async (key, response) => {
          if (key !== address("eat-2")) return cache.put(key, response);
          // After all microtasks that the refusal triggers.
          setImmediate(() => arrive(answerOf(script(address("home-2")))));
          throw noRoom();
        },
      },
      ask: async (url) => (url === address("home-2") ? arriving : answer(url)),
    },
    FILES,
  );
  await expect(installing).rejects.toMatchObject({ name: "QuotaExceededError" });
  expect([...cache.stored.keys()]).toEqual(OLD);
});

test("without a network what has come stays, and only the rest is asked for the next time", async () => {
  const cache = openCache(100);
  const lost = new TypeError("Failed to fetch");
  const ask = async (url: string) => {
    if (url === address("log-2")) throw lost;
    return answer(url);
  };
  await expect(installAll({ cache, ask }, FILES)).rejects.toBe(lost);
  expect(await hasAll(cache, FILES)).toBe(false);
  const again = vi.fn<(url: string) => Promise<Response>>(answer);
  await installAll({ cache, ask: again }, FILES);
  expect(again.mock.calls.map(([url]) => url)).toEqual([address("log-2")]);
  expect(new Set(cache.stored.keys())).toEqual(new Set([...OLD, ...NEW]));
  expect(await hasAll(cache, FILES)).toBe(true);
});

test.each(WRONG)(
  "%s is not stored as a file of the app, and the install fails",
  async (_, wrong) => {
    const cache = openCache(100);
    const asked: [string, RequestCache][] = [];
    const ask = async (url: string, way: RequestCache) => {
      if (url !== address("eat-2")) return answer(url);
      asked.push([url, way]);
      return wrong(url);
    };
    await expect(installAll({ cache, ask }, FILES)).rejects.toThrow("/eat-2.js");
    expect([...cache.stored.keys()]).not.toContain(address("eat-2"));
    // The HTTP cache may hold the wrong response.
    expect(asked.map(([, way]) => way)).toEqual(["default", "reload"]);
  },
);

test.each(WRONG)("%s that is stored already is asked for again", async (_, wrong) => {
  const cache = openCache(100);
  // The new version has this file as well.
  cache.stored.set(address("react"), wrong(address("react")));
  const ask = vi.fn<(url: string) => Promise<Response>>(answer);
  await installAll({ cache, ask }, FILES);
  expect(ask).toHaveBeenCalledWith(address("react"), "default");
  expect(await storeAll({ cache, ask: answer }, FILES)).toBe(0);
  expect(await (await cache.match(address("react")))?.text()).toBe(script(address("react")));
});

test("what is damaged or missing at a start is mended, and nothing else is asked for", async () => {
  const cache = openCache(100);
  await installAll({ cache, ask: answer }, FILES);
  cache.stored.set(address("eat-2"), answerOf(LOGIN, "text/html"));
  cache.stored.delete(address("log-2"));
  const ask = vi.fn<(url: string) => Promise<Response>>(answer);
  expect(await storeAll({ cache, ask }, FILES)).toBe(2);
  expect(ask.mock.calls.map(([url]) => url)).toEqual([address("eat-2"), address("log-2")]);
  expect(await hasAll(cache, FILES)).toBe(true);
});

test("what is damaged and can't be mended now is not kept, so that nobody is served it", async () => {
  const cache = openCache(100);
  await installAll({ cache, ask: answer }, FILES);
  cache.stored.set(address("eat-2"), answerOf(LOGIN, "text/html"));
  const ask = async () => answerOf(LOGIN, "text/html");
  await expect(storeAll({ cache, ask }, FILES)).rejects.toThrow("/eat-2.js");
  expect(await hasAll(cache, FILES)).toBe(false);
  const [file] = FILES.filter(({ url }) => url === address("eat-2"));
  expect(file && (await readStored(cache, file))).toBeUndefined();
});

test("the app's page is not a portal's, though both are pages", async () => {
  const page = "<!doctype html><title>Simmer</title>";
  const shell = {
    url: `${ORIGIN}/index.html`,
    key: `${ORIGIN}/index.html?v=1`,
    hash: hashOf(page),
  };
  const cache = openCache(100);
  const portal = async () => answerOf(LOGIN, "text/html; charset=utf-8");
  await expect(storeAll({ cache, ask: portal }, [shell])).rejects.toThrow("/index.html");
  const ask = vi.fn<(url: string, way: RequestCache) => Promise<Response>>(async () =>
    answerOf(page, "text/html; charset=utf-8"),
  );
  await storeAll({ cache, ask }, [shell]);
  expect(ask).toHaveBeenCalledExactlyOnceWith(shell.url, "reload");
  expect(await (await readStored(cache, shell))?.text()).toBe(page);
  cache.stored.set(shell.key, answerOf(LOGIN, "text/html"));
  expect(await readStored(cache, shell)).toBeUndefined();
});
