import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Plugin } from "vite";

import { REPORTS_FOLDER } from "./steps.ts";
import { packageFolder } from "./third-party-notices.ts";

const FILE = join(REPORTS_FOLDER, "bundle.md");
/** How many parts of each file are listed. */
const PARTS_MOST = 15;

/** A file of the build: its sizes in bytes, and the size of each module's code before minification. */
export interface BuiltFile {
  name: string;
  size: number;
  gzip: number;
  modules: readonly { id: string; length: number }[];
}

/** The part of the app that a module belongs to: its package, or its folder of `src`. */
export function partOf(id: string): string {
  const folder = packageFolder(id);
  if (folder) return folder.replace(/^.*node_modules\//, "");
  const [, path] = /\/((?:src|sw)\/[^?]+)/.exec(id) ?? [];
  return path?.split("/").slice(0, 3).join("/") ?? "the bundler";
}

/** The files, largest first, each with its parts and their shares of its code in percent. */
export function formatReport(files: readonly BuiltFile[]): string {
  const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
  const sections = files
    .toSorted((a, b) => b.gzip - a.gzip)
    .map(({ name, size, gzip, modules }) => {
      const whole = modules.reduce((sum, { length }) => sum + length, 0);
      const parts = new Map<string, number>();
      for (const { id, length } of modules) {
        parts.set(partOf(id), (parts.get(partOf(id)) ?? 0) + length);
      }
      const rows = [...parts]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, PARTS_MOST)
        .map(([part, length]) => `| ${part} | ${((100 * length) / whole).toFixed(1)} % |`);
      const table = rows.length > 0 ? ["", "| part | share |", "| --- | --: |", ...rows] : [];
      return [`## ${name}: ${kb(gzip)} gzip, ${kb(size)}`, ...table].join("\n");
    });
  return `${["# What the app’s files are made of", ...sections].join("\n\n")}\n`;
}

/**
 * Writes a breakdown of the build's scripts and styles to .reports/bundle.md: of the build itself and
 * of its workers, each of which has `collect` among its plugins.
 */
export function bundleReport(): { collect: () => Plugin } {
  const files = new Map<string, BuiltFile>();
  return {
    collect: () => ({
      name: "bundle-report",
      apply: "build",
      writeBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(?:js|css)$/.test(file.fileName)) continue;
          const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
          const modules = file.type === "chunk" ? Object.entries(file.modules) : [];
          files.set(file.fileName, {
            name: file.fileName,
            size: content.length,
            gzip: gzipSync(content, { level: 9 }).length,
            modules: modules.map(([id, { renderedLength: length }]) => ({ id, length })),
          });
        }
        mkdirSync(REPORTS_FOLDER, { recursive: true });
        writeFileSync(FILE, formatReport([...files.values()]));
      },
    }),
  };
}
