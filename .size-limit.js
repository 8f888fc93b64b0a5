import { readFileSync } from "node:fs";

/**
 * The budget of the first interactive screen: everything the browser must have before the home
 * screen answers a tap. What that is follows from the build's manifest, so that a new static
 * import can't slip past a list of file names.
 */
const manifest = JSON.parse(readFileSync("dist/.vite/manifest.json", "utf8"));

function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const imported = (chunk.imports ?? []).flatMap((other) => filesOf(other, seen));
  return [chunk.file, ...(chunk.css ?? []), ...imported];
}

/** What the page itself names, and the files of a cook's home (scripts/code-splitting.ts). */
const page = readFileSync("dist/index.html", "utf8");
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
  ([, file]) => file,
);
const firstScreen = Object.keys(manifest).filter(
  (key) => named.includes(manifest[key].file) || ["home", "store"].includes(manifest[key].name),
);
const first = [...new Set([...named, ...firstScreen.flatMap((key) => filesOf(key))])].map(
  (file) => `dist/${file}`,
);

export default [
  { name: "first interactive screen", path: first, gzip: true, limit: "153 KB" },
  {
    name: "sync worker (Firestore's requests, and Auth)",
    path: "dist/assets/worker-*.js",
    gzip: true,
    limit: "122 KB",
  },
  {
    name: "its listener (all of Firestore's SDK)",
    path: "dist/assets/firestore-watch-*.js",
    gzip: true,
    limit: "127 KB",
  },
  {
    name: "import worker (readers of files, zip.js, HTML and JSON parsers)",
    path: "dist/assets/import-worker-*.js",
    gzip: true,
    limit: "216 KB",
  },
  { name: "service worker", path: "dist/sw.js", gzip: true, limit: "12 KB" },
  { name: "its background sync", path: "dist/sw-background.js", gzip: true, limit: "130 KB" },
];
