import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { PROJECT_ROOT } from "./command.ts";

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), "utf8");

/** An image as the address of itself, as short as style sheets allow. */
function dataUrl(svg: string): string {
  const packed = svg.replaceAll(/\s*\n\s*/g, "").replaceAll('"', "'");
  return `data:image/svg+xml,${packed.replaceAll(/[%#<>]/g, encodeURIComponent)}`;
}

/**
 * The styles of the first paint as they stand in the page: src/opening.css with the colours of the
 * design system and the app's icon in it. Throws for a colour that the design system lacks.
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

/** How the Content-Security-Policy names a style that stands in the page. */
export function sourceOf(style: string): string {
  return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}

/**
 * Puts the first paint's styles into the page, and the app's style sheets behind what they paint:
 * browsers show what stands before a style sheet in the body without waiting for it. Scripts of
 * modules still do wait, so that no screen is drawn without its styles.
 */
export function openingPage(): Plugin {
  return {
    name: "opening-page",
    transformIndexHtml: {
      order: "post",
      handler: (html) => ({
        html: putSheetsLast(html),
        // Behind the other tags: browsers look for the charset in the first 1,024 bytes.
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
