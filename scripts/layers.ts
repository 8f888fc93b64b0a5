/** A file of the project: its path and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

const IMPORT = /\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g;
/** Test code says nothing about the app's structure. */
const IS_TEST = /\.(test|fixture|emulator\.test)\.tsx?$|(^|\/)doubles\//;

/** The layer of a path: a folder of `src`, `sw` or `functions`; null for any other path. */
function layerOf(path: string): string | null {
  const [top, second = ""] = path.split("/");
  if (top === "sw" || top === "functions") return top;
  if (top !== "src") return null;
  return second.includes(".") ? "main" : second;
}

function targetOf(specifier: string, from: string): string | null {
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  if (!specifier.startsWith(".")) return null;
  return new URL(specifier, `file:///${from}`).pathname.slice(1);
}

/** Which layer imports which, as `"db → domain"`, read from the files; tests are left out. */
export function readLayers(files: readonly SourceFile[]): string[] {
  const arrows = new Set<string>();
  for (const { path, text } of files) {
    const from = layerOf(path);
    if (from === null || IS_TEST.test(path) || !/\.tsx?$/.test(path)) continue;
    for (const [, specifier = ""] of text.matchAll(IMPORT)) {
      const target = targetOf(specifier, path);
      const to = target === null ? null : layerOf(target);
      if (to !== null && to !== from) arrows.add(`${from} → ${to}`);
    }
  }
  return [...arrows].toSorted();
}

/** The arrows as a Mermaid flowchart. `main` starts the app and may import every layer. */
export function drawLayers(arrows: readonly string[]): string {
  const lines = arrows
    .filter((arrow) => !arrow.startsWith("main "))
    .map((arrow) => `  ${arrow.replace("→", "-->")}`);
  return ["```mermaid", "flowchart TD", ...lines, "```"].join("\n");
}
