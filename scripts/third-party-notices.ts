import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";

import { PROJECT_ROOT } from "./command.ts";

/** Beside `index.html`, where anyone can read it; the settings screen links to it. */
const FILE = "third-party-notices.txt";

const LICENCE_FILES = /^(licen[cs]e|notice|copying|copyright)/i;

interface Notice {
  name: string;
  version: string;
  licence: string;
  /** The package's licence and notices; empty if it has no such file. */
  text: string;
}

/**
 * Writes the licences of all packages in a build: the build with this output folder, its workers,
 * and the builds that it starts. Each of them has `collect` among its plugins, and the file is
 * rewritten after each of them, in whatever order they end.
 */
export function thirdPartyNotices(): { collect: () => Plugin } {
  const folders = new Set<string>();
  let outDir: string | undefined;
  return {
    collect: () => ({
      name: "third-party-notices",
      apply: "build",
      configResolved(config) {
        if (!config.isWorker) outDir ??= resolve(config.root, config.build.outDir);
      },
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const sources = file.type === "chunk" ? file.moduleIds : file.originalFileNames;
          for (const source of sources) {
            const folder = packageFolder(source);
            if (folder) folders.add(folder);
          }
        }
      },
      writeBundle() {
        if (outDir) writeFileSync(join(outDir, FILE), formatNotices([...folders].map(readNotice)));
      },
    }),
  };
}

/**
 * Where a module's package is installed, relative to the project; undefined for our own modules.
 */
export function packageFolder(id: string): string | undefined {
  return /^.*?(?<folder>node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/@]+)\//.exec(
    id.replaceAll("\\", "/").replace(/^\0/, ""),
  )?.groups?.["folder"];
}

function readNotice(folder: string): Notice {
  const path = join(PROJECT_ROOT, folder);
  const manifest = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license?: string;
  };
  const files = readdirSync(path).filter((file) => LICENCE_FILES.test(file));
  const texts = files.sort().map((file) => readFileSync(join(path, file), "utf8").trim());
  const { name, version, license = "" } = manifest;
  return { name, version, licence: license, text: texts.join("\n\n") };
}

/**
 * All notices as one document, by name; packages with identical texts share one entry. The Apache
 * License is always the same, so its text is added for packages that lack it; throws for any other
 * package without a text.
 */
export function formatNotices(notices: readonly Notice[]): string {
  const apache = notices.find(
    ({ licence, text }) => licence === "Apache-2.0" && text.includes("Apache License"),
  )?.text;
  const sorted = [...notices].sort((a, b) => (a.name < b.name ? -1 : 1));
  const titlesByWords = new Map<string, string[]>();
  for (const { name, version, licence, text } of sorted) {
    const words = text || (licence === "Apache-2.0" && apache);
    if (!words) throw new Error(`${name} is bundled, and has no text of its licence (${licence}).`);
    const titles = titlesByWords.get(words) ?? [];
    titlesByWords.set(words, [...titles, `${name} ${version} (${licence})`]);
  }
  const parts = [...titlesByWords].map(([words, titles]) => `${titles.join("\n")}\n\n${words}\n`);
  const head = "Simmer is built with the work of others, under these licences.\n";
  return [head, ...parts].join(`\n${"-".repeat(80)}\n\n`);
}
