import { expect, test } from "vitest";

import { readImageHead } from "./image-head.ts";
import { heicHead, pngHead } from "./pictures.fixture.ts";

const hex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(" ", ""), "hex"));

test.each([
  [
    "a JPEG, behind its metadata and fill bytes",
    hex("ffd8 ffe1 0004 0000 ff ffc4 0003 00 ffc2 0011 08 0bb8 0fa0 03"),
    { format: "jpeg", width: 4000, height: 3000 },
  ],
  ["a PNG", pngHead(30, 20), { format: "png", width: 30, height: 20 }],
  ["a GIF", hex("474946383961 2c01 c800"), { format: "gif", width: 300, height: 200 }],
  [
    "a WebP, lossy",
    hex("52494646 00000000 57454250 56503820 00000000 000000 9d012a 9001 2c01"),
    { format: "webp", width: 400, height: 300 },
  ],
  [
    "a WebP, lossless",
    hex("52494646 00000000 57454250 5650384c 00000000 2f 8fc14a00"),
    { format: "webp", width: 400, height: 300 },
  ],
  [
    "a WebP with alpha",
    hex("52494646 00000000 57454250 56503858 0a000000 10000000 8f0100 2b0100"),
    { format: "webp", width: 400, height: 300 },
  ],
  ["a HEIC", heicHead(4032, 3024), { format: "heic", width: 4032, height: 3024 }],
])("%s", (_, bytes, head) => {
  expect(readImageHead(bytes)).toEqual(head);
});

test("any beginning of a picture is read or refused, and never throws", () => {
  const whole = hex("ffd8 ffe1 0004 0000 ff ffc4 0003 00 ffc2 0011 08 0bb8 0fa0 03");
  for (let to = 0; to < whole.length; to += 1) {
    expect(() => readImageHead(whole.slice(0, to))).not.toThrow();
  }
});
