import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { webManifest } from "./web-manifest.ts";

const PUBLIC = join(import.meta.dirname, "../public");
const pictures = [
  ...(webManifest.icons ?? []),
  ...(webManifest.screenshots ?? []),
  ...(webManifest.shortcuts ?? []).flatMap(({ icons = [] }) => icons),
];

/** The size that a PNG says it has. */
function sizeOf(file: string): string {
  const png = readFileSync(file);
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test.each(pictures.map(({ src, sizes }) => [src, sizes]))(
  "%s is there, and as large as the manifest says",
  (src = "", sizes) => {
    expect(sizeOf(join(PUBLIC, src))).toBe(sizes);
  },
);

test("systems get what they need to install the app well", () => {
  expect(webManifest).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone" });
  const purposes = (webManifest.icons ?? []).map(({ purpose = "any" }) => purpose);
  expect(purposes).toEqual(expect.arrayContaining(["any", "maskable", "monochrome"]));
  const forms = (webManifest.screenshots ?? []).map(({ form_factor }) => form_factor);
  expect(forms).toEqual(expect.arrayContaining(["narrow", "wide"]));
});
