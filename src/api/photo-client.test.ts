import { expect, test } from "vitest";

import { READ_PHOTO_PATH } from "#domain/photo-reading.ts";

import { fetchPhotoText } from "./photo-client.ts";

function answering(status: number, body: unknown) {
  const asked: [unknown, unknown][] = [];
  const fetch = (path: unknown, init?: RequestInit) => {
    asked.push([path, JSON.parse(init?.body as string)]);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  return { asked, fetch: fetch as typeof globalThis.fetch };
}

const PHOTO = { image: "/9j/AAAA" };

test("sends the photo, and returns its words", async () => {
  const { asked, fetch } = answering(200, { text: "Leek soup" });
  expect(await fetchPhotoText(PHOTO, { fetch })).toBe("Leek soup");
  expect(asked).toEqual([[READ_PHOTO_PATH, PHOTO]]);
});

test.each([
  [501, { error: "Photos can’t be read here" }, "Photos can’t be read here"],
  [413, {}, "Failed to have the photo read: 413"],
  [200, { text: "" }, "What came back can’t be read. Please try again."],
  [200, { text: "x".repeat(20_001) }, "What came back can’t be read. Please try again."],
  [200, { text: ["Leek soup"] }, "What came back can’t be read. Please try again."],
])("%i %j is told as %s", async (status, body, message) => {
  const { fetch } = answering(status, body);
  await expect(fetchPhotoText(PHOTO, { fetch })).rejects.toThrow(message);
});
