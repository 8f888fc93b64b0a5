import { expect, test } from "vitest";

import { PAGE_PHOTO_BYTES_MAX } from "#domain/photo-reading.ts";
import type { Photo } from "#domain/photos.ts";

import { makeInWorker } from "./make-in-worker.ts";
import { heicHead, noise, pngHead, twoHalves, withExif } from "./pictures.fixture.ts";

const make = (file: Blob) => makeInWorker("photo", file, new AbortController().signal);
const makePage = (file: Blob) => makeInWorker("page", file, new AbortController().signal);

/** The colour of a point, by its place from 0 to 1. */
async function colourAt(picture: Blob, x: number, y: number): Promise<string> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context.getImageData(
    Math.floor(x * bitmap.width),
    Math.floor(y * bitmap.height),
    1,
    1,
  ).data;
  return red > blue ? "red" : "blue";
}

function blobs({ type, large, thumb }: Photo): { large: Blob; thumb: Blob } {
  return { large: new Blob([large], { type }), thumb: new Blob([thumb], { type }) };
}

async function sizeOf(picture: Blob): Promise<[number, number]> {
  const { width, height } = await createImageBitmap(picture);
  return [width, height];
}

test("a phone's photo is turned upright, in two sizes, and says nothing of place or device", async () => {
  const taken = await withExif(await twoHalves(2000, 1000, "image/jpeg"));
  expect(await taken.text()).toContain("SpyPhone");
  const photo = await make(taken);
  const { large, thumb } = blobs(photo);
  expect(photo.type).toBe("image/webp");
  expect(photo.id).toMatch(/^[0-9a-f]{64}$/);
  expect(await sizeOf(large)).toEqual([640, 1280]);
  expect(await sizeOf(thumb)).toEqual([200, 400]);
  for (const made of [large, thumb]) {
    // A quarter to the right: what was left is on top.
    expect(await colourAt(made, 0.5, 0.2)).toBe("red");
    expect(await colourAt(made, 0.5, 0.8)).toBe("blue");
    const text = await made.text();
    expect(text).not.toContain("Exif");
    expect(text).not.toContain("EXIF");
    expect(text).not.toContain("SpyPhone");
  }
});

test("a page's photo is a JPEG, upright and as large as small print takes, and says as little", async () => {
  const page = await makePage(await withExif(await twoHalves(4000, 2000, "image/jpeg")));
  expect(page.type).toBe("image/jpeg");
  expect(await sizeOf(page)).toEqual([800, 1600]);
  expect(await colourAt(page, 0.5, 0.2)).toBe("red");
  expect(await colourAt(page, 0.5, 0.8)).toBe("blue");
  const text = await page.text();
  expect(text).not.toContain("Exif");
  expect(text).not.toContain("SpyPhone");
  const worst = await makePage(await noise(1600, 1600));
  expect(worst.size).toBeLessThanOrEqual(PAGE_PHOTO_BYTES_MAX);
  await expect(makePage(new Blob(["Leek soup"]))).rejects.toThrow("no picture");
});

test("the same file makes the same photo, and another one another", async () => {
  const file = await twoHalves(300, 200, "image/png");
  const [first, again, other] = await Promise.all([
    make(file),
    make(file),
    twoHalves(302, 200, "image/png").then(make),
  ]);
  expect(again.id).toBe(first.id);
  expect(other.id).not.toBe(first.id);
});

test("what compresses worst still fits in 120 KB", async () => {
  const { large, thumb } = await make(await noise(1600, 1600));
  expect(large.byteLength).toBeLessThanOrEqual(100 * 1024);
  expect(thumb.byteLength).toBeLessThanOrEqual(20 * 1024);
});

test("a small picture is not blown up", async () => {
  const { large } = blobs(await make(await twoHalves(40, 30, "image/png")));
  expect(await sizeOf(large)).toEqual([40, 30]);
});

test.each([
  ["a text", () => new Blob(["Leek and potato soup"], { type: "image/jpeg" }), "no picture"],
  ["an empty file", () => new Blob([]), "no picture"],
  ["a picture cut short", () => new Blob([pngHead(40, 40)]), "no picture"],
  ["a script in a drawing", () => new Blob(["<svg onload='alert(1)'/>"]), "no picture"],
  ["400 megapixels in a few bytes", () => new Blob([pngHead(20_000, 20_000)]), "20000 × 20000"],
  ["a HEIC, which only Safari reads", () => new Blob([heicHead(4032, 3024)]), "HEIC"],
  ["a HEIC of 400 megapixels", () => new Blob([heicHead(20_000, 20_000)]), "too large"],
  ["100 MB", () => new Blob([new Uint8Array(100 * 1024 ** 2)]), "larger than 50 MB"],
])("%s is refused in the cook's words", async (_, file, words) => {
  await expect(make(file())).rejects.toThrow(words);
});
