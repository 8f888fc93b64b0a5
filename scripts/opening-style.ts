import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { PROJECT_ROOT } from "./command.ts";

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), "utf8");

/** An image as a compact data URL. */
function dataUrl(svg: string): string {
  const packed = svg.replaceAll(/\s*\n\s*/g, "").replaceAll('"', "'");
  return `data:image/svg+xml,${packed.replaceAll(/[%#<>]/g, encodeURIComponent)}`;
}

/**
 * The inlined styles of the first paint: src/opening.css with the design system's colours and the app's
 * icon filled in. Throws for a colour that the design system lacks.
 */
export function openingStyle(): string {
  const tokens = new Map(
    [...read("src/ui/tokens.css").matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
  return read("src/opening.css")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,]) ?/g, "$1")
    .replaceAll(": ", ":")
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const value = tokens.get(name);
      if (value === undefined) throw new Error(`src/ui/tokens.css has no ${name}.`);
      return value;
    })
    .replace("icon.svg", dataUrl(read("public/icons/icon.svg")))
    .trim();
}

/** The Content-Security-Policy hash of an inline style. */
export function sourceOf(style: string): string {
  return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}

/**
 * Inlines the first paint's styles, and moves the app's style sheets to the end of the body: browsers
 * paint what precedes a style sheet in the body without waiting for it. Module scripts still wait, so no
 * screen is rendered without its styles.
 */
export function openingPage(): Plugin {
  return {
    name: "opening-page",
    transformIndexHtml: {
      order: "post",
      handler: (html) => ({
        html: putSheetsLast(html),
        // After the other tags: browsers look for the charset in the first 1,024 bytes.
        tags: [{ tag: "style", children: openingStyle(), injectTo: "head" }],
      }),
    },
  };
}

const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/** `html` with its style sheets at the end of its body. */
export function putSheetsLast(html: string): string {
  const sheets = [...html.matchAll(SHEET)].map(([sheet]) => sheet.trim());
  if (sheets.length === 0) return html;
  return html
    .replaceAll(SHEET, "")
    .replace("</body>", () => `  ${sheets.join("\n    ")}\n  </body>`);
}
