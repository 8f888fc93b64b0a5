import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { reloadIfReachable } from "./missing-part.ts";

const MISSING = "https://simmer.example/assets/explore-1.js";
const files = [
  { name: MISSING, responseStatus: 404 },
  { name: "https://simmer.example/assets/home-1.js", responseStatus: 200 },
  { name: "https://simmer.example/v1/meals", responseStatus: 500 },
];

/** A page whose server answers like this, controlled by a service worker or not. */
function openPage(answer: typeof fetch, controller: object | null = null) {
  const reload = vi.fn<() => void>();
  const ask = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("navigator", { serviceWorker: { controller } });
  vi.stubGlobal("window", { location: { reload } });
  vi.stubGlobal("performance", { getEntriesByType: () => files });
  vi.stubGlobal("fetch", ask);
  return { reload, ask };
}

const answers: typeof fetch = async () => new Response();
const fails: typeof fetch = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("once the server answers, what the page could not have is asked for anew, and the page reloads", async () => {
  const { reload, ask } = openPage(answers);
  await reloadIfReachable();
  expect(ask.mock.calls.map(([url, options]) => [url, options?.cache])).toEqual([
    ["/", "no-store"],
    [MISSING, "reload"],
  ]);
  expect(reload).toHaveBeenCalledOnce();
});

test("a page without a service worker stays while the server doesn't respond, or has nothing", async () => {
  for (const answer of [fails, async () => new Response(null, { status: 503 })]) {
    const { reload } = openPage(answer);
    await reloadIfReachable();
    expect(reload).not.toHaveBeenCalled();
  }
});

test("a page whose service worker has cached everything reloads without a network", async () => {
  const { reload } = openPage(fails, {});
  await reloadIfReachable();
  expect(reload).toHaveBeenCalledOnce();
});

test("a file that never arrives delays the reload, but not for good", async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline.signal);
  const { reload, ask } = openPage(
    (url, options) =>
      url === MISSING
        ? new Promise((_, reject) => {
            options?.signal?.addEventListener("abort", () => reject(new Error("Too late")));
          })
        : answers(url, options),
    null,
  );
  const reloading = reloadIfReachable();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(reload).not.toHaveBeenCalled();
  deadline.abort();
  await reloading;
  expect(reload).toHaveBeenCalledOnce();
});
