import { expect, test, vi } from "vitest";

import { storeAll } from "./store-all.ts";

const ORIGIN = "https://simmer.example";
const file = (name: string) => `${ORIGIN}/assets/${name}.js`;
/** Files of the active version; the new version contains the second one too. */
const OLD = [file("home-1"), file("react")];
const NEW = ["react", "home-2", "eat-2", "cook-2", "plan-2", "list-2", "log-2", "soon-2"].map(file);

const noRoom = () => new DOMException("It is full", "QuotaExceededError");

/** A cache with room for a number of files; writes beyond it are refused at once. */
function openCache(room: number) {
  const urls = new Set<RequestInfo | URL>(OLD);
  return {
    urls,
    keys: async () => [...urls].map((url) => new Request(url)),
    put: async (key: RequestInfo | URL) => {
      if (urls.size >= room) throw noRoom();
      urls.add(key);
    },
    delete: async (key: RequestInfo | URL) => urls.delete(key),
  };
}

const keys = new Map(NEW.map((url) => [url, url]));
const answer = async () => new Response("");
const isFine = async () => undefined;

test("without room, what was stored goes, and the version that runs keeps its files", async () => {
  const cache = openCache(5);
  const check = vi.fn<() => Promise<void>>(isFine);
  await expect(storeAll({ cache, keys, ask: answer, check })).rejects.toMatchObject({
    name: "QuotaExceededError",
  });
  expect([...cache.urls]).toEqual(OLD);
  expect(check).not.toHaveBeenCalled();
});

test("a file that is being stored when another finds no room goes as well", async () => {
  const cache = openCache(100);
  let arrive: (response: Response) => void;
  const arriving = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const storing = storeAll({
    cache: {
      ...cache,
      put: async (key) => {
        if (key !== file("eat-2")) return cache.put(key);
        // After all microtasks that the refusal triggers.
        setImmediate(() => arrive(new Response("")));
        throw noRoom();
      },
    },
    keys,
    ask: async (url) => (url === file("home-2") ? arriving : answer()),
    check: isFine,
  });
  await expect(storing).rejects.toMatchObject({ name: "QuotaExceededError" });
  expect([...cache.urls]).toEqual(OLD);
});

test("the same where the last file finds no room only in the check", async () => {
  const cache = openCache(100);
  const check = async () => {
    throw noRoom();
  };
  await expect(storeAll({ cache, keys, ask: answer, check })).rejects.toMatchObject({
    name: "QuotaExceededError",
  });
  expect([...cache.urls]).toEqual(OLD);
});

test("without a network what has come stays, and only the rest is asked for the next time", async () => {
  const cache = openCache(100);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const lost = new TypeError("Failed to fetch");
  const ask = async (url: string) => {
    if (url === file("log-2")) throw lost;
    return new Response("");
  };
  const check = async () => {
    throw lost;
  };
  await expect(storeAll({ cache, keys, ask, check })).rejects.toBe(lost);
  const again = vi.fn<(url: string) => Promise<Response>>(answer);
  await storeAll({ cache, keys, ask: again, check: isFine });
  expect(again.mock.calls.map(([url]) => url)).toEqual([file("log-2")]);
  expect(new Set(cache.urls)).toEqual(new Set([...OLD, ...NEW]));
});
