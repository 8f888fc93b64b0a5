import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { expect, test } from "vitest";

import { SHARED_ACTION, SHARED_FILES, SHARED_TEXTS } from "../src/routes/-common/shared-content.ts";
import { PROJECT_ROOT } from "./command.ts";
import { webManifest } from "./web-manifest.ts";

const PUBLIC = join(PROJECT_ROOT, "public");
const SCREENS = join(PROJECT_ROOT, "src/routes/_app");
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

/** What the form for own recipes reads of its address. Its types are checked with the app, by the router's. */
interface UploadForm {
  Route: { options: { validateSearch(search: Record<string, unknown>): object } };
}
const loadUploadForm = async () =>
  import(pathToFileURL(join(SCREENS, "upload-recipe.tsx")).href) as Promise<UploadForm>;

/** Whether a screen of the app has this address, of one part and without parameters. */
const isScreen = (url = "") =>
  [".tsx", ".index.tsx"].some((ending) => existsSync(join(SCREENS, `${url}${ending}`)));

test("shortcuts lead to screens that are there, each with an icon", () => {
  const { shortcuts = [] } = webManifest;
  expect(shortcuts.map(({ name }) => name)).toEqual(["Shopping list", "Cook", "Eat"]);
  expect(shortcuts.filter(({ url }) => !isScreen(url))).toEqual([]);
  // The existence of its file is tested above, with the other pictures.
  expect(shortcuts.filter(({ icons = [] }) => icons.length === 0)).toEqual([]);
  expect(isScreen("/no-such-screen")).toBe(false);
});

test("what other apps share reaches the form for own recipes, under the names that it reads", async () => {
  expect(webManifest.share_target).toMatchObject({ action: SHARED_ACTION, method: "POST" });
  const { files, ...texts } = webManifest.share_target?.params ?? {};
  expect(files).toMatchObject([{ name: SHARED_FILES }]);
  expect(Object.values(texts)).toEqual(SHARED_TEXTS);
  const address = { title: "the title", text: "the text", url: "the url", files: "the files" };
  const { options } = (await loadUploadForm()).Route;
  expect(options.validateSearch(address)).toEqual(address);
});

test("stores find it under food, and an open window goes on instead of being loaded again", () => {
  expect(webManifest.categories).toEqual(["food", "lifestyle"]);
  expect(webManifest.launch_handler).toEqual({ client_mode: ["focus-existing", "auto"] });
});

test("the page has the system's colours from its first frame, in the light as in the dark", () => {
  const page = readFileSync(join(PROJECT_ROOT, "index.html"), "utf8");
  expect(page).toContain('<meta name="color-scheme" content="light dark" />');
  const colours = [
    ...page.matchAll(
      /<meta name="theme-color" content="(.*?)" media="\(prefers-color-scheme: (.*?)\)" \/>/g,
    ),
  ].map(([, colour, scheme]) => [scheme, colour]);
  expect(colours).toEqual([
    // The manifest knows no dark mode: it has the light one.
    ["light", webManifest.theme_color],
    ["dark", "#1d1b19"],
  ]);
});
