import type { ManifestOptions } from "vite-plugin-pwa";

import { SHARED_ACTION, SHARED_FILES } from "../src/routes/-common/shared-content.ts";

const WIDE = { sizes: "1280x800", type: "image/png", form_factor: "wide" } as const;
const NARROW = { sizes: "390x844", type: "image/png", form_factor: "narrow" } as const;

const shortcut = (name: string, url: string, icon: string, description: string) => ({
  name,
  url,
  description,
  icons: [{ src: `/install/${icon}-192.png`, sizes: "192x192", type: "image/png" }],
});

/** What can be read, or is told that it can't. Systems name apps by these types, exporters by endings. */
const SHARED_TYPES = [
  "text/*",
  "image/*",
  "application/json",
  "application/ld+json",
  "application/xml",
  "application/zip",
  "application/gzip",
  "application/octet-stream",
  ".paprikarecipes",
  ".paprikarecipe",
  ".melarecipes",
  ".melarecipe",
  ".cook",
];

/**
 * What browsers and systems need to install the app. They fetch the files in /install/ over the
 * network at that point, so the service worker does not cache them; `npm run screenshots` makes the
 * pictures.
 */
export const webManifest: Partial<ManifestOptions> = {
  // Identifies the app independently of `start_url`, which may change.
  id: "/",
  name: "Simmer",
  short_name: "Simmer",
  description: "Plan, shop, cook and keep portions, with or without a signal.",
  lang: "en",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  orientation: "any",
  background_color: "#f6f0e4",
  theme_color: "#f6f0e4",
  categories: ["food", "lifestyle"],
  // Launches go to the open window, which navigates to shortcuts and shared content itself
  // (use-launches.ts): otherwise the browser would load another page over unsaved work.
  launch_handler: { client_mode: ["focus-existing", "auto"] },
  // The service worker passes it on to the form for own recipes, for the cook to check.
  share_target: {
    action: SHARED_ACTION,
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      title: "title",
      text: "text",
      url: "url",
      files: [{ name: SHARED_FILES, accept: SHARED_TYPES }],
    },
  },
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    {
      src: "/icons/icon-maskable-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
    {
      src: "/icons/icon-monochrome-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "monochrome",
    },
  ],
  shortcuts: [
    shortcut("Shopping list", "/shopping-list", "list", "What is still to buy"),
    shortcut("Cook", "/cook", "cook", "Your plan, and what is next"),
    shortcut("Eat", "/eat", "eat", "Portions in your fridge and freezer"),
  ],
  screenshots: [
    { ...NARROW, src: "/install/home-phone.png", label: "What’s cooking today" },
    { ...NARROW, src: "/install/list-phone.png", label: "The shopping list" },
    { ...NARROW, src: "/install/recipe-phone.png", label: "A recipe to cook" },
    { ...WIDE, src: "/install/home-desktop.png", label: "What’s cooking today" },
    { ...WIDE, src: "/install/list-desktop.png", label: "The shopping list" },
    { ...WIDE, src: "/install/recipe-desktop.png", label: "A recipe to cook" },
  ],
};
