import { expect, test } from "vitest";

import { openNoticesWhenTapped } from "./notifications.ts";

const ORIGIN = "https://simmer.example";

/** What happens if the cook taps a notification with `data` while windows show `urls`. */
async function tap(data: unknown, urls: readonly string[], refused: readonly string[] = []) {
  const happened: string[] = [];
  const windows = urls.map((url) => ({
    url,
    focus: () => {
      happened.push(`focus ${url}`);
      return refused.includes(url)
        ? Promise.reject(new DOMException("Not allowed to focus a window.", "InvalidAccessError"))
        : Promise.resolve();
    },
  }));
  let done: Promise<unknown> = Promise.reject(new Error("Nothing was waited for"));
  done.catch(() => undefined);
  openNoticesWhenTapped({
    location: { origin: ORIGIN },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: (url) => {
        happened.push(`open ${url}`);
        return Promise.resolve();
      },
    },
    addEventListener: (_, listener) =>
      listener({
        notification: { data, close: () => happened.push("close") },
        waitUntil: (promise) => {
          done = promise;
        },
      }),
  });
  await done;
  return happened;
}

test("the window that shows the page is focused, whichever others are open", async () => {
  const urls = [`${ORIGIN}/eat`, `${ORIGIN}/plan/p/soup`];
  expect(await tap({ url: "/plan/p/soup" }, urls)).toEqual([
    "close",
    `focus ${ORIGIN}/plan/p/soup`,
  ]);
});

test("another window of the app has the alarm as well: nothing is opened over it", async () => {
  expect(await tap({ url: "/plan/p/soup" }, [`${ORIGIN}/eat`])).toEqual([
    "close",
    `focus ${ORIGIN}/eat`,
  ]);
});

test("without a window the page is opened", async () => {
  expect(await tap({ url: "/plan/p/soup" }, [])).toEqual(["close", `open ${ORIGIN}/plan/p/soup`]);
});

test.each([undefined, null, "x", {}, { url: "https://elsewhere.example/" }, { url: "//a b" }])(
  "a notification with %j leads home, never out of the app",
  async (data) => {
    expect(await tap(data, [])).toEqual(["close", `open ${ORIGIN}/`]);
  },
);

test.each(["/third-party-notices.txt", "/icons/icon-192.png", "/manifest.webmanifest", "/sw.js"])(
  "a window that shows %s is none of the app's: the page is opened",
  async (path) => {
    const page = `${ORIGIN}/plan/p/soup`;
    expect(await tap({ url: "/plan/p/soup" }, [ORIGIN + path])).toEqual(["close", `open ${page}`]);
    expect(await tap({ url: "/plan/p/soup" }, [ORIGIN + path, `${ORIGIN}/eat`])).toEqual([
      "close",
      `focus ${ORIGIN}/eat`,
    ]);
  },
);

test("the page is the same with a query or a fragment after it", async () => {
  const urls = [`${ORIGIN}/eat`, `${ORIGIN}/plan/p/soup?x=1#step`];
  expect(await tap({ url: "/plan/p/soup" }, urls)).toEqual(["close", `focus ${urls[1]}`]);
});

test("where a window refuses to be focused the next is tried, and at last the page is opened", async () => {
  const urls = [`${ORIGIN}/eat`, `${ORIGIN}/`];
  expect(await tap({ url: "/plan/p/soup" }, urls, urls.slice(0, 1))).toEqual([
    "close",
    ...urls.map((url) => `focus ${url}`),
  ]);
  expect(await tap({ url: "/plan/p/soup" }, urls, urls)).toEqual([
    "close",
    ...urls.map((url) => `focus ${url}`),
    `open ${ORIGIN}/plan/p/soup`,
  ]);
});
