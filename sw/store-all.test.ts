import { createHash } from "node:crypto";

import { beforeEach, expect, test, vi } from "vitest";

import { storeAll, type AppFile } from "./store-all.ts";

const ORIGIN = "https://simmer.example";
const JS = { "content-type": "text/javascript; charset=utf-8" };
const contentOf = (url: string) => `/* ${url} */`;

function file(name: string): AppFile {
  const url = `${ORIGIN}/assets/${name}.js`;
  const hash = createHash("sha256").update(contentOf(url)).digest("base64");
  return { url, key: url, integrity: `sha256-${hash}` };
}
/** Files of the active version; the new version contains the second one too. */
const OLD = ["home-1", "react"].map(file);
const NEW = ["react", "home-2", "eat-2", "cook-2", "plan-2", "list-2", "log-2", "soon-2"].map(file);
const named = (name: string) => file(name).url;

const noRoom = () => new DOMException("It is full", "QuotaExceededError");
const sound = (url: string) => new Response(contentOf(url), { headers: JS });

/** A cache with room for a number of files; writes beyond it are refused at once. */
function openCache(room = 100) {
  const stored = new Map(OLD.map(({ key }) => [key, sound(key)]));
  return {
    stored,
    match: async (key: unknown) => stored.get(key as string)?.clone(),
    put: async (key: unknown, response: Response) => {
      if (stored.size >= room) throw noRoom();
      stored.set(key as string, response);
    },
    delete: async (key: unknown) => stored.delete(key as string),
  };
}

/** A fake `fetch` that verifies integrity hashes; `answer` is the fake server. */
function asking(answer: (url: string, mode: RequestCache) => Response | Promise<Response>) {
  return vi.fn(async ({ url, integrity }: AppFile, mode: RequestCache) => {
    const response = await answer(url, mode);
    const content = new Uint8Array(await response.clone().arrayBuffer());
    const hash = createHash("sha256").update(content).digest("base64");
    if (`sha256-${hash}` !== integrity) throw new TypeError("Failed to fetch");
    return response;
  });
}
const ask = asking(sound);

beforeEach(() => {
  ask.mockClear();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

test("files that are cached already are not requested again", async () => {
  const cache = openCache();
  await storeAll({ cache, files: NEW, ask });
  const asked = ask.mock.calls.map(([{ url }]) => url);
  expect(asked.toSorted()).toEqual(
    NEW.slice(1)
      .map(({ url }) => url)
      .toSorted(),
  );
  expect(new Set(cache.stored.keys())).toEqual(new Set([...OLD, ...NEW].map(({ key }) => key)));
});

test("without room, the new files are removed, and the active version keeps its own", async () => {
  const cache = openCache(5);
  await expect(storeAll({ cache, files: NEW, ask })).rejects.toMatchObject({
    name: "QuotaExceededError",
  });
  expect([...cache.stored.keys()]).toEqual(OLD.map(({ key }) => key));
});

test("a file that is being stored when another fails for lack of room is removed as well", async () => {
  const cache = openCache();
  let arrive: (response: Response) => void;
  const arriving = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const storing = storeAll({
    cache: {
      ...cache,
      put: async (key, response) => {
        if (key !== named("eat-2")) return cache.put(key, response);
        // After all microtasks that the refusal triggers.
        setImmediate(() => arrive(sound(named("home-2"))));
        throw noRoom();
      },
    },
    files: NEW,
    ask: asking((url) => (url === named("home-2") ? arriving : sound(url))),
  });
  await expect(storing).rejects.toMatchObject({ name: "QuotaExceededError" });
  expect([...cache.stored.keys()]).toEqual(OLD.map(({ key }) => key));
});

test("without a network what has come stays, and only the rest is asked for the next time", async () => {
  const cache = openCache();
  const failing = asking((url) => {
    if (url === named("log-2")) throw new TypeError("Failed to fetch");
    return sound(url);
  });
  await expect(storeAll({ cache, files: NEW, ask: failing })).rejects.toThrow(
    `Not to be had: ${named("log-2")}`,
  );
  await storeAll({ cache, files: NEW, ask });
  expect(ask.mock.calls.map(([{ url }]) => url)).toEqual([named("log-2")]);
});

test.each([
  ["an error page with status 200", () => new Response("<h1>Sorry</h1>", { headers: JS })],
  ["the file under another type", (url: string) => new Response(contentOf(url))],
  ["an error", (url: string) => new Response(contentOf(url), { status: 500, headers: JS })],
])("%s is not stored in a file's place, and the install fails", async (_, answer) => {
  const cache = openCache();
  const wrong = asking((url) => (url === named("cook-2") ? answer(url) : sound(url)));
  await expect(storeAll({ cache, files: NEW, ask: wrong })).rejects.toThrow(named("cook-2"));
  expect(cache.stored.has(named("cook-2"))).toBe(false);
});

test("a wrong response in the HTTP cache is refetched past it", async () => {
  const cache = openCache();
  const remembered = asking((url, mode) =>
    url === named("cook-2") && mode === "default"
      ? new Response("old", { headers: JS })
      : sound(url),
  );
  await storeAll({ cache, files: NEW, ask: remembered });
  expect(await cache.stored.get(named("cook-2"))?.text()).toBe(contentOf(named("cook-2")));
});

test.each([
  ["damaged", new Response("/* torn", { headers: JS })],
  ["stored as another type", new Response(contentOf(named("react")))],
])("a file of the last version that is %s is asked for again", async (_, damaged) => {
  const cache = openCache();
  cache.stored.set(named("react"), damaged);
  await storeAll({ cache, files: NEW, ask });
  expect(await cache.stored.get(named("react"))?.text()).toBe(contentOf(named("react")));
});
